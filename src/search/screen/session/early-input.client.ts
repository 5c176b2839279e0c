type Field = HTMLInputElement | HTMLSelectElement;

/**
 * What a shopper did with the built HTML before it came to life: fields that differ from what was built, and
 * what Listing.astro has marked as pressed. The returned function does it all again, for those who listen by
 * then.
 */
export function earlyInput(root: ParentNode): () => void {
  const changed = [...root.querySelectorAll<Field>('input, select')]
    .map((field) => ({ field, built: builtValue(field), wanted: wantedValue(field) }))
    .filter(({ built, wanted }) => built !== wanted);
  const pressed = [...root.querySelectorAll<HTMLElement>('[data-pressed]')];
  return () => {
    for (const { field, built, wanted } of changed) if (field.isConnected) enter(field, built, wanted);
    for (const { field } of changed) if (field !== document.activeElement || isPressed(field)) leave(field);
    for (const element of pressed) {
      delete element.dataset['pressed'];
      if (element instanceof HTMLButtonElement) element.click();
    }
  };
}

function isTick(field: Field): field is HTMLInputElement & { type: 'checkbox' } {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

function wantedValue(field: Field): string {
  return isTick(field) ? String(field.checked) : field.value;
}

function builtValue(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return built?.value ?? field.value;
  }
  if (field.type === 'range') return field.getAttribute('value') ?? field.value;
  return isTick(field) ? String(field.defaultChecked) : field.defaultValue;
}

/** As by hand. React hears of a value only if it differs from the one it was last given. */
function enter(field: Field, built: string, wanted: string): void {
  if (isTick(field)) {
    field.checked = built === 'true';
    field.click();
    return;
  }
  field.value = built;
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, wanted);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** What is typed counts when its field is left; where the shopper still types, it is not. */
function leave(field: Field): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function isPressed(field: Field): boolean {
  return field.dataset['pressed'] !== undefined;
}
