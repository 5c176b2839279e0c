import * as v from 'valibot';
import { groupFor, switchFor, textFor } from '../parts.schema.ts';

/** syndication.json: where else the stock is published: advertising networks, programs, language models. */
export const syndicationSchema = v.strictObject({
  google: groupFor('Vehicle ads of Google', {
    enabled: switchFor(
      'Publish /feeds/google-vehicles.xml for Merchant Center; needs an account there and a "googleStoreCode" at each branch in locations.json',
    ),
  }),
  meta: groupFor('Automotive inventory ads of Meta, on Facebook and Instagram', {
    enabled: switchFor(
      'Publish /feeds/meta-vehicles.csv for Commerce Manager; needs a vehicle catalogue there',
    ),
  }),
  vehicleData: groupFor('Vehicles for programs', {
    enabled: switchFor("Publish what each vehicle's page says as JSON too, at /cars/slug.json"),
  }),
  llms: groupFor('A map of the site for assistants', {
    enabled: switchFor('Publish /llms.txt, which shows assistants where things stand (llmstxt.org)'),
    intro: textFor(
      'Under the description of the dealer, with {dealer}, {count} and {cars}',
      '{dealer} has {count} {cars} for sale. Prices change daily.',
    ),
    introOne: textFor('The same for one {car}'),
    vehicleData: textFor(
      'Said where vehicles are published as JSON, with {car}',
      'The facts of a {car} are at the address of its page with ".json" behind it.',
    ),
    stock: textFor('Heading of the lists of vehicles'),
    stockCount: textFor('Beside a list, with {count} and {cars}'),
    locations: textFor('Heading of the branches'),
    pages: textFor('Heading of the pages about the dealer and its services'),
  }),
});
