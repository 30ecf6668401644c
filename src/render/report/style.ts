/** Everything that the page needs is in it: it opens from a disk, without a network. */
export const style = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --paper: #fff; --card: #f6f8fa;
  --good: #1a7f37; --bad: #b35900; --wait: #0969da; --link: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d; --paper: #0d1117;
  --card: #151b23; --good: #3fb950; --bad: #db8a3c; --wait: #4493f8; --link: #4493f8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 0; line-height: 1.4; }
.soft { color: var(--soft); } .small { font-size: 14px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px; margin: 24px 0; padding: 0; }
.tiles > div { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 12px; }
.tiles dt { font-size: 13px; color: var(--soft); } .tiles dd { margin: 0; font-size: 22px; font-weight: 600; }
.tiles dd small { display: block; font-size: 13px; font-weight: 400; color: var(--soft); }
article { border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin: 16px 0; }
.top { display: flex; gap: 12px; align-items: flex-start; justify-content: space-between; }
.status { flex: none; border: 1px solid currentColor; border-radius: 999px; padding: 0 10px; font-size: 13px;
  font-weight: 600; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); } .wait { color: var(--wait); }
.facts { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 0; padding: 0; list-style: none; }
.meter { height: 6px; border-radius: 3px; background: var(--line); margin-top: 12px; overflow: hidden; }
.meter > i { display: block; height: 100%; background: currentColor; }
svg { display: block; width: 100%; max-width: 620px; height: auto; margin: 12px 0 4px; }
svg .grid { stroke: var(--line); } svg text { fill: var(--soft); font-size: 11px; }
svg .curve { fill: none; stroke: var(--wait); stroke-width: 2; stroke-linejoin: round; }
svg .cost { fill: var(--line); }
ol.steps { list-style: none; margin: 12px 0 0; padding: 0; }
ol.steps > li { display: grid; grid-template-columns: 32px 1fr; gap: 0 8px; padding: 8px 0; border-top: 1px solid var(--line); }
ol.steps .n { font-weight: 600; text-align: right; padding-right: 4px; font-variant-numeric: tabular-nums; }
ol.steps .what { display: flex; flex-wrap: wrap; gap: 0 14px; font-size: 14px; }
ol.steps p { margin: 2px 0 0; font-size: 14px; color: var(--soft); }
details > summary { cursor: pointer; margin-top: 12px; font-size: 14px; }
.bars { display: grid; grid-template-columns: max-content 1fr max-content; gap: 6px 12px; align-items: center; font-size: 14px; }
section { margin: 24px 0; } section h2 { margin-bottom: 8px; }
.times { display: grid; grid-template-columns: max-content 1fr max-content; gap: 6px 12px; align-items: center; font-size: 14px;
  margin-top: 8px; }
.track { position: relative; height: 14px; border-radius: 7px; background: var(--card); }
.track i { position: absolute; top: 5px; height: 4px; min-width: 4px; border-radius: 2px; background: currentColor; opacity: .5; }
.track b { position: absolute; top: 3px; width: 8px; height: 8px; margin-left: -8px; border-radius: 4px; background: currentColor; }
.bars i { display: block; height: 8px; border-radius: 4px; background: var(--bad); }
@media print { body { max-width: none; } article { break-inside: avoid; } details > summary { display: none; } }
`;
