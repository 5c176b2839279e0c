import type { Context } from 'hono';
import { unrouted } from '#src/leads/routing/lead-routing.ts';
import { canWin, numberBelow, prizeOfTicket, totalWeight } from '#src/prizes/draw.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Prize } from '#src/tenant/settings/editorial/prizes.schema.ts';
import { fill } from '#src/values/fill.ts';
import { contactOf } from '../account/contacts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { signedIn } from '../http/visitor/session.ts';
import { leadContext } from '../leads/lead-context.ts';
import { storeLead } from '../leads/store/store-lead.ts';
import type { Ports } from '../ports/ports.ts';
import { givePrizeStatement, phoneDigest, prizesLeft, type Spin, spinOf, type Turn } from './spins.ts';

type DrawPorts = Pick<Ports, 'database' | 'chance' | 'now' | 'leadsArrived' | 'secret'>;

/** With 10^8 codes per campaign, fewer than one draw in a thousand hits a used one. */
const CODE_DIGITS = 8;

/**
 * Attempts when a concurrent draw took the last prize or the same code; rarely needed twice in a
 * row.
 */
const MAX_TRIES = 8;

interface Drawn {
  readonly spin: Spin;
  /** False when the phone has drawn before, also in another tab at the same time. */
  readonly isNew: boolean;
}

/** Draws once per phone and campaign, weighted by the remaining prizes; null when none is left. */
export async function drawPrize(c: Context<AppEnv>, ports: DrawPorts): Promise<Drawn | null> {
  const { settings } = c.var.published;
  const site = dealerOf(c.var.published);
  const { campaign, prizes } = settings.prizes;
  const turn = { site, campaign, phone: phoneDigest(ports, site, signedIn(c)) };
  for (let tries = 1; ; tries += 1) {
    const known = await spinOf(ports.database, turn);
    if (known !== null) return { spin: known, isNew: false };
    const left = await prizesLeft(ports.database, turn, prizes);
    if (!canWin(left)) return null;
    const prize = prizeOfTicket(left, numberBelow(totalWeight(left), ports.chance.digits));
    try {
      await give(c, ports, turn, prize);
      const spin = await spinOf(ports.database, turn);
      if (spin !== null) return { spin, isNew: true };
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/** Stores the prize and the lead that tells the dealer, in one transaction. */
async function give(c: Context<AppEnv>, ports: DrawPorts, turn: Turn, prize: Prize): Promise<void> {
  const { published } = c.var;
  const { lead } = published.settings.prizes;
  const code = prize.wins ? ports.chance.digits(CODE_DIGITS) : null;
  const nowMs = ports.now();
  const statement = givePrizeStatement(turn, prize, { code, nowMs });
  if (lead === null || code === null) {
    await ports.database.transact([statement]);
    return;
  }
  const session = signedIn(c);
  const { first_name, last_name, email } = await contactOf(ports.database, published, session);
  const person = { name: first_name, last_name, email, phone: session.phone };
  const context = leadContext(
    c,
    { opt_in: false, idempotency_key: '', url: undefined, lead_attributes: undefined },
    { terms: published.settings.prizes.terms.join('\n'), nowMs },
  );
  await storeLead(ports, published, {
    ...context,
    category: lead.category,
    subcategory: null,
    fields: { ...known(person), message: fill(lead.message, { prize: prize.name, code }) },
    ...{ vehicle: null, routing: unrouted },
    // Contains the code, so that of two tabs the second fails on its `spins` row and not on the
    // lead's key.
    idempotencyKey: `spin ${turn.campaign} ${turn.phone} ${code}`,
    with: () => [statement],
  });
}

function known(person: Readonly<Record<string, string | null>>): Record<string, string> {
  const entries = Object.entries(person).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(entries);
}
