import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { visitorEventSchema } from './event.schema.ts';

const print = {
  name: 'print',
  id: 61,
  path: '/cars/corolla-7',
  car: { id: '7', slug: 'corolla-7' },
  dealer: 'city-motors',
  at: '2026-11-20T02:00:00.000Z',
};

describe('the body of an event', () => {
  it.each([
    ['an event about a car', print],
    ['an event about no car', { ...print, car: null }],
    ['the home page', { ...print, path: '/' }],
  ])('%s is accepted', (_, body) => {
    expect(v.is(visitorEventSchema, body)).toBe(true);
  });

  it.each([
    ['an unknown event', { ...print, name: 'login' }],
    ['a word that every object knows', { ...print, name: 'constructor' }],
    ["another event's id", { ...print, id: 4 }],
    ['a path with a query, in which names could stand', { ...print, path: '/contact?name=Jo' }],
    ['an address of another site', { ...print, path: 'https://other.example/' }],
    ['a path beyond any length', { ...print, path: `/${'x'.repeat(300)}` }],
    ['a car with more than its id and slug', { ...print, car: { ...print.car, phone: '0400' } }],
    ['anything more', { ...print, email: 'jo@example.com' }],
    ['a time that is none', { ...print, at: 'yesterday' }],
    ['nothing', null],
  ])('%s is refused', (_, body) => {
    expect(v.is(visitorEventSchema, body)).toBe(false);
  });
});
