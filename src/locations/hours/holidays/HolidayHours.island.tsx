/**
 * An island because the special hours of a branch open in a dialog ("View Holiday Hours opens a dialog", leads and
 * dealer §2). It hydrates at the first touch; without JavaScript the list is a `<details>`.
 */
import { useMemo, useState } from 'react';
import styles from '../../../ui/dialog/dialog.css?url';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { type PageData, readPageData } from '../../../ui/hydration/page-data.ts';
import { InWindow } from '../../../ui/timed/InWindow.tsx';
import type { HolidayHours as Day } from './holiday-hours.ts';

export interface HolidayFacts {
  branch: string;
  days: readonly Day[];
  texts: Readonly<Record<'open' | 'heading' | 'close' | 'closed', string>>;
}

interface Props {
  /** Prefix of element ids; unique on the page. */
  id: string;
  facts: PageData<HolidayFacts>;
}

export function HolidayHours({ id, facts }: Props) {
  const { branch, days, texts } = useMemo(() => readPageData(facts), [facts]);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const list = (
    <ul role="list" className="holidays">
      {days.map(({ date, day, hours, expiry }) => (
        <li key={date}>
          {/* Each day is hidden once it is over. */}
          <InWindow window={{ start: null, expiry, isOpen: true }}>
            <time dateTime={date}>{day}</time>
            <span className={hours === null ? 'figures muted' : 'figures'}>{hours ?? texts.closed}</span>
          </InWindow>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="holiday-hours">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is operable by keyboard. */}
        <summary
          aria-haspopup="dialog"
          data-held
          onClick={(event) => {
            event.preventDefault();
            setOpener(event.currentTarget);
          }}
        >
          {texts.open}
        </summary>
        {list}
      </details>
      {opener && (
        <Sheet
          id={id}
          title={texts.heading}
          close={texts.close}
          opener={opener}
          onClosed={() => setOpener(null)}
          styles={styles}
        >
          <p className="muted">{branch}</p>
          {list}
        </Sheet>
      )}
    </>
  );
}
