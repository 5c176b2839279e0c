// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { InputFormat } from '../values/input/format-typed.ts';
import { formatWhileTyped } from './use-format.ts';

const user = userEvent.setup();

/** A focused, empty input that formats what is typed. */
function anInput(format: InputFormat): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'));
  input.maxLength = 12;
  formatWhileTyped(input, format);
  input.focus();
  return input;
}

async function typed(format: InputFormat, text: string): Promise<string> {
  const input = anInput(format);
  await user.keyboard(text);
  return input.value;
}

async function pasted(format: InputFormat, text: string): Promise<string> {
  const input = anInput(format);
  await user.paste(text);
  return input.value;
}

describe('an input with a format', () => {
  it.each([
    ['phone', '0412345', '0412 345'],
    ['phone', '0412345678', '0412 345 678'],
    ['phone', '0730001234', '(07) 3000 1234'],
    ['postcode', '40x005', '4000'],
    ['rego', 'ab-12 c!', 'AB-12 C'],
  ] as const)('shows as a %s, typed as %s, %s', async (format, text, shown) => {
    expect(await typed(format, text)).toBe(shown);
  });

  it.each([
    ['phone', '+61 412 345 678', '0412 345 678'],
    ['phone', '61412345678', '0412 345 678'],
    ['phone', '(0412)-345.678', '0412 345 678'],
    ['phone', 'Mob: 0412345678', '0412 345 678'],
    ['postcode', 'QLD 4000', '4000'],
    ['postcode', 'Brisbane QLD 4000', '4000'],
    ['postcode', '4000 Brisbane', '4000'],
    ['rego', 's 123·abc', 'S 123·ABC'],
  ] as const)('shows as a %s, pasted as %s, %s', async (format, text, shown) => {
    expect(await pasted(format, text)).toBe(shown);
  });

  it('leaves a foreign phone number as it was typed, also after the focus has left', async () => {
    const input = anInput('phone');
    await user.keyboard('+64 21 123 4567');
    expect(input.value).toBe('+64 21 123 4567');
    input.blur();
    expect(input.value).toBe('+64 21 123 4567');
  });

  it('keeps the caret in its place while a digit in the middle is corrected', async () => {
    const input = anInput('phone');
    await user.keyboard('0412999678');
    input.setSelectionRange(8, 8);
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('0412 678');
    await user.keyboard('345');
    expect([input.value, input.selectionStart]).toEqual(['0412 345 678', 8]);
    // The caret may be before or after the space: the key deletes a digit in both places.
    await user.keyboard('{Delete}');
    expect(input.value).toBe('0412 345 78');
    await user.keyboard('6{ArrowLeft}{Backspace}');
    expect(input.value).toBe('0412 346 78');
  });

  it('formats what an input method composes only once it is finished', () => {
    const input = anInput('rego');
    input.value = 'abc';
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertCompositionText', isComposing: true }));
    expect(input.value).toBe('abc');
    input.dispatchEvent(new CompositionEvent('compositionend', { data: 'abc' }));
    expect(input.value).toBe('ABC');
  });

  it('leaves undo and redo to the browser', () => {
    const input = anInput('rego');
    input.value = 'abc';
    input.dispatchEvent(new InputEvent('input', { inputType: 'historyUndo' }));
    expect(input.value).toBe('abc');
  });
});
