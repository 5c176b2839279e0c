// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { $deal, setDeal } from '../deal/deal.store.ts';
import { ResetDeal } from './ResetDeal.island.tsx';

afterEach(() => unmountAndClean($deal));

it("leaves the focus on the figures when the shopper's deal is deleted and CSS hides the button", async () => {
  setDeal({ deposit: 1500 });
  render(
    <section aria-label="Finance estimate">
      <ResetDeal text="Reset" />
    </section>,
  );
  screen.getByRole('button', { name: 'Reset' }).focus();
  await userEvent.keyboard('{Enter}');
  expect($deal.get().deposit).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Finance estimate' }));
});
