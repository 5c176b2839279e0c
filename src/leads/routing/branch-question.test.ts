import { describe, expect, it } from 'vitest';
import { branchQuestion } from './branch-question.ts';

const branch = (slug: string, changes: object = {}) => ({
  ...{ name: slug.toUpperCase(), slug, dealershipSlug: null, visible: true },
  ...{ types: ['sales' as const], subtypes: [] },
  ...changes,
});
const city = branch('city', { dealershipSlug: 'metro' });
const workshop = branch('workshop', { dealershipSlug: 'metro', types: ['service'] });
const coast = branch('coast', { dealershipSlug: 'seaside', types: ['sales', 'service'] });
const closed = branch('closed', { visible: false });
const all = [city, workshop, coast, closed];

const neither = { location: false, dealership: false };
const facts = { branches: all, own: undefined, type: undefined, asked: neither, names: {} };
const byLocation = { ...facts, asked: { ...neither, location: true } };
const byDealership = { ...facts, asked: { location: true, dealership: true } };

const choices = (question: ReturnType<typeof branchQuestion>) =>
  question.ask?.choices.map(({ value, label }) => [value, label]);

describe('a form that asks for the branch', () => {
  it('lists the visible branches by name', () => {
    const question = branchQuestion(byLocation);
    expect(question.ask?.by).toBe('location');
    expect(choices(question)).toEqual([
      ['city', 'CITY'],
      ['workshop', 'WORKSHOP'],
      ['coast', 'COAST'],
    ]);
    expect(question.location).toBeUndefined();
  });

  it('for the workshop lists branches with a workshop', () => {
    const question = branchQuestion({ ...byLocation, type: 'service' });
    expect(choices(question)?.map(([value]) => value)).toEqual(['workshop', 'coast']);
  });

  it('for a department that no branch has lists all branches', () => {
    const question = branchQuestion({ ...byLocation, type: 'parts' });
    expect(choices(question)).toHaveLength(3);
  });

  it('has no list if there is only one branch', () => {
    const question = branchQuestion({ ...byLocation, branches: [city, closed] });
    expect(question).toEqual({ ask: null, location: 'city', dealership: undefined });
    const onlyWorkshop = branchQuestion({ ...byLocation, branches: [city, workshop], type: 'service' });
    expect(onlyWorkshop).toMatchObject({ ask: null, location: 'workshop' });
  });

  it("has the page's branch preselected", () => {
    const question = branchQuestion({ ...byLocation, own: coast });
    expect(question.location).toBe('coast');
    expect(choices(question)).toHaveLength(3);
  });
});

describe('a form that asks for the dealership', () => {
  it('lists each dealership once, by its own name or that of its first branch', () => {
    const question = branchQuestion({ ...byDealership, names: { seaside: 'The Coast' } });
    expect(question.ask?.by).toBe('dealership');
    expect(choices(question)).toEqual([
      ['metro', 'CITY'],
      ['seaside', 'The Coast'],
    ]);
  });

  it('treats a branch without a dealership as one', () => {
    const question = branchQuestion({ ...byDealership, branches: [city, branch('farm')] });
    expect(choices(question)?.map(([value]) => value)).toEqual(['metro', 'farm']);
  });

  it('has no list if there is only one dealership', () => {
    const question = branchQuestion({ ...byDealership, branches: [city, workshop] });
    expect(question).toEqual({ ask: null, location: undefined, dealership: 'metro' });
  });

  it("sends both on a branch's page", () => {
    const question = branchQuestion({ ...byDealership, own: coast });
    expect(question).toEqual({ ask: null, location: 'coast', dealership: 'seaside' });
  });
});

it("asks for neither unless configured, and sends the page's branch", () => {
  expect(branchQuestion(facts)).toEqual({ ask: null, location: undefined, dealership: undefined });
  expect(branchQuestion({ ...facts, own: coast }).location).toBe('coast');
});
