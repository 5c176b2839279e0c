// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveNote } from './LiveNote.island.tsx';
import { takeChange } from './live-change.store.ts';
import type { LiveChange } from './live-change.ts';

const texts = {
  price: 'A new price.',
  sold: 'It was sold.',
  reserved: 'It was reserved.',
  free: 'It is free.',
};

it('announces a change of a vehicle once', () => {
  render(<LiveNote texts={texts} />);
  const said = () => screen.getByRole('status').textContent;
  const take = (now: LiveChange) => {
    let isNew = false;
    act(() => {
      isNew = takeChange(now);
    });
    return isNew;
  };
  expect(said()).toBe('');
  expect(take({ became: 'reserved', price: 22_990 })).toBe(true);
  expect(said()).toBe('A new price. It was reserved.');
  expect(take({ became: 'reserved', price: 22_990 })).toBe(false);
  expect(said()).toBe('A new price. It was reserved.');
  take({ became: null, price: 22_990 });
  expect(said()).toBe('It is free.');
  take({ became: 'unavailable', price: undefined });
  expect(said()).toBe('It was sold.');
  expect(take({ became: null, price: undefined })).toBe(false);
  expect(said()).toBe('It was sold.');
});

it('brings the printed sheet up to date', () => {
  render(
    <main data-car data-became="reserved">
      <span className="tag" data-only="reserved">
        Reserved
      </span>
      <div className="print-price">
        <strong>$23,990</strong>
      </div>
      <LiveNote texts={texts} />
    </main>,
  );
  dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('.print-price')?.textContent).toBe('Reserved$23,990');
});
