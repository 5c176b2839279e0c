import { describe, expect, it } from 'vitest';
import { aTradeInState } from './a-trade-in-state.fixture.ts';
import { openStage } from './open-stage.ts';
import { stageAfter, stagesOf, tradeInStages } from './trade-in-stages.ts';

const whole = aTradeInState();
const nobody = { ...whole.contact, name: '', phone: '' };

describe('the step at which a trade-in continues', () => {
  it.each([
    ['plate', 'nothing is known', { rego: '', vehicle: null }],
    ['car', 'there is a number plate alone', { vehicle: null }],
    ['car', 'the kilometres are missing', { kms: null }],
    ['car', 'the year is missing', { vehicle: { year: null, make: 'Toyota', model: 'Corolla', badge: '' } }],
    ['condition', 'no question was answered', { adjustmentAnswers: {} }],
    ['contact', 'nobody is known', { contact: nobody }],
    ['contact', 'there is no number to call', { contact: { ...whole.contact, phone: '' } }],
    ['offer', 'all is there', {}],
    ['offer', 'there is no number plate, and all else is there', { rego: '' }],
    ['offer', 'the car has never moved', { kms: 0 }],
  ])('is %s if %s', (stage, _when, changes) => {
    expect(openStage(aTradeInState(changes), tradeInStages)).toBe(stage);
  });

  it('skips the condition if the dealer asks no questions about it', () => {
    const stages = stagesOf({ adjustments: [] });
    expect(stages).toEqual(['plate', 'car', 'contact', 'offer']);
    expect(openStage(aTradeInState({ adjustmentAnswers: {}, contact: nobody }), stages)).toBe('contact');
    expect(stageAfter('car', stages)).toBe('contact');
    expect(stageAfter('offer', stages)).toBe('offer');
  });
});
