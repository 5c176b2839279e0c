import '../../ui/sum-form.css';
import './nearest.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatWhileTyped } from '../../ui/use-format.ts';
import { formatPhone, telHref } from '../../values/contact/phone.ts';
import { fill } from '../../values/fill.ts';
import type { NearestFacts } from './nearest-facts.ts';
import { NEAREST_PATH } from './nearest-reply.schema.ts';
import type { NearestSearch } from './use-nearest.ts';

interface Props {
  /** Filter of branches, from `blocks` in locations.json. */
  filter: string;
  facts: NearestFacts;
  /** The postcode in the address. */
  near: string | undefined;
  search: NearestSearch;
}

/** A form that finds the nearest branch; before hydration and without JavaScript it leads to that branch's page. */
export function NearestLocation({ filter, facts, near, search }: Props) {
  const { said, isWrong, ask, onTyped } = search;
  const input = useRef<HTMLInputElement>(null);
  // After hydration the dealer's error messages replace the browser's.
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    setHydrated(true);
    return input.current ? formatWhileTyped(input.current, 'postcode') : undefined;
  }, []);
  // What is typed stays if the address has no postcode.
  useEffect(() => {
    if (input.current && near !== undefined) input.current.value = near;
  }, [near]);
  // A postcode in the address was not typed here: its mistake does not take the focus.
  const isAsked = useRef(false);
  useEffect(() => {
    if (said.kind === 'invalid' && isAsked.current) input.current?.focus();
  }, [said]);
  const id = `nearest-${filter}`;
  return (
    <form
      className="sum-form nearest no-print"
      action={NEAREST_PATH}
      noValidate={isHydrated}
      onInput={onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        isAsked.current = true;
        ask(input.current?.value ?? '');
      }}
    >
      <label htmlFor={id}>{facts.label}</label>
      <input
        ref={input}
        id={id}
        name="postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        placeholder={facts.example}
        required
        pattern="[0-9]{4}"
        title={facts.invalid}
        aria-describedby={`${id}-said`}
        aria-invalid={isWrong || undefined}
      />
      <input type="hidden" name="filter" value={filter} />
      <button type="submit" className="button">
        {facts.button}
      </button>
      <div className="nearest-answer" id={`${id}-said`} role="status">
        {said.kind === 'found' ? (
          <ol role="list" aria-label={fill(facts.result, { place: said.postcode })}>
            {said.nearest.map(({ slug, name, path, distance, phone, directions }, index) => (
              <li key={slug}>
                <a href={path}>{name}</a>
                <span className="small muted figures">{fill(facts.away, { distance })}</span>
                {index === 0 && (
                  <span className="nearest-ways small">
                    {phone !== null && (
                      <a className="figures" href={telHref(phone)}>
                        {formatPhone(phone)}
                      </a>
                    )}
                    <a href={directions} rel="noopener">
                      {facts.getDirections}
                      <span className="visually-hidden">: {name}</span>
                    </a>
                  </span>
                )}
              </li>
            ))}
          </ol>
        ) : (
          <span className={said.kind === 'invalid' ? undefined : 'small muted'}>{said.message}</span>
        )}
      </div>
    </form>
  );
}
