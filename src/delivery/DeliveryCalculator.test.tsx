// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { pageData } from '../ui/hydration/page-data.ts';
import { DeliveryCalculator } from './DeliveryCalculator.island.tsx';
import { deliveryFacts } from './delivery-facts.ts';

const texts = deliveryFacts(demoSettings('harbourline'));
const facts = pageData('delivery-facts', texts);
const calculator = <DeliveryCalculator facts={facts} slug="corolla-1" />;

const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const asked = () => request.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const priced = (price: number | null, message: string) =>
  Response.json({
    price,
    region: price === null ? null : 'the Gold Coast',
    message,
    sum: null,
    arrives: null,
  });
const refused = (status: number, detail: string) => Response.json({ detail }, { status });

beforeEach(() => vi.stubGlobal('fetch', request));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  request.mockReset();
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts.label });
const button = () => screen.getByRole('button', { name: texts.button });
const answer = () => screen.getByRole('status');

async function ask(postcode: string) {
  await userEvent.clear(input());
  await userEvent.type(input(), `${postcode}{Enter}`);
}

describe('the price of delivery', () => {
  it('is shown for a postcode, whose input only accepts digits', async () => {
    request.mockResolvedValueOnce(priced(120, '$120 to the Gold Coast'));
    render(calculator);
    expect(answer().textContent).toBe(texts.hint);
    await ask('42a17');
    await waitFor(() => expect(answer().textContent).toBe('$120 to the Gold Coast'));
    expect(answer().firstElementChild?.className).toBe('is-sum');
    expect(request.mock.calls[0]?.[0]).toBe('/api/delivery');
    expect(asked()).toEqual([{ postcode: '4217', car_id: 'corolla-1' }]);
  });

  it('is followed by the days of arrival and the sum, with the source of an estimate', async () => {
    const sum = {
      lines: [
        { label: 'Price', amount: '$20,000' },
        { label: 'Stamp duty', amount: '$600' },
      ],
      total: { label: 'Total', amount: '$20,720' },
      note: 'Estimated.',
      source: 'https://duty.example/rates',
    };
    const arrives = 'With you on Monday 23 November';
    request.mockResolvedValueOnce(
      Response.json({ price: 120, region: 'the Gold Coast', message: '$120', sum, arrives }),
    );
    render(calculator);
    await ask('4217');
    await waitFor(() => expect(answer().textContent).toContain(arrives));
    const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts).toEqual(['$20,000', '$600', '$20,720']);
    expect(screen.getByRole('link', { name: 'duty.example' }).getAttribute('href')).toBe(sum.source);
    expect(answer().textContent).toContain('Estimated.');
  });

  it('is reported as unknown if the dealer has no price for the postcode', async () => {
    request.mockResolvedValueOnce(priced(null, 'Sorry.'));
    render(calculator);
    await ask('0872');
    await waitFor(() => expect(answer().textContent).toBe('Sorry.'));
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['', 'Please enter a postcode.'],
    ['42', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('is not requested for %j: the field shows an error until it is changed', async (typed, message) => {
    render(calculator);
    if (typed) await userEvent.type(input(), typed);
    await userEvent.click(button());
    expect(answer().textContent).toBe(message);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(request).not.toHaveBeenCalled();
    await userEvent.type(input(), '1');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it("is not shown for a postcode that does not exist; the function's message is shown", async () => {
    request.mockResolvedValueOnce(refused(422, 'Invalid postcode'));
    render(calculator);
    await ask('0001');
    await waitFor(() => expect(answer().textContent).toBe('Invalid postcode'));
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('is requested once however often the button is pressed, and again for another postcode', async () => {
    const replies = ['4000', '4217'].map(() => Promise.withResolvers<Response>());
    for (const { promise } of replies) request.mockReturnValueOnce(promise);
    render(calculator);
    await userEvent.type(input(), '4000');
    await userEvent.dblClick(button());
    expect(answer().textContent).toBe(texts.loading);
    expect(asked()).toHaveLength(1);
    await ask('4217');
    replies[1]?.resolve(priced(120, '$120 to the Gold Coast'));
    await waitFor(() => expect(answer().textContent).toBe('$120 to the Gold Coast'));
    // The reply to the first request arrives last and is ignored.
    await act(async () => replies[0]?.resolve(priced(0, 'Free delivery to Brisbane')));
    expect(answer().textContent).toBe('$120 to the Gold Coast');
    expect(asked()).toHaveLength(2);
  });

  it('says after two seconds that it takes longer than usual', async () => {
    request.mockReturnValueOnce(new Promise(() => {}));
    render(calculator);
    fireEvent.input(input(), { target: { value: '4000' } });
    vi.useFakeTimers();
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(answer().textContent).toBe(texts.loading);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(answer().textContent).toBe(texts.slow);
    expect(answer().closest('form')?.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is none', async () => new Response('<h1>502</h1>', { status: 502 })],
    ['too much was asked', async () => refused(429, 'Please wait a moment, then try again.')],
  ])('can be requested again if %s', async (_, reply) => {
    request.mockImplementationOnce(reply).mockResolvedValueOnce(priced(0, 'Free delivery to Brisbane'));
    render(calculator);
    await ask('4000');
    await waitFor(() => expect(answer().textContent).toBe(texts.failed));
    expect(input().value).toBe('4000');
    await userEvent.click(button());
    await waitFor(() => expect(answer().textContent).toBe('Free delivery to Brisbane'));
  });

  it('keeps the postcode if the shopper is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(calculator);
    await ask('4000');
    await waitFor(() => expect(answer().textContent).toBe(texts.offline));
    expect(input().value).toBe('4000');
  });
});

describe('the form without JavaScript', () => {
  it('posts the vehicle to return to, and requires a postcode', () => {
    const markup = renderToString(calculator);
    expect(markup).toMatch(/<form [^>]*action="\/api\/delivery" method="post"/);
    expect(markup).not.toMatch(/novalidate/i);
    expect(markup).toMatch(/<input [^>]*maxLength="4"[^>]* required=""/);
    expect(markup).toContain('name="car_id" value="corolla-1"');
  });

  it('returns with the price, or with the error', () => {
    const wrong = { kind: 'invalid', message: texts.invalid, sum: null, arrives: null } as const;
    const markup = renderToString(
      <DeliveryCalculator facts={facts} slug="" postcode={'"><script>'} answer={wrong} />,
    );
    expect(markup).toContain(`role="status"><p class="small">${texts.invalid}</p></div>`);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('value="&quot;&gt;&lt;script&gt;"');
  });
});
