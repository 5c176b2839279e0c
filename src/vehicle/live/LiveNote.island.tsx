/**
 * An island because it announces a status change of the vehicle after the build. It hydrates at the first change; its
 * live region is in the built page, because screen readers announce changes only in regions that already exist.
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
