export const DOCTOR_STYLE = `
:root { color-scheme: light dark; --paper: #fff; --text: #1c1b19; --quiet: #5c5952; --line: #d9d6cf; --band: #f6f4f0; --held: #8a1c1c; --heldPaper: #fdf1ef; --good: #1d5c37; --goodPaper: #eff7f1 }
@media (prefers-color-scheme: dark) { :root { --paper: #171614; --text: #f2f0eb; --quiet: #aaa69c; --line: #3a3833; --band: #201f1c; --held: #ffb3a8; --heldPaper: #33201d; --good: #a5dcb8; --goodPaper: #1b2a20 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 78rem; padding: clamp(1rem, 3vw, 3rem); background: var(--paper); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .5rem; font-size: clamp(1.9rem, 4.5vw, 2.8rem); line-height: 1.1; letter-spacing: -.02em; text-wrap: balance }
h2 { margin: 3.5rem 0 .25rem; font-size: 1.5rem; letter-spacing: -.01em }
h2 + p { margin: 0 0 1rem; color: var(--quiet); max-width: 44rem }
header > p { margin: 0; color: var(--quiet); overflow-wrap: anywhere }
.verdict { margin-top: 1.75rem; padding: 1.25rem 1.5rem; border: 1px solid; border-radius: .6rem; max-width: 60rem }
.verdict h2 { margin: 0 0 .5rem; font-size: 1.2rem }
.verdict ul { margin: .5rem 0; padding-left: 1.2rem }
.verdict li { margin: .5rem 0; overflow-wrap: anywhere }
.verdict li span { display: block; color: var(--text); font-size: .9rem }
.held { border-color: var(--held); background: var(--heldPaper); color: var(--held) }
.good { border-color: var(--good); background: var(--goodPaper); color: var(--good) }
.verdict p { margin: .5rem 0 0; color: var(--text) }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 2rem 0 0 }
.figures div { display: flex; flex-direction: column-reverse }
.figures dt { color: var(--quiet); font-size: .9rem }
.figures dd { margin: 0; font-size: 1.9rem; line-height: 1.15; font-variant-numeric: tabular-nums }
.scroll { overflow-x: auto; border-top: 1px solid var(--line) }
table { width: 100%; border-collapse: collapse; font-size: .94rem }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
th, td { padding: .6rem .9rem .6rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: break-word; min-width: 7rem }
thead th { color: var(--quiet); font-size: .85rem; font-weight: 500 }
tbody th { font-weight: 600 }
.number { min-width: 4rem; text-align: right; padding-right: 1.5rem; font-variant-numeric: tabular-nums; white-space: nowrap }
.kind { white-space: nowrap; font-weight: 600 }
.quiet { color: var(--quiet); min-width: 16rem; overflow-wrap: anywhere }
code { font: .9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
a { color: inherit; text-underline-offset: .2em }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
@media (max-width: 44rem) { .rows thead { display: none } .rows tr { display: block; padding: .7rem 0; border-bottom: 1px solid var(--line) } .rows th, .rows td { display: block; overflow-wrap: anywhere; border: 0; padding: .1rem 0; text-align: left } .rows .number::before { content: "Line " } }
@media print {
  :root { color-scheme: light; --paper: #fff; --text: #000; --quiet: #444; --line: #bbb; --held: #7a0000; --heldPaper: #fff; --good: #004d20; --goodPaper: #fff }
  body { max-width: none; padding: 0; font-size: 9.5pt }
  h2 { break-after: avoid } tr, .verdict { break-inside: avoid } thead { display: table-header-group } .scroll { overflow: visible }
}
`;
