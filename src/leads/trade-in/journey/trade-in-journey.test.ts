import { describe, expect, it } from 'vitest';
import { aTradeInState } from '../a-trade-in-state.fixture.ts';
import { tradeInStages } from '../trade-in-stages.ts';
import { type JourneyEvent, newJourney, nextJourney } from './trade-in-journey.ts';

const journeyAfter = (...events: JourneyEvent[]) =>
  events.reduce((journey, event) => nextJourney(journey, event, tradeInStages), newJourney);
const state = aTradeInState();
const isCarUnknown = aTradeInState({ vehicle: null });

describe('the state of a trade-in in the browser', () => {
  it('advances with each saved step', () => {
    expect(journeyAfter({ type: 'saved', stage: 'car', values: {}, state })).toMatchObject({
      stage: 'condition',
      moves: 1,
    });
  });

  it('advances only as far as the answers allow', () => {
    expect(journeyAfter({ type: 'went', to: 'offer' }).stage).toBe('plate');
    const begun = { type: 'saved', stage: 'plate', values: {}, state: isCarUnknown } as const;
    expect(journeyAfter(begun, { type: 'went', to: 'offer' }).stage).toBe('car');
  });

  it('shows the first step if the device has an earlier trade-in whose answers are unknown', () => {
    expect(journeyAfter({ type: 'wait' }).part).toBe('waiting');
    expect(journeyAfter({ type: 'wait' }, { type: 'not-resumed' })).toMatchObject({
      part: 'stages',
      stage: 'plate',
    });
  });

  it('offers to continue on a later visit, and continues directly within the same visit', () => {
    expect(journeyAfter({ type: 'resumed', state, stage: null }).part).toBe('resume');
    const back = journeyAfter({ type: 'resumed', state, stage: 'condition' });
    expect(back).toMatchObject({ part: 'stages', stage: 'condition' });
  });

  it('ends after it was sent', () => {
    expect(journeyAfter({ type: 'sent', state })).toMatchObject({ part: 'done', moves: 1 });
  });

  it('keeps the input, except for the car if the number plate identifies another one', () => {
    const car = { type: 'saved', stage: 'car', values: { make: 'Kia' }, state } as const;
    const plate = { type: 'saved', stage: 'plate', values: { rego: 'ABC-12' }, state } as const;
    expect(journeyAfter(plate, car).typed).toEqual({ plate: { rego: 'ABC-12' }, car: { make: 'Kia' } });
    expect(journeyAfter(car, plate).typed).toEqual({ plate: { rego: 'ABC-12' } });
    const unknown = { ...plate, state: isCarUnknown };
    expect(journeyAfter(car, unknown).typed).toMatchObject({ car: { make: 'Kia' } });
  });

  it('takes the current estimate, and stays at its step', () => {
    const offer = { type: 'saved', stage: 'contact', values: {}, state } as const;
    const journey = journeyAfter(offer, { type: 'learned', state: aTradeInState({ offer_price: 19_000 }) });
    expect([journey.stage, journey.state?.offer_price, journey.moves]).toEqual(['offer', 19_000, 1]);
  });

  it('shows an error of another step until that step is left', () => {
    const errors = [{ field: 'phone', message: 'No.' }];
    const begun = { type: 'saved', stage: 'contact', values: {}, state } as const;
    const refused = journeyAfter(begun, { type: 'went', to: 'contact', errors });
    expect(refused).toMatchObject({ stage: 'contact', refused: { error: { phone: ['No.'] } } });
    expect(nextJourney(refused, { type: 'went', to: 'car' }, tradeInStages).refused).toBeNull();
  });

  it('stores the vehicle to be bought', () => {
    const purchase = { id: '7', slug: 'a-7', name: 'Mazda', price: null, image: null };
    const journey = journeyAfter(
      { type: 'purchase', purchase: 'gone' },
      { type: 'saved', stage: 'plate', values: {}, state },
    );
    expect(journey.purchase).toBe('gone');
    expect(journeyAfter({ type: 'learned', state: aTradeInState({ purchase }) }).purchase).toEqual(purchase);
  });
});
