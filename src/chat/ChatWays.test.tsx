// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { ChatWays } from './ChatWays.tsx';
import { chatFacts } from './chat-facts.ts';

const settings = demoSettings('harbourline');
const own = chatFacts(settings);
const chatOf = { name: 'Test chat', script: 'https://chat.example/{account}.js', account: 'dealer' };
const withProvider = chatFacts({
  ...settings,
  chat: { ...settings.chat, provider: { ...chatOf, hosts: [], open: null } },
});
const { provider } = withProvider;
if (provider === null) throw new Error('A chat of a provider has its facts.');

const user = userEvent.setup();
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${provider.script}"]`);
const start = () => screen.getByRole('button', { name: provider.start });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  script()?.remove();
});

describe('the contact options', () => {
  it.each([
    ['2026-11-20T12:00:00+10:00', /^We answer now, until /],
    ['2026-11-23T22:00:00+10:00', /^We answer tomorrow from /],
  ])('say at %s when somebody answers', (now, words) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    render(<ChatWays facts={own} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('say it by the clock of the branch that answers', () => {
    const group = demoSettings('meridian');
    const primary = (id: string) => ({
      ...group,
      locations: {
        ...group.locations,
        locations: group.locations.locations.map((branch) => ({ ...branch, primary: branch.id === id })),
      },
    });
    expect(chatFacts(primary('osborne-park')).opening.timeZone).toBe('Australia/Perth');
    expect(chatFacts(primary('toyota-parramatta')).opening.timeZone).toBe('Australia/Sydney');
  });

  it('are a form, a message and a call', () => {
    render(<ChatWays facts={own} />);
    const links = own.ways.map(({ label }) => screen.getByRole('link', { name: new RegExp(label) }));
    expect(links.map((link) => link.getAttribute('href')?.replace(/\d+$/, ''))).toEqual([
      '/contact',
      'sms:+',
      'tel:+',
    ]);
  });

  it("link to the enquiry form of the page's vehicle", () => {
    render(<ChatWays facts={own} carSlug="corolla-7" />);
    const form = screen.getByRole('link', { name: new RegExp(own.ways[0]?.label ?? '') });
    expect(form.getAttribute('href')).toBe('/cars/corolla-7/enquire');
  });
});

describe('the chat of a provider', () => {
  it('can be tried again if it fails to load, and the other options stay', async () => {
    const onStarted = vi.fn();
    render(<ChatWays facts={withProvider} onStarted={onStarted} />);
    expect(script()).toBeNull();
    await user.click(start());
    expect(screen.getByRole('status').textContent).toBe(provider.loading);
    script()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(provider.failed));
    expect(within(screen.getByRole('list')).getAllByRole('link').length).toBe(withProvider.ways.length);
    expect(onStarted).not.toHaveBeenCalled();

    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await user.click(start());
    script()?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.documentElement.dataset['chat']).toBe('provider');
  });
});
