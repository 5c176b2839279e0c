// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { TwoInRow } from './TwoInRow.tsx';
import { $twoInRow } from './two-in-row.store.ts';

const key = 'two-in-row';
const button = () => screen.getByRole('button', { name: 'Two in a row' });
const isLaidOut = () => document.documentElement.hasAttribute('data-two-in-row');

afterEach(() => {
  cleanup();
  $twoInRow.set(false);
  unmountAndClean($twoInRow);
  document.documentElement.removeAttribute('data-two-in-row');
});

it('shows two cards per row, stores that on the device, and can be switched off', () => {
  render(<TwoInRow label="Two in a row" />);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect([isLaidOut(), localStorage.getItem(key)]).toEqual([true, '{"v":1,"data":true}']);
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect([isLaidOut(), localStorage.getItem(key)]).toEqual([false, null]);
});

it("keeps the device's choice through hydration", () => {
  localStorage.setItem(key, '{"v":1,"data":true}');
  document.documentElement.setAttribute('data-two-in-row', '');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TwoInRow label="Two in a row" />);
  render(<TwoInRow label="Two in a row" />, { container, hydrate: true });
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(isLaidOut()).toBe(true);
});

it('starts with one card per row if the stored value is invalid', () => {
  localStorage.setItem(key, '{"v":1,"data":"yes"}');
  render(<TwoInRow label="Two in a row" />);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(isLaidOut()).toBe(false);
});
