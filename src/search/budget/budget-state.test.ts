import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { noDeal } from '../../finance/deal/deal.schema.ts';
import { budgetFacts } from './budget-facts.ts';
import {
  addressOfState,
  type BudgetAction,
  nextBudgetState,
  planOf,
  questionOf,
  saidBy,
  startBudgetState,
} from './budget-state.ts';

const documents = [
  { id: 'a', price: 20_000, body: 'SUV' },
  { id: 'b', price: 40_000, body: 'Ute', fuel: 'Electric' },
];
const facts = budgetFacts(
  {
    ...{ settings: demoSettings('harbourline'), slug: 'city-motors', stockPath: '/search/all' },
    ...{ words: { car: 'car', cars: 'cars' }, documents },
  },
  false,
);
const [suv, ute] = facts.bodies;
if (!suv || !ute) throw new Error('The fixture has two bodies.');
const stateAfter = (actions: readonly BudgetAction[], query = '') =>
  actions.reduce((state, action) => nextBudgetState(state, action, facts), startBudgetState(query, facts));
const plan = (...actions: BudgetAction[]) => planOf(stateAfter(actions), facts);
const budgetOf = (...actions: BudgetAction[]) => questionOf(stateAfter(actions), facts).price.max;
const hear = (deal: Partial<typeof noDeal>): BudgetAction => ({ type: 'hear', deal: { ...noDeal, ...deal } });
const type = (name: 'repayment' | 'deposit', text: string): BudgetAction => ({ type: 'type', name, text });

describe('the state of a budget', () => {
  it("starts with the dealer's defaults", () => {
    expect(plan()).toEqual({ repayment: 600, deposit: 2_000, frequency: 'monthly', termYears: 5 });
  });

  it('takes typed amounts; an invalid one counts as zero, and none is above a million', () => {
    expect(budgetOf(type('repayment', '$900'), type('deposit', '10,000'))).toBe(64_000);
    expect(plan(type('repayment', 'a lot'), type('deposit', '2500000'))).toMatchObject({
      repayment: 0,
      deposit: 1_000_000,
    });
  });

  it('takes the default repayment of another frequency, and keeps a typed amount', () => {
    const weekly = { type: 'choose', frequency: 'weekly' } as const;
    expect(plan(weekly).repayment).toBe(200);
    expect(plan(type('repayment', '600'), weekly).repayment).toBe(200);
    expect(plan(type('repayment', '450'), weekly)).toMatchObject({ repayment: 450, frequency: 'weekly' });
  });

  it('has the chosen bodies', () => {
    const tick = (isChosen: boolean): BudgetAction => ({ type: 'tick', body: ute, isChosen });
    expect(questionOf(stateAfter([tick(true), tick(true)]), facts).lists).toEqual({
      [ute.attribute]: [ute.value],
    });
    expect(questionOf(stateAfter([tick(true), tick(false)]), facts).lists).toEqual({});
  });
});

describe("a shopper's deal in a budget", () => {
  it('applies with deposit, trade-in, term and frequency', () => {
    const deal = hear({ deposit: 5_000, tradeIn: 8_000, termYears: 3, frequency: 'weekly' });
    // 200 a week for 156 weeks, and 13,000.
    expect(budgetOf(deal)).toBe(44_200);
  });

  it('repaid fortnightly leaves the frequency unchanged', () => {
    expect(plan(hear({ frequency: 'fortnightly' })).frequency).toBe('monthly');
  });

  it('replaces what was set here before it changed, and nothing else', () => {
    const set = [type('deposit', '9000'), type('repayment', '700')];
    expect(plan(...set, hear({ frequency: 'weekly' }))).toMatchObject({ deposit: 9_000, repayment: 700 });
    expect(plan(...set, hear({ deposit: 4_000 })).deposit).toBe(4_000);
    expect(plan(hear({ deposit: 4_000 }), hear({})).deposit).toBe(2_000);
  });

  it('takes a deposit when its field is left, and a chosen frequency', () => {
    const typed = stateAfter([type('deposit', '9000')]);
    expect(saidBy(typed, type('deposit', '90001'))).toBeNull();
    expect(saidBy(typed, { type: 'leave', name: 'deposit' })).toEqual({ deposit: 9_000 });
    expect(saidBy(stateAfter([]), { type: 'leave', name: 'deposit' })).toBeNull();
    expect(saidBy(typed, { type: 'choose', frequency: 'weekly' })).toEqual({ frequency: 'weekly' });
  });
});

describe('the address of a budget', () => {
  it('contains what was set, beside other parameters', () => {
    const state = stateAfter([type('repayment', '700'), { type: 'tick', body: suv, isChosen: true }]);
    const address = addressOfState('https://a.example/budget?x=1&body=Ute#top', state);
    expect(address).toBe('https://a.example/budget?x=1&repayment=700&body=SUV#top');
    const again = stateAfter([{ type: 'arrive', query: new URL(address).search }]);
    expect(questionOf(again, facts)).toEqual(questionOf(state, facts));
  });

  it('is unchanged if nothing was set', () => {
    expect(addressOfState('https://a.example/?q=a+b', stateAfter([]))).toBe('https://a.example/?q=a+b');
  });

  it('gives way to what was set before it was read', () => {
    const state = stateAfter([
      type('repayment', '900'),
      { type: 'arrive', query: '?repayment=700&deposit=1' },
    ]);
    expect(planOf(state, facts)).toMatchObject({ repayment: 900, deposit: 1 });
  });

  it.each(['?repayment=-5', '?repayment=__proto__', '?deposit=%3Cb%3E&frequency=daily&body=Boat', '?body='])(
    'counts invalid values as zero: %s',
    (query) => {
      const { repayment, deposit, frequency } = planOf(stateAfter([], query), facts);
      expect([0, 600]).toContain(repayment);
      expect([0, 2_000]).toContain(deposit);
      expect(frequency).toBe('monthly');
      expect(questionOf(stateAfter([], query), facts).lists).toEqual({});
    },
  );
});
