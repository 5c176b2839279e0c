// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  agree,
  alert,
  answerRequests,
  applications,
  factsOf,
  field,
  fillInPerson,
  finance,
  form,
  forms,
  labels,
  paste,
  press,
  price,
  score,
  server,
  settings,
  show,
  term,
  user,
} from '#tests/fixtures/forms/finance-form.tsx';

answerRequests();

describe('an application', () => {
  const stored = { lead_id: 'lead-7', receipt: '/api/leads/abc' };

  async function apply() {
    await user.click(score('GREAT'));
    await fillInPerson();
    await paste(field(forms.labels.phone), '0412345678');
    await agree();
    await press(finance.form.submit);
  }

  it('lists missing values in the order of the form', async () => {
    show({ facts: factsOf() });
    await press(finance.form.submit);
    const links = within(screen.getAllByRole('alert')[0] ?? document.body).getAllByRole('link');
    // A question keeps its mark, other labels are followed by a colon.
    const named = links.map(({ textContent }) => textContent?.match(/^[^:?]+\??/)?.[0]);
    expect(named.slice(0, 3)).toEqual([
      labels.selfAssessedCreditScore,
      forms.labels.name,
      forms.labels.last_name,
    ]);
    expect(named).toContain(settings.account.phoneCode.label);
  });

  it.each([
    [502, { detail: finance.texts.customerFailed, ...stored }, finance.texts.customerFailed, true],
    [422, { detail: finance.texts.customerRefused, ...stored }, finance.texts.customerRefused, true],
    [422, { detail: 'Outside our area', ...stored }, 'Outside our area', true],
    [200, stored, finance.texts.noRedirect, true],
    [200, { ...stored, redirectUrl: 'javascript:alert(1)' }, finance.texts.noRedirect, true],
    [500, { detail: finance.texts.leadFailed }, 'Lead submission failed', false],
    [500, [], 'An unknown error occurred.', false],
    [200, { hello: 'world' }, finance.texts.noRedirect, false],
  ])('with the reply %i %j shows "%s" and keeps the input', async (status, body, said, isStored) => {
    server.apply = () => Response.json(body, { status });
    const listener = vi.fn();
    document.addEventListener('lead-sent', listener, { once: true });
    show();
    await apply();
    await waitFor(() => expect(alert()).toContain(said));
    expect(alert()).toContain(isStored ? finance.form.texts.stored : forms.texts.failedHelp);
    expect(listener).toHaveBeenCalledTimes(isStored ? 1 : 0);
    document.removeEventListener('lead-sent', listener);
    expect(field(forms.labels.name).value).toBe('Ada');
    expect(applications()).toEqual([
      expect.objectContaining({
        form: 'finance',
        loanTerm: '5',
        phone: '0412345678',
        subscribe: expect.anything(),
      }),
    ]);
  });

  it('of a double click is sent once, and continues where the reply says; any phone will do without a code', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/finance', assign });
    const redirectUrl = 'https://apply.example/start?id=7';
    server.apply = () => Response.json({ ...stored, redirectUrl });
    show();
    expect(document.querySelector('[autocomplete="one-time-code"]')).toBeNull();
    await user.click(score('GREAT'));
    await fillInPerson();
    await paste(field(forms.labels.phone), '(07) 3000 1234');
    await agree();
    await user.dblClick(screen.getByRole('button', { name: finance.form.submit }));
    await waitFor(() => expect(assign.mock.calls).toEqual([[redirectUrl]]));
    expect(applications()).toEqual([expect.objectContaining({ phone: '0730001234' })]);
  });

  it('is not queued while offline', async () => {
    server.apply = () => {
      throw new TypeError('no network');
    };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await apply();
    await waitFor(() => expect(alert()).toBe(finance.form.texts.offline));
    expect(localStorage.getItem('lead-outbox')).toBeNull();
  });

  it("starts with the values of the page's address", () => {
    const start = {
      car_slug: 'rio-7',
      purchasePrice: '$18,990',
      loanTerm: '3',
      selfAssessedCreditScore: 'POOR',
      whoIsHelping: '<b>Mel</b>',
    };
    const { container } = show({ start });
    expect(price().value).toBe('$18,990');
    expect(term().value).toBe('3');
    expect(screen.getByText('3 years')).toBeTruthy();
    expect(score('POOR').checked).toBe(true);
    const startOf = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect([startOf('car_slug'), startOf('whoIsHelping')]).toEqual(['rio-7', '<b>Mel</b>']);
  });

  it('that was rejected without JavaScript has its errors beside the fields', () => {
    const html = renderToString(
      form({
        lastResult: {
          status: 'error',
          initialValue: { purchasePrice: '$5', selfAssessedCreditScore: 'POOR' },
          error: { purchasePrice: ['Too little.'] },
        },
      }),
    );
    expect(html).toContain('value="$5"');
    expect(html).toContain('Too little.');
    expect(html).toMatch(
      /<form id="finance" class="form" action="\/api\/youx\/create-customer" method="post"/,
    );
  });
});
