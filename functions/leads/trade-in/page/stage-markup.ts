import { html } from 'hono/html';
import type { StageField } from '#src/leads/trade-in/trade-in-fields.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Markup } from '../../../http/dealer-page.ts';

type FormTexts = Settings['forms']['texts'];

/** The fields of a stage with what is known of each, as the site's own forms draw them (leads/form/form.css). */
export function fieldsMarkup(
  fields: readonly StageField[],
  answerOf: (name: string) => string,
  texts: FormTexts,
): Markup {
  return html`<div class="trade-in-fields">${fields.map((field) => fieldMarkup(field, answerOf, texts))}</div>`;
}

/** The number plate is written on one, as on the page that is built. */
export function plateMarkup(
  fields: readonly StageField[],
  answerOf: (name: string) => string,
  texts: FormTexts,
): Markup {
  return html`<div class="plate">${fields.map((field) => fieldMarkup(field, answerOf, texts))}
<span class="plate-face" aria-hidden="true"></span></div>`;
}

function fieldMarkup(field: StageField, answerOf: (name: string) => string, texts: FormTexts): Markup {
  const value = answerOf(field.name) || (field.value ?? '');
  return field.as === 'choice' ? choice(field, value, texts) : labelled(field, value, texts);
}

function optional({ required }: StageField, { optional: text }: FormTexts): Markup | '' {
  return required ? '' : html` <span class="optional">${text}</span>`;
}

const idOf = ({ name }: StageField) => `trade-in-${name}`;

function labelled(field: StageField, value: string, texts: FormTexts): Markup {
  const { format, as, label, hint } = field;
  const hintId = `${idOf(field)}-hint`;
  return html`<div class="field field--${format ?? as}" data-field="${field.name}">
<label for="${idOf(field)}">${label}${optional(field, texts)}</label>
${control(field, value, texts)}
${hint === undefined ? '' : html`<p class="field-hint" id="${hintId}">${hint}</p>`}
</div>
`;
}

function control(field: StageField, value: string, texts: FormTexts): Markup {
  const { name, as, required, options = [] } = field;
  const shared = html`id="${idOf(field)}" name="${name}" ${required ? html`required` : ''}`;
  if (as === 'textarea') return html`<textarea ${shared} rows="4">${value}</textarea>`;
  if (as === 'input') return input(field, value, shared);
  const isOffered = options.some((option) => option.value === value);
  return html`<select ${shared}>${isOffered ? '' : html`<option value="">${texts.choose}</option>`}${options.map(
    (option) =>
      html`<option value="${option.value}" ${option.value === value ? html`selected` : ''}>${option.label}</option>`,
  )}</select>`;
}

function input(field: StageField, value: string, shared: Markup): Markup {
  const {
    type = 'text',
    inputmode = 'text',
    autocomplete = 'off',
    placeholder = '',
    maxlength = 200,
  } = field;
  const hint = field.hint === undefined ? '' : html`aria-describedby="${idOf(field)}-hint"`;
  return html`<input ${shared} type="${type}" inputmode="${inputmode}" autocomplete="${autocomplete}"
 placeholder="${placeholder}" maxlength="${maxlength}" value="${value}" ${hint}>`;
}

function choice(field: StageField, value: string, texts: FormTexts): Markup {
  const { name, label, required, options = [] } = field;
  return html`<fieldset class="field field--choice">
<legend>${label}${optional(field, texts)}</legend>
<div class="choices">${options.map(
    (option) => html`<label><input type="radio" name="${name}" value="${option.value}"
 ${required ? html`required` : ''} ${option.value === value ? html`checked` : ''}><span>${option.label}</span></label>`,
  )}</div>
</fieldset>
`;
}

/** A box to tick; where it is not ticked the field says `false`. */
export function tickMarkup(
  name: string,
  text: string,
  { isTicked = false, isRequired = false } = {},
): Markup {
  return html`<div class="field field--tick">
<input type="hidden" name="${name}" value="false">
<input type="checkbox" id="trade-in-${name}" name="${name}" value="true" ${isTicked ? html`checked` : ''} ${isRequired ? html`required` : ''}>
<label for="trade-in-${name}">${text}</label>
</div>
`;
}
