import { describe, expect, it } from 'vitest';
import { demoSettings } from '../../../tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { printedFacts } from './printed-facts.ts';

const settings = demoSettings('harbourline');
const { maxFeatures, maxSpecification, commentsCharacters } = settings.documents.print;
const printed = (changes: Parameters<typeof aVehicle>[0] = {}) => printedFacts(aVehicle(changes), settings);

describe('the printed facts of a vehicle', () => {
  it('contain as many features as fit, and the number of others', () => {
    const features = Array.from({ length: 60 }, (_, index) => `Feature ${index}`);
    expect(printed({ features }).features).toEqual(features.slice(0, maxFeatures));
    expect(printed({ features }).moreFeatures).toBe(60 - maxFeatures);
    expect(printed({ features: ['Tow bar'] }).moreFeatures).toBe(0);
  });

  it('contain the beginning of the comments', () => {
    const comments = printed({ dealerComments: 'Kept well. '.repeat(300) }).comments.join('');
    expect(comments.length).toBeLessThanOrEqual(commentsCharacters + 1);
    expect(comments.endsWith('…')).toBe(true);
  });

  it('repeat nothing: the specification leaves out the facts of the info row', () => {
    const { facts, specification } = printed({ transmission: 'Automatic' });
    const values = facts.map(({ value }) => value);
    expect(values).toContain('Automatic');
    expect(specification.filter(({ value }) => values.includes(value))).toEqual([]);
    expect(specification.length).toBeLessThanOrEqual(maxSpecification);
  });
});
