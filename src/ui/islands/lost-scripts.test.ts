// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'lost-scripts.js'), 'utf8');

const shown = vi.fn<(id: string) => void>();
const added = vi.spyOn(window, 'addEventListener');
const hasNetwork = vi.spyOn(navigator, 'onLine', 'get');

/** The page's messages; jsdom has no popovers. */
function addNotes(): void {
  for (const id of ['unloaded', 'offline']) {
    let isOpen = false;
    const note = Object.assign(document.createElement('div'), {
      id,
      matches: () => isOpen,
      showPopover() {
        isOpen = true;
        shown(id);
      },
    });
    document.body.append(note);
  }
}

function addScript(name: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: `/_astro/${name}` });
  document.body.append(script);
  return script;
}

const scripts = () => [...document.scripts].map((script) => script.getAttribute('src'));
const fail = (element: Element) => element.dispatchEvent(new Event('error'));
const again = (name: string) => document.querySelector(`script[src$="${name}?again"]`) ?? document.body;
const says = (what: string) => new Event(what, { bubbles: true });

beforeEach(() => {
  shown.mockClear();
  added.mockClear();
  hasNetwork.mockReturnValue(true);
  document.body.replaceChildren();
  addNotes();
  new Function(source)();
});
afterEach(() => {
  for (const [type, listener, options] of added.mock.calls) removeEventListener(type, listener, options);
});

describe('a script that fails to load', () => {
  it.each(['Page.js', 'SaveCars.js'])('is requested once more, and then announced: %s', (name) => {
    fail(addScript(name));
    expect(scripts()).toEqual([`${location.origin}/_astro/${name}?again`]);
    expect(again(name)).toHaveProperty('type', 'module');
    expect(shown).not.toHaveBeenCalled();
    fail(again(name));
    expect([shown.mock.calls, scripts().length]).toEqual([[['unloaded']], 1]);
  });

  it('is announced together with others, in one message', () => {
    for (const name of ['a.js', 'b.js']) fail(addScript(name));
    for (const name of ['a.js', 'b.js']) fail(again(name));
    expect(shown.mock.calls).toEqual([['unloaded']]);
  });

  it('is announced as missing network while offline', () => {
    hasNetwork.mockReturnValue(false);
    fail(addScript('a.js'));
    fail(again('a.js'));
    expect(shown.mock.calls).toEqual([['offline']]);
  });

  it('that is not the site’s own, or is a picture, changes nothing', () => {
    const stranger = document.body.appendChild(document.createElement('script'));
    stranger.src = 'https://elsewhere.example/chat.js';
    const picture = document.body.appendChild(document.createElement('img'));
    for (const element of [stranger, picture]) fail(element);
    expect([shown.mock.calls, scripts()]).toEqual([[], [stranger.src]]);
  });
});

describe('an island that fails to load', () => {
  it('is marked, and the first of them is announced', () => {
    const islands = [1, 2].map(() => document.body.appendChild(document.createElement('astro-island')));
    for (const island of islands) {
      island.dispatchEvent(says('astro:hydration-error'));
      expect(island.hasAttribute('data-unhydrated')).toBe(true);
      expect(shown.mock.calls).toEqual([['unloaded']]);
    }
  });

  it('is announced once the message has been parsed', () => {
    document.getElementById('unloaded')?.remove();
    document.body.appendChild(document.createElement('astro-island')).dispatchEvent(says('island-failed'));
    expect(shown).not.toHaveBeenCalled();
    addNotes();
    dispatchEvent(says('DOMContentLoaded'));
    expect(shown.mock.calls).toEqual([['unloaded']]);
  });

  it('may ask for the message itself, again and again', () => {
    const island = document.body.appendChild(document.createElement('astro-island'));
    island.dispatchEvent(says('island-failed'));
    document.getElementById('unloaded')?.remove();
    addNotes();
    island.dispatchEvent(says('island-failed'));
    expect(shown.mock.calls).toEqual([['unloaded'], ['unloaded']]);
  });
});
