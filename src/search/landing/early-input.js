// Before hydration: hides the built cards if the address has other filters, and records presses; use-early-presses.ts
// and reveal-cards.ts continue from there. Applies two cards per row at once if the device has stored that choice
// (two-in-row.store.ts).
{
  const { dataset, parentElement: list } = document.currentScript;
  const names = dataset.names.split(' ');
  const given = [...new URLSearchParams(location.search).keys()].filter((name) => names.includes(name));
  if (given.length > 0) {
    list.dataset.waiting = given.every((name) => ['page', 'sortBy'].includes(name)) ? '' : 'filters';
  }
  try {
    const isOn = localStorage.getItem('two-in-row') === '{"v":1,"data":true}';
    document.documentElement.toggleAttribute('data-two-in-row', isOn);
  } catch {
    // Without storage there is no stored choice.
  }
  const mark = (event, what) =>
    event.target.closest(`astro-island[ssr] ${what}`)?.setAttribute('data-pressed', '');
  list.addEventListener('click', (event) => mark(event, 'button:not([popovertarget])'));
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') mark(event, 'input');
  });
}
