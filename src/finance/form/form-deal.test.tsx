// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerRequests,
  form,
  labels,
  questions,
  quote,
  score,
  show,
  term,
  user,
} from '#tests/fixtures/forms/finance-form.tsx';
import { DEAL_KEY } from '../deal/deal.schema.ts';
import { forgetDeal, setDeal } from '../deal/deal.store.ts';

answerRequests();

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
    show();
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
    show();
    expect(localStorage.getItem(DEAL_KEY)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is part of the request for a quote, which is not sent if the deal covers the price', async () => {
    setDeal({ deposit: 12_000.5 });
    show();
    await user.click(score('GREAT'));
    await waitFor(() =>
      expect(questions().at(-1)).toMatchObject({ purchasePrice: 30_000, deposit: 12_000.5 }),
    );
    await user.clear(deposit());
    await user.type(deposit(), '30000');
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('waiting'));
  });
});
