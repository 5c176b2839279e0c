// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { OwnNotices } from '../watchlist/watchlist-page.ts';
import { noticeFacts } from './notice-facts.ts';
import { WatchNotices } from './WatchNotices.island.tsx';

const settings = demoSettings('harbourline');
const { form: texts } = settings.account.watchlist.notices;
const asked: OwnNotices = {
  ...{ channel: 'email', email: 'ana@example.com', isOn: true },
  ...{ priceDrops: false, sold: true },
};

function page(notices: OwnNotices | null = null, hasChanged = false) {
  const contact = { first_name: null, last_name: null, email: 'ada@example.com' };
  const list = { phone: '0412345678', cars: [] };
  const facts = noticeFacts(settings, { list, contact, notices, hasChanged }, { dealer: 'Harbourline' });
  return <WatchNotices {...facts} />;
}

const open = (...asked: Parameters<typeof page>) => render(page(...asked));

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const address = () => screen.getByLabelText<HTMLInputElement>(texts.emailField);

describe('messages about saved cars', () => {
  it('are requested with nothing preselected, to the known phone and e-mail address', () => {
    open();
    expect([box(texts.priceDrops).checked, box(texts.sold).checked]).toEqual([false, false]);
    expect(box('Text message to 0412 345 678').checked).toBe(true);
    expect(address().value).toBe('ada@example.com');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are shown as requested', () => {
    open(asked);
    expect([box(texts.priceDrops).checked, box(texts.sold).checked]).toEqual([false, true]);
    expect([box(texts.email).checked, address().value]).toEqual([true, 'ana@example.com']);
    expect(screen.getByRole('status').textContent).toBe(texts.on);
  });

  it('are not posted while offline', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    const form = address().form;
    expect(form && fireEvent.submit(form)).toBe(false);
    network.mockRestore();
  });

  it('are off once they have ended, which is announced only at once', () => {
    open({ ...asked, isOn: false }, true);
    expect(box(texts.sold).checked).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(texts.off);
  });

  it('require an e-mail address only if e-mail is selected', async () => {
    open();
    const user = userEvent.setup();
    await user.click(box(texts.email));
    expect(address().required).toBe(false);
    await user.click(box(texts.sold));
    expect(address().required).toBe(true);
    await user.click(box('Text message to 0412 345 678'));
    expect(address().required).toBe(false);
  });

  it('require the e-mail address for boxes ticked earlier, or before hydration', async () => {
    open(asked);
    expect(address().required).toBe(true);
    cleanup();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page());
    for (const label of [texts.sold, texts.email]) box(label).checked = true;
    const root = await act(async () => hydrateRoot(place, page()));
    expect(address().required).toBe(true);
    act(() => root.unmount());
    place.remove();
  });

  it('are changed by a form', () => {
    open(asked);
    const { form } = address();
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/watchlist/notices', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ sold: 'true', channel: 'email', email: 'ana@example.com' },
    });
  });
});
