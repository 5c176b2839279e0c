/**
 * An island because free times change by the minute: it asks for them when its place comes into view. The built page
 * has their room only, which stays empty if the vehicle is sold or reserved.
 */
import { useStore } from '@nanostores/react';
import type { CSSProperties } from 'react';
import { dayOf } from '../../../values/time/date.ts';
import { $liveChange } from '../../../vehicle/live/live-change.store.ts';
import { freeTimesPath } from '../free-times.schema.ts';
import { useFreeTimes } from '../time-picker/use-free-times.ts';
import { timePath } from '../time-picker/wanted-time.ts';
import styles from './next-times.css?url';
import { nextTimes } from './next-times.ts';

interface Props {
  slug: string;
  heading: string;
  /** Label of the link to the form that stands there if no time is free or known. */
  ask: string;
  max: number;
  locale: string;
}

const HEADING = 'next-times';
const PER_ROW = 3;

/** The next free times for a test drive: links to the form with the time chosen, which VehicleForms opens as a dialog. */
export function NextTimes({ slug, heading, ask, max, locale }: Props) {
  const { times } = useFreeTimes(freeTimesPath({ location: '', carSlug: slug }), locale);
  const { became } = useStore($liveChange, { ssr: 'initial' });
  const today = times.timeZone === null ? '' : dayOf(Date.now(), times.timeZone);
  const room: CSSProperties & Record<'--rows', number> = { '--rows': Math.ceil(max / PER_ROW) };
  return (
    <div className="next-times no-print" style={room}>
      <p id={HEADING} className="small">
        {heading}
      </p>
      {became === null && times.status !== 'loading' && (
        <>
          <link rel="stylesheet" href={styles} precedence="next-times" />
          <ul role="list" aria-labelledby={HEADING}>
            {nextTimes(times.days, max, { today, locale }).map(({ at, day, time }) => (
              <li key={at}>
                <a className="button button--quiet" href={timePath(slug, at)}>
                  <span>{day}</span> <span>{time}</span>
                </a>
              </li>
            ))}
            {times.days.length === 0 && (
              <li>
                <a className="button button--quiet" href={timePath(slug, '')}>
                  {ask}
                </a>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
