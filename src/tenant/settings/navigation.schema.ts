import * as v from 'valibot';
import { link, text } from './parts.schema.ts';

const menuLink = v.strictObject({ label: text, href: link });

/** navigation.json: header menu, footer, and the words around every page. */
export const navigationSchema = v.strictObject({
  header: v.pipe(
    v.array(v.strictObject({ ...menuLink.entries, items: v.optional(v.array(menuLink), []) })),
    v.description('Header menu; items make a dropdown'),
  ),
  callToAction: v.pipe(v.nullable(menuLink), v.description('The button at the end of the header')),
  footerGroups: v.pipe(
    v.array(v.strictObject({ title: text, links: v.array(menuLink) })),
    v.description('Columns of links in the footer'),
  ),
  footerText: v.pipe(v.array(text), v.description('Small print in the footer, one paragraph each')),
  paymentIcons: v.pipe(
    v.array(v.picklist(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])),
    v.description('Ways to pay, shown in the footer'),
  ),
  texts: v.strictObject({
    skipToContent: text,
    menu: text,
    close: text,
    home: text,
    call: text,
    breadcrumbs: text,
    openingHours: text,
    findUs: text,
    social: text,
    allRightsReserved: text,
    imageCredit: v.nullable(text),
  }),
});
