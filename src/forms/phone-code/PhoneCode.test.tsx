// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPhoneCode } from '#src/account/phone-code/send-phone-code.api.ts';
import { leadFormFacts } from '#src/leads/form/lead-form-facts.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { Form, type FormProps } from '../Form.tsx';
import { Field } from '../fields/Field.tsx';
import { PhoneCode } from './PhoneCode.tsx';
import { phoneCodeFacts } from './phone-code-facts.ts';
import { usePhoneCode } from './use-phone-code.ts';

const settings = demoSettings('harbourline');
const facts = phoneCodeFacts(settings);
const { texts: formTexts } = leadFormFacts('finance', {
  settings,
  today: '2026-11-20',
  branches: [],
  words: {},
});
const { texts } = facts;
const phone = '0412 345 678';
const required = v.pipe(v.optional(v.string(), ''), v.nonEmpty('Required.'));

const user = userEvent.setup();
Element.prototype.scrollIntoView = () => {};
const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const asked = (path: string) => request.mock.calls.filter(([to]) => to === path);
const events: string[] = [];
const listen = (event: Event) => event instanceof CustomEvent && events.push(String(event.detail));

const button = () => screen.getByRole('button', { name: /Code$/ });
const mobile = () => screen.getByLabelText<HTMLInputElement>('Phone');
const code = () => screen.getByLabelText<HTMLInputElement>(texts.label);
const alert = () => document.querySelector('.phone-code-alert')?.textContent;
const state = () => document.querySelector('.phone-code-state')?.textContent;

const answers: Record<string, () => Promise<Response>> = {};

interface Given {
  readonly ownPhone?: string | null;
  readonly onSignedOut?: () => void;
  readonly onSent?: FormProps['onSent'];
}

function open({ ownPhone = null, onSignedOut = () => {}, onSent = () => {} }: Given = {}) {
  return render(
    <Form
      id="apply"
      action="/api/apply"
      schema={v.object({ phone: required, code: required })}
      labels={{ phone: 'Phone', code: texts.label }}
      texts={formTexts}
      submit="Apply"
      onSent={onSent}
    >
      <ProvenPhone ownPhone={ownPhone} onSignedOut={onSignedOut} />
    </Form>,
  );
}

function ProvenPhone({ ownPhone, onSignedOut }: Required<Pick<Given, 'ownPhone' | 'onSignedOut'>>) {
  return (
    <PhoneCode
      texts={texts}
      code={usePhoneCode(facts, ownPhone, sendPhoneCode)}
      onSignedOut={onSignedOut}
      phone={(error) => <Field name="phone" label="Phone" type="tel" format="phone" required error={error} />}
    />
  );
}

