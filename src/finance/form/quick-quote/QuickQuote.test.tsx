// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  alert,
  answerRequests,
  factsOf,
  finance,
  questions,
  quote,
  quoted,
  request,
  score,
  server,
  show,
  term,
  user,
  vehicle,
} from '#tests/fixtures/forms/finance-form.tsx';

answerRequests();

const { quote: quoteWords } = finance.form;

describe('a quick quote', () => {
  it('appears once there is a credit score, with both rates and its terms', async () => {
    show();
    expect(quote()?.textContent).toContain(quoteWords.waiting);
    expect(quote()?.textContent).toContain(vehicle.price.comparisonRateWarning);
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
    expect(quote()?.textContent).toContain('$135');
    expect(quote()?.textContent).toContain('$583');
    expect(quote()?.textContent).toContain('6.29% p.a., 8.19% p.a. comparison rate');
    expect(quote()?.textContent).toContain('Of five years.');
    expect(within(quote() ?? document.body).getByRole('status').textContent).toMatch(/^\$135 a week, 6\.29%/);
    expect(within(quote() ?? document.body).queryByText(quoteWords.estimate)).toBeNull();
    expect(questions()).toEqual([{ selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 }]);
  });

  it('is marked as an estimate if it is one', async () => {
    server.quote = () => Response.json({ ...quoted, isEstimate: true });
    show();
    await user.click(score('GREAT'));
    await screen.findByText(quoteWords.estimate);
  });

  it('is requested once after several changes', async () => {
    vi.useFakeTimers();
    show({ facts: factsOf({ settleMs: 500 }) });
    fireEvent.click(score('GREAT'));
    await vi.advanceTimersByTimeAsync(499);
    fireEvent.input(term(), { target: { value: '5.5' } });
    await vi.advanceTimersByTimeAsync(499);
    fireEvent.input(term(), { target: { value: '6' } });
    await vi.advanceTimersByTimeAsync(499);
    expect(questions()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(questions()).toEqual([expect.objectContaining({ loanTerm: 6 })]);
    vi.useRealTimers();
  });

  it.each([
    ['fails', 502, { detail: 'Failed to get YouX quick quote' }],
    ['refuses', 422, { detail: 'Not for boats' }],
    ['answers nonsense', 200, { weeklyRepaymentAmount: 'lots' }],
    ['answers without a comparison rate', 200, { ...quoted, comparisonRate: undefined }],
  ])('is removed and logged if the lender %s, and the form continues', async (_, status, body) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    show();
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
    server.quote = () => Response.json(body, { status });
    await user.click(score('POOR'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('failed'));
    expect(quote()?.dataset['silent']).toBe('');
    expect(quote()?.querySelector('[role="status"]')?.textContent).toBe('');
    expect(quote()?.textContent).not.toContain('$135');
    expect(warn).toHaveBeenCalledWith('detail' in body ? body.detail : finance.texts.quoteFailed);
    expect(alert()).toBe('');
    server.quote = () => Response.json(quoted);
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
  });

  it('is requested once the device is online', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    server.quote = () => {
      throw new TypeError('no network');
    };
    show();
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('failed'));
    server.quote = () => Response.json(quoted);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
  });

  it('for an older request is ignored', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [
      first.promise,
      Promise.resolve(Response.json({ ...quoted, weeklyRepaymentAmount: 222 })),
    ];
    request.mockImplementation(async () => answers.shift() ?? new Response('', { status: 503 }));
    show();
    await user.click(score('GREAT'));
    await waitFor(() => expect(questions()).toHaveLength(1));
    await user.click(score('POOR'));
    await waitFor(() => expect(quote()?.textContent).toContain('$222'));
    first.resolve(Response.json({ ...quoted, weeklyRepaymentAmount: 111 }));
    await first.promise;
    await new Promise((resolve) => setTimeout(resolve));
    expect(quote()?.textContent).toContain('$222');
  });

  it('is not shown if the dealer has switched it off', async () => {
    show({ facts: factsOf({ quickQuote: false, verifyPhone: false }) });
    await user.click(score('GREAT'));
    expect(quote()).toBeNull();
  });
});
