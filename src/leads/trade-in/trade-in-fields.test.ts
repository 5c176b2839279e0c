import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { isBranchAsked, stageFields } from './trade-in-fields.ts';
import { tradeInStages } from './trade-in-stages.ts';

const asking = demoSettings('harbourline');
const plain = demoSettings('pitstop');
const names = (stage: (typeof tradeInStages)[number], settings = asking, isPurchase = false) =>
  stageFields(stage, settings, isPurchase).map(({ name }) => name);

describe('what a stage asks', () => {
  it('is each thing once in the whole journey', () => {
    const all = tradeInStages.flatMap((stage) => names(stage));
    expect(all).toEqual([...new Set(all)]);
  });

  it('has an answer to choose for each of the dealer’s questions', () => {
    expect(names('condition')).toEqual(
      asking.valuation.adjustments.map(({ id }) => `adjustmentAnswers.${id}`),
    );
  });

  it('is what the dealer’s other forms ask too, and no branch where a vehicle is bought', () => {
    expect(isBranchAsked(asking)).toBe(true);
    expect(names('contact')).toEqual(expect.arrayContaining(['postcode', 'location_id']));
    expect(names('contact', asking, true)).not.toContain('location_id');
    expect(names('contact', plain)).not.toContain('postcode');
    expect(names('contact', plain)).not.toContain('location_id');
  });

  it('is also whether the car is under finance and traded in, Yes or No, and neither has to be answered', () => {
    const asked = stageFields('car', plain, false).filter(({ as }) => as === 'choice');
    expect(asked.map(({ name, required }) => [name, required])).toEqual([
      ['finance', false],
      ['do-you-have-a-trade-in', false],
    ]);
    for (const { options = [] } of asked) expect(options.map(({ value }) => value)).toEqual(['Yes', 'No']);
  });

  it('calls unless the shopper says otherwise', () => {
    const method = stageFields('contact', plain, false).find(({ name }) => name === 'PreferredContactMethod');
    expect(method).toMatchObject({ value: 'Phone', as: 'choice' });
    expect(method?.options?.map(({ value }) => value)).toEqual(['Phone', 'Email', 'SMS']);
  });

  it('takes the dealer’s own state for the shopper’s', () => {
    const home = asking.locations.locations[0]?.address.state;
    expect(stageFields('plate', asking, false).find(({ name }) => name === 'regoState')?.value).toBe(home);
  });
});
