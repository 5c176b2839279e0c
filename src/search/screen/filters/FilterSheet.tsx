import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isolate } from '../../../ui/dialog/isolate.client.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { $isSheetOpen } from '../filter-sheet.store.ts';
import './filter-sheet.css';

export const SHEET_ID = 'search-filters';
const TITLE_ID = 'search-filters-title';
const modal = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE_ID } as const;
/** From this width on the filters are beside the results; filter-sheet.css has the same number. */
const WIDE_SCREEN = '(min-width: 992px)';

interface Props {
  title: string;
  closeLabel: string;
  clearLabel: string;
  /** `Show 124 cars`. */
  doneLabel: string;
  canClear: boolean;
  onClear: () => void;
  /** Reports a slow or failed search above the buttons while the sheet covers the page, which has its own report. */
  message: ReactNode;
  children: ReactNode;
}

/**
 * The filters: a sidebar on a wide screen, otherwise a bottom sheet. A popover, so that it opens before hydration,
 * and closes on Escape, a tap outside and the back gesture; while open it traps the focus.
 */
export function FilterSheet({
  title,
  closeLabel,
  clearLabel,
  doneLabel,
  canClear,
  onClear,
  message,
  children,
}: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const release = useRef<(() => void) | null>(null);
  const isOpen = useStore($isSheetOpen);

  useEffect(() => {
    const wide = matchMedia(WIDE_SCREEN);
    const close = () => wide.matches && sheet.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      release.current?.();
      $isSheetOpen.set(false);
    };
  }, []);

  const opened = (element: HTMLElement) => {
    $isSheetOpen.set(true);
    release.current = isolate(element);
    element.focus();
  };
  // Runs before the popover closes: the browser then focuses the button, which must not be inert.
  const closing = () => {
    $isSheetOpen.set(false);
    release.current?.();
    release.current = null;
  };

  return (
    <div
      ref={sheet}
      id={SHEET_ID}
      className="filters needs-script"
      popover="auto"
      tabIndex={-1}
      {...(isOpen ? modal : { role: 'region', 'aria-labelledby': TITLE_ID })}
      onBeforeToggle={({ nativeEvent }) => nativeEvent.newState === 'closed' && closing()}
      onToggle={({ nativeEvent, currentTarget, target }) => {
        // In React, toggle events of nested panels bubble.
        if (target === currentTarget && nativeEvent.newState === 'open') opened(currentTarget);
      }}
    >
      <div className="filters-head">
        <h2 id={TITLE_ID}>{title}</h2>
        <button
          type="button"
          className="icon-button filters-close"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="filters-body">{children}</div>
      {isOpen && message}
      <div className="filters-foot">
        {/* A disabled button would lose the keyboard focus when it is pressed. */}
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!canClear || undefined}
          onClick={canClear ? onClear : undefined}
        >
          {clearLabel}
        </button>
        <button type="button" className="button" popoverTarget={SHEET_ID} popoverTargetAction="hide">
          {doneLabel}
        </button>
      </div>
    </div>
  );
}
