/** After this a link is followed: what it opens is a page too. */
const patienceMs = 8000;

/** What opens over a page in place of where a link leads. */
export interface Opener {
  /** Somebody comes near the link: what it opens may be fetched. */
  readonly near: (link: HTMLAnchorElement) => Promise<unknown>;
  /** Rejects when it cannot be opened: then the link is followed. */
  readonly open: (link: HTMLAnchorElement) => Promise<unknown>;
}

/**
 * Lets links of the page open something over it; `load` fetches what does that, when somebody comes near one.
 * `offline`: the place of this page to go to where there is no other.
 */
export function openLinks(
  isOpened: (link: HTMLAnchorElement) => boolean,
  load: () => Promise<Opener>,
  offline = '',
): void {
  async function open(link: HTMLAnchorElement): Promise<void> {
    const follow = () => location.assign(navigator.onLine || offline === '' ? link.href : offline);
    const giveUp = setTimeout(follow, patienceMs);
    link.ariaBusy = 'true';
    try {
      await (await load()).open(link);
    } catch {
      follow();
    }
    clearTimeout(giveUp);
    link.ariaBusy = null;
  }

  function come(event: Event): void {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isOpened(link)) return;
    if (event.type !== 'click') {
      load()
        .then(({ near }) => near(link))
        .catch(() => {});
    } else if (
      event instanceof MouseEvent &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    ) {
      event.preventDefault();
      if (!link.ariaBusy) void open(link);
    }
  }
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) addEventListener(type, come);
}
