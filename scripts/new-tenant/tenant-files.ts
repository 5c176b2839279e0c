import { slugify } from '#src/values/slug.ts';
import { stateZones } from '#src/values/time/state-zones.ts';
import type { LetterLogo } from './letter-logo.ts';
import { type Answers, isState } from './questions.ts';

interface NewTenant {
  readonly answers: Answers;
  readonly logo: LetterLogo;
  readonly colours: Readonly<Record<string, string>>;
  /** For the home page. */
  readonly heroPicture: string;
  /** Whether the feed has photographs of its vehicles. */
  readonly hasPhotos: boolean;
  readonly feed: {
    /** Relative to the dealer's folder. */
    readonly file: string;
    readonly recordPath: string | null;
    /** Only columns that the import does not find by itself. */
    readonly columns: Readonly<Record<string, string>>;
    /** The feed's name of the yard, if it names only one. */
    readonly yardCodes: readonly string[];
  };
}

const SUNDAY = 0;
const SATURDAY = 6;

/** The files of a new dealer by path: only settings that differ from the defaults. */
export function tenantFiles(tenant: NewTenant): Map<string, string> {
  const settings = {
    site: siteOf(tenant),
    theme: themeOf(tenant),
    locations: locationsOf(tenant),
    texts: textsOf(tenant),
    feed: feedOf(tenant),
    // The picture is decorative: the text beside it says everything.
    home: { hero: { picture: tenant.heroPicture } },
    // The footer says that drawn vehicles are drawings.
    ...(tenant.hasPhotos && { navigation: { texts: { imageCredit: null } } }),
  };
  const { logo } = tenant;
  return new Map([
    ...Object.entries(settings).map(([subject, values]): [string, string] => {
      const schema = { $schema: `../_schema/${subject}.schema.json` };
      return [`${subject}.json`, `${JSON.stringify({ ...schema, ...values }, null, 2)}\n`];
    }),
    ['public/logo.svg', logo.logo.svg],
    ['public/favicon.svg', logo.favicon],
  ]);
}

function siteOf({ answers, logo }: NewTenant) {
  const { name, suburb, state, template, phone, email, abn, url } = answers;
  const { width, height } = logo.logo;
  return {
    name,
    legalName: answers['legal-name'],
    tagline: `Cars in ${suburb}`,
    description: `The cars of ${name} in ${suburb}, each with its price and its photographs.`,
    ...(template !== 'showroom' && { template }),
    url,
    ...(isState(state) && stateZones[state] !== 'Australia/Brisbane' && { timeZone: stateZones[state] }),
    logo: { file: '/logo.svg', width, height },
    phone,
    email,
    ...(abn !== '' && { abn }),
  };
}

function themeOf({ colours }: NewTenant) {
  return { colours };
}

function textsOf({ answers: { suburb } }: NewTenant) {
  return { locations: { heading: 'Where to find us', intro: `Come and see the {cars} in ${suburb}.` } };
}

function locationsOf({ answers, feed }: NewTenant) {
  const { name, address, suburb, state, postcode, phone } = answers;
  const id = slugify(suburb) || 'yard';
  // A list of locations and its words are only for dealers with several.
  const yard = { kind: 'section', filter: 'all', heading: null, max: null };
  return {
    blocks: { home: { ...yard, heading: 'Where to find us' }, yard },
    placed: { locations: ['yard'] },
    locations: [
      {
        id,
        name,
        slug: slugify(`${name} ${suburb}`) || id,
        ...(feed.yardCodes.length > 0 && { yardCodes: feed.yardCodes }),
        primary: true,
        types: ['sales'],
        address: { street: address, city: suburb, state, postcode },
        phone,
        openingHours: openingHours(answers),
        ...(answers.licence !== '' && { dealerLicenceNumber: answers.licence }),
      },
    ],
  };
}

/** Seven days from Monday; empty if no hours are given: the site then asks visitors to call. */
function openingHours(answers: Answers) {
  const { weekdays } = answers;
  if (weekdays === '' && answers.saturday === '' && answers.sunday === '') return [];
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, hours: weekdays }));
  const end = [
    { weekday: SATURDAY, hours: answers.saturday },
    { weekday: SUNDAY, hours: answers.sunday },
  ];
  return [...week, ...end].map(({ weekday, hours }) => {
    const [open = null, close = null] = hours === '' ? [] : hours.split('-');
    return { weekday, status: open === null ? 'Closed' : 'Open', open, close };
  });
}

function feedOf({ feed }: NewTenant) {
  const { file, recordPath, columns } = feed;
  return {
    file,
    ...(recordPath !== null && { recordPath }),
    ...(Object.keys(columns).length > 0 && { columns }),
  };
}
