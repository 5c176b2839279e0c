import { html } from 'hono/html';
import { dayFormat } from '#src/values/time/date.ts';
import type { Markup } from '../../overview/page-shell.ts';
import type { Ranked } from './ranking.ts';
import type { DayCount } from './report-days.ts';

/** The drawing is stretched to the width of the page; its labels are text beside it. */
const HEIGHT = 100;
const DAY_WIDTH = 10;

interface DayChart {
  /** What is counted, such as "Leads". */
  readonly title: string;
  readonly counts: readonly DayCount[];
  /** Columns for what comes one by one, a line for a stream. */
  readonly shape: 'columns' | 'line';
  /** Shown instead of the chart if nothing was counted. */
  readonly nothing: string;
}

/** Counts of consecutive days as a drawing, with the same numbers as a table. */
export function dayChart({ title, counts, shape, nothing }: DayChart): Markup {
  const busiest = counts.reduce((best, one) => (one.count > best.count ? one : best), { day: '', count: 0 });
  const [first, last] = [counts[0], counts.at(-1)];
  if (busiest.count === 0 || first === undefined || last === undefined) return empty(nothing);
  const sentence = `${title} a day, ${dayAndMonth(first.day)} to ${dayAndMonth(last.day)}. Most: ${number(busiest.count)} on ${dayAndMonth(busiest.day)}.`;
  const draw = shape === 'columns' ? columns : line;
  return html`<figure class="days">
<figcaption>${sentence}</figcaption>
<svg class="${shape}" role="img" aria-label="${sentence}" viewBox="0 0 ${counts.length * DAY_WIDTH} ${HEIGHT}" preserveAspectRatio="none">${draw(counts, busiest.count)}</svg>
<p class="ends" aria-hidden="true"><span>${dayAndMonth(first.day)}</span><span>${dayAndMonth(last.day)}</span></p>
<details><summary>${title} a day as a table</summary>
<table><thead><tr><th scope="col">Day</th><th scope="col" class="number">${title}</th></tr></thead><tbody>
${counts.toReversed().map(({ day, count }) => html`<tr><th scope="row">${dayAndMonth(day)}</th><td class="number">${number(count)}</td></tr>`)}
</tbody></table></details>
</figure>`;
}

function columns(counts: readonly DayCount[], max: number): Markup {
  return html`${counts.map(({ count }, index) => {
    const tall = (count / max) * HEIGHT;
    return html`<rect x="${index * DAY_WIDTH + 1}" y="${round(HEIGHT - tall)}" width="${DAY_WIDTH - 2}" height="${round(tall)}"/>`;
  })}`;
}

function line(counts: readonly DayCount[], max: number): Markup {
  const points = counts.map(
    ({ count }, index) => `${(index + 0.5) * DAY_WIDTH},${round(HEIGHT - (count / max) * HEIGHT)}`,
  );
  return html`<polyline points="${points.join(' ')}"/>`;
}

interface BarTable {
  /** What the rows are, such as "Form"; the heading of the first column. */
  readonly heading: string;
  /** What is counted; the heading of the numbers. */
  readonly counted: string;
  readonly rows: readonly Ranked[];
  /** Shown instead of a table without rows. */
  readonly nothing: string;
}

/** A table with a bar under each name, as long as its number. */
export function barTable({ heading, counted, rows, nothing }: BarTable): Markup {
  if (rows.length === 0) return empty(nothing);
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return html`<table class="bars"><thead><tr><th scope="col">${heading}</th><th scope="col" class="number">${counted}</th></tr></thead><tbody>
${rows.map(
  ({
    label,
    count,
  }) => html`<tr><th scope="row">${label}<span class="bar" style="width:${round((count / max) * 100)}%"></span></th>
<td class="number">${number(count)}</td></tr>`,
)}
</tbody></table>`;
}

export function empty(sentence: string): Markup {
  return html`<p class="quiet">${sentence}</p>`;
}

export const number = (count: number) => count.toLocaleString('en-AU');

const round = (value: number) => Math.round(value * 10) / 10;

/** "20 November". */
export function dayAndMonth(day: string): string {
  return dayFormat('en-AU', { day: 'numeric', month: 'long' }).format(Date.parse(`${day}T00:00:00Z`));
}
