// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aForm,
  fillIn,
  keys,
  press,
  request,
  restoreGlobals,
  startAfresh,
  user,
} from '#tests/fixtures/forms/a-form.tsx';

beforeEach(startAfresh);
afterEach(restoreGlobals);

describe('a draft', () => {
  it('is restored with its idempotency key, and can be discarded', async () => {
    request.mockResolvedValue(new Response('', { status: 503 }));
    const first = render(aForm());
    await fillIn();
    await user.click(screen.getByLabelText('blue'));
    await press('Send');
    await screen.findByText('An error occurred.');
    first.unmount();
    render(aForm());
    await screen.findByText('Still here.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
    expect(screen.getByLabelText<HTMLInputElement>('blue').checked).toBe(true);
    await press('Send');
    await waitFor(() => expect(new Set(keys())).toHaveProperty('size', 1));
    await press('Start again');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('input typed before hydration is kept', async () => {
    localStorage.setItem(
      'contact',
      JSON.stringify({
        v: 1,
        data: { name: 'Ada', email: 'a@b.au', phone: '0412345678', last_name: '', postcode: '' },
      }),
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(aForm());
    document.body.append(container);
    const name = container.querySelector<HTMLInputElement>('[name="name"]');
    if (name) name.value = 'Grace';
    render(aForm(), { container, hydrate: true });
    await screen.findByText('Hello Ada.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Grace');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('0412 345 678');
    const draft = JSON.parse(sessionStorage.getItem('lead-draft:ask') ?? 'null');
    expect(draft.data.values, 'what is filled in is no draft').toMatchObject({ name: 'Grace', phone: '' });
    await press('Not you?');
    expect(localStorage.getItem('contact')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('');
    container.remove();
  });

  it('details of another person are cleared for good', async () => {
    const data = { name: 'Ada', email: 'a@b.au', phone: '0412345678', last_name: '', postcode: '' };
    localStorage.setItem('contact', JSON.stringify({ v: 1, data }));
    const first = render(aForm());
    await screen.findByText('Hello Ada.');
    await press('Not you?');
    const [name, phone] = ['Name', 'Phone'].map((label) => screen.getByLabelText(label));
    expect([name, phone]).toMatchObject([{ value: '' }, { value: '' }]);
    first.unmount();
    render(aForm());
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '');
  });
});

/** Changes an input without key events, as autofill does; some browsers fire `change` only. */
function autofill(input: HTMLElement, value: string, types: readonly string[]) {
  if (input instanceof HTMLInputElement) input.value = value;
  for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }));
}

describe("input by the browser's autofill", () => {
  it.each([[['input', 'change']], [['change']]])('is formatted at once on the events %o', (types) => {
    render(aForm());
    const phone = screen.getByLabelText('Phone');
    autofill(phone, '+61412345678', types);
    expect(phone).toHaveProperty('value', '0412 345 678');
  });

  it('is formatted at hydration if it was filled in before', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(aForm());
    const [phone] = within(place).getAllByLabelText('Phone');
    if (phone) autofill(phone, '0412345678', []);
    render(aForm(), { container: place, hydrate: true });
    expect(within(place).getByLabelText('Phone')).toHaveProperty('value', '0412 345 678');
    place.remove();
  });
});
