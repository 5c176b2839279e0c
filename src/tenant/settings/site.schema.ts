import * as v from 'valibot';
import { featuresSchema } from './features.schema.ts';
import { link, text, webAddress } from './parts.schema.ts';

/** site.json: who the dealer is, which template it uses and how it is reached. */
export const siteSchema = v.strictObject({
  name: v.pipe(text, v.description("The dealer's name as customers know it")),
  legalName: v.pipe(text, v.description('The company behind the name, for privacy and terms pages')),
  tagline: v.pipe(text, v.description('A few words under the name, used in the page title of the home page')),
  description: v.pipe(
    text,
    v.maxLength(300),
    v.description('One or two sentences for search engines and shared links'),
  ),
  template: v.pipe(
    v.picklist(['showroom', 'yard']),
    v.description('The set of layouts: "showroom" is calm and photo-led, "yard" is dense and price-first'),
  ),
  url: v.pipe(webAddress, v.description('The public address of the site, without a slash at the end')),
  hosts: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, 'a host name such as "www.dealer.com.au"'))),
    v.description('Other host names that serve this site'),
  ),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/, 'a locale such as "en-AU"')),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code such as "AUD"')),
  timeZone: v.pipe(
    v.string(),
    v.check((zone) => isTimeZone(zone), 'a time zone such as "Australia/Brisbane"'),
    v.description("The dealer's time zone: opening hours and promotion windows are read in it"),
  ),
  features: featuresSchema,
  vehicleWord: v.pipe(
    v.strictObject({ one: text, many: text }),
    v.description(
      'What the dealer calls its stock in running text: "car" and "cars", "vehicle" and "vehicles"',
    ),
  ),
  logo: v.pipe(
    v.strictObject({
      file: v.pipe(
        v.string(),
        v.regex(/^\/\S+\.svg$/, 'a path such as "/logo.svg"'),
        v.description("Path of the logo in the tenant's public folder, an SVG"),
      ),
      width: v.pipe(v.number(), v.minValue(1)),
      height: v.pipe(v.number(), v.minValue(1)),
    }),
    v.description('The logo and its natural size in pixels'),
  ),
  phone: v.pipe(v.nullable(text), v.description('The main number; null uses the primary location')),
  phoneOverrides: v.pipe(
    v.strictObject({
      all: v.nullable(text),
      new: v.nullable(text),
      used: v.nullable(text),
      demo: v.nullable(text),
      byCarType: v.boolean(),
    }),
    v.description('Numbers for call buttons on vehicles: one for all, or by car type when byCarType is true'),
  ),
  email: v.pipe(v.nullable(v.pipe(v.string(), v.email())), v.description('Where enquiries by e-mail go')),
  abn: v.nullable(
    v.pipe(v.string(), v.regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'an ABN such as "12 345 678 901"')),
  ),
  showLicenceNumbers: v.pipe(
    v.boolean(),
    v.description('Show dealer licence and repairer numbers of locations (required in New South Wales)'),
  ),
  social: v.pipe(v.array(v.strictObject({ label: text, href: link })), v.description('Links in the footer')),
});

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
