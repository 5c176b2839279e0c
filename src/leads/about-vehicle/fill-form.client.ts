import type { Filling } from './form-filling.ts';

function optionOf(text: string): HTMLOptionElement {
  return new Option(text, text);
}

/** Fills in a form, as the function does with the page (`form-filling.ts`). */
export function fillForm(root: ParentNode, fillings: readonly Filling[]): void {
  for (const { at, attributes = {}, text, options = [] } of fillings) {
    for (const element of root.querySelectorAll(at)) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
      if (text !== undefined) element.textContent = text;
      element.append(...options.map(optionOf));
    }
  }
}
