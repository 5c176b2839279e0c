/**
 * An island because it polls until the provider has reported the payment, and then deletes the form's draft. It
 * hydrates when the page is idle; without JavaScript a link reloads the page.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { askFunction } from '../forms/sending/send.api.ts';
import { forgetDraft } from '../forms/use-draft.ts';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { nextLookMs } from './next-look.ts';
import type { PaymentDoneFacts } from './payment-done.ts';
import { PAYMENT_FORM } from './payment-paths.ts';
import { paymentReplySchema } from './payment-reply.schema.ts';

export function PaymentStatus({ facts }: { facts: PaymentDoneFacts }) {
  const { heading, text, receipt, ways } = facts;
  const isLate = useProvidersAnswer(facts);
  const isHydrated = useHydrated();
  const isSettled = receipt !== null;
  useEffect(() => {
    // After a payment the same amount and reference is a new payment, so the draft with its key is deleted.
    if (isSettled) forgetDraft(PAYMENT_FORM);
  }, [isSettled]);
  return (
    <section className="panel payment-status" aria-labelledby="payment-heading">
      <div role="status">
        <h1 id="payment-heading">{heading}</h1>
        <p>{text}</p>
      </div>
      {facts.state === 'pending' && !isLate && <p className="payment-working" aria-hidden="true" />}
      {facts.state === 'pending' && !isHydrated && <p className="payment-unwatched">{facts.slow}</p>}
      <p className="payment-late" role="status">
        {isLate && facts.slow}
      </p>
      {receipt && (
        <div>
          <h2>{receipt.heading}</h2>
          <dl>
            {receipt.rows.map(([label, value]) => (
              <div key={label}>
                <dt className="muted">{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="payment-ways no-print">
        {ways.map(({ label, href, isMain }) => (
          <a key={label} className={isMain ? 'button' : 'button button--quiet'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}

/**
 * Polls the status at increasing intervals; once it is final, the page is reloaded to show the receipt or a retry.
 * Returns true when polling has ended without an answer.
 */
function useProvidersAnswer({ state, statusPath }: PaymentDoneFacts): boolean {
  const [looks, setLooks] = useState(0);
  const isPending = state === 'pending';
  const waitMs = nextLookMs(looks);
  useEffect(() => {
    if (!isPending || waitMs === null) return;
    const timer = setTimeout(async () => {
      if (await isKnown(statusPath)) location.reload();
      else setLooks(looks + 1);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isPending, waitMs, looks, statusPath]);
  return isPending && waitMs === null;
}

/** False also if the request fails. */
async function isKnown(statusPath: string): Promise<boolean> {
  const answer = await askFunction(statusPath, { method: 'GET' });
  const reply = v.safeParse(paymentReplySchema, answer?.isOk ? answer.body : null);
  return reply.success && reply.output.state !== 'open';
}
