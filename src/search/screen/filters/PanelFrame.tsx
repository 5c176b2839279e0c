import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface Props {
  label: string;
  isOpen: boolean;
  /** How many filters of the panel are in force. */
  inUse: number;
  children: () => ReactNode;
}

/**
 * One filter under its heading. What is closed is drawn when it is opened: most of twenty filters never are, and a
 * page would carry and hydrate hundreds of options for nothing.
 */
export function PanelFrame({ label, isOpen, inUse, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [hasOpened, setHasOpened] = useState(isOpen);
  // It may have been opened before hydration, without an event that React saw.
  useEffect(() => setHasOpened((has) => has || details.current?.open === true), []);
  return (
    <details
      ref={details}
      className="filter-group"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && setHasOpened(true)}
    >
      <summary>
        <h3>{label}</h3>
        {inUse > 0 && <span className="count-badge">{inUse}</span>}
        <Icon name="chevron-down" />
      </summary>
      {(hasOpened || isOpen) && (
        <fieldset>
          <legend className="visually-hidden">{label}</legend>
          {children()}
        </fieldset>
      )}
    </details>
  );
}
