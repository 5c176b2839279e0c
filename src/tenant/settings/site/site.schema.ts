import * as v from 'valibot';
import { templateNames } from '../../templates.ts';
import {
  described,
  groupFor,
  link,
  reference,
  slug,
  switchFor,
  text,
  textFor,
  webAddress,
} from '../parts.schema.ts';
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
  name: textFor("The dealer's name as customers know it", 'City Motors'),
  legalName: textFor('The company behind the name, for privacy and terms pages', 'City Motors Pty Ltd'),
  tagline: textFor(
    'A few words under the name, used in the page title of the home page',
    'Used cars you can trust',
  ),
  description: described(
    v.pipe(text, v.maxLength(300)),
    'One or two sentences for search engines and shared links',
    'Two hundred used cars in Brisbane, each with its history and its drive-away price.',
  ),
  template: described(
    v.picklist(templateNames),
    'The set of layouts, with any theme: "showroom" is calm and led by photographs, "journal" reads like a magazine, "register" is precise with dense tables, "yard" puts prices first like a painted sign',
  ),
  url: described(webAddress, 'The public address of the site, without a slash at the end'),
  hosts: described(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name such as "www.dealer.com.au"'))),
    'Other host names that serve this site',
  ),
  locale: described(localeTag, 'Language and country: the language of the pages, and how dates are written'),
  languageOf: described(
    v.nullable(slug),
    'Makes this folder a language edition: the folder of the dealer whose settings, texts, pictures and stock it shows, with its own texts.json in another language',
    'city-motors',
  ),
  languages: described(
    v.array(
      v.strictObject({
        name: described(reference, 'The language in its own words', 'English', '中文'),
        locale: described(localeTag, 'The "locale" of the site in this language'),
        url: described(webAddress, 'The "url" of the site in this language'),
      }),
    ),
    'For dealers with language editions: all languages, the main one first. Pages link to themselves in the others. Set by the dealer; editions take it over',
  ),
  currency: described(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code such as "AUD"')),
    'The money that prices are in',
  ),
  timeZone: described(
    timeZone,
    "The dealer's time zone: promotion windows are read in it, and the opening hours of branches that have no other",
  ),
  features: described(featuresSchema, 'What the dealer offers at all; false takes it off every page'),
  vehicleWord: groupFor(
    'What the dealer calls its stock in running text: "car" and "cars", "vehicle" and "vehicles"',
    {
      one: textFor('One of them', 'car'),
      many: textFor('Several of them', 'cars'),
    },
  ),
  logo: groupFor('The logo and its natural size in pixels', {
    file: described(
      v.pipe(v.string(), v.regex(/^\/\S+\.svg$/, 'an SVG file such as "/logo.svg"')),
      "Path of the logo in the tenant's public folder, an SVG",
    ),
    width: described(v.pipe(v.number(), v.minValue(1)), 'Width in pixels', 160),
    height: described(v.pipe(v.number(), v.minValue(1)), 'Height in pixels', 40),
  }),
  phone: described(v.nullable(text), 'The main number; null uses the primary location', '(07) 3000 1234'),
  phoneOverrides: groupFor(
    'Numbers for call buttons on vehicles: one for all, or by car type when byCarType is true',
    {
      all: described(v.nullable(text), 'For every vehicle; null for none', '1300 123 456'),
      new: described(v.nullable(text), 'For new vehicles; null for none', '(07) 3000 1235'),
      used: described(v.nullable(text), 'For used vehicles; null for none', '(07) 3000 1236'),
      demo: described(
        v.nullable(text),
        'For demonstrators; null takes that of new vehicles',
        '(07) 3000 1237',
      ),
      byCarType: switchFor('Choose the number by the vehicle: new, used or demo'),
    },
  ),
  email: described(v.nullable(v.pipe(v.string(), v.email())), 'Where enquiries by e-mail go'),
  abn: described(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'an ABN such as "12 345 678 901"'))),
    'The Australian Business Number, at the foot of each page; null for none',
  ),
  showLicenceNumbers: switchFor(
    'Show dealer licence and repairer numbers of locations (required in New South Wales)',
  ),
  social: described(
    v.array(
      v.strictObject({
        label: textFor('What the link is called', 'Facebook'),
        href: described(link, 'Where it leads', 'https://www.facebook.com/citymotors'),
      }),
    ),
    'Links in the footer',
  ),
});
