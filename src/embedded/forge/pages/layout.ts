import { Html, html } from "./html.ts";

const STYLE = `
:root{color-scheme:light dark;--line:#d0d7de;--soft:#f6f8fa;--dim:#57606a;--link:#0969da;--good:#1a7f37;--bad:#cf222e;--wait:#9a6700;--added:#dafbe1;--removed:#ffebe9}
@media (prefers-color-scheme:dark){:root{--line:#30363d;--soft:#161b22;--dim:#8b949e;--link:#58a6ff;--good:#3fb950;--bad:#f85149;--wait:#d29922;--added:#12361f;--removed:#42181b}}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:980px;padding:16px}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
h1{font-size:1.5em;font-weight:500}h2{font-size:1.15em;border-bottom:1px solid var(--line);padding-bottom:4px}
nav,.dim{color:var(--dim)}.good{color:var(--good)}.bad{color:var(--bad)}.wait{color:var(--wait)}
ul.plain{list-style:none;padding:0}ul.plain li{padding:6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
h2+ul.plain{margin-top:0}.box ul.plain{margin:2px 0 8px}.box ul.plain li:last-child{border:0}
nav{margin-bottom:12px}.pill{border:1px solid currentColor;border-radius:1em;padding:1px .7em;font-size:.9em;font-weight:600}
blockquote.alert{color:inherit;border-color:var(--wait)}blockquote.alert b{color:var(--wait)}
.label{background:var(--soft);border:1px solid var(--line);border-radius:1em;padding:0 .6em;font-size:.85em}
.box{border:1px solid var(--line);border-radius:6px;margin:16px 0;overflow:hidden}
.box>header{background:var(--soft);padding:6px 12px;border-bottom:1px solid var(--line);color:var(--dim)}
.box>header b{color:CanvasText}
.box>div{padding:4px 16px;overflow-x:auto}
pre{background:var(--soft);padding:12px;overflow-x:auto;border-radius:6px;font-size:13px;line-height:1.4}
code{font-family:ui-monospace,monospace}
pre.diff{padding:8px 0}pre.diff code{display:inline-block;min-width:100%}pre.diff span{display:block;padding:0 12px;min-height:1.4em}
.added{background:var(--added)}.removed{background:var(--removed)}
summary{cursor:pointer;overflow-wrap:anywhere}
table{border-collapse:collapse}td,th{border:1px solid var(--line);padding:4px 10px}
th,td[align=right]{white-space:nowrap}td:not([align]){min-width:9em}
svg.chart{max-width:640px;width:100%}blockquote{border-left:4px solid var(--line);margin-left:0;padding-left:1em;color:var(--dim)}
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
