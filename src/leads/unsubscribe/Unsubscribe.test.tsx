// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { Unsubscribe } from './Unsubscribe.island.tsx';
import { unsubscribeFacts } from './unsubscribe-facts.ts';

const facts = unsubscribeFacts(demoSettings('harbourline'));
const field = () => screen.getByLabelText<HTMLInputElement>(facts.label);
const press = async () => userEvent.click(screen.getByRole('button', { name: facts.submit }));

function answer(reply: Response) {
  const request = vi.fn(async (_path: string, _init: RequestInit) => reply);
  vi.stubGlobal('fetch', request);
  return request;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the unsubscribe form', () => {
  it.each(['ada@example.com', '0412 345 678'])(
    'accepts %s, and shows the confirmation in its place',
    async (contact) => {
      const request = answer(Response.json({ lead_id: 'lead-1' }));
      render(<Unsubscribe id="stop" facts={facts} />);
      await userEvent.type(field(), contact);
      await press();
      const said = await screen.findByText(facts.done);
      expect([said.getAttribute('role'), document.activeElement]).toEqual(['status', said]);
      expect(screen.queryByRole('button')).toBeNull();
      const [[path, init] = []] = request.mock.calls;
      expect([path, JSON.parse(String(init?.body))]).toMatchObject(['/api/unsubscribe', { contact }]);
    },
  );

  it.each([
    ['', facts.errors.required],
    ['ada', facts.errors.invalid],
    ['ada@', facts.errors.invalid],
    ['12', facts.errors.invalid],
  ])('rejects "%s" with an error', async (contact, error) => {
    const request = answer(Response.json({ lead_id: 'lead-1' }));
    render(<Unsubscribe id="stop" facts={facts} />);
    if (contact) await userEvent.type(field(), contact);
    await press();
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(
      document.getElementById(field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toBe(error);
    expect(request).not.toHaveBeenCalled();
  });

  it('shows an error if the server cannot store it', async () => {
    answer(Response.json({ detail: 'Too many at once.' }, { status: 429 }));
    render(<Unsubscribe id="stop" facts={facts} />);
    await userEvent.type(field(), 'ada@example.com');
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too many at once.'));
    expect(field().value).toBe('ada@example.com');
    expect(screen.queryByText(facts.done)).toBeNull();
  });

  it('works without JavaScript: it is posted, shown again with the input, and confirmed', () => {
    const lastResult = {
      status: 'error',
      initialValue: { contact: 'ada@' },
      error: { contact: [facts.errors.invalid] },
    } as const;
    const { container, rerender } = render(
      <Unsubscribe
        id="stop"
        facts={facts}
        lastResult={{ ...lastResult, error: { contact: [facts.errors.invalid] } }}
      />,
    );
    const form = container.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/unsubscribe', 'post']);
    expect(field().value).toBe('ada@');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    rerender(<Unsubscribe id="stop" facts={facts} isDone />);
    expect(screen.getByRole('status').textContent).toBe(facts.done);
  });
});
