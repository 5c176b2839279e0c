// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsOfStock, searchClientOf, stockOf } from '#tests/fixtures/search/search-client.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { DEAL_KEY } from '../../finance/deal/deal.schema.ts';
import { $deal, forgetDeal, setDeal } from '../../finance/deal/deal.store.ts';
import { BudgetSearch } from './BudgetSearch.island.tsx';
import { budgetFacts } from './budget-facts.ts';
import { questionOf, startBudgetState } from './budget-state.ts';
import { answerOfDocuments } from './stock/budget-answer.ts';
import type { LoadClient } from './stock/use-budget-answer.ts';

const vehicles = stockOf([
  { make: 'Kia', simpleBody: 'suv', price: 20_000, carType: 'used' },
  { make: 'Kia', simpleBody: 'ute', price: 40_000, carType: 'new' },
  { make: 'Mazda', simpleBody: 'suv', price: 60_000, carType: 'new' },
]);
const documents = documentsOfStock(vehicles);
const settings = demoSettings('harbourline');
const { texts } = settings.budget;
const facts = budgetFacts(
  {
    ...{ settings, slug: 'city-motors', stockPath: '/search/all', documents },
    words: { car: 'car', cars: 'cars' },
  },
  true,
);
const answer = answerOfDocuments(documents, questionOf(startBudgetState('', facts), facts));
const engine: LoadClient = async () => searchClientOf(vehicles);
const noEngine: LoadClient = () => Promise.reject(new Error('No network'));

function show(load: LoadClient = engine, query = '') {
  const { container } = render(<BudgetSearch facts={facts} answer={answer} load={load} query={query} />);
  const text = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  return {
    container,
    estimate: () => text('.estimate strong'),
    status: () => text('.status'),
    announced: () => screen.getByRole('status').textContent,
    button: () => screen.getByRole<HTMLButtonElement>('button'),
    repayment: screen.getByLabelText<HTMLInputElement>(texts.repayment),
    deposit: screen.getByLabelText<HTMLInputElement>(texts.deposit),
    frequency: screen.getByLabelText<HTMLSelectElement>(texts.frequency),
    body: (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(label) }),
  };
}
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

afterEach(() => unmountAndClean($deal));
beforeEach(() => {
  history.replaceState(null, '', '/budget');
  forgetDeal();
});

describe('the budget search', () => {
  it('shows the built page without a request', () => {
    const budget = show(() => {
      throw new Error('Nothing was asked yet.');
    });
    expect(budget.estimate()).toBe('$38,000');
    expect(budget.status()).toBe('1 car in your budget');
    expect(budget.announced()).toBe('');
    expect(budget.body('SUV').closest('label')?.textContent).toBe('SUV1');
  });

  it('follows the input at once, and counts matching vehicles', async () => {
    const budget = show();
    write(budget.repayment, '900');
    expect(budget.estimate()).toBe('$56,000');
    await waitFor(() => expect(budget.status()).toBe('2 cars in your budget'));
    expect(budget.announced()).toBe('Estimated budget: $56,000. 2 cars in your budget');
    expect(screen.getByRole('link', { name: /^Kia/ }).getAttribute('href')).toBe(
      '/search/all?make_model=Kia&price=:56000',
    );
    expect(screen.getByRole('link', { name: /^New/ }).textContent).toBe('New 1');
  });

  it('names the chosen body, and keeps the counts of the others', async () => {
    const budget = show();
    write(budget.deposit, '30000');
    fireEvent.click(budget.body('Ute'));
    await waitFor(() => expect(budget.button().textContent).toBe('View Ute Cars In This Range'));
    expect(budget.status()).toBe('1 Ute car in your budget');
    expect(budget.body('SUV').closest('label')?.textContent).toBe('SUV2');
    expect(screen.queryByRole('link', { name: /^Mazda/ })).toBeNull();
    expect(screen.getByText('Mazda').closest('a')?.hasAttribute('href')).toBe(false);
  });

  it('has no link below the lowest price, with a reason', async () => {
    const budget = show();
    write(budget.repayment, '10');
    await waitFor(() => expect(budget.button().disabled).toBe(true));
    expect(budget.button().textContent).toBe('0 Cars Found');
    expect(budget.status()).toBe('No cars found for this budget. The lowest price is $20,000.');
    write(budget.deposit, '19400');
    await waitFor(() => expect(budget.button().disabled).toBe(false));
  });

  it('keeps its button if counting fails', async () => {
    const budget = show(noEngine);
    write(budget.repayment, '700');
    await waitFor(() => expect(budget.status()).toBe(texts.uncounted));
    expect(budget.button().disabled).toBe(false);
    expect(budget.body('SUV').closest('label')?.textContent).toBe('SUV');
  });

  it('shows that it is counting if that takes a while', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<LoadClient>>>();
    const budget = show(() => promise);
    write(budget.repayment, '900');
    await waitFor(() => expect(budget.status()).toBe(texts.counting));
    resolve(searchClientOf(vehicles));
    await waitFor(() => expect(budget.status()).toBe('2 cars in your budget'));
  });

  it('formats an amount once its field is left', () => {
    const budget = show();
    write(budget.repayment, 'a lot');
    expect(budget.repayment.value).toBe('a lot');
    fireEvent.blur(budget.repayment);
    expect(budget.repayment.value).toBe('$0');
  });

  it('starts with the values in its address, and stores changes there', async () => {
    history.replaceState(null, '', '/budget?repayment=700&body=SUV');
    const budget = show();
    expect(budget.repayment.value).toBe('$700');
    expect(budget.body('SUV').checked).toBe(true);
    fireEvent.click(budget.body('SUV'));
    await waitFor(() => expect(location.search).toBe('?repayment=700'));
  });

  it('does not navigate while offline, and says so', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const note = document.body.appendChild(document.createElement('div'));
    const showPopover = vi.fn();
    Object.assign(note, { id: 'offline', showPopover });
    const budget = show();
    write(budget.repayment, '700');
    fireEvent.click(budget.button());
    expect(showPopover).toHaveBeenCalledOnce();
    expect(location.search).toBe('?repayment=700');
    note.remove();
    vi.restoreAllMocks();
  });
});

