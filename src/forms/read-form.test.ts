import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

it('has one value per name, and a list for a repeated name', () => {
  const sent: [string, FormDataEntryValue][] = [
    ['name', 'Ada'],
    ['opt_in', 'false'],
    ['opt_in', 'true'],
    ['additional_services', 'Tyres'],
    ['additional_services', 'Brakes'],
    ['additional_services', 'Battery'],
  ];
  expect(readForm(sent)).toEqual({
    name: 'Ada',
    opt_in: ['false', 'true'],
    additional_services: ['Tyres', 'Brakes', 'Battery'],
  });
});

it('ignores files', () => {
  expect(readForm([['photo', new File([], 'car.jpg')]])).toEqual({});
});
