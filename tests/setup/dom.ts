import { afterEach } from 'vitest';

// Files of tests run one after the other in one document: what a test leaves there must not reach the next.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // How long something is waited for says nothing of it: a busy machine may take longer than the usual second.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
