import type { DriveAwaySum } from './drive-away-sum.ts';

interface Props {
  sum: DriveAwaySum;
}

/** Price, on-road costs, delivery and their total, with what an estimate rests on. */
export function SumLines({ sum: { lines, total, note, source } }: Props) {
  return (
    <>
      <dl className="sum-lines">
        {[...lines, total].map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className="small muted">
          {note}{' '}
          {source && (
            <a href={source} target="_blank" rel="noopener">
              {new URL(source).hostname}
            </a>
          )}
        </p>
      )}
    </>
  );
}
