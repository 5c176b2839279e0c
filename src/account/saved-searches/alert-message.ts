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
export const toldAlertSchema = v.object({
  /** Criteria of the search; null if the alert covers several searches. */
  search: v.nullable(v.string()),
  /** The same in words; messages that were stored before have none. */
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

export type ToldAlert = v.InferOutput<typeof toldAlertSchema>;

type Dealer = Pick<Settings, 'site' | 'account' | 'search'>;

/** The alert as a text message: what is new, and a link to the results. */
export function alertSms(alert: ToldAlert, reader: MessageReader, dealer: Dealer): string {
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
export function alertMail(alert: ToldAlert, reader: MessageReader, dealer: Dealer): string {
  const { message } = dealer.account.savedSearches;
  return fill(message.email, {
    ...writerWords(reader, dealer),
    link: searchUrl(alert, dealer),
    search: alert.words ?? dealer.account.savedSearches.list.heading,
    changes: lines(alert, dealer, true).join('\n'),
  });
}

function searchUrl({ search }: ToldAlert, dealer: Dealer): string {
  const path = search === null ? savedSearchesPath : criteriaPath(dealer.search.basePath, search);
  return dealer.site.url + path;
}

function lines({ cars }: ToldAlert, dealer: Dealer, hasLinks: boolean): string[] {
  const { message, mostCars } = dealer.account.savedSearches;
  const told = cars.map((car) =>
    hasLinks ? `${line(car, dealer)}\n${dealer.site.url}${vehiclePath(car)}` : line(car, dealer),
  );
  return someLines(told, mostCars, message);
}

function line({ kind, name, before, price }: ToldAlert['cars'][number], dealer: Dealer): string {
  const { message } = dealer.account.savedSearches;
  if (price === null) return fill(message.arrivedUnpriced, { name });
  const money = (amount: number) => formatWholeMoney(amount, dealer.site.currency);
  return kind === 'arrived'
    ? fill(message.arrived, { name, price: money(price) })
    : fill(message.priceDown, { name, amount: money((before ?? price) - price), price: money(price) });
}
