// Scripts can fail to load, after a release or in a tunnel. Astro retries those of islands; this retries the page's
// own. If that fails too, or an island fails, it shows a message; the static page keeps working.
{
  const tell = () => {
    const note = document.getElementById(navigator.onLine ? 'unloaded' : 'offline');
    // An island may fail before the message's element has been parsed.
    if (!note) addEventListener('DOMContentLoaded', tell, { once: true });
    else if (!note.matches(':popover-open')) note.showPopover();
  };
  const askAgain = ({ target }) => {
    if (!target.matches?.('script[src*="/_astro/"]')) return;
    if (target.src.endsWith('?again')) return tell();
    const again = document.createElement('script');
    again.type = 'module';
    again.src = `${target.src}?again`;
    target.replaceWith(again);
  };
  addEventListener('error', askAgain, true);
  let isReported = false;
  addEventListener('astro:hydration-error', ({ target }) => {
    target.toggleAttribute('data-unhydrated', true);
    // Shown only once, because scrolling may reach several such islands.
    if (!isReported) tell();
    isReported = true;
  });
  addEventListener('island-failed', tell);
}
