import { useEarlyInput } from '../../../ui/use-early-input.ts';
import type { RangeEnd, RangeScale, Thumbs } from '../view/range-values.ts';

interface Props {
  scale: RangeScale;
  thumbs: Thumbs;
  nameOf: (end: RangeEnd) => string;
  format: (value: number) => string;
  onMove: (end: RangeEnd, value: number) => void;
}

/** Two native sliders over one track: each thumb is reached, named and moved as the browser does it. */
export function RangeSlider(props: Props) {
  const { scale, thumbs } = props;
  const { least, most } = scale;
  const share = (value: number) => ((value - least) / (most - least)) * 100;
  return (
    <div className="slider">
      <span className="slider-track">
        <span
          className="slider-fill"
          style={{ left: `${share(thumbs.min)}%`, right: `${100 - share(thumbs.max)}%` }}
        />
      </span>
      {/* Of two thumbs at one place the one that can still move lies on top. */}
      <Thumb {...props} end="min" isOnTop={share(thumbs.min) > 50} />
      <Thumb {...props} end="max" isOnTop={false} />
    </div>
  );
}

interface ThumbProps extends Props {
  end: RangeEnd;
  isOnTop: boolean;
}

function Thumb({ scale, thumbs, nameOf, format, onMove, end, isOnTop }: ThumbProps) {
  const ref = useEarlyInput(({ valueAsNumber }) => onMove(end, valueAsNumber));
  return (
    <input
      ref={ref}
      type="range"
      className={isOnTop ? 'thumb thumb--top' : 'thumb'}
      min={scale.least}
      max={scale.most}
      step={scale.step}
      value={thumbs[end]}
      autoComplete="off"
      aria-label={nameOf(end)}
      aria-valuetext={format(thumbs[end])}
      onChange={(event) => onMove(end, event.currentTarget.valueAsNumber)}
    />
  );
}
