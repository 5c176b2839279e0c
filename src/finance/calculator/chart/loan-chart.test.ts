import { describe, expect, it } from 'vitest';
import type { LoanYear } from '../../amortisation.ts';
import { loanChart, yearMarks } from './loan-chart.ts';

const year = (number: number, changes: Partial<LoanYear> = {}): LoanYear => ({
  year: number,
  shareOfYear: 1,
  principal: 600,
  interest: 200,
  fees: 0,
  balance: 0,
  ...changes,
});

describe('the chart of a loan', () => {
  it('stacks interest on repaid principal for each year', () => {
    const chart = loanChart(1200, [
      year(1, { balance: 600 }),
      year(2, { principal: 700, interest: 50, fees: 50 }),
    ]);
    expect(chart).toEqual({
      principal: 'M4 100V25H496V100ZM504 100V12.5H996V100Z',
      cost: 'M4 25V0H496V25ZM504 12.5V0H996V12.5Z',
      owed: 'M0 100V0L500 50L1000 100V100Z',
    });
  });

  it('has a bar of half the width and the same height for half a year', () => {
    const half = year(2, { shareOfYear: 0.5, principal: 300, interest: 100 });
    expect(loanChart(900, [year(1, { balance: 300 }), half]).principal).toBe(
      'M4 100V25H662.7V100ZM670.7 100V25H996V100Z',
    );
  });

  it('ends with the residual', () => {
    expect(loanChart(1000, [year(1, { balance: 400 })]).owed).toBe('M0 100V0L1000 60V100Z');
  });

  it('is empty without a loan', () => {
    expect(loanChart(0, [])).toMatchObject({ principal: '', cost: '' });
  });
});

describe('the axis of years', () => {
  it('labels every year, the first in full', () => {
    expect(yearMarks([year(1), year(2, { shareOfYear: 0.5 })], 'Year {year}')).toEqual([
      { year: 1, label: 'Year 1', share: 1 },
      { year: 2, label: '2', share: 0.5 },
    ]);
  });

  it('labels every fifth year if there is no space', () => {
    const labels = yearMarks(
      Array.from({ length: 15 }, (_, index) => year(index + 1)),
      'Year {year}',
    )
      .map(({ label }) => label)
      .filter((label) => label !== '');
    expect(labels).toEqual(['Year 1', '5', '10', '15']);
  });
});
