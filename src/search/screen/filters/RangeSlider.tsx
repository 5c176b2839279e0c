import { useEarlyInput } from '../../../ui/hydration/use-early-input.ts';
import type { RangeEnd, Thumbs } from '../view/range-values.ts';

interface Props {
  scale: { min: number; max: number; step: number };
  thumbs: Thumbs;
  /** An SVG path, 100 wide and 9 high. */
  histogram?: string | null;
  nameOf: (end: RangeEnd) => string;
  /** The text of a thumb's position for screen readers. */
  textOf: (end: RangeEnd) => string;
  onMove: (end: RangeEnd, value: number) => void;
}

/**
 * Two native range inputs on one track, so that each thumb has the browser's own focus, name and keyboard control.
 */
export function RangeSlider(props: Props) {
  const { scale, thumbs } = props;
  const { min, max } = scale;
  const share = (value: number) => ((value - min) / (max - min)) * 100;
  const [left, right] = [share(thumbs.min), 100 - share(thumbs.max)];
  return (
    <>
      {props.histogram && (
        <svg className="histogram" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
          <path d={props.histogram} />
          <path d={props.histogram} style={{ clipPath: `inset(0 ${right}% 0 ${left}%) view-box` }} />
        </svg>
      )}
      <div className="slider">
        <span className="slider-track">
          <span className="slider-fill" style={{ left: `${left}%`, right: `${right}%` }} />
        </span>
        {/* If both thumbs are at the same end, the movable one must be on top. */}
        <Thumb {...props} end="min" isOnTop={share(thumbs.min) > 50} />
        <Thumb {...props} end="max" isOnTop={false} />
      </div>
    </>
  );
}

interface ThumbProps extends Props {
  end: RangeEnd;
  isOnTop: boolean;
}

function Thumb({ scale, thumbs, nameOf, textOf, onMove, end, isOnTop }: ThumbProps) {
  const ref = useEarlyInput(({ valueAsNumber }) => onMove(end, valueAsNumber));
  return (
    <input
      ref={ref}
      type="range"
      className={isOnTop ? 'thumb thumb--top' : 'thumb'}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      value={thumbs[end]}
      autoComplete="off"
      aria-label={nameOf(end)}
      aria-valuetext={textOf(end)}
      onChange={(event) => onMove(end, event.currentTarget.valueAsNumber)}
    />
  );
}
