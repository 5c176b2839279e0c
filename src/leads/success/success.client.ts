import * as v from 'valibot';
import { forgetSentLead, readSentLead } from '../form/sent-lead.client.ts';
import type { SentLead } from '../form/sent-lead.schema.ts';
import { type Receipt, receiptSchema } from './receipt.schema.ts';
import { showAppointment, showReceipt } from './receipt-view.client.ts';
import { similarCards } from './similar-cards.client.ts';

/** Until then nothing is said of the wait: most receipts are there sooner. */
const quietMs = 300;
/** On a slow line a receipt takes long; one that never comes is no reason to wait for ever. */
const patienceMs = 20_000;

/** Null where it cannot be had now: out of reach, gone, or nonsense. */
async function fetchReceipt(path: string): Promise<Receipt | null> {
  try {
    const reply = await fetch(path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    const receipt = v.safeParse(receiptSchema, reply.ok ? await reply.json() : null);
    return receipt.success ? receipt.output : null;
  } catch {
    return null;
  }
}

function announce(screen: HTMLElement, text: string): void {
  const status = screen.querySelector('[data-status]');
  if (status) status.textContent = text;
}

/** The lead as the dealer has it; without it what the tab itself knows, and a way to try again. */
async function show(screen: HTMLElement, lead: SentLead): Promise<void> {
  const part = (name: string) => screen.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const skeleton = screen.querySelector<HTMLElement>('[data-skeleton]');
  const parts = screen.querySelector<HTMLElement>('[data-parts]');
  const loading = screen.querySelector<HTMLElement>('[data-status]')?.dataset['loading'] ?? '';
  const patience = setTimeout(() => announce(screen, loading), quietMs);
  const receipt = await fetchReceipt(lead.receipt);
  clearTimeout(patience);
  const failed = part('failed');
  if (failed) failed.hidden = receipt !== null;
  if (receipt) showReceipt(screen, receipt, lead.receipt);
  else if (lead.appointment) showAppointment(screen, { ...lead.appointment, status: 'booked' });
  if (skeleton) skeleton.hidden = true;
  if (parts) parts.hidden = false;
  announce(screen, receipt?.intro ?? failed?.querySelector('p')?.textContent ?? '');
}

/** Vehicles like the one that it was about take the place of the latest before anybody sees those. */
async function showCars(screen: HTMLElement, slug: string | null): Promise<void> {
  const place = screen.querySelector<HTMLElement>('[data-cars]');
  const grid = place?.querySelector('.card-grid');
  const heading = place?.querySelector<HTMLElement>('h2[data-similar]');
  const cards = slug === null || !grid ? [] : await similarCards(slug, Number(place?.dataset['most'] ?? 0));
  if (cards.length > 0 && heading) {
    grid?.replaceChildren(...cards);
    heading.textContent = heading.dataset['similar'] ?? '';
  }
  if (place) place.hidden = false;
}

/**
 * `/success`: shows what this tab has sent, however often it is loaded. Whether it has sent anything was decided
 * before the page was painted.
 */
export function showSuccess(): void {
  const screen = document.querySelector<HTMLElement>('[data-success][data-sent]');
  if (screen === null) return;
  const lead = readSentLead();
  if (lead === null) {
    // Something else was kept under that name: without it the page says that nothing was sent.
    forgetSentLead();
    location.reload();
    return;
  }
  const showAll = async () => {
    await show(screen, lead);
    await showCars(screen, lead.carSlug);
  };
  void showAll();
  screen.querySelector('[data-retry]')?.addEventListener('click', () => void show(screen, lead));
  // Back from the appointment's own page, where it may have been moved.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void show(screen, lead);
  });
}