describe("the shopper's deal in the budget search", () => {
  it('is read from the device', async () => {
    setDeal({ deposit: 8_000, tradeIn: 5_000, termYears: 3, frequency: 'weekly' });
    const budget = show();
    expect(budget.deposit.value).toBe('$8,000');
    expect(budget.frequency.value).toBe('weekly');
    // 200 a week for 156 weeks, and 13,000.
    expect(budget.estimate()).toBe('$44,200');
    expect(budget.container.textContent).toContain('Your trade-in of $5,000 is counted.');
    expect(budget.container.textContent).toContain('assumes a 3-year term');
    await waitFor(() => expect(budget.status()).toBe('2 cars in your budget'));
  });

  it('takes the deposit when its field is left, and the frequency', () => {
    const budget = show();
    write(budget.deposit, '9000');
    fireEvent.blur(budget.deposit);
    fireEvent.change(budget.frequency, { target: { value: 'weekly' } });
    const kept = JSON.parse(localStorage.getItem(DEAL_KEY) ?? '{}').data;
    expect(kept).toMatchObject({ deposit: 9_000, frequency: 'weekly', termYears: null });
    expect(budget.repayment.value).toBe('$200');
    expect(budget.deposit.value).toBe('$9,000');
  });

  it('is not stored while only a repayment or a body is set', () => {
    const budget = show();
    write(budget.repayment, '900');
    fireEvent.blur(budget.repayment);
    fireEvent.click(budget.body('Ute'));
    expect(localStorage.getItem(DEAL_KEY)).toBeNull();
  });

  it('updates the budget when it is changed elsewhere on the page', () => {
    const budget = show();
    act(() => setDeal({ deposit: 3_000 }));
    expect(budget.deposit.value).toBe('$3,000');
    act(() => forgetDeal());
    expect(budget.deposit.value).toBe('$2,000');
  });
});

describe('the budget search without JavaScript', () => {
  const formOf = (query = '', own = answer) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<BudgetSearch facts={facts} answer={own} query={query} />);
    document.body.append(page);
    const form = page.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    return { form, query: new URLSearchParams([...new FormData(form)].map(([k, v]) => [k, String(v)])) };
  };

  it('is posted with each amount once, to a page with the same form', () => {
    const { form, query } = formOf('?repayment=700&body=Ute');
    expect(form.getAttribute('action')).toBe('/api/search/budget#budget-result');
    expect(query.toString()).toBe('body=Ute&repayment=%24700&frequency=monthly&deposit=%242%2C000');
  });

  it('can be sent again if nothing matches', () => {
    expect(formOf().form.querySelector('noscript')).toBeNull();
    const { form } = formOf('?repayment=1', { ...answer, found: 0, lowest: 90_000 });
    expect(form.querySelector('noscript')?.textContent).toContain(texts.countAgain);
  });
});
