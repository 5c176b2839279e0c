import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface Props {
  label: string;
  isOpen: boolean;
  /** Number of active filters in the panel. */
  inUse: number;
  children: () => ReactNode;
}

/**
 * One filter with its heading. The content is rendered when the panel is first opened: most of twenty filters never
 * are, and a page would otherwise contain and hydrate hundreds of options. The panel opens when `isOpen` becomes
 * true, but does not close by itself, because a shopper who removes its last filter has the focus in it.
 */
export function PanelFrame({ label, isOpen, inUse, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isUnfolded && !hasOpened) setHasOpened(true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsUnfolded(true);
  }
  // It may have been opened before hydration, when React received no event.
  useEffect(() => {
    if (details.current?.open) setIsUnfolded(true);
  }, []);
  return (
    <details
      ref={details}
      className="filter-group"
      open={isUnfolded}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
    >
      <summary>
        <h3>{label}</h3>
        {inUse > 0 && <span className="count-badge">{inUse}</span>}
        <Icon name="chevron-down" />
      </summary>
      {hasOpened && (
        <fieldset>
          <legend className="visually-hidden">{label}</legend>
          {children()}
        </fieldset>
      )}
    </details>
  );
}
