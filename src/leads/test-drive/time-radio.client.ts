import type { DayChoice, TimeGroup } from './time-choice.ts';

/** `group`: the name of the radio buttons, unique on the page. They belong to no form: nothing sends them. */
function labelled(group: string, value: string, name: string, content: readonly Node[]): HTMLLabelElement {
  const radio = Object.assign(document.createElement('input'), { type: 'radio', name: group, value });
  radio.setAttribute('form', '');
  radio.setAttribute('aria-label', name);
  const label = document.createElement('label');
  label.append(radio, ...content);
  return label;
}

function span(text: string): HTMLSpanElement {
  return Object.assign(document.createElement('span'), { textContent: text });
}

/** A day like the leaf of a calendar. */
export function leafOf({ date, label, short }: DayChoice, group: string): HTMLLabelElement {
  return labelled(group, date, label, short.map(span));
}

/** A time of day; its name says the day too. */
export function radioOf(
  { value, label }: TimeGroup['options'][number],
  group: string,
  day: string,
): HTMLLabelElement {
  return labelled(group, value, `${label}, ${day}`, [span(label)]);
}
