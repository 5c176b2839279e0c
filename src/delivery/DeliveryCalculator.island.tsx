/**
 * An island because the price is shown without leaving the page. It hydrates at the first touch; before that, and
 * without JavaScript, the form is posted and answered by a page that holds the same form.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { type PageData, readPageData } from '../ui/hydration/page-data.ts';
import { formatWhileTyped } from '../ui/use-format.ts';
import { DELIVERY_PATH } from './delivery.schema.ts';
import type { ShownAnswer } from './delivery-answer.ts';
import type { DeliveryFacts } from './delivery-facts.ts';
import { SumLines } from './drive-away/SumLines.tsx';
import { useDeliveryPrice } from './use-delivery-price.ts';

interface Props {
  facts: PageData<DeliveryFacts>;
  /** Slug of the vehicle to return to; `''` for none. */
  slug: string;
  /** The posted postcode, without JavaScript. */
  postcode?: string;
  /** The reply for `postcode`; null if nothing was posted. */
  answer?: ShownAnswer | null;
}

const looks = {
  idle: 'muted',
  loading: 'muted',
  price: 'is-sum',
  'no-price': 'small',
  invalid: 'small',
  failed: 'small',
} as const;

/** Asks for a postcode and shows the delivery price, and with a vehicle's price the sum of both. */
export function DeliveryCalculator({ facts, slug, postcode = '', answer = null }: Props) {
  const [texts] = useState(() => readPageData(facts));
  const input = useRef<HTMLInputElement>(null);
  // After hydration the dealer's error messages replace the browser's.
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => {
    setHydrated(true);
    return input.current ? formatWhileTyped(input.current, 'postcode') : undefined;
  }, []);
  const { said, isWrong, ask, onTyped } = useDeliveryPrice(texts, answer, () => input.current?.focus());
  return (
    <form
      className="sum-form"
      method="post"
      action={DELIVERY_PATH}
      noValidate={isHydrated}
      aria-busy={said.kind === 'loading' || undefined}
      onInput={onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        void ask(input.current?.value ?? '', slug);
      }}
    >
      <label htmlFor="delivery-postcode">{texts.label}</label>
      <input
        ref={input}
        id="delivery-postcode"
        name="postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        placeholder={texts.example}
        defaultValue={postcode}
        required
        aria-describedby="delivery-answer"
        aria-invalid={isWrong || undefined}
      />
      <input type="hidden" name="car_id" value={slug} />
      <button type="submit" className="button">
        {texts.button}
      </button>
      <div id="delivery-answer" role="status">
        <p className={looks[said.kind]}>{said.message}</p>
        {said.arrives && <p className="small">{said.arrives}</p>}
        {said.sum && <SumLines sum={said.sum} />}
      </div>
    </form>
  );
}
