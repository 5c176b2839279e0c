// Before the screen comes to life: an address that asks for other cars than the built ones hides those, and
// what is pressed is marked; use-early-presses.ts and reveal-cards.ts go on from there. Two cards a row are laid out
// at once where the device keeps that choice (two-in-row.store.ts).
{
  const { dataset, parentElement: list } = document.currentScript;
  const names = dataset.names.split(' ');
  if ([...new URLSearchParams(location.search).keys()].some((name) => names.includes(name))) {
    list.dataset.waiting = '';
  }
  try {
    const isOn = localStorage.getItem('two-in-row') === '{"v":1,"data":true}';
    document.documentElement.toggleAttribute('data-two-in-row', isOn);
  } catch {
    // A browser that keeps nothing has no choice to show.
  }
  const mark = (event, what) =>
    event.target.closest(`astro-island[ssr] ${what}`)?.setAttribute('data-pressed', '');
  list.addEventListener('click', (event) => mark(event, 'button:not([popovertarget])'));
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') mark(event, 'input');
  });
}
