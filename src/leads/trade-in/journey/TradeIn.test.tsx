// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asked,
  button,
  empty,
  facts,
  forms,
  heading,
  leads,
  paths,
  press,
  problem,
  restoreGlobals,
  server,
  show,
  showResumed,
  startAfresh,
  user,
  valuation,
  words,
} from '#tests/fixtures/leads/trade-in-screen.tsx';
import { rememberContact } from '../../../forms/contact/contact.store.ts';
import { aTradeInState } from '../a-trade-in-state.fixture.ts';
import { journeyOf } from '../page/trade-in-on-demand.ts';
import { TradeIn } from './TradeIn.island.tsx';
import { TradeInScreen } from './TradeInScreen.tsx';
import { keptToken } from './trade-in.store.ts';

beforeEach(startAfresh);
afterEach(restoreGlobals);

describe('the first step of a trade-in', () => {
  it('is a form that works without JavaScript', () => {
    const html = renderToString(<TradeIn facts={facts} browse={null} />);
    expect(html).toMatch(/<form id="trade-in-plate" class="form" action="\/api\/trade-in" method="post">/);
    expect(html).not.toContain('noValidate=""');
    expect(html).not.toContain('trade-in-car');
  });

  it('shows an error beside an empty number plate, and sends nothing', async () => {
    show();
    await press(words.plate.submit);
    const plate = screen.getByRole('textbox', { name: words.plate.rego });
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toContain(leads.texts.required);
    expect(plate.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(plate);
    expect(asked).toEqual([]);
  });

  it('leads to the details of the car with that number plate, prefilled', async () => {
    show();
    await user.type(screen.getByRole('textbox', { name: words.plate.rego }), '123abc');
    server.state = aTradeInState({ kms: null });
    await press(words.plate.submit);
    const found = await heading(words.car.found.replace('{name}', '2022 Toyota Corolla SX'));
    await waitFor(() => expect(document.activeElement).toBe(found));
    expect(asked[0]?.body).toMatchObject({ rego: '123ABC', regoState: 'QLD', car_id: '' });
    expect(screen.getByLabelText<HTMLInputElement>(words.car.make).value).toBe('Toyota');
    expect(keptToken()).toBe('token-12345');
    expect(history.state).toEqual({ tradeIn: 'car', depth: 1 });
  });

  it('can be skipped, whatever is in its field', async () => {
    show();
    await user.type(screen.getByRole('textbox', { name: words.plate.rego }), '!!!');
    await press(words.plate.skip);
    await heading(words.car.heading);
    expect(asked[0]?.body).toMatchObject({ rego: '' });
  });
});

describe('the steps of a trade-in', () => {
  it('suggest the models of the typed make', async () => {
    show();
    await press(words.plate.skip);
    await heading(words.car.heading);
    const suggested = () => {
      const list = screen.getByLabelText(words.car.model).getAttribute('list');
      return [...document.querySelectorAll(`#${list} option`)].map((option) => option.getAttribute('value'));
    };
    expect(suggested()).toEqual([]);
    await user.type(screen.getByLabelText(words.car.make), 'kia');
    await waitFor(() => expect(suggested()).toEqual(['Carnival', 'Rio']));
  });

  it('ask whether the car is under finance and traded in', async () => {
    await showResumed({ vehicle: null });
    for (const name of [new RegExp(words.car.finance), new RegExp(words.car.tradeIn.replace('?', '\\?'))])
      expect(within(await screen.findByRole('group', { name })).getAllByRole('radio')).toHaveLength(2);
    await user.type(screen.getByLabelText(words.car.make), 'Kia');
    await user.type(screen.getByLabelText(words.car.model), 'Rio');
    await user.type(screen.getByLabelText(words.car.year), '2022');
    await user.click(within(screen.getByRole('group', { name: /trading it in/ })).getByLabelText('Yes'));
    server.state = aTradeInState();
    await press(forms.texts.next);
    await waitFor(() => expect(paths().at(-1)).toBe('PUT /api/trade-in/token-12345/details'));
    expect(asked.at(-1)?.body).toMatchObject({
      ...{ stage: 'car', make: 'Kia', model: 'Rio', year: '2022' },
      'do-you-have-a-trade-in': 'Yes',
    });
  });

  it('require an answer to each question on the condition', async () => {
    await showResumed({ adjustmentAnswers: {} });
    await heading(words.condition.heading);
    await press(forms.texts.next);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      valuation.adjustments.map(({ question }) => `${question} ${leads.texts.required}`),
    );
    expect(paths()).toEqual(['GET /api/trade-in/token-12345']);
  });

  it('return to earlier steps by the button and the browser history', async () => {
    await showResumed({ adjustmentAnswers: {} });
    await heading(words.condition.heading);
    await press(forms.texts.back);
    await waitFor(() => expect(screen.getByLabelText(words.plate.rego)).toBeTruthy());
    act(() => {
      dispatchEvent(new PopStateEvent('popstate', { state: { tradeIn: 'car', depth: 1 } }));
    });
    expect(screen.getByLabelText<HTMLInputElement>(words.car.kms).value).toBe('50,000 kms');
    act(() => {
      dispatchEvent(new PopStateEvent('popstate', { state: { tradeIn: 'offer', depth: 4 } }));
    });
    // A later stage in the history is limited by the answers given so far.
    await heading(words.condition.heading);
  });

  it('keep the input on a reload', async () => {
    await showResumed({ vehicle: null });
    await user.type(await screen.findByLabelText(words.car.make), 'Kia');
    cleanup();
    show();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(words.car.make).value).toBe('Kia'));
  });

  it('prefill the contact details until the shopper changes them', async () => {
    rememberContact({ name: 'Bea', email: 'bea@example.com', phone: '0412345678' });
    await showResumed({ contact: empty.contact });
    const name = await screen.findByLabelText<HTMLInputElement>(forms.labels.name);
    await waitFor(() => expect(name.value).toBe('Bea'));
    expect(screen.getByLabelText<HTMLInputElement>('Phone', { selector: '[type=radio]' }).checked).toBe(true);
    await press(forms.texts.notYou);
    expect(name.value).toBe('');
  });

  it('summarise the answers, with links back', async () => {
    await showResumed({ contact: empty.contact });
    await heading(words.contact.heading);
    expect(screen.getByText('123ABC QLD')).toBeTruthy();
    expect(screen.getByText('2022 Toyota Corolla SX, 50,000 km')).toBeTruthy();
    await press(`${words.summary.change}: ${words.stages.car}`);
    await waitFor(() => expect(screen.getByLabelText(words.car.kms)).toBeTruthy());
  });
});

