import * as v from 'valibot';
import { templateNames } from '../../templates.ts';
import { groupFor, link, reference, slug, switchFor, text, webAddress } from '../parts.schema.ts';
import { featuresSchema } from './features.schema.ts';
import { timeZone } from './time-zone.schema.ts';

const localeTag = v.pipe(
  v.string(),
  v.regex(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?-[A-Z]{2}$/,
    'a language with its country such as "en-AU" or "zh-Hans-AU"',
  ),
);

/** site.json: the dealer's identity, template and contact details. */
export const siteSchema = v.strictObject({
  name: v.pipe(text, v.description("The dealer's name as customers know it"), v.examples(['City Motors'])),
  legalName: v.pipe(
    text,
    v.description('The company behind the name, for privacy and terms pages'),
    v.examples(['City Motors Pty Ltd']),
  ),
  tagline: v.pipe(
    text,
    v.description('A few words under the name, used in the page title of the home page'),
    v.examples(['Used cars you can trust']),
  ),
  description: v.pipe(
    text,
    v.maxLength(300),
    v.description('One or two sentences for search engines and shared links'),
    v.examples(['Two hundred used cars in Brisbane, each with its history and its drive-away price.']),
  ),
  template: v.pipe(
    v.picklist(templateNames),
    v.description(
      'The set of layouts, with any theme: "showroom" is calm and led by photographs, "journal" reads like a magazine, "register" is precise with dense tables, "yard" puts prices first like a painted sign',
    ),
  ),
  url: v.pipe(webAddress, v.description('The public address of the site, without a slash at the end')),
  hosts: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name such as "www.dealer.com.au"'))),
    v.description('Other host names that serve this site'),
  ),
  locale: v.pipe(
    localeTag,
    v.description('Language and country: the language of the pages, and how dates are written'),
  ),
  languageOf: v.pipe(
    v.nullable(slug),
    v.description(
      'Makes this folder a language edition: the folder of the dealer whose settings, texts, pictures and stock it shows, with its own texts.json in another language',
    ),
    v.examples(['city-motors']),
  ),
  languages: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(
          reference,
          v.description('The language in its own words'),
          v.examples(['English', '中文']),
        ),
        locale: v.pipe(localeTag, v.description('The "locale" of the site in this language')),
        url: v.pipe(webAddress, v.description('The "url" of the site in this language')),
      }),
    ),
    v.description(
      'For dealers with language editions: all languages, the main one first. Pages link to themselves in the others. Set by the dealer; editions take it over',
    ),
  ),
  currency: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{3}$/, 'a currency code such as "AUD"'),
    v.description('The money that prices are in'),
  ),
  timeZone: v.pipe(
    timeZone,
    v.description(
      "The dealer's time zone: promotion windows are read in it, and the opening hours of branches that have no other",
    ),
  ),
  features: v.pipe(
    featuresSchema,
    v.description('What the dealer offers at all; false takes it off every page'),
  ),
  vehicleWord: groupFor(
    'What the dealer calls its stock in running text: "car" and "cars", "vehicle" and "vehicles"',
    {
      one: v.pipe(text, v.description('One of them'), v.examples(['car'])),
      many: v.pipe(text, v.description('Several of them'), v.examples(['cars'])),
    },
  ),
  logo: groupFor('The logo and its natural size in pixels', {
    file: v.pipe(
      v.string(),
      v.regex(/^\/\S+\.svg$/, 'an SVG file such as "/logo.svg"'),
      v.description("Path of the logo in the tenant's public folder, an SVG"),
    ),
    width: v.pipe(v.number(), v.minValue(1), v.description('Width in pixels'), v.examples([160])),
    height: v.pipe(v.number(), v.minValue(1), v.description('Height in pixels'), v.examples([40])),
  }),
  phone: v.pipe(
    v.nullable(text),
    v.description('The main number; null uses the primary location'),
    v.examples(['(07) 3000 1234']),
  ),
  phoneOverrides: groupFor(
    'Numbers for call buttons on vehicles: one for all, or by car type when byCarType is true',
    {
      all: v.pipe(
        v.nullable(text),
        v.description('For every vehicle; null for none'),
        v.examples(['1300 123 456']),
      ),
      new: v.pipe(
        v.nullable(text),
        v.description('For new vehicles; null for none'),
        v.examples(['(07) 3000 1235']),
      ),
      used: v.pipe(
        v.nullable(text),
        v.description('For used vehicles; null for none'),
        v.examples(['(07) 3000 1236']),
      ),
      demo: v.pipe(
        v.nullable(text),
        v.description('For demonstrators; null takes that of new vehicles'),
        v.examples(['(07) 3000 1237']),
      ),
      byCarType: switchFor('Choose the number by the vehicle: new, used or demo'),
    },
  ),
  email: v.pipe(v.nullable(v.pipe(v.string(), v.email())), v.description('Where enquiries by e-mail go')),
  abn: v.pipe(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'an ABN such as "12 345 678 901"'))),
    v.description('The Australian Business Number, at the foot of each page; null for none'),
  ),
  showLicenceNumbers: switchFor(
    'Show dealer licence and repairer numbers of locations (required in New South Wales)',
  ),
  social: v.pipe(
    v.array(
      v.strictObject({
        label: v.pipe(text, v.description('What the link is called'), v.examples(['Facebook'])),
        href: v.pipe(
          link,
          v.description('Where it leads'),
          v.examples(['https://www.facebook.com/citymotors']),
        ),
      }),
    ),
    v.description('Links in the footer'),
  ),
});
