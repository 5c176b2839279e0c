import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../values/fill.ts';
import { HERE, pointOf } from '../../state/url-values.ts';
import { useScreen } from '../use-screen.ts';
import { capitalised } from '../view/search-heading.ts';
import { PanelFrame } from './PanelFrame.tsx';
import './near-panel.css';

/** About 100 metres: precise enough for cars, without identifying an address. */
const DECIMALS = 3;

/** A filter for cars near a postcode, a place, or the shopper's position. */
export function NearPanel() {
  const { facts, state } = useScreen();
  const { label } = facts.search.distance;
  return (
    <PanelFrame label={label} isOpen={state.near !== undefined} inUse={state.near ? 1 : 0}>
      {() => <NearFields />}
    </PanelFrame>
  );
}

function NearFields() {
  const { facts, source, state, dispatch } = useScreen();
  const { distance: texts } = facts.search;
  const { near } = state;
  const [draft, setDraft] = useState<string | null>(null);
  const [located, setLocated] = useState<'locating' | 'denied' | null>(null);
  const isUnknown = useStore(source.$near) === 'unknown';
  const isHere = near?.place === HERE;
  const place = isHere ? '' : (near?.place ?? '');
  const shown = pointOf(place) === null ? place : capitalised(texts.myPlace);
  const inUse = near?.place;
  // Tells whether another place was chosen, here or elsewhere, before the browser has found the shopper.
  const current = useRef(inUse);
  useEffect(() => {
    current.current = inUse;
    setLocated(null);
  }, [inUse]);
  const search = (place: string) => {
    if (place === '') dispatch({ type: 'clear', attribute: 'near' });
    else dispatch({ type: 'near', near: { place, km: near?.km ?? null } });
  };
  const commit = () => {
    if (draft !== null && draft.trim() !== shown) search(draft.trim());
    setDraft(null);
  };
  const locate = () => {
    setLocated('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (current.current !== inUse) return;
        setLocated(null);
        search(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`);
      },
      () => current.current === inUse && setLocated('denied'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  // An address or typed words may contain a radius that is not among the options.
  const radii = [...new Set([...texts.radii, near?.km ?? []].flat())].sort((a, b) => a - b);
  const problem = isUnknown ? (isHere ? texts.ask : texts.unknown) : null;
  return (
    <div className="near-fields">
      <label>
        {texts.place}
        <input
          className="search-field"
          type="text"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={60}
          placeholder={texts.placeholder}
          aria-invalid={isUnknown || undefined}
          aria-describedby="near-problem"
          value={draft ?? shown}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commit();
          }}
        />
      </label>
      <p id="near-problem" role="status" className="small">
        {located ? texts[located] : problem}
      </p>
      <button type="button" className="text-button" onClick={locate}>
        {texts.use}
      </button>
      <label>
        {texts.radius}
        <select
          className="search-field"
          autoComplete="off"
          disabled={near === undefined}
          value={near?.km ?? ''}
          onChange={({ currentTarget: { value } }) => {
            if (near) dispatch({ type: 'near', near: { ...near, km: value === '' ? null : Number(value) } });
          }}
        >
          <option value="">{texts.anyRadius}</option>
          {radii.map((km) => (
            <option key={km} value={km}>
              {fill(texts.radiusOption, { km })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
