import './plan-pins.css';
import type { PlanPin } from './plan-pins.ts';
import type { PlanScale } from './plan-view.ts';

/** What a shopper can do with pins. */
export interface PinUse {
  /** Slugs of the branches whose pins are highlighted. */
  readonly active: readonly string[];
  /** Accessible name of a cluster. */
  readonly nameOf: (pin: PlanPin) => string;
  /** Where a pin leads without JavaScript: the branch in the list. */
  readonly hrefOf: (slug: string) => string;
  readonly onActive: (slugs: readonly string[]) => void;
  readonly onChoose: (pin: PlanPin) => void;
}

interface Props {
  pins: readonly PlanPin[];
  scale: PlanScale;
  /** Without it the pins are part of a picture. */
  use?: PinUse;
}

/** The pins of branches on a plan, and its scale. Font sizes do not scale with the plan. */
export function PlanPins({ pins, scale, use }: Props) {
  return (
    <div className={pins.every(({ side }) => side === null) ? 'plan-pins crowded' : 'plan-pins'}>
      {pins.map((pin) => (
        <Pin key={pin.branches.map(({ slug }) => slug).join()} pin={pin} use={use} />
      ))}
      <span className="plan-scale figures" style={{ width: `${scale.width}%` }}>
        {scale.km} km
      </span>
    </div>
  );
}

function Pin({ pin, use }: { pin: PlanPin; use: PinUse | undefined }) {
  const { left, top, branches, side, isWideOnly } = pin;
  const [first] = branches;
  const style = { left: `${left}%`, top: `${top}%` };
  const slugs = branches.map(({ slug }) => slug);
  const isOn = slugs.some((slug) => use?.active.includes(slug));
  const classes = ['plan-pin', side, branches.length > 1 && 'cluster', isOn && 'on'];
  const className = classes.filter(Boolean).join(' ');
  const content = (
    <>
      {branches.length > 1 && <i>{branches.length}</i>}
      {side && <b className={isWideOnly ? 'wide' : undefined}>{first?.name}</b>}
    </>
  );
  if (!use || !first) {
    return (
      <span className={className} style={style}>
        {content}
      </span>
    );
  }
  const { onActive, onChoose } = use;
  return (
    <a
      className={className}
      style={style}
      href={use.hrefOf(first.slug)}
      aria-label={branches.length > 1 ? use.nameOf(pin) : first.name}
      onClick={(event) => {
        event.preventDefault();
        onChoose(pin);
      }}
      onPointerEnter={() => onActive(slugs)}
      onPointerLeave={() => onActive([])}
      onFocus={() => onActive(slugs)}
      onBlur={() => onActive([])}
    >
      {content}
    </a>
  );
}
