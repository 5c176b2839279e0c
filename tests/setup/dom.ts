import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach } from 'vitest';

/** nanostores unmounts a store a second after its last listener has left. */
const STORE_UNMOUNT_MS = 1100;

// Test files share one document, so each must remove what it has rendered and stored.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A generous timeout, because a busy machine may need longer than the default of one second.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
  // Stores are unmounted while the document is there, and before the next file mounts them again.
  afterAll(() => setTimeout(STORE_UNMOUNT_MS));
}
