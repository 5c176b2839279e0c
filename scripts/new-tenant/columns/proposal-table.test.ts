import { describe, expect, it } from 'vitest';
import type { MappingProposal } from '#src/stock/columns/recognise/propose-columns.ts';
import { proposalNotes, proposalTable } from './proposal-table.ts';

const proposal: MappingProposal = {
  proposals: [
    {
      field: 'make',
      columns: ['Brand'],
      confidence: 'sure',
      doubt: null,
      examples: ['Kia', 'Ford'],
      isFoundAlone: true,
    },
    {
      field: 'vin',
      columns: ['zz9', 'zz8'],
      confidence: 'guess',
      doubt: null,
      examples: [],
      isFoundAlone: false,
    },
  ],
  unused: [{ column: 'Remarks', examples: ['x'] }],
  missing: ['price'],
};

describe('proposalTable', () => {
  it('marks a doubtful guess', () => {
    const doubted = proposal.proposals.map((known) => ({ ...known, doubt: 'repeats its values' }));
    expect(proposalTable({ ...proposal, proposals: doubted })).toMatch(/vin +zz9, zz8 +in doubt/);
  });

  it('shows the proposal under its headings', () => {
    expect(proposalTable(proposal).split('\n')).toEqual([
      'our field  column of the feed  how sure  for example',
      'make       Brand               sure      Kia | Ford',
      'vin        zz9, zz8            guess',
    ]);
  });
});

describe('proposalNotes', () => {
  const full: MappingProposal = {
    ...proposal,
    proposals: proposal.proposals.map((known) =>
      known.isFoundAlone ? { ...known, field: 'carType' } : known,
    ),
  };
  const doubt = 'repeats its values';
  const doubted: MappingProposal = {
    ...full,
    proposals: full.proposals.map((known) => (known.isFoundAlone ? known : { ...known, doubt })),
    unused: [],
  };

  it('lists missing facts and unused columns', () => {
    expect(proposalNotes(full, { vin: 'zz9' })).toEqual([
      'No column was found for: price.',
      'Not used: Remarks.',
    ]);
  });

  it('says what an unused column may hold, and why it was not used', () => {
    expect(proposalNotes(doubted, {})).toEqual([
      'No column was found for: price, vin.',
      'Not used: "zz9" (), which may be the vin, but repeats its values. To use it: --column vin="zz9"',
    ]);
    expect(proposalNotes(doubted, { vin: 'zz9', price: 'zz7' })).toEqual([]);
  });

  it('says nothing if all columns are used', () => {
    expect(proposalNotes({ ...full, unused: [], missing: [] }, { vin: 'zz9' })).toEqual([]);
  });

  it('says that all cars count as used if no column distinguishes them', () => {
    expect(proposalNotes({ ...proposal, unused: [], missing: [] }, { vin: 'zz9' })).toEqual([
      expect.stringContaining('count as used'),
    ]);
  });
});
