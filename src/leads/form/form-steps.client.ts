import { fill } from '../../values/fill.ts';
import type { FormTexts } from './lead-form-facts.ts';

export interface FormSteps {
  readonly isLast: () => boolean;
  /** Names of the fields of the step that is shown. */
  readonly names: () => Set<string>;
  /** Names of the fields of the steps behind it, which nobody has been asked for yet. */
  readonly ahead: () => Set<string>;
  readonly next: () => void;
  /** The step with that field; nothing happens where it is shown. */
  readonly showStepOf: (name: string) => void;
}

/**
 * Shows one `fieldset data-step` of a form after the other, and says where one is: on the form, and to others by
 * `form-step` with {step, of}. They lead back by `form-step-back` with {step}. Null: it has no steps.
 */
export function showSteps(form: HTMLFormElement, texts: FormTexts): FormSteps | null {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  if (steps.length < 2) return null;
  const ending = [...form.children].filter((part) => part.matches('.field--tick, [data-last-step]'));
  const submit = form.querySelector<HTMLButtonElement>('[data-submit]');
  const lastLabel = submit?.textContent ?? '';
  const back = backButton(texts.back);
  submit?.after(back);
  const place = document.createElement('p');
  place.className = 'form-steps';
  place.setAttribute('role', 'status');
  form.querySelector('.form-errors')?.before(place);
  let at = 0;
  const isLast = () => at === steps.length - 1;
  const show = (step: number, isMoved: boolean) => {
    at = step;
    for (const [index, part] of steps.entries()) part.hidden = index !== at;
    for (const part of ending) part.toggleAttribute('hidden', !isLast());
    if (submit) submit.textContent = isLast() ? lastLabel : texts.next;
    back.hidden = at === 0;
    place.textContent = fill(texts.step, { step: String(at + 1), steps: String(steps.length) });
    if (isMoved) focusOn(steps[at]);
    const detail = { step: at, of: steps.length };
    form.dispatchEvent(new CustomEvent('form-step', { detail, bubbles: true }));
  };
  back.addEventListener('click', () => show(at - 1, true));
  form.addEventListener('form-step-back', (event) => {
    const step = event instanceof CustomEvent ? Number(event.detail?.step) : Number.NaN;
    if (step >= 0 && step < at) show(step, true);
  });
  show(0, false);
  return {
    isLast,
    names: () => namesIn(steps[at]),
    ahead: () => new Set(steps.slice(at + 1).flatMap((step) => [...namesIn(step)])),
    next: () => show(Math.min(at + 1, steps.length - 1), true),
    showStepOf: (name) => {
      const step = steps.findIndex((part) => namesIn(part).has(name));
      if (step !== -1 && step !== at) show(step, false);
    },
  };
}

function backButton(label: string): HTMLButtonElement {
  const back = document.createElement('button');
  back.type = 'button';
  back.className = 'button button--quiet';
  back.textContent = label;
  return back;
}

function namesIn(step: Element | undefined): Set<string> {
  const fields = step?.querySelectorAll('[data-field]') ?? [];
  return new Set([...fields].map((field) => field.getAttribute('data-field') ?? ''));
}

function focusOn(step: HTMLElement | undefined): void {
  step
    ?.querySelector<HTMLElement>(
      ':is(input:not([type="hidden"]), select, textarea):not([tabindex="-1"], :disabled)',
    )
    ?.focus();
  // What the step is about stands above what is focused.
  step?.querySelector('legend')?.scrollIntoView({ block: 'nearest' });
}
