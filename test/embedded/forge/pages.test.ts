import { expect, test } from "vitest";
import { markdown } from "../../../src/embedded/forge/pages/markdown.ts";
import { drawMermaid } from "../../../src/embedded/forge/pages/mermaid.ts";
import { branch, type Given, givenForge, REPO, where } from "./given.ts";

async function page({ forge }: Given, path: string): Promise<string> {
  const response = await forge.fetch(`${forge.url}${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
}

test("a person finds the way from the repositories to an issue, a pull request and its commit", async () => {
  const given = await givenForge();
  const sha = await branch(given.forge, "topic");
  await given.owner.issues.create({ ...where, title: "Count < words", body: "Please *count*.", labels: ["rondo"] });
  await given.owner.pulls.create({ ...where, title: "Counted", head: "topic", base: "main", body: "Closes #1" });
  await given.owner.issues.createComment({ ...where, issue_number: 1, body: "| a | b |\n|---|---|\n| 1 | 2 |" });
  await given.owner.repos.createCommitStatus({
    ...where,
    sha,
    state: "success",
    context: "rondo",
    description: "Done",
  });
  expect(await page(given, "/")).toContain(`href="/${REPO}"`);
  expect(await page(given, `/${REPO}`)).toContain("Count &lt; words");
  const issue = await page(given, `/${REPO}/issues/1`);
  expect(issue).toContain("<em>count</em>");
  expect(issue).toContain("<table>");
  const pull = await page(given, `/${REPO}/pull/2`);
  expect(pull).toContain("<b>rondo</b> Done");
  expect(pull).toContain("new.txt");
  expect(pull).toContain(`/${REPO}/commit/${sha}`);
  expect(await page(given, `/${REPO}/commit/${sha}`)).toContain("new.txt");
});

test("a number leads to the issue or the pull request, whichever it is, and an issue to the work on it", async () => {
  const given = await givenForge();
  await branch(given.forge, "topic");
  await given.owner.issues.create({ ...where, title: "Count words", body: "See #2, not a#2 or `#2`." });
  await given.owner.pulls.create({ ...where, title: "Counted", head: "topic", base: "main", body: "Closes #1" });
  const moved = await given.forge.fetch(`${given.forge.url}/${REPO}/issues/2`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, `/${REPO}/pull/2`]);
  const issue = await page(given, `/${REPO}/issues/1`);
  expect(issue).toContain(
    `See <a href="/${REPO}/issues/2" rel="nofollow noopener">#2</a>, not a#2 or <code>#2</code>.`,
  );
  expect(issue).toContain(`<a href="/${REPO}/pull/2">Counted</a>`);
  const pull = await page(given, `/${REPO}/pull/2`);
  expect(pull).toContain(`Closes <a href="/${REPO}/issues/1"`);
  expect(pull).toContain('<span class="added">+');
});

test("a box's kind counts only alone on its line, as on GitHub", () => {
  expect(markdown("> [!NOTE]\n> Look here").text).toContain('<blockquote class="alert note"><p class="title">Note</p>');
  expect(markdown("> [!NOTE] Look here").text).not.toContain("alert");
  expect(markdown("> [!NICE]\n> Look here").text).not.toContain("alert");
});

test("a page loads nothing from outside and looks again only while something runs", async () => {
  const given = await givenForge();
  const text = await page(given, `/${REPO}`);
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(text).not.toContain("http-equiv");
  expect(text).toContain("prefers-color-scheme");
});

test.each([
  ["<script>alert(1)</script>", "alert"],
  ["<img src=x onerror=alert(1)>", "onerror"],
  ["[x](javascript:alert(1))", "javascript:"],
  ["<a href='java&#115;cript:alert(1)'>x</a>", "href"],
  ["<a href='javascript&colon;alert(1)'>x</a>", "href"],
  ["<svg onload=alert(1)>", "onload"],
  ["<iframe src=//evil></iframe>", "iframe"],
  ["![x](https://evil.example/pixel.png)", "evil"],
  ["<!-- <b>hidden</b> -->", "hidden"],
  ["<style>body{display:none}</style>", "display"],
  ["<details ontoggle=alert(1) open>x</details>", "ontoggle"],
])("%s is made harmless", (source, gone) => {
  expect(markdown(source).text).not.toContain(gone);
});

test("a text cannot close what is around it", () => {
  expect(markdown("</div></section>after").text).not.toMatch(/<\/(div|section)>/);
  expect(markdown("<details><b>open").text).toMatch(/<\/b>.*<\/details>$/s);
});

test("GitHub's Markdown is there: details, task lists, strikethrough, code that stays code", () => {
  const shown = markdown(
    "<details><summary>More</summary>\n\n- [x] done\n- ~~gone~~\n\n```ts\na < b\n```\n</details>",
  ).text;
  expect(shown).toContain("<summary>More</summary>");
  expect(shown).toContain('type="checkbox"');
  expect(shown).toContain("<del>gone</del>");
  expect(shown).toContain('<code class="language-ts">a &lt; b');
});

test("Mermaid's bars, lines and pies are drawn, and others shown as code", () => {
  const chart =
    'xychart-beta\n  title "Cost <b>"\n  x-axis [1, 2, 3]\n  y-axis "USD" 0 --> 10\n  bar [1, 5, 10]\n  line [1, 2, 3]';
  const shown = markdown(`\`\`\`mermaid\n${chart}\n\`\`\``).text;
  expect(shown.match(/<rect/g)).toHaveLength(3);
  expect(shown).toContain("<polyline");
  expect(shown).toContain("Cost &lt;b&gt;");
  expect(drawMermaid('pie title Work\n  "a" : 3\n  "b" : 1')).toMatch(/(<path.*){2}/);
  expect(markdown("```mermaid\ngraph TD\n  A --> B\n```").text).toContain('<code class="language-mermaid">graph TD');
});

test("a page that is not there is named", async () => {
  const { forge } = await givenForge();
  const response = await forge.fetch(`${forge.url}/${REPO}/issues/99`);
  expect(response.status).toBe(404);
});
