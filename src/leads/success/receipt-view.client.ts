import { fill } from '../../values/fill.ts';
import type { Receipt } from './receipt.schema.ts';

/** Puts words into each place for them; a place without words is not shown. */
function setText(screen: HTMLElement, name: string, text: string | null): void {
  for (const place of screen.querySelectorAll<HTMLElement>(`[data-text="${name}"]`)) {
    place.textContent = text ?? '';
    place.hidden = text === null || text === '';
  }
}

function setLink(screen: HTMLElement, name: string, href: string | null): void {
  for (const link of screen.querySelectorAll<HTMLAnchorElement>(`a[data-link="${name}"]`)) {
    if (href !== null) link.href = href;
    link.hidden = href === null;
  }
}

function setPart(screen: HTMLElement, name: string, isShown: boolean): void {
  const part = screen.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part) part.hidden = !isShown;
}

function setList(screen: HTMLElement, name: string, items: readonly HTMLElement[]): void {
  screen.querySelector(`[data-list="${name}"]`)?.replaceChildren(...items);
  setPart(screen, name, items.length > 0);
}

function element(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

type Shown = Pick<NonNullable<Receipt['appointment']>, 'status' | 'label' | 'path' | 'calendar'> & {
  readonly location: { readonly name: string; readonly address?: string };
};

/** When and where a test drive is, and how to change that; what is over or cancelled is changed no more. */
export function showAppointment(screen: HTMLElement, appointment: Shown | null): void {
  setPart(screen, 'appointment', appointment !== null);
  if (appointment === null) return;
  const { label, location, path, calendar, status } = appointment;
  setText(screen, 'when', label);
  setText(screen, 'where', [location.name, location.address].filter(Boolean).join(', '));
  setLink(screen, 'calendar', calendar);
  setLink(screen, 'appointment', path);
  setPart(screen, 'change', status === 'booked');
}

function showRecipient(
  screen: HTMLElement,
  { name, hours, address, phone, directions }: Receipt['recipient'],
) {
  setPart(screen, 'recipient', true);
  setText(screen, 'recipient', name);
  setText(screen, 'hours', hours);
  setText(screen, 'address', address);
  const words = screen.querySelector<HTMLElement>('a[data-link="phone"]')?.dataset['words'] ?? '';
  setText(screen, 'phone', phone && fill(words, { phone: phone.label }));
  setLink(screen, 'phone', phone?.href ?? null);
  setLink(screen, 'directions', directions);
}

function pictureOf(src: string): HTMLImageElement {
  const picture = Object.assign(new Image(480, 320), { alt: '', decoding: 'async', src });
  // Beside the name a picture that does not come leaves nothing to be said.
  picture.addEventListener('error', () => picture.parentElement?.setAttribute('hidden', ''));
  return picture;
}

function showVehicle(screen: HTMLElement, vehicle: Receipt['vehicle']): void {
  setPart(screen, 'vehicle', vehicle !== null);
  setText(screen, 'vehicle', vehicle?.name ?? null);
  setLink(screen, 'vehicle', vehicle?.path ?? null);
  const frame = screen.querySelector<HTMLElement>('[data-picture]');
  const image = vehicle?.image ?? null;
  if (frame === null || image === null) return;
  frame.hidden = false;
  frame.replaceChildren(pictureOf(image));
}

/** The whole receipt; `path` is its own page, where the agreement to offers and news is withdrawn. */
export function showReceipt(screen: HTMLElement, receipt: Receipt, path: string): void {
  const { heading, intro, next, sent, offer, consent } = receipt;
  const title = screen.querySelector('h1');
  if (title) title.textContent = heading;
  setText(screen, 'intro', intro);
  showAppointment(screen, receipt.appointment);
  setPart(screen, 'offer', offer !== null);
  setText(screen, 'offerLabel', offer?.label ?? null);
  setText(screen, 'offer', offer?.text ?? null);
  const steps = next.map((step) => element('li', element('span', step)));
  setList(screen, 'next', steps);
  const rows = sent.map(({ label, text }) => element('div', element('dt', label), element('dd', text)));
  setList(screen, 'sent', rows);
  setPart(screen, 'agreement', consent.opt_in);
  setLink(screen, 'receipt', path);
  showRecipient(screen, receipt.recipient);
  showVehicle(screen, receipt.vehicle);
}
