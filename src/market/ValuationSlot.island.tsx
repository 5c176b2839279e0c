/**
 * An island because a supplier's script is loaded when the shopper has agreed or asks for it. It hydrates two screens
 * before it is reached, so that what is loaded by itself is there in time.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  script: string;
  texts: {
    readonly heading: string;
    readonly button: string;
    readonly notice: string;
    readonly loading: string;
    readonly failed: string;
  };
  /** By the names of the attributes that the supplier's script reads: `valuation`, `vin`, `stock-number`. */
  vehicle: Readonly<Record<string, string>>;
}

type State = 'waiting' | 'loading' | 'ready' | 'failed' | 'absent';

/** How long a supplier may take to draw something; what comes later is shown all the same. */
const PATIENCE_MS = 15_000;

/**
 * A supplier's valuation. It is `ready` when there is something to see, whatever the script says of itself. What fails
 * before anybody has come near or asked for it was never there.
 */
export function ValuationSlot({ script, texts, vehicle }: Props) {
  const section = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('waiting');
  const [isAsked, setAsked] = useState(false);

  const begin = useEffectEvent(() => {
    if (isAgreed() && state === 'waiting') setState('loading');
  });
  useEffect(() => {
    const onConsent = () => begin();
    begin();
    document.addEventListener('consent-change', onConsent);
    return () => document.removeEventListener('consent-change', onConsent);
  }, []);

  // What a script that came late draws is shown too.
  useEffect(() => {
    const drawn = new MutationObserver(() => {
      if (!hasHeight(place.current)) return;
      drawn.disconnect();
      // The button goes.
      if (section.current?.contains(document.activeElement)) section.current.focus();
      // Before the next frame: drawing and button would stand below each other in it and move what follows.
      flushSync(() => setState('ready'));
    });
    if (place.current) drawn.observe(place.current, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, []);

  const fail = useEffectEvent(() => {
    console.warn(`The valuation could not be loaded from ${script}.`);
    setState(!isAsked && isFarBelow(section.current) ? 'absent' : 'failed');
  });
  useEffect(() => {
    if (state !== 'loading') return;
    const loading = Object.assign(document.createElement('script'), { src: script, async: true });
    const timer = setTimeout(() => fail(), PATIENCE_MS);
    loading.addEventListener('error', () => fail());
    document.body.append(loading);
    return () => {
      clearTimeout(timer);
      loading.remove();
    };
  }, [state, script]);

  const attributes = Object.fromEntries(
    Object.entries(vehicle).map(([name, value]) => [`data-${name}`, value]),
  );
  return (
    <section
      ref={section}
      className="valuation"
      aria-label={texts.heading}
      tabIndex={-1}
      hidden={state === 'absent'}
    >
      <h2>{texts.heading}</h2>
      <div className="valuation-place">
        <div ref={place} {...attributes} />
        {state !== 'ready' && (
          <div className="valuation-offer">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => {
                setAsked(true);
                setState('loading');
              }}
            >
              {texts.button}
            </button>
            <p className="small muted">{texts.notice}</p>
            <p role="status">{state === 'loading' ? texts.loading : state === 'failed' && texts.failed}</p>
          </div>
        )}
      </div>
    </section>
  );
}

/** Whether the shopper has agreed to content of other companies. */
function isAgreed(): boolean {
  return document.documentElement.dataset['consent'] === 'granted';
}

function hasHeight(place: HTMLElement | null): boolean {
  return [...(place?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].some(
    ({ offsetHeight }) => offsetHeight > 0,
  );
}

/**
 * Whether what goes here moves nothing that somebody reads: its place is a screen below the view. From nearer, one
 * press of the page key could be there before the next frame.
 */
function isFarBelow(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top >= 2 * innerHeight;
}
