const formLink = /^\/cars\/([^/]+)\/(enquire|test-drive|request-photos)$/;

/** After this the link is followed: the form is a page too. */
const patienceMs = 8000;

async function open(link: HTMLAnchorElement, step: string): Promise<void> {
  // Offline there is no page to go to; who to call is written on this one.
  const follow = () => location.assign(navigator.onLine ? link.href : '#talk-to-us');
  const giveUp = setTimeout(follow, patienceMs);
  link.ariaBusy = 'true';
  try {
    const { openForm } = await import('./open-vehicle-form.client.ts');
    await openForm(step, link);
  } catch {
    follow();
  }
  clearTimeout(giveUp);
  link.ariaBusy = null;
}

/** Forms about the vehicle of this page open over it; they are fetched when somebody comes near their link. */
export function watchFormLinks(
  slug = document.querySelector<HTMLElement>('[data-car]')?.dataset['slug'],
): void {
  function come(event: Event): void {
    const link = event.target instanceof Element && event.target.closest('a');
    const [, car, step] = (link && formLink.exec(link.pathname)) || [];
    if (!link || !step || car !== slug) return;
    if (event.type !== 'click') {
      import('./open-vehicle-form.client.ts').then(({ fetchForm }) => fetchForm(step)).catch(() => {});
    } else if (
      event instanceof MouseEvent &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    ) {
      event.preventDefault();
      if (!link.ariaBusy) void open(link, step);
    }
  }
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) addEventListener(type, come);
}
