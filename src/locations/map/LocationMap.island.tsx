/**
 * An island because a press replaces the drawing with a third-party map; if that fails, the drawing stays. It
 * hydrates at the first touch; Leaflet is loaded on press.
 */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LeafletMap } from './LeafletMap.tsx';
import type { MapFacts } from './map-facts.ts';

interface Props {
  facts: PageData<MapFacts>;
  /** Slot with the drawing. */
  children?: ReactNode;
}

export function LocationMap({ facts: handed, children }: Props) {
  const facts = useMemo(() => readPageData(handed), [handed]);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(facts.notice);
  // The row keeps its height when the button is removed, so that nothing shifts.
  const [rowHeight, setRowHeight] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setRowHeight(button.current?.parentElement?.offsetHeight);
    setText(facts.loading);
    setOpen(true);
  };
  const fail = () => {
    flushSync(() => {
      setOpen(false);
      setText(facts.failed);
    });
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div className="location-map no-print">
      <div className="map-place">
        <div className="map-drawing" aria-hidden={isOpen || undefined}>
          {children}
        </div>
        {isOpen && (
          <LeafletMap
            facts={facts}
            onLoaded={() => setText(facts.keys)}
            onFailed={fail}
            onMessage={setText}
          />
        )}
      </div>
      <p className="map-open" style={{ minHeight: rowHeight }}>
        {!isOpen && (
          <button type="button" className="button button--quiet" ref={button} onClick={open}>
            <Icon name="map-pin" />
            {facts.open}
          </button>
        )}
        <span className="small muted" role="status">
          {text}
        </span>
      </p>
    </div>
  );
}
