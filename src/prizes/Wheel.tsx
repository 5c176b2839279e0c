import type { PrizeSpinFacts } from './spin-facts.ts';
import { labelLines, middleOf, sectorPath } from './wheel-shape.ts';

interface Props {
  prizes: PrizeSpinFacts['prizes'];
  /** Accessible name. */
  label: string;
  /** Clockwise rotation. */
  degrees: number;
  isTurning: boolean;
}

const inks = {
  accent: 'on-accent',
  ink: 'surface',
  header: 'on-header',
  footer: 'on-footer',
  surface: 'ink',
} as const;

/** The wheel as a picture; the prizes are also listed as text below it. */
export function Wheel({ prizes, label, degrees, isTurning }: Props) {
  return (
    <div className="wheel" data-turning={isTurning ? '' : undefined}>
      <svg viewBox="-100 -100 200 200" role="img" aria-label={label} style={{ rotate: `${degrees}deg` }}>
        {prizes.map(({ id, colour }, index) => (
          <path key={id} d={sectorPath(index, prizes.length)} fill={`var(--${colour})`} className="part" />
        ))}
        {prizes.map(({ id, name, colour }, index) => {
          const lines = labelLines(name);
          return (
            <text
              key={id}
              transform={`rotate(${middleOf(index, prizes.length) - 90})`}
              fill={`var(--${inks[colour]})`}
              x="84"
            >
              {lines.map((line, at) => (
                <tspan key={line} x="84" y={(at - (lines.length - 1) / 2) * 8 + 2.4}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
        <circle r="96" className="rim" />
        <circle r="13" className="hub" />
      </svg>
      <svg className="pointer" viewBox="0 0 24 28" aria-hidden="true">
        <path d="M12 27 2 3h20z" />
      </svg>
    </div>
  );
}
