import * as v from 'valibot';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { vehiclePath } from '../../vehicle/vehicle-urls.ts';
import { type MessageReader, someLines, writerWords } from '../notices/notice-message.ts';
import { savedSearchesPath } from './saved-searches-paths.ts';
import { criteriaPath } from './search-criteria.ts';
import { searchNewsKinds } from './search-news.ts';

const price = v.nullable(v.number());

/** The content of an alert, as stored in the queue until it is sent. */
export const sentAlertSchema = v.object({
  /** Criteria of the search; null if the alert covers several searches. */
  search: v.nullable(v.string()),
  /** The criteria in words; missing in alerts that an earlier version has queued. */
  words: v.optional(v.nullable(v.string()), null),
  cars: v.array(
    v.object({
      kind: v.picklist(searchNewsKinds),
      name: v.string(),
      slug: v.string(),
      before: price,
      price,
    }),
  ),
});

export type SentAlert = v.InferOutput<typeof sentAlertSchema>;

type Dealer = Pick<Settings, 'site' | 'account' | 'search'>;

/** The alert as a text message with the news and a link to the results. */
export function alertSms(alert: SentAlert, reader: MessageReader, dealer: Dealer): string {
  const { message } = dealer.account.savedSearches;
  return fill(message.sms, {
    ...writerWords(reader, dealer),
    link: searchUrl(alert, dealer),
    changes: lines(alert, dealer, false).join(' '),
  });
}

export function alertSubject({ account, site }: Dealer): string {
  return fill(account.savedSearches.message.subject, { dealer: site.name });
}

/** The alert as an e-mail with a link to each car. */
export function alertMail(alert: SentAlert, reader: MessageReader, dealer: Dealer): string {
  const { message } = dealer.account.savedSearches;
  return fill(message.email, {
    ...writerWords(reader, dealer),
    link: searchUrl(alert, dealer),
    search: alert.words ?? dealer.account.savedSearches.list.heading,
    changes: lines(alert, dealer, true).join('\n'),
  });
}

function searchUrl({ search }: SentAlert, dealer: Dealer): string {
  const path = search === null ? savedSearchesPath : criteriaPath(dealer.search.basePath, search);
  return dealer.site.url + path;
}

function lines({ cars }: SentAlert, dealer: Dealer, hasLinks: boolean): string[] {
  const { message, maxCars } = dealer.account.savedSearches;
  const sentences = cars.map((car) =>
    hasLinks ? `${line(car, dealer)}\n${dealer.site.url}${vehiclePath(car)}` : line(car, dealer),
  );
  return someLines(sentences, maxCars, message);
}

function line({ kind, name, before, price }: SentAlert['cars'][number], dealer: Dealer): string {
  const { message } = dealer.account.savedSearches;
  if (price === null) return fill(message.arrivedUnpriced, { name });
  const money = (amount: number) => formatWholeMoney(amount, dealer.site.currency);
  return kind === 'arrived'
    ? fill(message.arrived, { name, price: money(price) })
    : fill(message.priceDown, { name, amount: money((before ?? price) - price), price: money(price) });
}