describe('the reply to a step of a trade-in', () => {
  it.each([
    ['has had enough', problem(429, { detail: 'Please wait a while.' }), 'Please wait a while.'],
    ['breaks', new Response('oops', { status: 500 }), leads.texts.failed],
    ['says nonsense', new Response('<html>'), leads.texts.failed],
  ])('shows an error if it %s, and keeps the input', async (_what, bad, message) => {
    show();
    const plate = screen.getByRole<HTMLInputElement>('textbox', { name: words.plate.rego });
    await user.type(plate, '123abc');
    server.answer = () => bad.clone();
    await press(words.plate.submit);
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(plate.value).toBe('123ABC');
  });

  it('is awaited while offline, and retried automatically with the same idempotency key', async () => {
    show();
    await user.type(screen.getByRole('textbox', { name: words.plate.rego }), '123abc');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await press(words.plate.submit);
    await screen.findByText(words.offline);
    vi.restoreAllMocks();
    server.answer = null;
    server.state = aTradeInState({ vehicle: null, kms: null });
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await heading(words.car.heading);
    const keys = asked.map(({ body }) => body['idempotency_key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('shows the step with a missing value', async () => {
    await showResumed();
    server.answer = (path) =>
      path.endsWith('/offer')
        ? problem(422, { detail: 'No.', errors: [{ field: 'phone', message: 'Please say your phone.' }] })
        : null;
    await user.click(screen.getByLabelText(leads.terms.text));
    await press(words.offer.decline);
    await heading(words.contact.heading);
    expect(screen.getByRole('alert').textContent).toContain('Please say your phone.');
  });

  it('shows the current estimate, and why the old one was refused', async () => {
    await showResumed();
    const changed = { ...server.state, offer_price: 19_000, detail: 'The estimate has changed.' };
    server.answer = (path) => (path.endsWith('/offer') ? problem(409, changed) : null);
    await user.click(screen.getByLabelText(leads.terms.text));
    await press('Accept $21,000');
    await screen.findByText('The estimate has changed.');
    await button('Accept $19,000');
  });
});

describe('a trade-in without JavaScript', () => {
  const props = { state: aTradeInState(), path: '/api/trade-in/token-12345', refused: null } as const;
  const html = (changes: Partial<Parameters<typeof journeyOf>[0]> = {}) =>
    renderToString(
      <TradeInScreen
        facts={facts}
        journey={journeyOf({ ...props, stage: 'car', ...changes })}
        controls={null}
        path={props.path}
        browse={null}
      />,
    );

  it('posts each step to its path, with links back', () => {
    expect(html()).toContain('action="/api/trade-in/token-12345/details"');
    expect(html()).toContain('<input type="hidden" name="stage" value="car"/>');
    expect(html()).toContain('href="/api/trade-in/token-12345?stage=plate"');
    expect(html({ stage: 'condition' })).toContain('action="/api/trade-in/token-12345/adjustments"');
    expect(html({ stage: 'plate' })).not.toContain('name="skip"');
  });

  it('has two submit buttons for the offer, beside the price', () => {
    const offer = html({ stage: 'offer' });
    expect(offer).toContain('<input type="hidden" name="offer_price" value="21000"/>');
    expect(offer).toMatch(/value="true" name="offer_accepted">Accept \$21,000</);
    expect(offer).toContain('value="false" name="offer_accepted"');
  });

  it('shows errors beside the fields, and keeps the input', () => {
    const refused = {
      status: 'error',
      error: { year: ['No such year.'] },
      initialValue: { make: '<Kia>', model: '', year: '1066', kms: '' },
    } as const;
    document.body.innerHTML = html({ refused: { ...refused, error: { year: ['No such year.'] } } });
    expect(screen.getByLabelText<HTMLInputElement>(words.car.make).value).toBe('<Kia>');
    const year = screen.getByLabelText(words.car.year);
    expect(year.getAttribute('aria-invalid')).toBe('true');
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Year: No such year.');
  });

  it('ends with a confirmation', () => {
    const done = html({ state: aTradeInState({ form_completed: true, message: 'We have it.' }) });
    expect(done).toContain('We have it.');
    expect(done).toContain('href="/trade-in"');
  });
});
