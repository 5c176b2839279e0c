import { twilioOf } from '../account/codes/twilio-messages.ts';
import type { Env } from '../env.ts';
import { resendMail } from '../leads/delivery/resend-mail.ts';
import { httpRegoLookup } from '../leads/trade-in/lookups/http-rego-lookup.ts';
import { httpTradePrices } from '../leads/trade-in/lookups/http-trade-prices.ts';
import { googleGeocoder } from '../locations/google-geocoder.ts';
import { httpValuation } from '../market/http-valuation.ts';

/** The outside systems configured in the environment, the same on every host. */
export function outsideSystems(env: Env) {
  return {
    valuation: valuationOf(env),
    regoLookup: regoLookupOf(env),
    tradePrices: tradePricesOf(env),
    youx: youxOf(env),
    geocoder: geocoderOf(env),
    textMessages: twilioOf(env),
    mail: mailOf(env),
    stripeUrl: env.STRIPE_URL,
  };
}

function valuationOf({ VALUATION_URL: url, VALUATION_KEY: key }: Env) {
  return url === undefined ? null : httpValuation({ url, key });
}

function regoLookupOf({ REGO_LOOKUP_URL: url, REGO_LOOKUP_KEY: key }: Env) {
  return url === undefined ? null : httpRegoLookup({ url, key });
}

function tradePricesOf({ VALUATION_TRADE_IN_URL: url, VALUATION_TRADE_IN_KEY: key }: Env) {
  return url === undefined ? null : httpTradePrices({ url, key });
}

function youxOf({ YOUX_URL: url, YOUX_KEY: key }: Env) {
  return url === undefined ? null : { url, key };
}

function geocoderOf({ GOOGLE_GEOCODING_KEY: key }: Env) {
  return key === undefined ? undefined : googleGeocoder({ key });
}

function mailOf({ MAIL_URL: url = 'https://api.resend.com', MAIL_KEY: key, MAIL_FROM: from }: Env) {
  return key === undefined || from === undefined ? null : resendMail({ url, key, from });
}
