/** Added to the page shell: tables that become cards on a phone. */
export const OPS_STYLE = `
main { padding-block: clamp(1.5rem, 4vw, 3rem) }
h1 + p { margin-bottom: 1.5rem }
.when { white-space: nowrap }
section { margin-top: 2.5rem }
h2 { margin: 0 0 .75rem; font-size: 1.25rem }
.quiet { margin: 0; color: var(--quiet) }
:root { --bad: #a3180d; --warn: #8a5200; --good: #1c6b3a }
@media (prefers-color-scheme: dark) { :root { --bad: #ff9a8f; --warn: #f5c265; --good: #8fd6a8 } }
.problem { margin: 0 0 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: .4rem solid var(--bad); border-radius: .6rem }
.problem.held, .problem.unusable, .problem.refused { border-left-color: var(--warn) }
.problem h3 { margin: 0; font-size: 1.0625rem }
.problem h3 span { font-weight: 400; color: var(--quiet) }
.problem pre { margin: .5rem 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.problem p { margin: 0 }
.problem code { overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
thead th { font-size: .875rem; font-weight: 400; color: var(--quiet) }
.number { text-align: right }
th a { display: inline-block; min-width: 2.75rem; min-height: 2.75rem; align-content: center; margin-block: -.625rem }
.wrong td[data-label="State"], .failed td[data-label="Result"] { color: var(--bad); font-weight: 650 }
.held td[data-label="Result"], .unusable td[data-label="Result"], .lost td[data-label="Result"], .outgrown td[data-label="Result"] { color: var(--warn); font-weight: 650 }
.live td[data-label="Result"], .running td[data-label="State"] { color: var(--good); font-weight: 650 }
td + .number, .number + :not(.number) { padding-left: .75rem }
@media (max-width: 45rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  table, tbody { display: block }
  tr { display: flex; flex-wrap: wrap; gap: .1rem 1rem; padding: .6rem 0; border-bottom: 1px solid var(--line) }
  th, td, td + .number, .number + :not(.number) { padding: 0; border: 0 }
  th { flex: 1 0 100% }
  td::before { content: attr(data-label) ' '; color: var(--quiet); font-weight: 400 }
  td { font-size: .9375rem }
}
`;
