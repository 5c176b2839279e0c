import { html } from 'hono/html';
import { type CalculatorFacts, calculatorLender } from '#src/finance/calculator/calculator-facts.ts';
import {
  type FigureName,
  type Figures,
  figureNames,
  rangeOf,
} from '#src/finance/calculator/calculator-figures.ts';
import { feeWords, lenderWords, lentLabel } from '#src/finance/calculator/calculator-labels.ts';
import { CALCULATION_PATH, CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { enquiryHref } from '#src/finance/calculator/calculator-query.ts';
import {
  calculated,
  figureWords,
  hasMonthlyFees,
  yearColumns,
} from '#src/finance/calculator/calculator-words.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehicleSectionPath, vehicleSections } from '#src/vehicle/vehicle-urls.ts';
import { dealerPage } from '../http/dealer-page.ts';

const ownStyle = `
body { font-variant-numeric: tabular-nums lining-nums }
.repayment { margin: 0 0 1rem; font-size: clamp(1.75rem, 8vw, 2.75rem); line-height: 1.15; color: var(--price) }
.rates { font-size: 1.25rem; font-weight: 600 }
.rates dt { color: inherit }
.small { font-size: .875rem }
dl { grid-template-columns: 1fr auto }
dd { text-align: right; white-space: nowrap }
table { width: 100%; font-size: .875rem; border-collapse: collapse }
th, td { padding: .5rem .25rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child { text-align: left; white-space: nowrap }
fieldset { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; border: 0 }
fieldset label { display: inline-flex; align-items: center; gap: .5rem; min-height: 44px; font-weight: 400 }
fieldset input { min-height: 0; width: 1.25rem; height: 1.25rem }
legend { font-weight: 600 }
`;

interface Facts {
  readonly settings: Settings;
  /** Whose price it began with; null without one. */
  readonly vehicle: Vehicle | null;
  readonly facts: CalculatorFacts;
  readonly figures: Figures;
}

/** The result for browsers without script, in the dealer's colours, with the form for another try. */
export function calculationPage(asked: Facts): Promise<string> {
  const { settings, vehicle, facts, figures } = asked;
  const { texts } = facts;
  const back = vehicle ? vehicleSectionPath(vehicle, vehicleSections.financeCalculator) : CALCULATOR_PATH;
  const body = html`<h1>${texts.heading}${vehicle === null ? '' : ` · ${vehicle.name}`}</h1>
${resultPart(asked)}
${yearsPart(asked)}
${formPart(asked)}
${
  facts.enquireHref === null
    ? ''
    : html`<p><a href="${enquiryHref(facts.enquireHref, figures)}">${texts.apply}</a></p>`
}
<p><a href="${back}">${fill(texts.back, { name: vehicle?.name ?? settings.site.name })}</a></p>`;
  return dealerPage(settings, { title: texts.heading, body, ownStyle });
}

function resultPart({ settings, facts, figures }: Facts) {
  const { texts, fees } = facts;
  const lender = calculatorLender(settings.finance);
  const { words } = calculated(figures, facts);
  const row = (label: string, value: string) => html`<dt>${label}</dt><dd>${value}</dd>`;
  return html`<p>${texts.repayment}</p>
<p class="repayment" role="status"><strong>${words.repayment}</strong> ${words.per}</p>
<dl class="rates">${row(texts.rateLabel, words.rate)}${row(texts.comparisonRateLabel, words.comparisonRate)}</dl>
<p class="small">${settings.vehicle.price.comparisonRateWarning}</p>
<dl>${row(lentLabel(facts), words.lent)}${row(texts.totalInterest, words.totalInterest)}${
    hasMonthlyFees(facts) && row(texts.totalFees, words.totalFees)
  }${row(texts.total, words.total)}${facts.limits.residual && row(texts.finalPayment, words.residual)}</dl>
<p class="small">${texts.totalHolds}</p>
${
  fees.length === 0
    ? ''
    : html`<p class="small">${texts.fees}</p><ul class="small">${fees.map((fee) => html`<li>${feeWords(fee, facts)}</li>`)}</ul>`
}
${lender && html`<p class="small">${lenderWords(lender, facts)} ${lender.disclaimer}</p>`}`;
}

function yearsPart({ facts, figures }: Facts) {
  const { result } = calculated(figures, facts);
  if (result === null) return '';
  const columns = yearColumns(facts);
  const heads = columns.map(({ label }) => html`<th scope="col">${label}</th>`);
  const rows = result.years.map((year) => {
    const [label, ...amounts] = columns.map(({ cellOf }) => cellOf(year));
    return html`<tr><th scope="row">${label}</th>${amounts.map((amount) => html`<td>${amount}</td>`)}</tr>`;
  });
  return html`<h2>${facts.texts.yearByYear}</h2>
<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

function formPart({ vehicle, facts, figures }: Facts) {
  const { texts, limits } = facts;
  const rangeWords = (name: FigureName) => {
    const { least, most } = rangeOf(name, figures, facts);
    return `${figureWords(name, least, facts)} – ${figureWords(name, most, facts)}`;
  };
  const fields = figureNames
    .filter((name) => limits[name] !== null)
    .map(
      (name) => html`<label for="${name}">${texts[name]}</label>
<input id="${name}" name="${name}" inputmode="decimal" value="${figureWords(name, figures[name], facts)}" aria-describedby="${name}-range">
<span class="small" id="${name}-range">${rangeWords(name)}</span>`,
    );
  return html`<form method="get" action="${CALCULATION_PATH}">
<input type="hidden" name="car_slug" value="${vehicle?.slug ?? ''}">
${fields}
${limits.frequencies.length > 1 ? frequencyPart(facts, figures) : ''}
<button>${texts.calculate}</button>
</form>`;
}

function frequencyPart({ texts, limits }: CalculatorFacts, figures: Figures) {
  return html`<fieldset><legend>${texts.frequency}</legend>
${limits.frequencies.map(
  (frequency) =>
    html`<label><input type="radio" name="frequency" value="${frequency}" ${
      frequency === figures.frequency ? 'checked' : ''
    }> ${texts.frequencies[frequency]}</label>`,
)}</fieldset>`;
}
