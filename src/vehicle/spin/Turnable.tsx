import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fill } from '../../values/fill.ts';
import type { Point } from './spots/hotspot-position.ts';
import type { TurnFacts } from './turn-facts.ts';
import type { Turn, TurnButton } from './use-turn.ts';

interface Props {
  name: 'spin' | 'interior';
  facts: TurnFacts & { readonly canPlay?: boolean };
  turn: Turn;
  /** Number of pictures to load; absent for a single one. */
  pictureCount?: number;
}

/**
 * Shared frame of spins and panoramas: canvas, controls and hotspots. Without JavaScript the picture and the list of
 * details are shown.
 */
export function Turnable({ name, facts, turn, pictureCount }: Props) {
  const { picture, spots, texts } = facts;
  const { refs, phase } = turn;
  return (
    <div
      className="turn-view"
      data-kind={name}
      data-phase={phase}
      data-turning={turn.isTurning ? '' : undefined}
      ref={refs.root}
      {...turn.onRoot}
    >
      <div className={name === 'spin' ? 'stage photo-backdrop' : 'stage'}>
        <img
          ref={refs.image}
          className={name === 'interior' ? 'panorama' : undefined}
          src={picture.src}
          alt={picture.alt}
          {...(name === 'spin' ? { width: 960, height: 640 } : { width: 1800, height: 600 })}
          loading={picture.isFirst ? 'eager' : 'lazy'}
          fetchPriority={picture.isFirst ? 'high' : undefined}
          draggable={false}
        />
        <div aria-hidden="true">
          <canvas ref={refs.canvas} />
        </div>
        <div className="controls no-print">
          <div
            className="slider"
            role="slider"
            tabIndex={0}
            aria-label={texts.label}
            aria-valuemin={0}
            aria-valuemax={359}
            aria-valuenow={Math.round(turn.value.now)}
            aria-valuetext={turn.value.text}
            ref={refs.slider}
            {...turn.onSlider}
          />
          {turn.spots.map((point, index) => (
            <Spot
              key={spots[index]}
              id={`${name}-spot-${index + 1}`}
              label={fill(texts.spot, { number: index + 1, total: spots.length })}
              text={spots[index] ?? ''}
              point={point}
              drag={turn.onSpot}
            />
          ))}
          <Bar name={name} facts={facts} turn={turn} />
          {phase === 'loading' && (
            <label className="loading small">
              <span>{texts.loading}</span>
              <progress
                max={pictureCount}
                value={pictureCount === undefined ? undefined : turn.loadedCount}
              />
            </label>
          )}
        </div>
        <div className="failed" role="alert" hidden={phase !== 'failed'}>
          {phase === 'failed' && <Failed facts={facts} onRetry={() => refs.slider.current?.focus()} />}
        </div>
      </div>
      {spots.length > 0 && (
        <div className="details">
          <p className="small muted">{texts.spots}</p>
          <ul>
            {spots.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Failed({ facts: { texts, hasPhotos }, onRetry }: { facts: TurnFacts; onRetry: () => void }) {
  return (
    <>
      <p>{texts.failed}</p>
      <div className="choices">
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
        {hasPhotos && (
          <button
            type="button"
            className="button button--quiet"
            data-images
            onClick={({ currentTarget }) => showPhotos(currentTarget)}
          >
            {texts.showImages}
          </button>
        )}
      </div>
    </>
  );
}

function Bar({ name, facts: { texts, canPlay = false }, turn }: Props) {
  const button = (kind: TurnButton) => ({
    type: 'button' as const,
    'data-turn': kind,
    onClick: () => turn.press(kind),
  });
  return (
    <div className="bar">
      <button {...button('left')} className="round" aria-label={texts.left}>
        <Icon name={name === 'spin' ? 'rotate-cw' : 'chevron-left'} />
      </button>
      <p className="hint small" aria-hidden="true">
        {texts.hint}
      </p>
      <button {...button('right')} className="round" aria-label={texts.right}>
        <Icon name={name === 'spin' ? 'rotate-ccw' : 'chevron-right'} />
      </button>
      {canPlay && (
        <button {...button('play')} className="round" aria-label={turn.isTurning ? texts.pause : texts.play}>
          <Icon name={turn.isTurning ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  );
}

interface SpotProps {
  id: string;
  label: string;
  text: string;
  /** Null while out of view. */
  point: Point | null;
  /** Handlers of a drag that begins on it. */
  drag: Turn['onSpot'];
}

/** A hotspot with its description. */
function Spot({ id, label, text, point, drag }: SpotProps) {
  const description = useRef<HTMLParagraphElement>(null);
  const isHidden = point === null;
  useEffect(() => {
    if (isHidden && description.current?.matches(':popover-open')) description.current.hidePopover();
  }, [isHidden]);
  return (
    <div
      className="spot"
      data-spot
      hidden={isHidden}
      style={point ? ({ '--x': `${point.x}%`, '--y': `${point.y}%` } as CSSProperties) : undefined}
    >
      <button type="button" popoverTarget={id} aria-label={label} {...drag} />
      <p id={id} popover="auto" className="small" ref={description}>
        {text}
      </p>
    </div>
  );
}

function showPhotos(button: HTMLElement): void {
  button.closest('.media')?.querySelector<HTMLInputElement>('input[value="images"]')?.click();
}
