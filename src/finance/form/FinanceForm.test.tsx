// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { DEAL_KEY } from '../deal/deal.schema.ts';
import { $deal, forgetDeal, setDeal } from '../deal/deal.store.ts';
import { FinanceForm } from './FinanceForm.island.tsx';
import { financeFormFacts } from './finance-form-facts.ts';

const settings = demoSettings('harbourline');
const { finance, forms, leads, vehicle } = settings;
const { quote: quoteWords, labels } = finance.form;

function factsOf(form: Partial<Settings['finance']['form']> = {}) {
  const own = { ...settings, finance: { ...finance, form: { ...finance.form, settleMs: 20, ...form } } };
  return financeFormFacts({ settings: own, branches: [], words: {}, today: '2026-11-20' });
}
const facts = factsOf({ verifyPhone: false });
type Props = Parameters<typeof FinanceForm>[0];
const form = (changes: Partial<Props> = {}) => <FinanceForm id="finance" facts={facts} {...changes} />;

const reply = { weeklyRepaymentAmount: 134.55, advertisedRate: 6.29, comparisonRate: 8.19 };
const quoted = { ...reply, basis: 'Of five years.', warning: 'WARNING', isEstimate: false };
const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
let answerQuote: () => Response;
let answerApplication: () => Response;
const sentTo = (path: string) =>
  request.mock.calls.filter(([to]) => to === path).map(([, { body }]) => JSON.parse(String(body)));
const questions = () => sentTo('/api/youx/quote');
const applications = () => sentTo('/api/youx/create-customer');

const user = userEvent.setup();
Element.prototype.scrollIntoView = () => {};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const price = () => field(labels.purchasePrice);
const term = () => screen.getByRole<HTMLInputElement>('slider');
const score = (name: 'GREAT' | 'DECENT' | 'POOR') =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(finance.form.creditScores[name].label) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const quote = () => document.querySelector<HTMLElement>('.quick-quote');
const alert = () => document.querySelector('.form-errors')?.textContent;

async function fillInPerson() {
  await user.type(field(forms.labels.name), 'Ada');
  await user.type(screen.getByLabelText(new RegExp(`^${forms.labels.last_name}`)), 'Lovelace');
  await user.type(field(forms.labels.email), 'ada@example.com');
  await user.type(field(forms.labels.postcode), '4000');
}
async function agree() {
  const box = screen.queryByRole('checkbox', { name: leads.terms.text });
  if (box) await user.click(box);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answerQuote = () => Response.json(quoted);
  answerApplication = () => new Response('', { status: 503 });
  request
    .mockReset()
    .mockImplementation(async (path) => (path === '/api/youx/quote' ? answerQuote() : answerApplication()));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  unmountAndClean($deal);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the price in an application', () => {
  it.each([
    ['5000', '$10,000'],
    ['999999', '$200,000'],
    ['25,990', '$25,990'],
  ])('typed as %s becomes %s when its field is left', async (typed, left) => {
    render(form());
    expect(price().value).toBe('$30,000');
    await user.clear(price());
    await user.type(price(), typed);
    await user.tab();
    expect(price().value).toBe(left);
  });

  it('stays empty if nothing is typed', async () => {
    render(form());
    await user.clear(price());
    await user.tab();
    expect(price().value).toBe('');
  });

  it('is reset to the default if it is not a number', async () => {
    render(form());
    await user.clear(price());
    await user.type(price(), 'about forty');
    await user.tab();
    expect(price().value).toBe('$30,000');
  });

  it('typed before hydration is normalised after it', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(form());
    document.body.append(container);
    const early = container.querySelector<HTMLInputElement>('[name="purchasePrice"]');
    if (early) early.value = '5';
    render(form(), { container, hydrate: true });
    expect(price().value).toBe('$10,000');
    container.remove();
  });
});

