import { type TimeLeft, timeLeft, untilNextMinute } from './time-left.ts';

/** Counts down to the start of an event, then to its end. Not announced: the dates are in the text above. */
export function startCountdowns(): void {
  for (const countdown of document.querySelectorAll<HTMLElement>('[data-countdown]')) tick(countdown);
}

function tick(countdown: HTMLElement): void {
  const now = Date.now();
  const [from, until] = [countdown.dataset['from'], countdown.dataset['until']].map((date) =>
    Date.parse(date ?? ''),
  );
  if (from === undefined || until === undefined) return;
  const isBefore = now < from;
  const end = isBefore ? from : until;
  countdown.dataset['state'] = isBefore ? 'before' : 'during';
  show(countdown, timeLeft(now, end));
  if (now >= end) return;
  setTimeout(
    () => {
      tick(countdown);
      // If the page is open at the end of the event, it switches to the content for the time after it.
      if (Date.now() >= until) decideAgain();
    },
    untilNextMinute(now, end),
  );
}

function show(countdown: HTMLElement, left: TimeLeft): void {
  for (const [name, count] of Object.entries(left)) {
    const cell = countdown.querySelector<HTMLElement>(`[data-unit="${name}"]`);
    const [number, label] = cell?.children ?? [];
    if (!cell || !number || !label) continue;
    number.textContent = String(count);
    label.textContent = (count === 1 ? cell.dataset['one'] : cell.dataset['many']) ?? '';
  }
}

/** Reinserts `<in-window>` elements, which check the time when they are connected. */
function decideAgain(): void {
  for (const part of document.querySelectorAll('in-window')) part.replaceWith(part);
}
