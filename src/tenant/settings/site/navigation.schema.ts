import * as v from 'valibot';
import { count, groupFor, link, switchFor, text, textFor } from '../parts.schema.ts';

/** Menu lists that are generated from stock and branches. */
export const menuFills = ['brands', 'bodies', 'models', 'locations'] as const;

const menuLink = v.strictObject({
  label: v.pipe(text, v.description('Words of the link'), v.examples(['Finance'])),
  href: v.pipe(link, v.description('Where it leads: a page such as "/finance", or a whole address')),
});

const fill = v.pipe(
  v.optional(v.array(v.picklist(menuFills)), []),
  v.description(
    'Lists that write themselves, below the links: "brands" and "models" in stock, "bodies" (body types in stock), "locations"; none, only the links',
  ),
  v.examples([['brands']]),
);

/** navigation.json: header menu, footer, and words common to all pages. */
export const navigationSchema = v.strictObject({
  header: v.pipe(
    v.array(
      v.strictObject({
        label: v.pipe(text, v.description('Words of the entry'), v.examples(['Our Stock'])),
        href: v.pipe(
          v.nullable(link),
          v.description('Where it leads; null for an entry that only opens its dropdown'),
        ),
        items: v.pipe(
          v.optional(v.array(menuLink), []),
          v.description('The links of the dropdown; none and no list below, no dropdown'),
        ),
        fill,
      }),
    ),
    v.description('Header menu; items or a list make a dropdown'),
  ),
  maxHeader: v.pipe(
    count(2, 20),
    v.description('How many entries stand side by side in the header; the others go under "More"'),
  ),
  callToAction: v.pipe(v.nullable(menuLink), v.description('The button at the end of the header')),
  drawerHours: switchFor('Say in the menu on phones whether the main location is open now'),
  footerGroups: v.pipe(
    v.array(
      v.strictObject({
        title: v.pipe(
          text,
          v.description('Heading of the column, with {dealer}'),
          v.examples(['Buyer Tools']),
        ),
        links: v.pipe(v.optional(v.array(menuLink), []), v.description('The links of the column')),
        fill,
      }),
    ),
    v.description('Columns of links in the footer'),
  ),
  filled: groupFor('Lists that write themselves from the stock and the branches', {
    maxHeader: v.pipe(
      count(1, 200),
      v.description('How many links a list that writes itself has in a dropdown: those with most stock'),
    ),
    maxFooter: v.pipe(count(1, 50), v.description('How many it has in a column of the footer')),
    showCounts: switchFor(
      'Say in dropdowns how many are in stock; then every feed makes every page of the site another one',
    ),
  }),
  footerText: v.pipe(
    v.array(text),
    v.description('Small print in the footer, one paragraph each'),
    v.examples([['Prices are drive away for private buyers in Queensland.']]),
  ),
  footerTerms: v.pipe(
    v.nullable(
      v.strictObject({
        heading: v.pipe(text, v.description('What opens them on a phone'), v.examples(['Terms of use'])),
        paragraphs: v.pipe(
          v.array(text),
          v.description('The terms, one paragraph each'),
          v.examples([['Stock and prices on this site change during the day.']]),
        ),
      }),
    ),
    v.description('Terms of use in the footer: folded up on phones, in full on wider screens; null for none'),
  ),
  paymentIcons: v.pipe(
    v.array(v.picklist(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])),
    v.description('Ways to pay, shown in the footer'),
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
    imageCredit: v.pipe(v.nullable(text), v.description('What the pictures show; null for nothing')),
  }),
});
