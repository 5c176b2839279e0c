/**
 * An island because it announces a status change of the vehicle after the build. It hydrates at the first change; its
 * live region is in the built page, because screen readers announce changes only in regions that already exist. It also
 * brings the printed sheet up to date before it is printed.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { printChange } from '../print/print-change.client.ts';
import { $liveChange } from './live-change.store.ts';
import type { LiveNews } from './live-change.ts';

interface Props {
  readonly texts: Readonly<Record<LiveNews, string>>;
}

export function LiveNote({ texts }: Props) {
  const { news } = useStore($liveChange, { ssr: 'initial' });
  useEffect(() => {
    // Not at once: the price on the page is another island, which may still be loading.
    const update = printChange();
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return (
    <p className="note" role="status">
      {news.map((name) => texts[name]).join(' ')}
    </p>
  );
}
