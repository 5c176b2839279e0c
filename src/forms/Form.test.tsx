// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aForm,
  bodies,
  fillIn,
  keys,
  press,
  request,
  restoreGlobals,
  startAfresh,
  user,
} from '#tests/fixtures/forms/a-form.tsx';
import type { FormProps } from './Form.tsx';
import { OUTBOX_KEY } from './sending/outbox.store.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(startAfresh);
afterEach(restoreGlobals);

describe('a form with invalid input', () => {
  it('lists the errors in order and beside the fields, and sends nothing', async () => {
    render(aForm());
    await press('Send');
    const list = within(screen.getByRole('alert')).getAllByRole('link');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Name: Required.',
      'Phone: Required.',
      'Agree first.',
    ]);
    const name = screen.getByLabelText('Name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Required.',
    );
    expect(document.activeElement).toBe(name);
    expect(request).not.toHaveBeenCalled();
  });

  it('puts no colon behind a label that is a question', async () => {
    render(aForm({ labels: { name: 'What are you called?', phone: '您的电话？' } }));
    await press('Send');
    const list = within(screen.getByRole('alert')).getAllByRole('link');
    expect(list.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'What are you called? Required.',
      '您的电话？ Required.',
    ]);
  });

  it('removes an error from field and summary as soon as it is corrected', async () => {
    render(aForm());
    await press('Send');
    await user.type(screen.getByLabelText('Name'), 'A');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toContain('Name'));
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps the focus when one of several errors is corrected', async () => {
    render(aForm());
    await press('Send');
    // Conform focuses at once and the form again in the next frame, so typing begins after both.
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    const phone = screen.getByLabelText<HTMLInputElement>('Phone');
    for (const digit of '0412') {
      await user.type(phone, digit);
      await nextFrame();
      expect(document.activeElement).toBe(phone);
    }
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('moves the focus from the error summary to the field', async () => {
    render(aForm());
    await press('Send');
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('link', { name: 'Phone: Required.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });
});

describe('sending a form', () => {
  it('sends the input once, with the phone as national digits, and confirms it', async () => {
    const onSent = vi.fn();
    render(aForm({ onSent, extra: () => ({ url: '/contact' }) }));
    await fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(bodies()).toEqual([
      expect.objectContaining({
        form: 'enquiry',
        name: 'Ada',
        phone: '0412345678',
        url: '/contact',
        terms: 'true',
      }),
    ]);
    expect(onSent.mock.calls[0]?.[0]).toMatchObject({ lead_id: 'L1' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });

  it('shows a busy state until the reply arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    request.mockReturnValue(promise);
    render(aForm());
    await fillIn();
    await press('Send');
    expect(screen.getByText('Sending…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    await press('Send');
    resolve(new Response('', { status: 503 }));
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("shows the server's errors beside the fields, and keeps the input", async () => {
    const errors = [{ field: 'phone', message: 'No such phone.' }];
    request.mockImplementation(async () => Response.json({ detail: 'No.', errors }, { status: 422 }));
    render(aForm());
    await fillIn();
    await press('Send');
    expect(await screen.findByRole('link', { name: 'Phone: No such phone.' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')));
  });

  it('can be retried after a failure, with the same idempotency key', async () => {
    request.mockImplementationOnce(async () => new Response('', { status: 503 }));
    const onSent = vi.fn();
    render(aForm({ onSent }));
    await fillIn();
    await press('Send');
    await screen.findByText('An error occurred.');
    expect(screen.getByRole('alert').textContent).toContain('It is still here. Call us.');
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(1);
  });

  it('queues the form on the device while offline, unless the form disables that', async () => {
    request.mockRejectedValue(new TypeError('no network'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = render(aForm());
    await fillIn();
    await press('Send');
    await screen.findByText('Kept.');
    expect(localStorage.getItem(OUTBOX_KEY)).toContain('0412345678');
    unmount();
    localStorage.clear();
    render(aForm({ ways: { offline: 'Not while offline.' } }));
    await fillIn();
    await press('Send');
    await screen.findByText('Not while offline.');
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  });

  it('fails without a redirect URL if the form requires one', async () => {
    const onSent = vi.fn();
    render(aForm({ ways: { needsRedirect: true }, onSent }));
    await fillIn();
    await press('Send');
    await screen.findByText('Unexpected.');
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe('without JavaScript', () => {
  const refused = {
    status: 'error' as const,
    initialValue: { name: 'Ada', phone: '12', colour: 'blue', terms: 'true' },
    error: { phone: ['No such phone.'] },
  } satisfies FormProps['lastResult'];
  const html = renderToString(aForm({ lastResult: refused }));

  it('is posted to its function, with all fields visible', () => {
    expect(html).toMatch(/<form id="ask" class="form" action="\/api\/leads" method="post"/);
    expect(
      renderToString(
        aForm({
          steps: [
            { legend: 'Who', fields: 'A' },
            { legend: 'How', fields: 'B' },
          ],
        }),
      ),
    ).not.toMatch(/<fieldset[^>]*(hidden|disabled)/);
  });

  it('shows why it was refused as a whole, and what may help', () => {
    const error = { '': ['Not now.', 'Call us.'] };
    const page = renderToString(aForm({ lastResult: { status: 'error', error } }));
    expect(page).toContain('<strong>Not now.</strong><p>Call us.</p>');
  });

  it('shows the errors beside the fields, and the posted values', () => {
    expect(html).toContain('Phone: No such phone.');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="phone" value="12"/);
    expect(html).toMatch(/<input[^>]*value="Ada"/);
    expect(html).toMatch(/<input[^>]*name="colour"[^>]*checked=""[^>]*value="blue"/);
  });
});
