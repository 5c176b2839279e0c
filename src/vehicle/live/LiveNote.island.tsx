/**
 * An island because the page says what has just become of its vehicle. It hydrates with the first change; its region is
 * in the page before that, because screen readers announce only what changes in a region that they know.
 */
import { useStore } from '@nanostores/react';
import { $liveChange } from './live-change.store.ts';
import type { LiveNews } from './live-change.ts';

interface Props {
  readonly texts: Readonly<Record<LiveNews, string>>;
}

export function LiveNote({ texts }: Props) {
  const { news } = useStore($liveChange, { ssr: 'initial' });
  return (
    <p className="note" role="status">
      {news.map((name) => texts[name]).join(' ')}
    </p>
  );
}
