import type { Calculation } from './calculation.ts';
import type { CalculatorFacts } from './calculator-facts.ts';
import { type FigureName, type Figures, rangeOf, sliderStep } from './calculator-figures.ts';
import { figureWords, type ResultWords, yearCells } from './calculator-words.ts';
import { loanChart, yearMarks } from './loan-chart.ts';

/** Writes only what differs, so that a screen reader and a caret stay where they are. */
function write(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

function fieldOf(root: Element, name: FigureName): HTMLElement | null {
  return root.querySelector(`[data-figure="${name}"]`);
}

/** A figure in its slider and, unless it is just being typed, in its input. */
export function showFigure(
  root: Element,
  name: FigureName,
  figures: Figures,
  facts: CalculatorFacts,
  isTyping: boolean,
): void {
  const field = fieldOf(root, name);
  const slider = field?.querySelector<HTMLInputElement>('[type="range"]');
  const input = field?.querySelector<HTMLInputElement>('[name]');
  if (!field || !slider || !input) return;
  const words = figureWords(name, figures[name], facts);
  if (!isTyping && input.value !== words) input.value = words;
  const range = rangeOf(name, figures, facts);
  slider.min = String(range.least);
  slider.max = String(range.most);
  slider.step = String(sliderStep(range, facts.limits[name]?.step ?? 1));
  if (!slider.matches(':active')) slider.value = String(figures[name]);
  slider.setAttribute('aria-valuetext', words);
  write(field.querySelector('.least'), figureWords(name, range.least, facts));
  write(field.querySelector('.most'), figureWords(name, range.most, facts));
}

/** What is wrong with a figure stands in place of its limits. */
export function showProblem(root: Element, name: FigureName, problem: string | null): void {
  const field = fieldOf(root, name);
  write(field?.querySelector('.problem'), problem ?? '');
  const input = field?.querySelector('[name]');
  if (problem === null) input?.removeAttribute('aria-invalid');
  else input?.setAttribute('aria-invalid', 'true');
}

/** The words of the result, its picture and its table. */
export function showResult(
  root: Element,
  result: Calculation | null,
  words: ResultWords,
  facts: CalculatorFacts,
): void {
  for (const [name, text] of Object.entries(words)) {
    for (const place of root.querySelectorAll(`[data-show="${name}"]`)) write(place, text);
  }
  root.querySelector('.headline')?.toggleAttribute('data-enquire', result === null);
  const years = result?.years ?? [];
  const chart = loanChart(result?.lent ?? 0, years);
  root.querySelector('.bars .is-principal')?.setAttribute('d', chart.principal);
  root.querySelector('.bars .is-cost')?.setAttribute('d', chart.cost);
  root.querySelector('.owed .is-owed')?.setAttribute('d', chart.owed);
  root.querySelector('.years')?.replaceChildren(
    ...yearMarks(years, facts.texts.yearLabel).map(({ label, share }) => {
      const mark = Object.assign(document.createElement('span'), { textContent: label });
      mark.style.flexGrow = String(share);
      return mark;
    }),
  );
  root.querySelector('tbody')?.replaceChildren(...years.map((year) => row(yearCells(year, facts))));
}

function row([label = '', ...amounts]: readonly string[]): HTMLTableRowElement {
  const line = document.createElement('tr');
  const head = Object.assign(document.createElement('th'), { scope: 'row', textContent: label });
  const cells = amounts.map((amount) => Object.assign(document.createElement('td'), { textContent: amount }));
  line.append(head, ...cells);
  return line;
}
