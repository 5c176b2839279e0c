import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LeafletMap } from './LeafletMap.tsx';
import type { MapFacts } from './map-facts.ts';
import type { MapFocus } from './map-focus.ts';

interface Props {
  facts: MapFacts;
  focus?: MapFocus;
  /** The drawing. */
  children?: ReactNode;
}

/** A drawing of where branches are, and a button that replaces it with a third-party map; if that fails, it stays. */
export function LocationMap({ facts, focus, children }: Props) {
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
        <div className="map-drawing" inert={isOpen}>
          {children}
        </div>
        {isOpen && (
          <LeafletMap
            facts={facts}
            focus={focus}
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
