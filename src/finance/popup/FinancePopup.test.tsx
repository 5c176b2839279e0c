// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { FINANCE_POPUP_FILE } from '../page/finance-pages.ts';
import { FinancePopup } from './FinancePopup.island.tsx';
import { financePopupFacts } from './finance-popup-facts.ts';

const settings = demoSettings('harbourline');
const { tabs } = settings.finance.popup;
const facts = financePopupFacts({ settings, branches: [], words: {}, today: '2026-11-20' });
const asked: string[] = [];
const assign = vi.fn();

beforeEach(() => {
  asked.length = 0;
  assign.mockReset();
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal('location', { href: 'http://localhost:3000/', pathname: '/', search: '', assign });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === FINANCE_POPUP_FILE) return Response.json(facts);
    throw new TypeError('Failed to fetch');
  });
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => vi.unstubAllGlobals());

async function press(href: string) {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const { container } = render(<FinancePopup />);
  const isReady = new Promise((resolve) => {
    container.firstElementChild?.addEventListener('island-ready', resolve);
  });
  await isReady;
  fireEvent.click(link);
  return link;
}

describe('a link to the finance form', () => {
  it('without a vehicle opens the popup without one, and asks for none', async () => {
    const link = await press('/finance#finance-form');
    const sheet = await screen.findByRole('dialog', { name: facts.heading });
    expect(sheet.querySelector('[aria-current="step"]')?.textContent).toContain(tabs.estimate);
    expect(sheet.querySelector('.form-car')).toBeNull();
    expect(sheet.querySelector<HTMLInputElement>('input[name="car_id"]')?.value).toBe('');
    expect(asked).toEqual([FINANCE_POPUP_FILE]);
    expect([link.ariaBusy, assign.mock.calls]).toEqual([null, []]);
  });

  it('is followed if the vehicle cannot be asked for', async () => {
    const link = await press('/finance?car_id=7#finance-form');
    await waitFor(() => expect(assign.mock.calls).toEqual([[link.href]]));
    expect(asked).toContain('/api/finance/form?car_id=7');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
