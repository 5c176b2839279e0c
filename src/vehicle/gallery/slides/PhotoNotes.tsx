import type { PhotoNote } from '../../vehicle.schema.ts';

interface Props {
  notes: readonly PhotoNote[];
}

/** What the feed says about places on a photo: a numbered mark on each, and the texts below. */
export function PhotoNotes({ notes }: Props) {
  return (
    <ol role="list" className="photo-notes small">
      {notes.map(({ x, y, text }, index) => (
        <li key={`${x} ${y} ${text}`}>
          <span className="photo-mark figures" aria-hidden="true" style={{ left: `${x}%`, top: `${y}%` }}>
            {index + 1}
          </span>
          <span aria-hidden="true">{index + 1}. </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
