// Pages are older than the moment they are read, and a bar that was closed must not flash up again: this decides before
// anything is painted. Of the bars beside it the first is shown whose time it is and that was not closed.
{
  const bars = [...document.currentScript.parentElement.querySelectorAll('[data-closable]')];
  // Reading the property already throws where storage is switched off.
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
