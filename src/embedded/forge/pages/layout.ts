import { Html, html } from "./html.ts";

const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1f2328;--line:#d1d9e0;--soft:#f6f8fa;--dim:#59636e;--link:#0969da;--good:#1a7f37;--bad:#d1242f;--wait:#9a6700;--ask:#8250df;--added:#dafbe1;--removed:#ffebe9;--mark:#818b981f}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#f0f6fc;--line:#3d444d;--soft:#151b23;--dim:#9198a1;--link:#4493f8;--good:#3fb950;--bad:#f85149;--wait:#d29922;--ask:#ab7df8;--added:#12361f;--removed:#42181b;--mark:#656c7633}}
body{font:14px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";margin:0 auto;max-width:980px;padding:16px;background:var(--page);color:var(--text)}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
h1{font-size:1.6em;font-weight:500}h2{font-size:1.3em;font-weight:600;border-bottom:1px solid var(--line);padding-bottom:4px}
h3{font-size:1.25em;font-weight:600;margin:.4em 0 .8em}
nav,.dim{color:var(--dim)}.good{color:var(--good)}.bad{color:var(--bad)}.wait{color:var(--wait)}
ul.plain{list-style:none;padding:0}ul.plain li{padding:6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
h2+ul.plain{margin-top:0}.box ul.plain{margin:2px 0 8px}.box ul.plain li:last-child{border:0}
nav{margin-bottom:12px}.pill{border:1px solid currentColor;border-radius:1em;padding:1px .7em;font-size:.9em;font-weight:600}
.label{background:var(--soft);border:1px solid var(--line);border-radius:1em;padding:0 .6em;font-size:.85em}
.box{border:1px solid var(--line);border-radius:6px;margin:16px 0;overflow:hidden}
.box>header{background:var(--soft);padding:8px 16px;border-bottom:1px solid var(--line);color:var(--dim)}
.box>header b{color:var(--text)}
.box>div{padding:8px 16px;overflow-wrap:break-word}
pre{background:var(--soft);padding:12px;overflow-x:auto;border-radius:6px;font-size:12px;line-height:1.45}
code{font-family:ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace;font-size:85%}
:not(pre)>code{background:var(--mark);padding:.2em .4em;border-radius:6px;white-space:break-spaces}pre code{font-size:inherit}
pre.diff{padding:8px 0}pre.diff code{display:inline-block;min-width:100%}pre.diff span{display:block;padding:0 12px;min-height:1.4em}
.added{background:var(--added)}.removed{background:var(--removed)}
summary{cursor:pointer;overflow-wrap:anywhere}details{margin:0 0 14px}sub{font-size:75%;line-height:0}
table{border-collapse:collapse;display:block;width:max-content;max-width:100%;overflow-x:auto;margin:0 0 14px}
td,th{border:1px solid var(--line);padding:6px 13px}th{font-weight:600}tbody tr:nth-child(2n){background:var(--soft)}
svg.chart{width:100%}
blockquote{border-left:.25em solid var(--line);margin:0 0 14px;padding:0 1em;color:var(--dim)}
blockquote.alert{color:inherit;padding:.5em 1em}blockquote.alert p{margin:.4em 0}blockquote.alert .title{font-weight:600;margin:0}
.alert.note{border-color:var(--link)}.note .title{color:var(--link)}.alert.tip{border-color:var(--good)}.tip .title{color:var(--good)}
.alert.important{border-color:var(--ask)}.important .title{color:var(--ask)}.alert.warning{border-color:var(--wait)}.warning .title{color:var(--wait)}
.alert.caution{border-color:var(--bad)}.caution .title{color:var(--bad)}
`;

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** The repository that it is in, if it is in one. */
  readonly repository?: string;
  /** Something runs: look again soon. */
  readonly live: boolean;
}

export function layout(page: Page): string {
  const { repository } = page;
  const inside = repository === undefined ? "" : html` / <a href="/${repository}">${repository}</a>`;
  const refresh = page.live ? html`<meta http-equiv="refresh" content="2">` : "";
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refresh}<title>${page.title}</title><style>${new Html(STYLE)}</style></head>
<body><nav><a href="/">Embedded GitHub</a>${inside}</nav>${page.body}</body></html>
`.text;
}

const TONES: Readonly<Record<string, string>> = {
  success: "good",
  passed: "good",
  open: "good",
  merged: "good",
  failure: "bad",
  error: "bad",
  timed_out: "bad",
  cancelled: "bad",
  pending: "wait",
  queued: "wait",
  in_progress: "wait",
  waiting: "wait",
  action_required: "wait",
};

/** A word for a state, in its colour. */
export function tone(state: string): Html {
  return html`<span class="${TONES[state] ?? "dim"}">${state.replaceAll("_", " ")}</span>`;
}

/** The same, standing out. */
export function pill(state: string): Html {
  return html`<span class="pill ${TONES[state] ?? "dim"}">${state.replaceAll("_", " ")}</span>`;
}

export function time(at: Date): Html {
  const text = at.toISOString().slice(0, 19).replace("T", " ");
  return html`<time class="dim" datetime="${at.toISOString()}">${text} UTC</time>`;
}
