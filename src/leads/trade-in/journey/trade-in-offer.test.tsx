// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asked,
  button,
  empty,
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
  words,
} from '#tests/fixtures/leads/trade-in-screen.tsx';
import { aTradeInState } from '../a-trade-in-state.fixture.ts';
import { keepToken, keptToken } from './trade-in.store.ts';

beforeEach(startAfresh);
afterEach(restoreGlobals);

describe('the offer of a trade-in', () => {
  const listen = () => {
    const events: CustomEvent[] = [];
    // jsdom cannot navigate, so links are cancelled.
    const listener = (event: Event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) events.push(event);
    };
    document.addEventListener('lead-sent', listener, { once: true });
    return events;
  };

  it('is shown with its range, and stored once', async () => {
    await showResumed();
    await screen.findByText('$21,000');
    expect(screen.getByText('Between $18,000 and $24,000')).toBeTruthy();
    const saved = asked.filter(({ path }) => path === '/api/miscellaneous');
    expect(saved).toMatchObject([
      { key: 'token-12345', body: { column_name: 'valuation', low: 18_000, offer: 21_000 } },
    ]);
  });

  it('shows the remaining price of the vehicle to be bought', async () => {
    const purchase = { id: '7', slug: 'wanted-7', name: 'Mazda CX-5', price: 30_000, image: null };
    await showResumed({ purchase });
    await screen.findByText('About $9,000 left to pay');
    expect(screen.getByRole('link', { name: 'Mazda CX-5' }).getAttribute('href')).toBe('/cars/wanted-7');
  });

  it.each([
    ['Accept $21,000', 'true'],
    [words.offer.decline, 'false'],
  ])('is accepted once by "%s", with consent, and becomes a lead', async (name, accepted) => {
    await showResumed();
    const events = listen();
    await press(name);
    expect(screen.getByRole('alert').textContent).toContain(leads.terms.message);
    await user.click(screen.getByLabelText(leads.terms.text));
    server.state = aTradeInState({
      form_completed: true,
      lead_id: 'L1',
      offer_accepted: accepted === 'true',
      message: 'Thanks.',
    });
    await user.dblClick(screen.getByRole('button', { name }));
    await heading(words.done.heading);
    const sent = asked.filter(({ path }) => path.endsWith('/offer'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ offer_accepted: accepted, offer_price: '21000', url: '/trade-in' });
    expect(events[0]?.detail).toMatchObject({
      ...{ form: 'trade-in', leadId: 'L1', receipt: '/api/leads/r1' },
      isOfferAccepted: accepted === 'true',
    });
    expect(keptToken()).toBeNull();
  });

  it('is a call if there is no estimate', async () => {
    await showResumed({ valuation: null, offer_price: null, message: 'It is too old.' });
    await heading(words.offer.call);
    expect(screen.getByText('It is too old.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.offer.decline })).toBeNull();
    await button(words.offer.send);
    expect(asked.filter(({ path }) => path === '/api/miscellaneous')).toEqual([]);
  });
});

describe('an earlier trade-in', () => {
  it('is offered on this device, and continued at the first incomplete step', async () => {
    server.state = aTradeInState({ contact: empty.contact });
    keepToken('token-12345');
    show();
    await heading(words.resume.heading);
    expect(screen.getByText(/2022 Toyota Corolla SX/)).toBeTruthy();
    await press(words.resume.resume);
    await heading(words.contact.heading);
  });

  it('is opened by its link, which is removed from the address', async () => {
    history.replaceState(null, '', '/trade-in#t=token-12345');
    server.state = aTradeInState({ contact: empty.contact });
    show();
    await heading(words.contact.heading);
    expect(location.href).not.toContain('#');
    expect(keptToken()).toBe('token-12345');
  });

  it('is discarded if the server does not know it, and starts again', async () => {
    keepToken('token-12345');
    server.answer = () => problem(404, { detail: 'Unknown.' });
    show();
    await waitFor(() => expect(keptToken()).toBeNull());
    expect(screen.getByRole('heading', { name: words.plate.heading })).toBeTruthy();
  });

  it('says so if it was already sent', async () => {
    server.state = aTradeInState({ form_completed: true, message: 'We have it.' });
    keepToken('token-12345');
    show();
    await heading(words.done.heading);
    expect(screen.getByText('We have it.')).toBeTruthy();
    expect(keptToken()).toBeNull();
  });
});

describe('the vehicle to be bought', () => {
  const browse = { label: 'See all cars', href: '/search' };

  it.each([
    ['is shown', { id: '7', slug: 'wanted-7', name: 'Mazda CX-5', price: 30_000, image: null }, 'Mazda CX-5'],
    ['is gone', null, words.purchase.gone],
  ])('%s', async (_what, found, text) => {
    history.replaceState(null, '', '/cars/trade-in?car_id=7');
    server.answer = () => (found === null ? problem(404, {}) : Response.json(found));
    show({ browse });
    await screen.findByText(text);
    expect(paths()).toEqual(['GET /api/trade-in/purchase?car_id=7']);
  });

  it('can be chosen if the address names none', () => {
    show({ browse });
    expect(screen.getByRole('link', { name: 'See all cars' })).toBeTruthy();
  });
});
