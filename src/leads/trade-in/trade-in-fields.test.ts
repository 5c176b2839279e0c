import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { isBranchAsked, stageFields } from './trade-in-fields.ts';
import { tradeInStages } from './trade-in-stages.ts';

const asking = demoSettings('harbourline');
const plain = demoSettings('pitstop');
const names = (stage: (typeof tradeInStages)[number], settings = asking, isPurchase = false) =>
  stageFields(stage, settings, isPurchase).map(({ name }) => name);

describe('the fields of a step', () => {
  it('occur only once in all steps', () => {
    const all = tradeInStages.flatMap((stage) => names(stage));
    expect(all).toEqual([...new Set(all)]);
  });

  it("include a choice for each of the dealer's questions", () => {
    expect(names('condition')).toEqual(
      asking.valuation.adjustments.map(({ id }) => `adjustmentAnswers.${id}`),
    );
  });

  it("include those of the dealer's other forms, and no branch if a vehicle is bought", () => {
    expect(isBranchAsked(asking)).toBe(true);
    expect(names('contact')).toEqual(expect.arrayContaining(['postcode', 'location_id']));
    expect(names('contact', asking, true)).not.toContain('location_id');
    expect(names('contact', plain)).not.toContain('postcode');
    expect(names('contact', plain)).not.toContain('location_id');
  });

  it('include two optional questions: whether the car is under finance, and traded in', () => {
    const asked = stageFields('car', plain, false).filter(({ as }) => as === 'choice');
    expect(asked.map(({ name, required }) => [name, required])).toEqual([
      ['finance', false],
      ['do-you-have-a-trade-in', false],
    ]);
    for (const { options = [] } of asked) expect(options.map(({ value }) => value)).toEqual(['Yes', 'No']);
  });

  it('have "call" as the preselected contact method', () => {
    const method = stageFields('contact', plain, false).find(({ name }) => name === 'PreferredContactMethod');
    expect(method).toMatchObject({ value: 'Phone', as: 'choice' });
    expect(method?.options?.map(({ value }) => value)).toEqual(['Phone', 'Email', 'SMS']);
  });

  it("have the dealer's own state preselected", () => {
    const home = asking.locations.locations[0]?.address.state;
    expect(stageFields('plate', asking, false).find(({ name }) => name === 'regoState')?.value).toBe(home);
  });
});
