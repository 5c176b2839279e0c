import * as v from 'valibot';
import { count, described, groupFor, link, switchFor, text, textFor } from '../parts.schema.ts';

/** Menu lists that are generated from stock and branches. */
export const menuFills = ['brands', 'bodies', 'models', 'locations'] as const;

const menuLink = v.strictObject({
  label: textFor('Words of the link', 'Finance'),
  href: described(link, 'Where it leads: a page such as "/finance", or a whole address'),
});

const fill = described(
  v.optional(v.array(v.picklist(menuFills)), []),
  'Lists that write themselves, below the links: "brands" and "models" in stock, "bodies" (body types in stock), "locations"; none, only the links',
  ['brands'],
);

/** navigation.json: header menu, footer, and words common to all pages. */
export const navigationSchema = v.strictObject({
  header: described(
    v.array(
      v.strictObject({
        label: textFor('Words of the entry', 'Our Stock'),
        href: described(v.nullable(link), 'Where it leads; null for an entry that only opens its dropdown'),
        items: described(
          v.optional(v.array(menuLink), []),
          'The links of the dropdown; none and no list below, no dropdown',
        ),
        fill,
      }),
    ),
    'Header menu; items or a list make a dropdown',
  ),
  maxHeader: described(
    count(2, 20),
    'How many entries stand side by side in the header; the others go under "More"',
  ),
  callToAction: described(v.nullable(menuLink), 'The button at the end of the header'),
  drawerHours: switchFor('Say in the menu on phones whether the main location is open now'),
  footerGroups: described(
    v.array(
      v.strictObject({
        title: textFor('Heading of the column, with {dealer}', 'Buyer Tools'),
        links: described(v.optional(v.array(menuLink), []), 'The links of the column'),
        fill,
      }),
    ),
    'Columns of links in the footer',
  ),
  filled: groupFor('Lists that write themselves from the stock and the branches', {
    maxHeader: described(
      count(1, 200),
      'How many links a list that writes itself has in a dropdown: those with most stock',
    ),
    maxFooter: described(count(1, 50), 'How many it has in a column of the footer'),
    showCounts: switchFor(
      'Say in dropdowns how many are in stock; then every feed makes every page of the site another one',
    ),
  }),
  footerText: described(v.array(text), 'Small print in the footer, one paragraph each', [
    'Prices are drive away for private buyers in Queensland.',
  ]),
  footerTerms: described(
    v.nullable(
      v.strictObject({
        heading: textFor('What opens them on a phone', 'Terms of use'),
        paragraphs: described(v.array(text), 'The terms, one paragraph each', [
          'Stock and prices on this site change during the day.',
        ]),
      }),
    ),
    'Terms of use in the footer: folded up on phones, in full on wider screens; null for none',
  ),
  paymentIcons: described(
    v.array(v.picklist(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])),
    'Ways to pay, shown in the footer',
  ),
  texts: groupFor('Words of header, menu and footer', {
    skipToContent: textFor('Link past the menu, for those who use the keyboard'),
    menu: textFor('Button that opens the menu on a phone'),
    close: textFor('Button that closes it'),
    more: textFor('Entry of the header for what has no room beside the others'),
    home: textFor('The home page, in the trail above a page'),
    call: textFor('Button that calls'),
    breadcrumbs: textFor('Name of the trail, for screen readers'),
    openingHours: textFor('Link to all opening hours, in the menu on phones'),
    findUs: textFor('Link to the branches above the header, where there are several'),
    social: textFor('Heading of the links to other networks'),
    brands: textFor('Heading of a list of brands beside other lists'),
    bodies: textFor('Heading of a list of body types beside other lists'),
    models: textFor('Heading of a list of models beside other lists'),
    locations: textFor('Heading of a list of branches beside other lists'),
    payments: textFor('Name of the ways to pay, for screen readers'),
    announcement: textFor('Name of the bar above the header, for screen readers'),
    dismiss: textFor('Name of the button that closes that bar, for screen readers'),
    offline: textFor('After a press that needs a connection, while there is none'),
    unloaded: textFor('When a part of the page could not be loaded'),
    reload: textFor('The link behind it, which loads the page again'),
    closeNote: textFor('Name of the button that closes it, for screen readers'),
    allRightsReserved: textFor('Behind the year and the company at the foot'),
    imageCredit: described(v.nullable(text), 'What the pictures show; null for nothing'),
  }),
});
