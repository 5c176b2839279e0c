import type { FormValues } from '../../../forms/read-form.ts';
import { formatInputs } from '../../../ui/format-input.client.ts';
import { filledInField } from '../../../values/form-trap.ts';
import { typedValuesOf, valuesOf } from '../../form/form-fields.client.ts';
import { keepDraft, readDraft } from '../../form/lead-draft.client.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import { modelsList } from '../trade-in-fields.ts';
import { type TradeInStage, tradeInStages } from '../trade-in-stages.ts';
import { stagedValue } from '../trade-in-values.ts';

export function stageOf(element: Element): TradeInStage {
  const name = element.closest('[data-stage]')?.getAttribute('data-stage');
  return tradeInStages.find((stage) => stage === name) ?? 'plate';
}

/** Null at a dealer who leaves the stage out. */
export function formOf(host: HTMLElement, stage: TradeInStage): HTMLFormElement | null {
  return host.querySelector(`[data-stage="${stage}"] form`);
}

/** Names of what a stage asks, but for what the shopper's case does not need. */
export function askedNames(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]:not([hidden])')].flatMap(
    ({ dataset }) => dataset['field'] ?? [],
  );
}

function writeTo(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList) control.value = value;
  else if (control instanceof HTMLInputElement && control.type === 'radio')
    control.checked = control.value === value;
  else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    control.value = value;
}

/** Puts values in, whatever stood there. */
export function writeValues(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) writeTo(form.elements.namedItem(name), value);
  formatInputs(form);
}

/** What the dealer already has, into the fields of a stage; what it has not stays as it is. */
export function writeState(form: HTMLFormElement, state: TradeInState): void {
  const known = askedNames(form).map((name) => [name, stagedValue(state, name)] as const);
  writeValues(form, Object.fromEntries(known.filter(([, value]) => value !== '')));
}

/** Suggests the models of the make that is typed. */
export function suggestModels(
  host: HTMLElement,
  { models }: { readonly models: Readonly<Record<string, readonly string[]>> },
): void {
  const input = host.querySelector<HTMLInputElement>('[name="make"]');
  const typed = input?.value.trim().toLowerCase() ?? '';
  const make = Object.keys(models).find((known) => known.toLowerCase() === typed);
  const options = (make === undefined ? [] : (models[make] ?? [])).map((model) =>
    Object.assign(document.createElement('option'), { value: model }),
  );
  host.querySelector(`#${modelsList}`)?.replaceChildren(...options);
}

/** What the fields of a stage hold. How long it took says nothing: it may have been begun on another day. */
export function answersOf(host: HTMLElement, stage: TradeInStage): FormValues {
  const form = formOf(host, stage);
  if (form === null) return {};
  const { [filledInField]: _, ...values } = valuesOf(form);
  return values;
}

/** Keeps what is typed for as long as the tab is open. */
export function keepTyped(host: HTMLElement, key: string): void {
  const forms = [...host.querySelectorAll('form')];
  const values: FormValues = Object.assign({}, ...forms.map(typedValuesOf));
  if (Object.keys(values).length > 0) keepDraft('trade-in', { key, values });
}

export function typedDraft(): Record<string, string> {
  const values = Object.entries(readDraft('trade-in')?.values ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, [value].flat().at(-1) ?? '']));
}
