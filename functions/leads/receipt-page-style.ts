/** Withdrawing is there for whoever looks for it, and not what the page is for. */
export const receiptPageStyle = `
main { display: grid; gap: 1.5rem clamp(1.5rem, 5vw, 4rem); max-width: 68rem }
main h1 { margin-bottom: .5rem; font-size: clamp(1.75rem, 5vw, 2.5rem) }
main h2 { margin: 0 0 .5rem; font-size: 1.125rem }
main p { margin: 0 0 .5rem }
.head p { color: var(--ink-muted) }
.first, .second { display: grid; gap: 1.5rem; align-content: start }
.panel { padding: clamp(1rem, 4vw, 1.5rem); background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius) }
.panel > :last-child { margin-bottom: 0 }
.big { font-size: 1.375rem; font-weight: 650; line-height: 1.3 }
.row { align-items: center; margin-top: .75rem }
p a.action { justify-content: center; padding: 0 22px; min-height: 48px; font-weight: 600; color: var(--on-accent); text-decoration: none; background: var(--accent); border-radius: var(--radius-control) }
ol { display: grid; gap: .75rem; margin: 0; padding-left: 1.5rem }
li::marker { font-weight: 650 }
img { display: block; width: 100%; height: auto; margin-bottom: .75rem; background: linear-gradient(var(--photo-wall) 0 62%, var(--photo-floor) 74% 100%); border-radius: var(--radius) }
.third h2:not(:first-child) { margin-top: 2rem }
form { margin-top: 0; padding-top: 0; border-top: 0 }
button { color: inherit; background: none; border-color: currentcolor }
@media (min-width: 800px) {
  main { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) }
  .head { grid-column: 1 / -1 }
  .second { grid-row: 2 / span 2; grid-column: 2 }
  .third { grid-column: 1 }
}
@media print { .action { color: inherit !important; background: none !important } }
`;
