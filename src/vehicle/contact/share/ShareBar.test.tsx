// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { pageData } from '../../../ui/hydration/page-data.ts';
import { aVehicle } from '../../a-vehicle.fixture.ts';
import { ShareBar } from './ShareBar.island.tsx';
import { shareBarFacts } from './share-facts.ts';

const settings = demoSettings('harbourline');
const { share } = settings.vehicle;
const vehicle = aVehicle({ slug: 'kia-seltos-1', name: '2022 Kia Seltos' });
const words = { name: vehicle.name, dealer: 'Harbourline' };

function show(changes: Partial<typeof share> = {}) {
  const { vehicle: own, ...other } = settings;
  const facts = shareBarFacts(
    vehicle,
    { ...other, vehicle: { ...own, share: { ...share, ...changes } } },
    words,
  );
  if (facts === null) throw new Error('Nothing is offered.');
  render(<ShareBar facts={pageData('share-facts', facts)} />);
}

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const status = () => screen.getByRole('status').textContent;
const alert = () => screen.getAllByRole('alert')[0]?.textContent;
const here = 'http://localhost:3000/cars/kia-seltos-1';

beforeEach(() => history.replaceState(null, '', '/cars/kia-seltos-1?utm_source=mail#photo-3'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  history.replaceState(null, '', '/');
});

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
const withSheet = (sheet: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });

describe('the share bar', () => {
  it('shows the services that the dealer has switched on', () => {
    show({ facebook: false, x: false, whatsApp: false, copyLink: false });
    expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      share.printLabel,
      share.pdfLabel,
      share.emailLabel,
    ]);
    expect(link(share.printLabel).getAttribute('href')).toBe('/print?car_id=kia-seltos-1');
    expect(screen.queryByRole('button', { name: share.copyLabel })).toBeNull();
  });

  it.each([1.5, 3])('copies the address and confirms it for %s seconds', async (copiedSeconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const copied: string[] = [];
    withClipboard(async (text) => void copied.push(text));
    show({ copiedSeconds, copiedText: 'Copied {name} to your clipboard!' });
    await act(async () => fireEvent.click(button(share.copyLabel)));
    expect(copied).toEqual([here]);
    expect(status()).toBe('Copied 2022 Kia Seltos to your clipboard!');
    act(() => vi.advanceTimersByTime(copiedSeconds * 1000 - 1));
    expect(status()).not.toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(status()).toBe('');
  });

  it('shows the address to copy if the browser cannot copy it', async () => {
    withClipboard(() => Promise.reject(new Error('no')));
    show();
    fireEvent.click(button(share.copyLabel));
    await waitFor(() => expect(alert()).toBe(share.copyFailedText.replace('{url}', here)));
  });

  it("passes address and message to the phone's share sheet", () => {
    const shared: ShareData[] = [];
    withSheet(async (data) => void shared.push(data));
    show();
    expect(fireEvent.click(button(share.label)), 'the list of services stays closed').toBe(false);
    expect(shared).toEqual([expect.objectContaining({ url: here, text: '2022 Kia Seltos at Harbourline' })]);
  });

  it.each([
    ['refused', 'NotAllowedError', 1],
    ['dismissed', 'AbortError', 0],
  ])('after a share sheet that is %s shows the services %s', async (_, name, times) => {
    const opened = vi.fn();
    HTMLElement.prototype.showPopover = opened;
    withSheet(() => Promise.reject(new DOMException('', name)));
    show();
    await act(async () => void fireEvent.click(button(share.label)));
    expect(opened).toHaveBeenCalledTimes(times);
  });

  it('opens a service in a popup window, and returns the focus to its link when that is closed', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const popup = { opener: window, location: { href: '' }, closed: false };
    const open = vi.fn(() => popup);
    vi.stubGlobal('open', open);
    show();
    const facebook = screen.getByText<HTMLAnchorElement>('Facebook');
    expect(fireEvent.click(facebook)).toBe(false);
    expect(open).toHaveBeenCalledWith('', '', expect.stringContaining('width=550,height=400'));
    expect(popup).toMatchObject({ opener: null, location: { href: facebook.href } });
    const focus = vi.spyOn(facebook, 'focus');
    Object.assign(popup, { closed: true });
    vi.advanceTimersByTime(1000);
    expect(focus).toHaveBeenCalledOnce();
  });

  it('follows the link if no popup window opens', () => {
    vi.stubGlobal('open', () => null);
    show();
    expect(fireEvent.click(screen.getByText('WhatsApp'))).toBe(true);
  });

  it('shows that the PDF is being prepared, and an error if that fails', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    show();
    fireEvent.click(link(share.pdfLabel));
    expect(link(share.pdfPreparingText).getAttribute('aria-busy')).toBe('true');
    resolve(Response.json({ detail: 'The printer is having lunch.' }, { status: 503 }));
    await waitFor(() => expect(alert()).toBe('The printer is having lunch.'));
    expect(link(share.pdfLabel).getAttribute('aria-busy')).toBeNull();
  });
});
