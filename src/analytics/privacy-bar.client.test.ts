// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPrivacyBar } from './privacy-bar.client.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content" tabindex="-1"></main>
    <button data-privacy-choices>Privacy choices</button>
    <div class="privacy-bar" data-mode="ask">
      <section aria-label="Your privacy" tabindex="-1" hidden><button data-choice="declined">Decline</button></section>
    </div>`;
  startPrivacyBar();
});
afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['consent'];
  localStorage.clear();
});

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

it('leaves the focus on the page when the bar that came with it is answered by keyboard', async () => {
  focusOn('[data-choice]');
  await userEvent.keyboard('{Enter}');
  expect(document.querySelector('section')?.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('content');
});

it('returns the focus to the button that has opened the bar', async () => {
  focusOn('[data-privacy-choices]');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.querySelector('section'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('Privacy choices');
});
