/** Added to the page shell: the charts and tables of a dealer's page. */
export const DEALER_STYLE = `
main { padding-block: clamp(1.5rem, 4vw, 3rem) }
:root { --mark: #1f5fae }
@media (prefers-color-scheme: dark) { :root { --mark: #8fbcf5 } }
@media (forced-colors: active) { :root { --mark: CanvasText } }
.back { display: inline-flex; align-items: center; min-height: 2.75rem }
h1 { overflow-wrap: anywhere }
h1 + p { margin-bottom: 1.5rem }
section { margin-top: 3rem }
h2 { margin: 0 0 .5rem; font-size: 1.5rem }
h3 { margin: 0 0 .25rem; font-size: 1.0625rem }
section code { display: inline-block; max-width: 100%; overflow-wrap: anywhere }
section > p { margin: 0 0 1rem; max-width: 70ch; color: var(--quiet) }
.quiet { margin: 0; max-width: 60ch; color: var(--quiet) }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem 1.5rem; margin: 0 }
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-top: .75rem; border-top: 2px solid var(--mark) }
.figures dt { color: var(--quiet) }
.figures dd { margin: 0; font-size: 2rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums }
.tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 2rem 3rem; margin-top: 2rem; align-items: start }
.tables > * { min-width: 0 }
.days { margin: 0 }
.days figcaption { margin-bottom: .75rem }
.days svg { display: block; width: 100%; height: 9rem; border-bottom: 1px solid var(--line); overflow: visible }
.days rect { fill: var(--mark) }
.days polyline { fill: none; stroke: var(--mark); stroke-width: 2.5; vector-effect: non-scaling-stroke; stroke-linejoin: round }
.ends { display: flex; justify-content: space-between; margin: .25rem 0 0; font-size: .875rem; color: var(--quiet) }
summary { width: fit-content; min-height: 2.75rem; align-content: center; cursor: pointer }
summary:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
details table { max-width: 24rem }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .4rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
tbody th { font-weight: 400 }
tr { border-bottom: 1px solid var(--line) }
thead th { font-size: .875rem; font-weight: 400; color: var(--quiet) }
.number { padding-left: 1rem; text-align: right; overflow-wrap: normal; white-space: nowrap }
.bar { display: block; height: .375rem; margin-top: .25rem; border-radius: .2rem; background: var(--mark); forced-color-adjust: none }
@media print { details::details-content { content-visibility: visible; height: auto } }
`;
