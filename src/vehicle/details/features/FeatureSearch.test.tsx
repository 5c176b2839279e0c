// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pageData } from '../../../ui/hydration/page-data.ts';
import { FeatureSearch } from './FeatureSearch.island.tsx';

beforeEach(() => {
  const features = ['Dual airbags', 'ABS brakes', 'Heated front seats', 'Heated steering wheel'];
  const texts = { search: 'Search the features', noneFound: 'None.' };
  render(<FeatureSearch facts={pageData('features', { features, texts })} />);
});

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the features' }), { target: { value } });

it('shows the features that contain all the words, in any order', () => {
  expect(shown()).toEqual([]);
  type('heated');
  expect(shown()).toEqual(['Heated front seats', 'Heated steering wheel']);
  type(' SEATS  heated ');
  expect(shown()).toEqual(['Heated front seats']);
});

it('says so if there are none, and shows nothing for an empty field', () => {
  type('snorkel');
  expect(screen.getByRole('status').textContent).toBe('None.');
  type('  ');
  expect(screen.getByRole('status').textContent).toBe('');
});
