// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { ShareList } from './ShareList.tsx';
import { shareTexts } from './share-texts.ts';
import { sharedListPath } from './shared-list.ts';

const { garage } = demoSettings('harbourline');
const shared = shareTexts(garage, { cars: 'Cars', dealer: 'Harbourline' });
if (shared === null) throw new Error('The dealer shares lists.');
const texts = shared;
const linkFrom = (name: string) => `https://dealer.example${sharedListPath(['kia-rio-7'], name)}`;

// jsdom does not implement modal dialogs.
beforeEach(() => {
  vi.stubGlobal('visualViewport', null);
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => vi.unstubAllGlobals());

async function open(asksName = true) {
  const user = userEvent.setup();
  render(<ShareList id="share" texts={texts} asksName={asksName} linkFrom={linkFrom} />);
  await user.click(screen.getByRole('button', { name: texts.share }));
  const link = await screen.findByLabelText<HTMLInputElement>(texts.link);
  return { user, link };
}

describe('sharing a list', () => {
  it("shows its link, with the sender's name if it is valid", async () => {
    const { user, link } = await open();
    expect(link.value).toBe('https://dealer.example/shared-list?cars=kia-rio-7');
    await user.type(screen.getByLabelText(texts.from), 'Zoë');
    expect(link.value).toBe('https://dealer.example/shared-list?cars=kia-rio-7&from=Zo%C3%AB');
    await user.type(screen.getByLabelText(texts.from), ' 0412');
    expect(link.value).toBe('https://dealer.example/shared-list?cars=kia-rio-7');
  });

  it('copies it, and confirms that', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: texts.copy }));
    expect(await navigator.clipboard.readText()).toBe(linkFrom(''));
    expect(screen.getByRole('status').textContent).toBe(texts.copied);
  });

  it('shows that it could not be copied, and selects it', async () => {
    const { user, link } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied.'));
    await user.click(screen.getByRole('button', { name: texts.copy }));
    expect(screen.getByRole('alert').textContent).toBe(texts.copyFailed);
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  });

  it("opens the device's share sheet if it has one", async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: texts.send }));
    const { message } = texts;
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: message, text: message, url: linkFrom('') });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('on a page without a name field has none', async () => {
    await open(false);
    expect(screen.queryByLabelText(texts.from)).toBeNull();
    expect(screen.queryByRole('button', { name: texts.send })).toBeNull();
  });
});
