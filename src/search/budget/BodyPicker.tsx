import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { bodyPicture } from '../../vehicle/card/body-picture.ts';
import { type BudgetAction, bodyKey } from './budget-state.ts';
import { type Counts, countOf } from './stock/budget-answer.ts';
import type { BudgetBody } from './stock/budget-bodies.ts';

/** Fills one row on a wide screen, and two on a phone. */
const FEW = 4;
/** The drawings are the site's own files, which no image service resizes. */
const drawings = { urlTemplate: null, widths: [], quality: 0 };

interface Props {
  legend: string;
  bodies: readonly BudgetBody[];
  /** Keys from `bodyKey`. */
  chosen: readonly string[];
  /** Number of vehicles within the budget per body; null if counting failed. */
  counts: Counts | null;
  dispatch: (action: BudgetAction) => void;
}

/** "Selecting a body tile toggles a simple_body refinement and highlights the tile" (leads and dealer §4). */
export function BodyPicker({ legend, bodies, chosen, counts, dispatch }: Props) {
  return (
    <fieldset className="body-picker">
      <legend>{legend}</legend>
      <div className={bodies.length <= FEW ? 'bodies few' : 'bodies'}>
        {bodies.map((body) => (
          <BodyTile
            key={bodyKey(body)}
            body={body}
            isChosen={chosen.includes(bodyKey(body))}
            count={counts && countOf(counts, body.attribute, body.value)}
            dispatch={dispatch}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TileProps {
  body: BudgetBody;
  isChosen: boolean;
  count: number | null;
  dispatch: (action: BudgetAction) => void;
}

function BodyTile({ body, isChosen, count, dispatch }: TileProps) {
  const tick = (input: HTMLInputElement) => dispatch({ type: 'tick', body, isChosen: input.checked });
  const ref = useEarlyInput(tick);
  return (
    <label>
      <input
        ref={ref}
        type="checkbox"
        name={body.attribute}
        value={body.value}
        checked={isChosen}
        onChange={({ currentTarget }) => tick(currentTarget)}
      />
      <Photo
        url={bodyPicture(body.picture)}
        alt=""
        sizes="(min-width: 992px) 150px, 30vw"
        settings={drawings}
      />
      <span className="name">{body.label}</span>
      <span className="small muted figures">{count?.toLocaleString('en-AU')}</span>
    </label>
  );
}
