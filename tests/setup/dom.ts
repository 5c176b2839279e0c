import type { WritableAtom } from 'nanostores';
import { afterEach, vi } from 'vitest';

// Test files share one document and the stores, so each must remove what it has rendered and stored.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { cleanStores } = await import('nanostores');
  const loaders = import.meta.glob<Record<string, WritableAtom>>('../../src/**/*.store.ts');
  const modules = await Promise.all(Object.values(loaders).map((load) => load()));
  const stores = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, store]) =>
      name.startsWith('$') ? [{ store, initial: store.value }] : [],
    ),
  );
  // A generous timeout, because a busy machine may need longer than the default of one second.
  configure({ asyncUtilTimeout: 30_000 });
  // Without `setInterval`: jsdom would draw its frames with the fake one, and none after the test.
  vi.setConfig({ fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] } });
  afterEach(() => {
    cleanup();
    for (const { store, initial } of stores) store.set(initial);
    // Otherwise nanostores unmounts a store only a second after its last listener has left, during a later test.
    cleanStores(...stores.map(({ store }) => store));
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
