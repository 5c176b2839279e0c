/**
 * An island because only the browser knows what this tab has sent. It hydrates at once if the tab has sent something.
 * Before hydration both states are in the HTML, and `data-sent`, set by early-thanks.js before the first paint,
 * decides which one is visible.
 */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Receipt, ReceiptAppointment } from './Receipt.tsx';
import { SimilarCars } from './SimilarCars.tsx';
import type { SentLead } from './sent-lead.schema.ts';
import { $sentLead } from './sent-lead.store.ts';
import { earlyKind, isStillShown, type SuccessFacts } from './success-facts.ts';
import { type ReceiptState, useReceipt } from './use-receipt.ts';

interface Props {
  readonly facts: SuccessFacts;
  /** Server-rendered slot with the newest vehicles. */
  readonly latest?: ReactNode;
}

export function Success({ facts, latest }: Props) {
  const isHydrated = useHydrated();
  const stored = useStore($sentLead);
  const sent = isHydrated && stored !== null && isStillShown(stored, facts, Date.now()) ? stored : null;
  const { state, isSlow, retry } = useReceipt(sent?.receipt ?? null);
  const isWaiting = sent !== null && state.kind === 'loading';
  const similar = state.kind === 'shown' ? state.receipt.similar : [];
  // Before hydration both states are rendered and success.css shows one of them.
  const onlyIf = (name: 'sent' | 'nothing') => (isHydrated ? undefined : name);
  return (
    <>
      {(!isHydrated || sent === null) && <NothingSent facts={facts} onlyIf={onlyIf('nothing')} />}
      {(!isHydrated || sent !== null) && (
        <div data-if={onlyIf('sent')}>
          <Thanks facts={facts} sent={sent} state={state} />
          <p className="visually-hidden" role="status">
            {isSlow ? facts.texts.success.loading : announcement(state, facts)}
          </p>
          {sent ? <Found facts={facts} sent={sent} state={state} onRetry={retry} /> : <Skeleton />}
        </div>
      )}
      <div data-if={onlyIf('nothing')} hidden={isWaiting}>
        {similar.length > 0 ? <SimilarCars cars={similar} facts={facts} /> : latest}
      </div>
    </>
  );
}

interface PartProps {
  readonly facts: SuccessFacts;
  readonly sent: SentLead | null;
  readonly state: ReceiptState;
}

function NothingSent({ facts, onlyIf }: { facts: SuccessFacts; onlyIf: string | undefined }) {
  const { heading, text, contact } = facts.nothing;
  return (
    <header className="success-head" data-if={onlyIf}>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="receipt-actions">
        <a className="button" href={facts.stockPath}>
          {facts.search}
        </a>
        <a className="button button--quiet" href="/contact">
          {contact}
        </a>
      </p>
    </header>
  );
}

/** Before hydration the heading contains all variants, and success.css shows the one that `data-sent` names. */
function Thanks({ facts, sent, state }: PartProps) {
  const early = Object.entries(facts.headings).map(([kind, heading]) => (
    <span key={kind} data-kind={kind}>
      {heading}
    </span>
  ));
  const known = sent && (facts.headings[earlyKind(sent)] ?? facts.headings.enquiry);
  // A page has exactly one h1; before hydration it belongs to the other state.
  const Heading = sent === null ? 'p' : 'h1';
  return (
    <header className="success-head">
      <span className="success-mark">
        <Icon name="badge-check" />
      </span>
      <Heading className="success-title">
        {state.kind === 'shown' ? state.receipt.heading : (known ?? early)}
      </Heading>
      <p>{facts.thanks}</p>
    </header>
  );
}

function announcement(state: ReceiptState, { texts }: SuccessFacts): string {
  if (state.kind === 'loading') return '';
  return state.kind === 'shown' ? state.receipt.intro : texts.success.failed;
}

interface FoundProps {
  readonly facts: SuccessFacts;
  readonly sent: SentLead;
  readonly state: ReceiptState;
  readonly onRetry: () => void;
}

function Found({ facts, sent, state, onRetry }: FoundProps) {
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <Failed facts={facts} sent={sent} onRetry={onRetry} />;
  return <Receipt receipt={state.receipt} path={sent.receipt} texts={facts.texts} />;
}

/** Placeholder with the dimensions of the receipt, to avoid layout shift. */
function Skeleton() {
  return (
    <div className="success-skeleton" aria-hidden="true">
      <div className="panel">
        <span />
        <span />
        <span />
      </div>
      <div className="panel">
        <span />
        <span />
      </div>
    </div>
  );
}

/** Shown when the receipt cannot be loaded. The appointment is still known from the tab's own record. */
function Failed({ facts: { texts }, sent, onRetry }: Omit<FoundProps, 'state'>) {
  return (
    <div className="receipt">
      <div className="receipt-first">
        <section className="panel">
          <p>{texts.success.failed}</p>
          <p className="receipt-actions">
            <button type="button" className="button" onClick={onRetry}>
              {texts.success.retry}
            </button>
          </p>
        </section>
        {sent.appointment && (
          <ReceiptAppointment
            appointment={{ ...sent.appointment, status: 'booked' }}
            texts={texts.appointment}
          />
        )}
      </div>
    </div>
  );
}
