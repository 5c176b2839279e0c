// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { fill } from '../../../values/fill.ts';
import type { SavedSearch } from '../saved-search.schema.ts';
import { saveSearchFacts } from '../saved-searches-facts.ts';
import { SaveSearchForm } from './SaveSearchForm.island.tsx';

const settings = demoSettings('harbourline');
const facts = saveSearchFacts(settings, { dealer: 'Harbourline', cars: 'cars' });
const { form: texts } = settings.account.savedSearches;
const name = 'Toyota · SUV';
const search = 'make_model=Toyota&body=SUV';
const saved: SavedSearch = {
  ...{ id: 'one', search, name, path: `/search/new-used-and-demo-cars?${search}`, channel: 'sms' },
  ...{ is_paused: false, saved_at: '2026-11-20T02:00:00.000Z', new_cars: 0 },
};
const user = userEvent.setup();
const request = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const answer = (reply: Response) => request.mockImplementation(async () => reply.clone());
const posted = () => request.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const button = () => screen.getByRole('button');
const open = (own = facts, email = '') =>
  render(<SaveSearchForm facts={own} search={search} name={name} email={email} />);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the form to save a search', () => {
  it('names the search and the consent, and is posted without JavaScript', () => {
    open();
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(fill(texts.consent, { dealer: 'Harbourline' }))).toBeTruthy();
    const form = button().closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/saved-searches', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      search,
      channel: 'sms',
      email: '',
    });
  });

  it('is sent once, however often it is pressed, and shows the saved search in its place', async () => {
    const isLetGo = Promise.withResolvers<Response>();
    request.mockImplementation(() => isLetGo.promise);
    open();
    await user.dblClick(button());
    expect(button().textContent).toBe(texts.saving);
    isLetGo.resolve(Response.json({ search: saved }));
    const said = await screen.findByRole('status');
    expect(said.textContent).toContain(fill(texts.savedSms, { name }));
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(screen.getByRole('link', { name: texts.viewList }).getAttribute('href')).toBe(
      '/watchlist#saved-searches',
    );
    expect(posted()).toEqual([{ search, channel: 'sms', email: '' }]);
  });

  it('requires an e-mail address if e-mail is selected, and keeps a rejected one', async () => {
    open();
    const address = () => screen.getByLabelText<HTMLInputElement>(texts.emailField);
    expect(address().required).toBe(false);
    await user.click(screen.getByLabelText(texts.email));
    expect(address().required).toBe(true);
    const message = 'Please enter an e-mail address.';
    answer(Response.json({ detail: message, errors: [{ field: 'email', message }] }, { status: 422 }));
    await user.type(address(), 'ana@example.con');
    await user.click(button());
    await waitFor(() => expect(address().getAttribute('aria-invalid')).toBe('true'));
    expect([screen.getByRole('alert').textContent, address().value]).toEqual([message, 'ana@example.con']);
  });

  it('has no choice if only one channel is offered, and uses the known e-mail address', () => {
    open({ ...facts, labels: { email: texts.email } }, 'ana@example.com');
    expect(screen.queryByRole('radio')).toBeNull();
    const address = screen.getByLabelText<HTMLInputElement>(texts.emailField);
    expect([address.value, address.required]).toEqual(['ana@example.com', true]);
  });

  it.each([
    ['the server cannot say why', new Response('', { status: 500 }), texts.failed],
    ['there are too many', Response.json({ detail: 'You have 10.' }, { status: 409 }), 'You have 10.'],
  ])('shows an error if %s', async (_, reply, said) => {
    answer(reply);
    open();
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(button().textContent).toBe(texts.submit);
  });

  it('shows an error at once while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(texts.offline);
    expect(request).not.toHaveBeenCalled();
  });

  it('redirects to sign in if the session has ended, and from there back to the search', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...location, assign });
    answer(Response.json({ detail: 'Please sign in first.' }, { status: 401 }));
    open();
    await user.click(button());
    const redirect = encodeURIComponent(`/save-search?search=${encodeURIComponent(search)}`);
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`/sign-in?type=saved-search&redirect=${redirect}&back=%2F`),
    );
  });
});