async function sendCode() {
  await user.type(mobile(), phone);
  await user.click(button());
  await waitFor(() => expect(state()).toBe('Code sent!'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  events.length = 0;
  for (const path of Object.keys(answers)) delete answers[path];
  request.mockReset().mockImplementation(async (path) => answers[path]?.() ?? Response.json({}));
  vi.stubGlobal('fetch', request);
  document.addEventListener('happened', listen);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.removeEventListener('happened', listen);
});

describe('the phone code', () => {
  it('is sent to a valid number only, and then has an input', async () => {
    open();
    expect(code().disabled).toBe(true);
    expect(code().autocomplete).toBe('one-time-code');
    await user.type(mobile(), '(07) 3000 1234');
    await user.click(button());
    expect(screen.getByText(texts.phone)).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
    expect(request).not.toHaveBeenCalled();
    await user.clear(mobile());
    await sendCode();
    expect(screen.queryByText(texts.phone)).toBeNull();
    expect(button().textContent).toBe('Resend Code');
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(code().disabled).toBe(false);
    expect(events).toEqual(['code-sent']);
  });

  it('shows a busy state while it is requested, and ignores a second press', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers['/api/account/code'] = () => promise;
    open();
    await user.type(mobile(), phone);
    await user.click(button());
    await user.click(button());
    expect(state()).toBe('Sending...');
    expect(code().disabled).toBe(true);
    resolve(Response.json({}));
    await waitFor(() => expect(state()).toBe('Code sent!'));
    expect(asked('/api/account/code')).toHaveLength(1);
  });

  it('can be requested again, which replaces the first code', async () => {
    open();
    await sendCode();
    await user.type(code(), '123456');
    await user.click(button());
    await waitFor(() => expect(code().value).toBe(''));
    expect(asked('/api/account/code')).toHaveLength(2);
    expect(code().disabled).toBe(false);
  });

  it('is no longer called invalid once another one is sent', async () => {
    const message = 'The verification code is invalid.';
    const errors = [{ field: 'code', message }];
    answers['/api/apply'] = async () => Response.json({ detail: message, errors }, { status: 422 });
    open();
    await sendCode();
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('link', { name: `${texts.label}: ${message}` });
    expect(state(), 'nothing is praised beside the error').toBe('');
    await user.click(button());
    await waitFor(() => expect(asked('/api/account/code')).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect([state(), code().value, mobile().value]).toEqual(['Code sent!', '', phone]);
    expect(screen.queryByText(message, { exact: false })).toBeNull();
  });

  it('belongs to its number: changing the number removes the input', async () => {
    open();
    await sendCode();
    await user.type(code(), '123456');
    await user.type(mobile(), '{backspace}');
    expect(code().disabled).toBe(true);
    expect(code().value).toBe('');
    expect(button().textContent).toBe('Send Code');
  });

  it.each([
    ['too many were asked for', '/api/rate-limit', 429, {}, texts.tooMany],
    ['nobody knows whether more may be sent', '/api/rate-limit', 500, {}, texts.tooMany],
    ['it cannot be sent', '/api/account/code', 503, { detail: 'Not now.' }, 'Not now.'],
    ['nothing is said', '/api/account/code', 500, [], texts.unknown],
  ])(
    'shows an alert with the phone number if %s, and can be requested again',
    async (_, path, status, body, said) => {
      answers[path] = async () => Response.json(body, { status });
      open();
      await user.type(mobile(), phone);
      await user.click(button());
      await waitFor(() => expect(alert()).toBe(`${said} You can also call (07) 5550 0140.`));
      expect(state()).toBe('');
      expect(code().disabled).toBe(true);
      delete answers[path];
      await user.click(button());
      await waitFor(() => expect(state()).toBe('Code sent!'));
      expect(alert()).toBe('');
    },
  );

  it('shows an error beside a number that cannot receive messages', async () => {
    const errors = [{ field: 'phone', message: 'No messages.' }];
    answers['/api/account/code'] = async () =>
      Response.json({ detail: 'No messages.', errors }, { status: 422 });
    open();
    await user.type(mobile(), phone);
    await user.click(button());
    expect(await screen.findByText('No messages.')).toBeTruthy();
    expect(mobile().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(mobile()));
    expect(alert()).toBe('');
  });

  it('is required before the form is sent, and its button gets the focus', async () => {
    open();
    await user.type(mobile(), phone);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('link', { name: `${texts.label}: Required.` });
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(asked('/api/apply')).toHaveLength(0);
  });

  it('is sent for verification once, with the form', async () => {
    answers['/api/apply'] = async () => Response.json({ lead_id: 'L1' }, { status: 201 });
    open({ onSent: (_, __, form) => form?.dispatchEvent(new CustomEvent('lead-sent', { bubbles: true })) });
    await sendCode();
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(events).toEqual(['code-sent', 'code-verified']));
  });
});

describe('a signed-in shopper', () => {
  it('has the phone prefilled and needs a code only for another number', async () => {
    answers['/api/apply'] = async () => Response.json({ lead_id: 'L1' }, { status: 201 });
    open({ ownPhone: '0412345678' });
    await screen.findByText(texts.known);
    expect(mobile().value).toBe(phone);
    await user.type(mobile(), '{backspace}');
    expect(screen.queryByText(texts.known)).toBeNull();
    await user.type(mobile(), '8');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked('/api/apply')).toHaveLength(1));
    expect(JSON.parse(String(asked('/api/apply')[0]?.[1].body))).toMatchObject({ code: 'signed-in' });
  });

  it('is told that the session has ended if the server requires a code', async () => {
    const errors = [{ field: 'code', message: 'Code, please.' }];
    answers['/api/apply'] = async () => Response.json({ detail: 'No.', errors }, { status: 422 });
    const onSignedOut = vi.fn();
    open({ ownPhone: '0412345678', onSignedOut });
    await screen.findByText(texts.known);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  });
});
