// Runs before the first paint, because a closed bar must not flash up and the page may have been built earlier. Of
// adjacent bars it shows the first that is within its window of time and was not closed.
{
  const bars = [...document.currentScript.parentElement.querySelectorAll('[data-closable]')];
  // Accessing the storage property throws when storage is disabled.
  const stored = ({ closable, storage }, write) => {
    try {
      if (write) window[storage].setItem(closable, 'closed');
      return window[storage].getItem(closable) === 'closed';
    } catch {
      return false;
    }
  };
  const now = Date.now();
  const isWanted = ({ dataset }) =>
    !(now < Date.parse(dataset.start) || now >= Date.parse(dataset.expiry) || stored(dataset));
  const shown = bars.find(isWanted);
  for (const bar of bars) bar.hidden = bar !== shown;
  shown?.querySelector('button')?.addEventListener('click', () => {
    stored(shown.dataset, true);
    shown.hidden = true;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
