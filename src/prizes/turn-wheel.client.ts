import * as v from 'valibot';
import { prizeWords } from './prize-words.ts';
import { type SpinReply, spinReplySchema } from './spin-reply.schema.ts';
import { restOf } from './wheel-shape.ts';

/** As in Wheel.astro. */
const turnMs = 4200;
const turns = 5;
const patienceMs = 15_000;

interface Facts {
  readonly ids: readonly string[];
  readonly texts: {
    readonly won: string;
    readonly notWon: string;
    readonly failed: string;
    readonly spinning: string;
  };
}

/** Asks what is drawn, lets the wheel turn there, then says it: once, and at once where motion is not wanted. */
export async function turnWheel(host: HTMLElement, form: HTMLFormElement): Promise<void> {
  const facts: Facts = JSON.parse(host.querySelector('script[type="application/json"]')?.textContent ?? '');
  const say = (text: string) => setText(host, '.failure', text);
  say('');
  const button = form.querySelector('button');
  const label = button?.textContent ?? '';
  if (button) button.textContent = facts.texts.spinning;
  const asked = await ask(form.action);
  if (asked === 'signed-out') return form.submit();
  // It began, ended or ran out meanwhile: the page says which.
  if (asked === 'closed') return location.reload();
  if (asked !== null) {
    await turnTo(host, facts.ids.indexOf(asked.prize.id), facts.ids.length);
    show(host, form, asked, facts);
  } else say(facts.texts.failed);
  if (button) button.textContent = label;
}

/** Null when nobody knows: whoever asks again gets what was drawn. */
async function ask(action: string): Promise<SpinReply | 'signed-out' | 'closed' | null> {
  try {
    const reply = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === 401) return 'signed-out';
    if (reply.status === 409) return 'closed';
    return reply.ok ? v.parse(spinReplySchema, await reply.json()) : null;
  } catch {
    return null;
  }
}

async function turnTo(host: HTMLElement, index: number, count: number): Promise<void> {
  const wheel = host.querySelector<SVGElement>('[data-fill="spin-wheel"]');
  if (wheel === null || index === -1) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const rest = restOf(index, count);
  if (!isStill) host.dataset['turning'] = '';
  wheel.style.setProperty('--turn', `${isStill ? rest : turns * 360 + rest}deg`);
  if (isStill) return;
  wheel.scrollIntoView({ block: 'nearest' });
  await new Promise((resolve) => setTimeout(resolve, turnMs));
}

function show(host: HTMLElement, form: HTMLFormElement, drawn: SpinReply, { texts }: Facts): void {
  const { heading, text, code } = prizeWords(drawn, texts);
  form.hidden = true;
  setText(host, '[data-fill="spin-heading"]', heading);
  setText(host, '[data-fill="spin-text"]', text);
  setText(host, '[data-fill="spin-code"]', code ?? '');
  reveal(host, '[data-fill="spin-result"]');
  if (code !== null) reveal(host, '[data-fill="spin-redeem"]');
  // The heading is read when it is focused, with what the section holds: it need not be said besides.
  host.querySelector<HTMLElement>('[data-fill="spin-heading"]')?.focus();
}

function setText(host: HTMLElement, selector: string, text: string): void {
  const place = host.querySelector(selector);
  if (place) place.textContent = text;
}

function reveal(host: HTMLElement, selector: string): void {
  const part = host.querySelector<HTMLElement>(selector);
  if (part) part.hidden = false;
}
