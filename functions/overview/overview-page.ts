import { html } from 'hono/html';
import type { SiteInfo } from '#src/publish/published/site-info.schema.ts';
import { contrastRatio } from '#src/ui/theme/contrast.ts';
import { type Markup, pageShell } from './page-shell.ts';

/**
 * A list of the built sites, for their operator. `port` is that of the request; `''` means the
 * scheme's default.
 */
export function overviewPage(sites: readonly SiteInfo[], port: string, nowMs: number): Promise<string> {
  return pageShell('Dealer sites', sites.length === 0 ? emptyState() : siteList(sites, port, nowMs));
}

/** The development URL of a site. */
export function siteUrl(slug: string, port: string): string {
  return `http://${slug}.localhost${port === '' ? '' : `:${port}`}/`;
}

function emptyState(): Markup {
  return html`<h1>Dealer sites</h1>
<p>Each dealer’s website is listed here once it is built.</p>
<div class="empty">
<p><strong>Nothing is built yet.</strong> Run <code>npm run build</code>, then load this page again.</p>
</div>`;
}

function siteList(sites: readonly SiteInfo[], port: string, nowMs: number): Markup {
  const vehicles = sites.reduce((sum, site) => sum + site.vehicles, 0);
  return html`<h1>Dealer sites</h1>
<p>${counted(sites.length, 'dealer')}, ${counted(vehicles, 'vehicle')}, one platform.</p>
<ul class="sites">${sites.map((site) => siteCard(site, port, nowMs))}</ul>`;
}

function siteCard(site: SiteInfo, port: string, nowMs: number): Markup {
  const { accent, surface, ink } = site.theme;
  const colours = [
    `--accent:${accent}`,
    `--on-accent:${readableTextColour(accent)}`,
    `--surface:${surface}`,
    `--ink:${readableTextColour(surface, ink)}`,
  ].join(';');
  return html`<li class="site" style="${colours}">
<h2><a href="${siteUrl(site.slug, port)}">${site.name}</a></h2>
<p>${site.tagline}</p>
<dl>
<div><dt>Vehicles</dt><dd>${grouped(site.vehicles)}</dd></div>
<div><dt>Pages</dt><dd>${grouped(site.pages)}</dd></div>
<div><dt>Template</dt><dd>${site.template}</dd></div>
</dl>
<footer><span aria-hidden="true">${site.slug}.localhost</span>
<time datetime="${site.builtAt}">Built ${timeAgo(Date.parse(site.builtAt), nowMs)}</time></footer>
</li>`;
}

const grouped = (count: number) => count.toLocaleString('en-AU');
const counted = (count: number, noun: string) => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago"; times slightly in the future are "just now". */
export function timeAgo(thenMs: number, nowMs: number): string {
  const unit = units.find(([, lengthMs]) => nowMs - thenMs >= lengthMs);
  if (unit === undefined) return 'just now';
  const [name, lengthMs] = unit;
  return `${counted(Math.floor((nowMs - thenMs) / lengthMs), name)} ago`;
}

/**
 * The text colour for a background `#rrggbb`: the wanted one if its contrast meets WCAG AA, else
 * black or white.
 */
export function readableTextColour(background: string, wanted?: string): string {
  if (wanted !== undefined && contrastRatio(wanted, background) >= 4.5) return wanted;
  return contrastRatio('#ffffff', background) >= contrastRatio('#000000', background) ? '#ffffff' : '#000000';
}
