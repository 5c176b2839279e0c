// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import interaction, { type InteractionOptions } from './interaction.client.ts';

let comeIntoView: () => void;
/** Ids of the links and forms whose click or submit event was left to the browser. */
let left: string[];

beforeEach(() => {
  left = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => tell([{ isIntersecting: true }]);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => whenIdle());
  for (const type of ['click', 'submit']) document.addEventListener(type, leave);
});
afterEach(() => {
  for (const type of ['click', 'submit']) document.removeEventListener(type, leave);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function leave(event: Event): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement) || target.matches('button')) return;
  left.push(target.id);
  // jsdom can neither navigate nor download. A click on a submit button must send its form.
  event.preventDefault();
}

/** An island whose code is on its way until the test calls `arrive` or `fail`. */
function anIsland(value: InteractionOptions = {}) {
  document.body.innerHTML = `
    <a id="outside" href="/outside" class="opens">Outside</a>
    <astro-island>
      <form id="form">
        <input><button type="button" id="copy">Copy</button><button id="send">Send</button>
      </form>
      <a id="link" href="/link">Link</a>
      <a id="tab" href="/tab" target="_blank">Tab</a><a id="file" href="/file" download>File</a>
      <a id="away" href="tel:0730001234">Call</a>
      <astro-slot><a id="slotted" href="/slotted">In the slot</a></astro-slot>
    </astro-island>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const island = find('astro-island');
  // Clicks that reach the button, as those of a hydrated component do.
  const copied = vi.fn();
  find('#copy').addEventListener('click', copied);
  const failed = vi.fn();
  document.addEventListener('island-failed', failed, { once: true });
  let last = Promise.withResolvers<() => Promise<void>>();
  const load = vi.fn(() => last.promise);
  const hydrate = vi.fn(async () => {});
  interaction(load, Object({ value }), island);
  return {
    ...{ island, load, hydrate, failed, find, copied },
    input: find('input'),
    arrive: async () => {
      last.resolve(hydrate);
      await settled();
    },
    fail: async () => {
      last.promise.catch(() => {});
      last.reject(new TypeError('Failed to fetch'));
      await settled();
      last = Promise.withResolvers();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an island that waits for an interaction', () => {
  it.each(['pointerover', 'touchstart', 'focusin', 'input'])(
    'is hydrated once, by the first %s',
    async (type) => {
      const { input, load, hydrate, arrive } = anIsland();
      expect(load).not.toHaveBeenCalled();
      for (let time = 0; time < 2; time += 1) input.dispatchEvent(new Event(type, { bubbles: true }));
      await arrive();
      input.dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).toHaveBeenCalledOnce();
      expect(hydrate).toHaveBeenCalledOnce();
    },
  );

  it.each(['/?amount=20000', '/#amount=20000'])('is hydrated at once at %s', async (address) => {
    history.replaceState(null, '', address);
    const [asked, other] = [anIsland({ query: ['term', 'amount'] }), anIsland({ query: ['term'] })];
    await settled();
    expect(asked.load).toHaveBeenCalledOnce();
    expect(other.load).not.toHaveBeenCalled();
  });

  it('is hydrated at once if the device stores what it needs', async () => {
    const before = anIsland({ storage: ['lead-draft:'] });
    sessionStorage.setItem('lead-draft:ask', '{}');
    const after = anIsland({ storage: ['lead-draft:'] });
    await settled();
    expect(before.load).not.toHaveBeenCalled();
    expect(after.load).toHaveBeenCalledOnce();
  });
});

describe('a press before hydration', () => {
  it('is repeated after it, only once, and only the last of several', async () => {
    const { find, copied, arrive } = anIsland();
    const link = find('#link');
    expect(fireEvent.click(link), 'the browser may follow the link').toBe(false);
    expect(link.ariaBusy).toBe('true');
    for (let time = 0; time < 2; time += 1) fireEvent.click(find('#copy'));
    expect([link.ariaBusy, find('#copy').ariaBusy]).toEqual([null, 'true']);
    expect(copied).not.toHaveBeenCalled();
    await arrive();
    expect(copied).toHaveBeenCalledOnce();
    expect(left).toEqual([]);
    expect(find('#copy').ariaBusy).toBeNull();
  });

  it('on a submit button sends the form once hydration is done', async () => {
    const { find, arrive } = anIsland();
    expect(fireEvent.click(find('#send')), 'the browser may send the form').toBe(false);
    await arrive();
    expect(left).toEqual(['form']);
  });

  it('of Enter in a field sends the form once hydration is done', async () => {
    const { find, arrive } = anIsland();
    const enter = { bubbles: true, cancelable: true, submitter: find('#send') };
    expect(find('#form').dispatchEvent(new SubmitEvent('submit', enter))).toBe(false);
    await arrive();
    expect(left).toEqual(['form']);
  });

  it.each([
    ['with the Control key', '#link', { ctrlKey: true }],
    ['with the Command key', '#link', { metaKey: true }],
    ['with the Shift key', '#link', { shiftKey: true }],
    ['with the Alt key', '#link', { altKey: true }],
    ['on a link to a new tab', '#tab', {}],
    ['on a download', '#file', {}],
    ['in the slot of the island', '#slotted', {}],
  ])('%s is left to the browser', (_, selector, keys) => {
    const { find } = anIsland();
    fireEvent.click(find(selector), keys);
    expect(find(selector).ariaBusy).toBeNull();
    expect(left).toEqual([selector.slice(1)]);
  });

  it('of the middle button is left to the browser', () => {
    const link = anIsland().find('#link');
    const press = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
    expect([link.dispatchEvent(press), link.ariaBusy]).toEqual([true, null]);
  });

  it('on a link elsewhere on the page waits until the island is ready', async () => {
    const { find, island, hydrate, arrive } = anIsland({ links: '.opens' });
    const link = find('#outside');
    fireEvent.click(find('#link'));
    expect(left).toEqual(['link']);
    fireEvent.click(link);
    expect(link.ariaBusy).toBe('true');
    await arrive();
    expect(hydrate).toHaveBeenCalledOnce();
    expect(left).toEqual(['link']);
    island.dispatchEvent(new Event('island-ready'));
    await settled();
    expect(left).toEqual(['link', 'outside']);
  });
});

describe("when the island's code does not load", () => {
  it('a held press is left to the browser, the failure is reported, and the next interaction tries again', async () => {
    const { find, island, input, load, failed, fail, arrive } = anIsland();
    fireEvent.click(find('#link'));
    await fail();
    expect(island.hasAttribute('data-unhydrated')).toBe(true);
    expect(left).toEqual(['link']);
    expect(failed).toHaveBeenCalledOnce();
    expect(find('#link').ariaBusy).toBeNull();
    fireEvent.focusIn(input);
    await arrive();
    expect(load).toHaveBeenCalledTimes(2);
    expect(island.hasAttribute('data-unhydrated')).toBe(false);
  });

  it('the browser sends the form', async () => {
    const { find, fail } = anIsland();
    fireEvent.click(find('#send'));
    await fail();
    expect(left).toEqual(['form']);
  });

  it('a failure that Astro reports by an event counts too', async () => {
    const { find, island, hydrate, arrive } = anIsland();
    const reported = vi.fn();
    document.addEventListener('astro:hydration-error', reported, { once: true });
    hydrate.mockImplementationOnce(async () => {
      island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
    });
    fireEvent.click(find('#link'));
    await arrive();
    expect(left).toEqual(['link']);
    expect(island.hasAttribute('data-unhydrated')).toBe(true);
    expect(reported).not.toHaveBeenCalled();
  });

  it('a link is followed after eight seconds without an answer', async () => {
    vi.useFakeTimers();
    const { find } = anIsland();
    fireEvent.click(find('#link'));
    await vi.advanceTimersByTimeAsync(7_999);
    expect([find('#link').ariaBusy, left]).toEqual(['true', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([find('#link').ariaBusy, left]).toEqual([null, ['link']]);
  });

  it('nothing is posted and no page is left while offline, but a call can be made', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const [pressed, expected] of [
      ['#send', []],
      ['#link', []],
      ['#away', ['away']],
    ] as const) {
      left = [];
      const { find, failed, fail } = anIsland();
      fireEvent.click(find(pressed));
      await fail();
      expect([left, find(pressed).ariaBusy], pressed).toEqual([expected, null]);
      expect(failed).toHaveBeenCalledOnce();
    }
  });

  it('a link leads to its place on the page while offline, if it has one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { find, failed, fail } = anIsland({ offline: '#call' });
    fireEvent.click(find('#link'));
    await fail();
    expect(location.hash).toBe('#call');
    expect(failed).not.toHaveBeenCalled();
  });
});

describe("the island's code", () => {
  it('is preloaded once the island is in view, without hydrating it', async () => {
    const { load, hydrate, input, arrive } = anIsland();
    expect(load).not.toHaveBeenCalled();
    comeIntoView();
    expect(load).toHaveBeenCalledOnce();
    await arrive();
    expect(hydrate).not.toHaveBeenCalled();
    fireEvent.focusIn(input);
    await settled();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('is not preloaded for a visitor who saves data', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    const { load, input } = anIsland();
    comeIntoView();
    expect(load).not.toHaveBeenCalled();
    fireEvent.focusIn(input);
    await settled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again by the next interaction after a failed preload, which nobody is told of', async () => {
    const { island, load, hydrate, failed, input, arrive } = anIsland();
    const fail = Promise.withResolvers<() => Promise<void>>();
    load.mockReturnValueOnce(fail.promise);
    comeIntoView();
    fireEvent.focusIn(input);
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
    fail.resolve(async () => {});
    await arrive();
    expect(load).toHaveBeenCalledTimes(2);
    expect(hydrate).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    expect(island.hasAttribute('data-unhydrated')).toBe(false);
  });

  it.each([true, false])('in view on a device of its kind (%s) hydrates the island', async (matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const { hydrate, arrive } = anIsland({ inView: '(pointer:fine)' });
    comeIntoView();
    await arrive();
    expect(hydrate).toHaveBeenCalledTimes(matches ? 1 : 0);
  });
});
