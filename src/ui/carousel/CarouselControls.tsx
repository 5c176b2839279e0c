import type { PageWindow } from '../../values/time/page-window.ts';
import { Icon } from '../icon/Icon.tsx';
import { InWindow } from '../timed/InWindow.tsx';

/** Labels of the buttons; `goTo` has the placeholder {number}. */
export interface CarouselWords {
  readonly previous: string;
  readonly next: string;
  readonly goTo?: string;
  /** Labels of the autoplay button; null without autoplay. */
  readonly moving?: { readonly pause: string; readonly play: string } | null;
}

interface Props {
  words: CarouselWords;
  /** One dot per slide, with its window of time; undefined for rows of cards. */
  dots: readonly (PageWindow | null)[] | undefined;
  isCurrent: (dot: number) => boolean;
  onDot: (dot: number) => void;
  onStep: (by: 1 | -1) => void;
  canStep: (by: 1 | -1) => boolean;
  isStopped: boolean;
  onStopped: (isStopped: boolean) => void;
}

export function CarouselControls({ words, dots, isCurrent, onDot, isStopped, onStopped, ...arrows }: Props) {
  const { goTo = '', moving } = words;
  return (
    <div className="carousel-controls">
      {dots && (
        <div className="carousel-dots">
          {dots.map((window, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name, and stay as the page was built
            <InWindow key={dot} window={window}>
              <button
                type="button"
                aria-label={goTo.replace('{number}', String(dot + 1))}
                aria-current={isCurrent(dot) || undefined}
                onClick={() => onDot(dot)}
              />
            </InWindow>
          ))}
        </div>
      )}
      {moving && (
        <button
          type="button"
          className="carousel-pause"
          aria-label={isStopped ? moving.play : moving.pause}
          onClick={() => onStopped(!isStopped)}
        >
          <Icon name={isStopped ? 'play' : 'pause'} />
        </button>
      )}
      <Arrow by={-1} name={words.previous} {...arrows} />
      <Arrow by={1} name={words.next} {...arrows} />
    </div>
  );
}

interface ArrowProps extends Pick<Props, 'onStep' | 'canStep'> {
  by: 1 | -1;
  name: string;
}

/** At an end the arrow is `aria-disabled`: a disabled button would lose the keyboard focus. */
function Arrow({ by, name, onStep, canStep }: ArrowProps) {
  return (
    <button
      type="button"
      className="carousel-arrow"
      aria-label={name}
      aria-disabled={!canStep(by) || undefined}
      onClick={() => canStep(by) && onStep(by)}
    >
      <Icon name={by > 0 ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}
