import { repaymentFrequencies } from '../../../values/finance/finance-terms.ts';
import {
  type Allowed,
  allowedFigures,
  type Figures,
  figureNames,
  startingFigures,
} from './calculator-figures.ts';
import { readFigure } from './read-figure.ts';

type Query = { get(name: string): string | null };

/** Names of the query parameters that contain figures. */
export const figureParameters = [...figureNames, 'frequency'] as const;

export function hasFigures(query: Query): boolean {
  return figureParameters.some((name) => query.get(name) !== null);
}

/** The figures in a query, within their ranges and steps; missing or invalid ones keep their initial value. */
export function figuresOfQuery(query: Query, allowed: Allowed): Figures {
  const start = startingFigures(allowed);
  const valid = figureNames.flatMap((name) => {
    const value = readFigure(query.get(name) ?? '');
    return value === null ? [] : [[name, value] as const];
  });
  const frequency = repaymentFrequencies.find((known) => known === query.get('frequency')) ?? start.frequency;
  return allowedFigures({ ...start, ...Object.fromEntries(valid), frequency }, allowed);
}

/** The figures as a query, without those that the lender's calculator does not ask for. */
export function queryOfFigures(figures: Figures, { limits }: Allowed): URLSearchParams {
  const asked = figureNames.filter((name) => limits[name] !== null);
  const query = new URLSearchParams(asked.map((name) => [name, String(figures[name])]));
  if (limits.frequencies.length > 1) query.set('frequency', figures.frequency);
  return query;
}

/** The address with these figures in its query; other parameters are kept. */
export function withFigures(address: string, figures: Figures, allowed: Allowed): string {
  const url = new URL(address);
  for (const [name, value] of queryOfFigures(figures, allowed)) url.searchParams.set(name, value);
  return url.href;
}

/** The address without any figures. */
export function withoutFigures(address: string): string {
  const url = new URL(address);
  for (const name of figureParameters) url.searchParams.delete(name);
  return url.href;
}

/**
 * Link to apply for the calculated loan: "query parameters … price, loanTerm" of the finance page (leads and dealer
 * §2). `href` is a path or an external URL, with or without a query.
 */
export function enquiryHref(href: string, { amount, term }: Figures): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const params = new URLSearchParams(query);
  if (amount > 0) params.set('price', String(amount));
  params.set('loanTerm', String(term));
  return `${path}?${params}${hash}`;
}
