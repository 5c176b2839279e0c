// A script file may be lost on its way: a new release, a tunnel. Astro asks once more for an island's files, and this
// for the page's own. If they do not come either, or if an island fails, the page says so: what was built goes on working.
{
  const tell = () => {
    const note = document.getElementById(navigator.onLine ? 'unloaded' : 'offline');
    // An island may fail before the end of the page is there.
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
  let isTold = false;
  addEventListener('astro:hydration-error', ({ target }) => {
    target.toggleAttribute('data-unhydrated', true);
    // Once: somebody who only scrolls comes upon one such island after the other.
    if (!isTold) tell();
    isTold = true;
  });
  addEventListener('island-failed', tell);
}
