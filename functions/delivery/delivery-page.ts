import { html, raw } from 'hono/html';
import type { DeliveryAnswer } from '#src/delivery/delivery-answer.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { themeCss } from '#src/ui/theme-css.ts';
import { fill } from '#src/values/fill.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';

const style = `
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--surface); -webkit-text-size-adjust: 100% }
header { padding: 1rem clamp(1rem, 5vw, 3rem); color: var(--on-header); background: var(--header); border-bottom: 1px solid var(--line) }
header a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; color: inherit; text-decoration: none }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 5rem) clamp(1rem, 5vw, 3rem) }
h1 { margin: 0 0 1.5rem; font-size: 1.125rem; font-weight: 600; line-height: 1.3; color: var(--ink-muted) }
.answer { margin: 0 0 2.5rem; font-size: 1.25rem; line-height: 1.4; text-wrap: pretty }
.answer--price { font-size: clamp(1.75rem, 6vw, 2.75rem); font-weight: 700; line-height: 1.15; text-wrap: balance; color: var(--price) }
form { display: grid; gap: .5rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
label { font-weight: 600 }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
input, button { min-height: 48px; padding: 10px 16px; font: inherit; border-radius: var(--radius-control) }
input { width: 9rem; color: inherit; background: var(--surface-raised); border: 1px solid var(--ink-muted) }
button { font-weight: 600; color: var(--on-accent); background: var(--accent); border: 2px solid var(--accent); cursor: pointer }
p a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

/** The page needs its own style and its own form, and nothing else. */
export const deliveryPageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

interface Facts {
  readonly settings: Settings;
  /** Where the visitor came from; null when it is not known. */
  readonly vehicle: Vehicle | null;
  readonly postcode: string;
  readonly answer: DeliveryAnswer;
}

/** The answer for browsers without script, in the dealer's colours, with a way back and another try. */
export async function deliveryPage({ settings, vehicle, postcode, answer }: Facts): Promise<string> {
  const { site, delivery } = settings;
  const { texts } = delivery;
  const href = vehicle === null ? '/' : vehiclePath(vehicle);
  const page = await html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.heading} · ${site.name}</title>
<link rel="icon" href="data:,">
<style>${raw(themeCss(settings.theme))}${raw(style)}</style>
</head>
<body>
<header><a href="/">${site.name}</a></header>
<main>
<h1>${texts.heading}${vehicle === null ? '' : ` · ${vehicle.name}`}</h1>
<p class="answer answer--${answer.kind}" role="status">${answer.message}</p>
<form method="post" action="/api/delivery">
<label for="postcode">${texts.label}</label>
<div class="row">
<input id="postcode" name="postcode" inputmode="numeric" autocomplete="postal-code" value="${postcode}">
<input type="hidden" name="car_id" value="${vehicle?.slug ?? ''}">
<button>${texts.button}</button>
</div>
</form>
<p><a href="${href}">${fill(texts.back, { name: vehicle?.name ?? site.name })}</a></p>
</main>
</body>
</html>
`;
  return page.toString();
}