describe("the shopper's deal", () => {
  const deposit = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels.deposit}`));
  const said = { deposit: null, tradeIn: null, termYears: null, frequency: null };
  const kept = () => JSON.parse(localStorage.getItem(DEAL_KEY) ?? '{}').data;
  afterEach(() => forgetDeal());

  it('is used as initial values, although the page was built without it', () => {
    setDeal({ deposit: 4000, tradeIn: 6000, termYears: 3 });
    const container = document.createElement('div');
    container.innerHTML = renderToString(form());
    document.body.append(container);
    render(form(), { container, hydrate: true });
    expect([deposit().value, term().value]).toEqual(['$10,000', '3']);
    expect(screen.getByText('3 years')).toBeTruthy();
    container.remove();
  });

  it('is stored when these fields change', async () => {
    setDeal({ tradeIn: 6000 });
    render(form());
    await user.clear(deposit());
    await user.type(deposit(), '8000');
    await user.tab();
    fireEvent.change(term(), { target: { value: '6.5' } });
    expect(kept()).toEqual({ ...said, deposit: 2000, tradeIn: 6000, termYears: 6.5 });
  });

  it('gives way to the address, and to input before hydration', () => {
    setDeal({ deposit: 4000, termYears: 3 });
    const container = document.createElement('div');
    const early = form({ start: { loanTerm: '6' } });
    container.innerHTML = renderToString(early);
    document.body.append(container);
    const typed = container.querySelector<HTMLInputElement>('[name="deposit"]');
    if (typed) typed.value = '$9,000';
    render(early, { container, hydrate: true });
    expect([deposit().value, term().value]).toEqual(['$9,000', '6']);
    expect(kept()).toEqual({ ...said, deposit: 9000, termYears: 6 });
    container.remove();
  });

  it('is not stored by an unchanged form, and is not a draft', () => {
    render(form());
    expect(localStorage.getItem(DEAL_KEY)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is part of the request for a quote, which is not sent if the deal covers the price', async () => {
    setDeal({ deposit: 12_000.5 });
    render(form());
    await user.click(score('GREAT'));
    await waitFor(() =>
      expect(questions().at(-1)).toMatchObject({ purchasePrice: 30_000, deposit: 12_000.5 }),
    );
    await user.clear(deposit());
    await user.type(deposit(), '30000');
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('waiting'));
  });
});

describe('the term of an application', () => {
  it('has steps of half a year from 1 to 7 years, shown beside the slider', () => {
    render(form());
    expect([term().min, term().max, term().step, term().value]).toEqual(['1', '7', '0.5', '5']);
    fireEvent.input(term(), { target: { value: '5.5' } });
    expect(screen.getByText('5.5 years')).toBeTruthy();
    expect(term().getAttribute('aria-valuetext')).toBe('5.5 years');
  });
});

describe('a quick quote', () => {
  it('appears once there is a credit score, with both rates and its terms', async () => {
    render(form());
    expect(quote()?.textContent).toContain(quoteWords.waiting);
    expect(quote()?.textContent).toContain(vehicle.price.comparisonRateWarning);
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
    expect(quote()?.textContent).toContain('$135');
    expect(quote()?.textContent).toContain('$583');
    expect(quote()?.textContent).toContain('6.29% p.a., 8.19% p.a. comparison rate');
    expect(quote()?.textContent).toContain('Of five years.');
    expect(within(quote() ?? document.body).getByRole('status').textContent).toMatch(/^\$135 a week, 6\.29%/);
    expect(within(quote() ?? document.body).queryByText(quoteWords.estimate)).toBeNull();
    expect(questions()).toEqual([{ selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 }]);
  });

  it('is marked as an estimate if it is one', async () => {
    answerQuote = () => Response.json({ ...quoted, isEstimate: true });
    render(form());
    await user.click(score('GREAT'));
    await screen.findByText(quoteWords.estimate);
  });

  it('is requested once after several changes', async () => {
    vi.useFakeTimers();
    render(form({ facts: factsOf({ settleMs: 500 }) }));
    fireEvent.click(score('GREAT'));
    await vi.advanceTimersByTimeAsync(499);
    fireEvent.input(term(), { target: { value: '5.5' } });
    await vi.advanceTimersByTimeAsync(499);
    fireEvent.input(term(), { target: { value: '6' } });
    await vi.advanceTimersByTimeAsync(499);
    expect(questions()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions()).toEqual([expect.objectContaining({ loanTerm: 6 })]);
    vi.useRealTimers();
  });

  it.each([
    ['fails', 502, { detail: 'Failed to get YouX quick quote' }],
    ['refuses', 422, { detail: 'Not for boats' }],
    ['answers nonsense', 200, { weeklyRepaymentAmount: 'lots' }],
    ['answers without a comparison rate', 200, { ...quoted, comparisonRate: undefined }],
  ])('is removed and logged if the lender %s, and the form continues', async (_, status, body) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(form());
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
    answerQuote = () => Response.json(body, { status });
    await user.click(score('POOR'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('failed'));
    expect(quote()?.dataset['silent']).toBe('');
    expect(quote()?.querySelector('[role="status"]')?.textContent).toBe('');
    expect(quote()?.textContent).not.toContain('$135');
    expect(warn).toHaveBeenCalledWith('detail' in body ? body.detail : finance.texts.quoteFailed);
    expect(alert()).toBe('');
    answerQuote = () => Response.json(quoted);
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
  });

  it('is requested once the device is online', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answerQuote = () => {
      throw new TypeError('no network');
    };
    render(form());
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('failed'));
    answerQuote = () => Response.json(quoted);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
  });

  it('for an older request is ignored', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [
      first.promise,
      Promise.resolve(Response.json({ ...quoted, weeklyRepaymentAmount: 222 })),
    ];
    request.mockImplementation(async () => answers.shift() ?? new Response('', { status: 503 }));
    render(form());
    await user.click(score('GREAT'));
    await waitFor(() => expect(questions()).toHaveLength(1));
    await user.click(score('POOR'));
    await waitFor(() => expect(quote()?.textContent).toContain('$222'));
    first.resolve(Response.json({ ...quoted, weeklyRepaymentAmount: 111 }));
    await first.promise;
    await new Promise((resolve) => setTimeout(resolve));
    expect(quote()?.textContent).toContain('$222');
  });

  it('is not shown if the dealer has switched it off', async () => {
    render(form({ facts: factsOf({ quickQuote: false, verifyPhone: false }) }));
    await user.click(score('GREAT'));
    expect(quote()).toBeNull();
  });
});

describe('an application', () => {
  const stored = { lead_id: 'lead-7', receipt: '/api/leads/abc' };

  async function apply() {
    await user.click(score('GREAT'));
    await fillInPerson();
    await user.type(field(forms.labels.phone), '0412345678');
    await agree();
    await press(finance.form.submit);
  }

  it('lists missing values in the order of the form', async () => {
    render(form({ facts: factsOf() }));
    await press(finance.form.submit);
    const links = within(screen.getAllByRole('alert')[0] ?? document.body).getAllByRole('link');
    const named = links.map(({ textContent }) => textContent?.split(':')[0]);
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
    answerApplication = () => Response.json(body, { status });
    const listener = vi.fn();
    document.addEventListener('lead-sent', listener, { once: true });
    render(form());
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

  it('is not queued while offline', async () => {
    answerApplication = () => {
      throw new TypeError('no network');
    };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(form());
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
    };
    const { container } = render(form({ start }));
    expect(price().value).toBe('$18,990');
    expect(term().value).toBe('3');
    expect(screen.getByText('3 years')).toBeTruthy();
    expect(score('POOR').checked).toBe(true);
    expect(container.querySelector<HTMLInputElement>('[name="car_slug"]')?.value).toBe('rio-7');
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

describe('an application in four steps', () => {
  const { tabs } = finance.popup;
  const steps = [tabs.estimate, tabs.details, tabs.approval, tabs.apply] as const;
  const next = () => press(finance.form.advance);
  const isShown = (legend: string) => screen.queryByRole('group', { name: legend }) !== null;

  it('validates each step, and summarises what is sent', async () => {
    render(form({ steps }));
    expect(isShown(tabs.estimate)).toBe(true);
    expect(isShown(tabs.details)).toBe(false);
    await next();
    expect(alert()).toContain('This is a required field.');
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
    await next();
    expect(isShown(tabs.details)).toBe(true);
    await fillInPerson();
    await next();
    await user.type(field(forms.labels.phone), '0412345678');
    await next();
    const summary = screen.getByRole('group', { name: tabs.apply });
    expect(summary.textContent).toContain('$30,000 over 5 years');
    expect(summary.textContent).toContain('% p.a. comparison rate');
    expect(summary.textContent).toContain(vehicle.price.comparisonRateWarning);
    expect(applications()).toEqual([]);
    await press(forms.texts.back);
    expect(isShown(tabs.approval)).toBe(true);
    await next();
    await agree();
    await press(finance.form.submit);
    await waitFor(() => expect(applications()).toHaveLength(1));
  });
});
