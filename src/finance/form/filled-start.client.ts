import type { FinanceStart } from './finance-start.ts';

/**
 * What a function has filled into the built form of a page, for what the address says: React begins with the same
 * values, or hydration would take them out again. Empty on the server, and for a form that is not in the page yet.
 */
export function filledStart(id: string): FinanceStart {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return {};
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  // The value that the page came with, not what was typed since.
  const filled = inputs.filter((input) => input.type !== 'radio' || input.defaultChecked);
  return Object.fromEntries(
    filled.map(({ name, type, value, defaultValue }) => [name, type === 'radio' ? value : defaultValue]),
  );
}
