export const reportStyle = `
:root { color-scheme: light dark; --paper: #fff; --text: #1c1b19; --quiet: #5c5952; --line: #d9d6cf }
@media (prefers-color-scheme: dark) { :root { --paper: #171614; --text: #f2f0eb; --quiet: #aaa69c; --line: #3a3833 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 100rem; padding: clamp(1rem, 3vw, 3rem); background: var(--paper); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: clamp(2rem, 5vw, 3rem); line-height: 1.1; letter-spacing: -.02em }
h2 { margin: 3rem 0 1rem }
h3 { margin: 0 0 1rem; font-size: 1.3rem; overflow-wrap: anywhere }
h3 span, summary span { margin-left: .5em; color: var(--quiet); font-weight: 400; font-size: 1rem }
h4 { margin: 1.25rem 0 .5rem }
header p:first-child { margin: 0 0 .5rem; color: var(--quiet) }
ul { padding-left: 1.2rem; overflow-wrap: anywhere }
details { border-top: 1px solid var(--line) }
summary { padding: .7rem 0; cursor: pointer; min-height: 44px }
details ul { columns: 22rem; margin: 0 0 1rem }
section { padding: 2rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem }
.words { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2rem }
.words h4 { margin-top: 0 }
del { color: inherit } ins { text-decoration: none; font-weight: 600 }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { margin-bottom: .3rem; color: var(--quiet) }
figure a { display: block; width: fit-content; max-width: 100%; max-height: 85vh; overflow: auto; border: 1px solid var(--line) }
img { display: block; max-width: 100%; height: auto }
a { color: inherit }
:focus-visible { outline: 3px solid #d6008c; outline-offset: 2px }
@media (max-width: 40rem) { .pictures { grid-template-columns: 1fr } }
`;
