import { outboxMessages } from '#functions/account/codes/outbox-messages.ts';
import { createApp } from '#functions/app.ts';
import { stripePayments } from '#functions/checkout/stripe/stripe-payments.ts';
import { dealerLender } from '#functions/finance/lenders/dealer-lender.ts';
import { errorText } from '#functions/http/replies/error-text.ts';
import { embeddedGeocoder } from '#functions/locations/embedded-geocoder.ts';
import { inProcessPrinter } from '#functions/platform/lazy-printer.ts';
import { webChance } from '#functions/platform/web-chance.ts';
import type { Pages } from '#functions/ports/pages.ts';
import type { PublishedSite } from '#functions/ports/published-site.ts';
import { openDatabase } from '#functions/storage/open-database.ts';

interface DevFunctions {
  /** A database of its own, so that test data does not mix with real leads. */
  readonly databaseFile: string;
  readonly slug: string;
  readonly site: () => PublishedSite | null;
  /** Renders the pages on demand. */
  readonly pages: Pages;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/**
 * The functions for one dealer's pages. They store what they receive and send nothing: no e-mail, text
 * message, lead or payment, whatever keys the environment has. One-time codes are printed in the terminal.
 */
export async function openDevFunctions({ databaseFile, slug, site, pages, now, log }: DevFunctions) {
  const database = await openDatabase({ url: `file:${databaseFile}` });
  const secret = () => undefined;
  const app = createApp({
    listSites: async () => [{ slug, hosts: [] }],
    publishedSite: async (asked) => (asked === slug ? site() : null),
    pages,
    database,
    // Nobody reads what was counted while a dealer's files were changed.
    counter: { add: () => undefined, flush: async () => undefined },
    valuation: null,
    documentPrinter: inProcessPrinter(),
    textMessages: outboxMessages({ database, chance: webChance, now, show: log }),
    mail: null,
    payments: stripePayments({ url: undefined, secret }),
    lender: dealerLender({ youx: null, now, secret }),
    geocoder: embeddedGeocoder(),
    regoLookup: null,
    tradePrices: null,
    leadsArrived: () => log('A lead has arrived; it is stored here and sent to nobody.'),
    chance: webChance,
    secret,
    version: 'dev',
    now,
    reportError: (error) => log(errorText(error)),
  });
  return {
    answer: (request: Request, address: string) => Promise.resolve(app.fetch(request, { address })),
    close: () => database.close(),
  };
}
