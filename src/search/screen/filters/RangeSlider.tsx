import type { RangeEnd, RangeScale, Thumbs } from '../view/range-values.ts';

interface Props {
  scale: RangeScale;
  thumbs: Thumbs;
  nameOf: (end: RangeEnd) => string;
  format: (value: number) => string;
  onMove: (end: RangeEnd, value: number) => void;
}

/** Two native sliders over one track: each thumb is reached, named and moved as the browser does it. */
export function RangeSlider({ scale, thumbs, nameOf, format, onMove }: Props) {
  const { least, most, step } = scale;
  const share = (value: number) => ((value - least) / (most - least)) * 100;
  const thumb = (end: RangeEnd, isOnTop: boolean) => (
    <input
      type="range"
      className={isOnTop ? 'thumb thumb--top' : 'thumb'}
      min={least}
      max={most}
      step={step}
      value={thumbs[end]}
      autoComplete="off"
      aria-label={nameOf(end)}
      aria-valuetext={format(thumbs[end])}
      onChange={(event) => onMove(end, event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <div className="slider">
      <span className="slider-track">
        <span
          className="slider-fill"
          style={{ left: `${share(thumbs.min)}%`, right: `${100 - share(thumbs.max)}%` }}
        />
      </span>
      {/* Of two thumbs at one place the one that can still move lies on top. */}
      {thumb('min', share(thumbs.min) > 50)}
      {thumb('max', false)}
    </div>
  );
}
