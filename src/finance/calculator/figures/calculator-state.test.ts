import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { calculatorFacts } from '../calculator-facts.ts';
import {
  type CalculatorAction,
  figuresOf,
  nextCalculatorState,
  startCalculatorState,
} from './calculator-state.ts';

const found = calculatorFacts(demoSettings('harbourline'), null);
if (found === null) throw new Error('The dealer has no calculator.');
const facts = found;

const stateAfter = (actions: readonly CalculatorAction[], query = '') =>
  actions.reduce((state, action) => nextCalculatorState(state, action, facts), startCalculatorState(query));
const figuresAfter = (actions: readonly CalculatorAction[], query = '') =>
  figuresOf(stateAfter(actions, query), facts);

describe('the values of a calculator', () => {
  it('start as the lender or the query sets them', () => {
    expect(figuresAfter([])).toMatchObject({ amount: 30_000, term: 5, frequency: 'weekly' });
    expect(figuresAfter([], '?amount=25000&frequency=monthly')).toMatchObject({
      amount: 25_000,
      frequency: 'monthly',
    });
  });

  it.each<[string, CalculatorAction, object]>([
    ['slid', { type: 'slide', name: 'term', value: 3.5 }, { term: 3.5 }],
    ['typed', { type: 'type', name: 'amount', text: '42k' }, { amount: 42_000 }],
    ['chosen', { type: 'choose', frequency: 'monthly' }, { frequency: 'monthly' }],
    ['emptied', { type: 'type', name: 'amount', text: ' ' }, { amount: 0 }],
  ])('are those that were %s', (_, action, expected) => {
    expect(figuresAfter([action])).toMatchObject(expected);
  });

  it('do not change while the input is not a number', () => {
    expect(figuresAfter([{ type: 'type', name: 'amount', text: 'a lot' }]).amount).toBe(30_000);
  });

  it('are limited only temporarily while the shopper types', () => {
    const short: CalculatorAction[] = [{ type: 'type', name: 'amount', text: '3' }];
    expect(figuresAfter(short).amount).toBe(1000);
    expect(figuresAfter([...short, { type: 'type', name: 'amount', text: '34000' }]).amount).toBe(34_000);
  });

  it('are limited permanently when the input is left', () => {
    const state = stateAfter([
      { type: 'type', name: 'term', text: '99' },
      { type: 'leave', name: 'term' },
    ]);
    expect(state.own.term).toBe(7);
    expect(state.typing).toBeNull();
  });

  it('are limited permanently when the form is submitted', () => {
    const state = stateAfter([
      { type: 'slide', name: 'deposit', value: 300_000 },
      { type: 'type', name: 'amount', text: '3' },
      { type: 'submit' },
    ]);
    expect(state.own).toMatchObject({ amount: 1000, deposit: 250_000 });
    expect(state.typing).toBeNull();
  });

  it('that were set before the address was read are kept', () => {
    const figures = figuresAfter([
      { type: 'type', name: 'amount', text: '27500' },
      { type: 'arrive', query: '?amount=20000&term=3' },
    ]);
    expect(figures).toMatchObject({ amount: 27_500, term: 3 });
  });

  it('are those of the address when the shopper navigates back to it', () => {
    const figures = figuresAfter([
      { type: 'type', name: 'amount', text: '27500' },
      { type: 'return', query: '?amount=20000' },
    ]);
    expect(figures.amount).toBe(20_000);
  });

  it('start with the price of a vehicle that becomes known later, except for changed values', () => {
    const priced = { ...facts, price: 18_990 };
    expect(figuresOf(startCalculatorState('?term=3'), priced)).toMatchObject({ amount: 18_990, term: 3 });
    expect(figuresOf(stateAfter([{ type: 'type', name: 'amount', text: '27500' }]), priced).amount).toBe(
      27_500,
    );
  });
});

describe('an input of the calculator', () => {
  it('keeps its text while it is edited', () => {
    expect(stateAfter([{ type: 'type', name: 'interest', text: '6.49 %' }]).typing).toEqual({
      name: 'interest',
      text: '6.49 %',
    });
  });

  it('does not change if it is left without an edit', () => {
    const state = stateAfter([
      { type: 'slide', name: 'deposit', value: 5000 },
      { type: 'leave', name: 'deposit' },
    ]);
    expect(state.own.deposit).toBe(5000);
  });

  it('keeps its error, even after it was limited, until it is valid', () => {
    const wrong: CalculatorAction[] = [
      { type: 'type', name: 'amount', text: '300000' },
      { type: 'leave', name: 'amount' },
    ];
    expect(stateAfter(wrong).problems.amount).toBe('Cannot be less than $1,000 or more than $250,000');
    expect(
      stateAfter([...wrong, { type: 'slide', name: 'amount', value: 20_000 }]).problems.amount,
    ).toBeNull();
    expect(
      stateAfter([...wrong, { type: 'type', name: 'amount', text: '20000' }]).problems.amount,
    ).toBeNull();
  });
});
