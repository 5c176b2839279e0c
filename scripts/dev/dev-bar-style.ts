/** Neutral colours, to be distinct from every dealer's page. */
export const DEV_BAR_STYLE = `
:host {
  position: fixed; inset: auto auto 0 0; z-index: 2147483647; max-width: 100vw; padding: 8px;
  font: 15px/1.45 system-ui, sans-serif; color: #fff; pointer-events: none;
  display: grid; gap: 8px; justify-items: start; box-sizing: border-box;
}
:host > * { pointer-events: auto }
[hidden] { display: none !important }
.clock, .mistakes { background: #1c1b19; border: 1px solid #6b675f; border-radius: 8px; box-shadow: 0 4px 20px rgb(0 0 0 / .3) }
summary { padding: 12px 14px; cursor: pointer; font-variant-numeric: tabular-nums; opacity: .85 }
:host([data-set]) .clock > summary { background: #ffd84d; color: #1c1b19; border-radius: 7px; opacity: 1 }
form { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; padding: 12px 14px 14px }
label { display: grid; gap: 4px }
input, button { min-height: 44px; padding: 0 14px; font: inherit; border-radius: 6px; border: 1px solid #8d887e }
input { background: #fff; color: #1c1b19; color-scheme: light }
button { background: transparent; color: inherit; cursor: pointer }
button:hover { background: #33312d }
:focus-visible { outline: 3px solid #ffd84d; outline-offset: 2px }
.mistakes { max-width: min(76ch, 100vw - 16px); max-height: 60vh; overflow: auto; box-sizing: border-box; padding: 16px 18px; border-left: 6px solid #ff6b57 }
form, .advice { max-width: min(76ch, 100vw - 48px) }
.advice { margin: 0 14px 12px; border-top: 1px solid #6b675f }
.advice summary { padding: 12px 0 }
.advice ul { max-height: 40vh; overflow: auto }
h2 { margin: 0 0 8px; font-size: 17px; line-height: 1.3 }
ul { margin: 0; padding-left: 18px; overflow-wrap: anywhere }
li + li { margin-top: 8px }
p { margin: 10px 0; color: #cfcac0 }
@media print { :host { display: none } }
`;
