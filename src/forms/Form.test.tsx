// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Form, type FormProps } from './Form.tsx';
import { Choice } from './fields/Choice.tsx';
import { Field } from './fields/Field.tsx';
import { Tick } from './fields/Tick.tsx';
import { outboxKey } from './sending/outbox.store.ts';

const texts: FormProps['texts'] = {
  ...{ optional: '(optional)', choose: 'Please choose', errors: 'Please fix the following errors:' },
  ...{ sending: 'Sending…', slow: 'Slow.', failed: 'An error occurred.', failedStep: 'No step.' },
  ...{
    failedHelp: 'It is still here.',
    storedHelp: 'We have it.',
    orCall: 'Call us.',
    unexpected: 'Unexpected.',
  },
  ...{
    kept: 'Kept.',
    keptSent: 'Sent.',
    keptLink: 'See it',
    keptRefused: 'Refused: {reason}',
    keptExpired: 'Expired.',
    close: 'Close',
  },
  ...{ remembered: 'Hello {name}.', notYou: 'Not you?', restored: 'Still here.', startAgain: 'Start again' },
  ...{ step: 'Step {step} of {steps}', next: 'Next', back: 'Back' },
};
const required = v.pipe(v.string('Required.'), v.nonEmpty('Required.'));
const schema = v.object({
  name: required,
  phone: required,
  colour: v.optional(v.string(), ''),
  terms: v.pipe(
    v.optional(v.unknown(), null),
    v.check((box) => box === 'true', 'Agree first.'),
  ),
});
const labels = { name: 'Name', phone: 'Phone', colour: 'Colour' };
const accepted = () => Response.json({ lead_id: 'L1', receipt: '/api/leads/r1' }, { status: 201 });

const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const bodies = () => request.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const keys = () => request.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));

function aForm(changes: Partial<FormProps> = {}) {
  return (
    <Form
      id="ask"
      action="/api/leads"
      schema={schema}
      labels={labels}
      texts={texts}
      submit="Send"
      hidden={{ form: 'enquiry' }}
      onSent={() => {}}
      ending={<Tick name="terms" label="I agree" required />}
      {...changes}
    >
      {changes.steps ? null : (
        <>
          <Field name="name" label="Name" required />
          <Field name="phone" label="Phone" type="tel" format="phone" required />
          <Choice
            name="colour"
            legend="Colour"
            options={['red', 'blue'].map((value) => ({ value, label: value }))}
          />
        </>
      )}
    </Form>
  );
}

const user = userEvent.setup();
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => {};
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function fillIn() {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Phone'), '0412345678');
  await user.click(screen.getByLabelText('I agree'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  request.mockReset().mockImplementation(async () => accepted());
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
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
    expect(localStorage.getItem(outboxKey)).toContain('0412345678');
    unmount();
    localStorage.clear();
    render(aForm({ ways: { offline: 'Not while offline.' } }));
    await fillIn();
    await press('Send');
    await screen.findByText('Not while offline.');
    expect(localStorage.getItem(outboxKey)).toBeNull();
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

describe('a form with several steps', () => {
  const steps = [
    { legend: 'Who', fields: <Field name="name" label="Name" required /> },
    { legend: 'How', fields: <Field name="phone" label="Phone" required /> },
  ];

  it('validates and sends each step, goes back, and sends everything with the last one', async () => {
    const onSent = vi.fn();
    render(aForm({ steps, onSent }));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.queryByLabelText('I agree')).toBeNull();
    await press('Next');
    expect(screen.getByRole('alert').textContent).toBe('Please fix the following errors:Name: Required.');
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
    await press('Back');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    await press('Next');
    await screen.findByText('Step 2 of 2');
    await user.type(screen.getByLabelText('Phone'), '0412345678');
    await user.click(screen.getByLabelText('I agree'));
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(bodies().map(({ final, name, phone }) => [final, name, phone])).toEqual([
      ['false', 'Ada', undefined],
      ['false', 'Ada', undefined],
      ['true', 'Ada', '0412345678'],
    ]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('continues if a step cannot be sent, and sends everything with the last step', async () => {
    request.mockRejectedValueOnce(new TypeError('no network'));
    render(aForm({ steps }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
  });

  it('sends nothing before the last step if configured so', async () => {
    render(aForm({ steps, ways: { sendsSteps: false } }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
    expect(request).not.toHaveBeenCalled();
  });

  it('shows the step of a field that the server rejects', async () => {
    const errors = [{ field: 'name', message: 'No such name.' }];
    request.mockImplementation(async () => Response.json({ detail: 'No.', errors }, { status: 422 }));
    render(aForm({ steps, ways: { sendsSteps: false } }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
    await user.type(screen.getByLabelText('Phone'), '0412345678');
    await user.click(screen.getByLabelText('I agree'));
    await press('Send');
    await screen.findByText('Step 1 of 2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('shows the progress, which links back to earlier steps', async () => {
    const progress: FormProps['progress'] = (at, goTo) => (
      <button type="button" onClick={() => goTo(0)}>{`At ${at}`}</button>
    );
    render(aForm({ steps, ways: { sendsSteps: false }, progress }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await press('At 1');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('shows an error if a step fails for an unexpected reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const onStepShown = () => {
      throw new Error('Planted.');
    };
    render(aForm({ steps, ways: { sendsSteps: false }, onStepShown }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('No step.');
    expect(warn).toHaveBeenCalled();
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

  it('shows the errors beside the fields, and the posted values', () => {
    expect(html).toContain('Phone: No such phone.');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="phone" value="12"/);
    expect(html).toMatch(/<input[^>]*value="Ada"/);
    expect(html).toMatch(/<input[^>]*name="colour"[^>]*checked=""[^>]*value="blue"/);
  });
});
