import { describe, expect, it } from 'vitest';
import { adjustmentPercent, answerLines, knownAnswers } from './trade-in-answers.ts';

const adjustments = [
  {
    id: 'condition',
    question: 'What condition is it in?',
    answers: [
      { id: 'good', label: 'Good', percent: 2 },
      { id: 'poor', label: 'Poor', percent: -18.5 },
    ],
  },
  {
    id: 'keys',
    question: 'How many keys?',
    answers: [
      { id: 'two', label: 'Two', percent: 0 },
      { id: 'one', label: 'One', percent: -1 },
    ],
  },
];

describe('the answers on the condition of a trade-in', () => {
  it.each([
    [{}, 0, []],
    [{ condition: 'good' }, 2, ['What condition is it in? Good']],
    [{ keys: 'one', condition: 'poor' }, -19.5, ['What condition is it in? Poor', 'How many keys? One']],
    [{ condition: 'splendid', toString: 'good', __proto__: 'good', constructor: 'x' }, 0, []],
  ])('%j adjust the price by %d percent', (answers, percent, lines) => {
    expect(adjustmentPercent(adjustments, answers)).toBe(percent);
    expect(answerLines(adjustments, answers)).toEqual(lines);
  });

  it('must be among those offered', () => {
    expect(knownAnswers(adjustments, { condition: 'poor', keys: 'three', more: 'x' })).toEqual({
      condition: 'poor',
    });
  });
});
