// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { NearestLocation } from './NearestLocation.tsx';
import { nearestFacts } from './nearest-facts.ts';
import { useNearest } from './use-nearest.ts';

const facts = nearestFacts(demoSettings('harbourline'));
const request = vi.fn<(path: string) => Promise<Response>>();
const found = (...slugs: readonly string[]) =>
  Response.json({
    from: { latitude: -28, longitude: 153.4 },
    nearest: slugs.map((slug, index) => ({
      slug,
      name: `At ${slug}`,
      path: `/locations/${slug}`,
      km: index + 1,
      distance: `${index + 1} km`,
      phone: '(07) 5550 0143',
      directions: `https://maps.example/${slug}`,
    })),
  });

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  nearInAddress.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  request.mockReset();
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: facts.label });
const answer = () => screen.getByRole('status');
const nearInAddress = vi.fn<(postcode: string) => void>();
function Form({ near }: { near: string | undefined }) {
  const search = useNearest({ facts, filter: 'sales', near, onNear: nearInAddress });
  return <NearestLocation filter="sales" facts={facts} near={near} search={search} />;
}
const renderForm = (near?: string) => render(<Form near={near} />);
const ask = (postcode: string) => userEvent.type(input(), `${postcode}{Enter}`);

describe('the nearest branch', () => {
  it('is found by a postcode, whose input only accepts digits, and put into the address', async () => {
    request.mockResolvedValueOnce(found('gold-coast', 'brisbane'));
    renderForm();
    expect(answer().textContent).toBe(facts.hint);
    await ask('42a17');
    const list = await screen.findByRole('list', { name: 'Nearest to 4217' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      `At gold-coast1 km away(07) 5550 0143${facts.getDirections}: At gold-coast`,
      'At brisbane2 km away',
    ]);
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/locations/gold-coast',
      'tel:+61755500143',
      'https://maps.example/gold-coast',
      '/locations/brisbane',
    ]);
    expect(request.mock.calls[0]?.[0]).toBe('/api/nearest-location?postcode=4217&filter=sales');
    expect(nearInAddress).toHaveBeenCalledWith('4217');
  });

  it.each([
    ['', facts.empty],
    ['42', facts.invalid],
  ])('is not requested for %j: the field shows an error until it is changed', async (typed, message) => {
    renderForm();
    await ask(typed);
    expect(answer().textContent).toBe(message);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(request).not.toHaveBeenCalled();
    await userEvent.type(input(), '1');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('is not found for a postcode that does not exist', async () => {
    request.mockResolvedValueOnce(Response.json({ detail: 'There is none.' }, { status: 404 }));
    renderForm();
    await ask('0001');
    await waitFor(() => expect(answer().textContent).toBe('There is none.'));
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('does not call the postcode wrong when too much was asked', async () => {
    request.mockResolvedValueOnce(Response.json({ detail: 'Wait.' }, { status: 429 }));
    renderForm();
    await ask('4217');
    await waitFor(() => expect(answer().textContent).toBe(facts.failed));
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('is that of the postcode in the address, until it is gone from there', async () => {
    request.mockResolvedValueOnce(found('gold-coast'));
    const { rerender } = renderForm('4217');
    expect(await screen.findByRole('list', { name: 'Nearest to 4217' })).toBeTruthy();
    expect(input().value).toBe('4217');
    rerender(<Form near={undefined} />);
    await waitFor(() => expect(answer().textContent).toBe(facts.hint));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('shows an error if the request fails', async () => {
    request.mockRejectedValue(new TypeError('offline'));
    renderForm();
    await ask('4217');
    await waitFor(() => expect(answer().textContent).toBe(facts.failed));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.type(input(), '{Enter}');
    await waitFor(() => expect(answer().textContent).toBe(facts.offline));
    expect(input().value).toBe('4217');
  });

  it('is that of the later of two requests', async () => {
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    request.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    renderForm();
    await ask('4217{Enter}');
    expect(request).toHaveBeenCalledTimes(1);
    expect(answer().textContent).toBe(facts.loading);
    await userEvent.clear(input());
    await ask('4655');
    second.resolve(found('hervey-bay'));
    await screen.findByRole('list', { name: 'Nearest to 4655' });
    first.resolve(found('gold-coast'));
    await first.promise;
    expect(screen.getByRole('list', { name: 'Nearest to 4655' })).toBeTruthy();
  });

  it('is found without JavaScript by a page to which the form is sent', () => {
    const { container } = renderForm();
    const form = container.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/nearest-location', 'get']);
    expect(input().required).toBe(true);
  });
});
