/** Whose page it is (`src/account/signed-in.client.ts`). */
interface Shopper {
  readonly isSignedIn: () => boolean;
  readonly forgetOwnThings: () => void;
  /** Takes the page out of sight and loads it anew. */
  readonly leavePage: () => void;
}

/** The page of whoever has signed in goes with them; all else it does works without this. */
export function watchGarage({ isSignedIn, forgetOwnThings, leavePage }: Shopper): void {
  const page = document.querySelector<HTMLElement>('[data-garage]');
  if (page === null) return;
  const wasSignedIn = page.querySelector('[data-own]:not([hidden])') !== null;
  const follow = () => {
    if (isSignedIn() !== wasSignedIn) leavePage();
  };
  document.addEventListener('account-change', follow);
  // Signed out while it was on its way; of a page that was never filled in the server knows better.
  if (wasSignedIn) follow();
  watchNetwork(page);
  page.addEventListener('submit', (event) => onSubmit(event, forgetOwnThings));
}

function watchNetwork(page: HTMLElement): void {
  const notice = page.querySelector<HTMLElement>('[data-offline]');
  const show = () => {
    if (notice) notice.textContent = navigator.onLine ? '' : (notice.dataset['offline'] ?? '');
  };
  for (const type of ['online', 'offline']) addEventListener(type, show);
  show();
}

function onSubmit(event: SubmitEvent, forgetOwnThings: () => void): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches('[data-needs-network]') && !navigator.onLine) {
    // What was typed stays; the notice at the top says why.
    event.preventDefault();
    document.querySelector('[data-offline]')?.scrollIntoView({ block: 'center' });
  } else if (form.matches('[data-delete-account]')) forgetOwnThings();
}
