import { describe, expect, it } from 'vitest';
import type { MappingProposal } from '#src/stock/columns/recognise/propose-columns.ts';
import { mappingNotes, mappingTable } from './mapping-table.ts';

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

describe('mappingTable', () => {
  it('marks a doubtful guess', () => {
    const doubted = proposal.proposals.map((known) => ({ ...known, doubt: 'repeats its values' }));
    expect(mappingTable({ ...proposal, proposals: doubted })).toMatch(/vin +zz9, zz8 +in doubt/);
  });

  it('shows the proposal under its headings', () => {
    expect(mappingTable(proposal).split('\n')).toEqual([
      'our field  column of the feed  how sure  for example',
      'make       Brand               sure      Kia | Ford',
      'vin        zz9, zz8            guess',
    ]);
  });
});

describe('mappingNotes', () => {
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
    expect(mappingNotes(full, { vin: 'zz9' })).toEqual([
      'No column was found for: price.',
      'Not used: Remarks.',
    ]);
  });

  it('says what an unused column may hold, and why it was not used', () => {
    expect(mappingNotes(doubted, {})).toEqual([
      'No column was found for: price, vin.',
      'Not used: "zz9" (), which may be the vin, but repeats its values. To use it: --column vin="zz9"',
    ]);
    expect(mappingNotes(doubted, { vin: 'zz9', price: 'zz7' })).toEqual([]);
  });

  it('says nothing if all columns are used', () => {
    expect(mappingNotes({ ...full, unused: [], missing: [] }, { vin: 'zz9' })).toEqual([]);
  });

  it('says that all cars count as used if no column distinguishes them', () => {
    expect(mappingNotes({ ...proposal, unused: [], missing: [] }, { vin: 'zz9' })).toEqual([
      expect.stringContaining('count as used'),
    ]);
  });
});
