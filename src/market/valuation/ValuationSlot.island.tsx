/**
 * An island because a supplier's script is loaded after the shopper consents or presses a button. It hydrates
 * two screens before it is reached, so that a script that needs no press is ready in time.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NotLoaded, type NotLoadedTexts } from '../../ui/islands/NotLoaded.tsx';

interface Props {
  script: string;
  texts: NotLoadedTexts & {
    readonly heading: string;
    readonly button: string;
    readonly notice: string;
    readonly loading: string;
    readonly failed: string;
  };
  /** By attribute name, as the supplier's script reads them: `valuation`, `vin`, `stock-number`. */
  vehicle: Readonly<Record<string, string>>;
}

type State = 'waiting' | 'loading' | 'ready' | 'failed' | 'absent';

/** Time limit for a supplier to draw something; later content is still shown. */
const TIMEOUT_MS = 15_000;

/**
 * A supplier's valuation. `ready` once the script has drawn something. If loading fails while the section is
 * far below the viewport and nobody asked for it, the section is removed.
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

  // Also shows content drawn after the time limit.
  useEffect(() => {
    const drawn = new MutationObserver(() => {
      if (!hasHeight(place.current)) return;
      drawn.disconnect();
      // Removing the focused button would lose the focus.
      if (section.current?.contains(document.activeElement)) section.current.focus();
      // Rendered before the next frame; else the button would appear below the drawing and shift the layout.
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
    const timer = setTimeout(() => fail(), TIMEOUT_MS);
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
        <NotLoaded texts={texts} />
      </div>
    </section>
  );
}

/** Whether the shopper has consented to third-party content. */
function isAgreed(): boolean {
  return document.documentElement.dataset['consent'] === 'granted';
}

function hasHeight(place: HTMLElement | null): boolean {
  return [...(place?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].some(
    ({ offsetHeight }) => offsetHeight > 0,
  );
}

/**
 * Whether the section can be removed without shifting what is in view. It must be a whole screen below: one
 * press of Page Down could reach a nearer one before the next frame.
 */
function isFarBelow(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top >= 2 * innerHeight;
}
