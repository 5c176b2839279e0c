/** Laid out as an appointment is, with what comes next between the two. */
export const reservationPageStyle = `main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem clamp(1.5rem, 5vw, 4rem); max-width: 68rem; align-content: start }
main h1 { margin-bottom: .5rem; font-size: clamp(1.75rem, 5vw, 2.5rem) }
main h2 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--ink-muted) }
main p { margin: 0 }
.head p { font-size: 1.1875rem; text-wrap: balance }
.panel { display: grid; gap: .5rem; align-content: start; padding: clamp(1rem, 4vw, 2rem); background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius) }
.panel h2:not(:first-child) { margin-top: 1rem }
.big { font-size: clamp(1.25rem, 4vw, 1.5rem); font-weight: 650; line-height: 1.25 }
.links { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
p a.action { justify-content: center; min-height: 48px; padding: 0 22px; font-weight: 600; color: var(--on-accent); text-decoration: none; background: var(--accent); border-radius: var(--radius-control) }
img { display: block; width: 100%; height: auto; margin-bottom: .75rem; background: linear-gradient(var(--photo-wall) 0 62%, var(--photo-floor) 74% 100%); border-radius: var(--radius) }
.vehicle a { font-weight: 600 }
.changes { display: grid; gap: .75rem; max-width: 40rem }
details { background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius) }
summary { display: flex; gap: .75rem; align-items: center; justify-content: space-between; min-height: 56px; padding: .75rem clamp(1rem, 4vw, 1.5rem); font-weight: 600; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary::after { flex: none; width: .6em; height: .6em; content: ""; border: solid currentcolor; border-width: 0 2px 2px 0; transform: rotate(45deg) }
details[open] > summary::after { transform: rotate(225deg) }
details > form, details > p { padding: 0 clamp(1rem, 4vw, 1.5rem) 1.5rem; margin: 0 }
form { gap: .75rem; border: 0 }
select { width: 100% }
@media (min-width: 800px) {
  main { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) }
  .head { grid-column: 1 / -1 }
  .vehicle { grid-column: 2; grid-row: 2 / span 2 }
  .changes { align-content: start }
}
@media print { details { display: none } .action { color: inherit !important; background: none !important } }
section { margin-bottom: 1rem }
section h2 { margin-bottom: .5rem }
ol { display: grid; gap: .75rem; margin: 0; padding-left: 1.5rem }
li::marker { font-weight: 650 }
@media print { .changes section { display: block } }
`;
