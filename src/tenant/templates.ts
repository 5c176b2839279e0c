/** The templates of a site, by their names in site.json. */
export const templateNames = ['showroom', 'journal', 'register', 'yard'] as const;
export type TemplateName = (typeof templateNames)[number];

export type CardLayout = 'photo' | 'story' | 'sheet' | 'sticker';

/**
 * The variant of each section that differs between templates. A section reads its own line and knows no template; the
 * look of a variant that needs no HTML of its own is in the template's style sheet (`src/layouts/templates`).
 */
export interface TemplateSections {
  /** A row that stays in view; the name above the menu; a strip with place and phone above the row; or a painted board. */
  readonly header: 'bar' | 'masthead' | 'strip' | 'fascia';
  /** Links in columns; a centred imprint; a directory of the states; or the sign at the gate. */
  readonly footer: 'columns' | 'story' | 'directory' | 'gate';
  /** Make, body and price as fields; as a sentence with gaps; the prices first, on large buttons; or bodies with counts. */
  readonly finder: 'fields' | 'sentence' | 'prices' | 'bodies';
  /** Words over a scene; above a wide picture; beside a register of the stock; or on a painted sign. */
  readonly hero: 'scene' | 'opening' | 'register' | 'sign';
  /** Name and price in a panel right of the photos; or above them as an article, as a bar with facts, with a price tag. */
  readonly vehicleHead: 'panel' | 'article' | 'bar' | 'tag';
  /** Price below the name; below the facts, without a box or as a data sheet; or first, as a sticker on the photo. */
  readonly card: CardLayout;
  readonly homeReviews: 'carousel' | 'columns';
  /** The page of all makes: with a car of each; as lines of large type; as an index by letter; or as bars by stock. */
  readonly brands: 'cars' | 'lines' | 'index' | 'bars';
}

export const templates: Readonly<Record<TemplateName, TemplateSections>> = {
  showroom: {
    header: 'bar',
    footer: 'columns',
    finder: 'fields',
    hero: 'scene',
    card: 'photo',
    vehicleHead: 'panel',
    homeReviews: 'carousel',
    brands: 'cars',
  },
  journal: {
    header: 'masthead',
    footer: 'story',
    finder: 'sentence',
    hero: 'opening',
    card: 'story',
    vehicleHead: 'article',
    homeReviews: 'carousel',
    brands: 'lines',
  },
  register: {
    header: 'strip',
    footer: 'directory',
    finder: 'bodies',
    hero: 'register',
    card: 'sheet',
    vehicleHead: 'bar',
    homeReviews: 'columns',
    brands: 'index',
  },
  yard: {
    header: 'fascia',
    footer: 'gate',
    finder: 'prices',
    hero: 'sign',
    card: 'sticker',
    vehicleHead: 'tag',
    homeReviews: 'columns',
    brands: 'bars',
  },
};
