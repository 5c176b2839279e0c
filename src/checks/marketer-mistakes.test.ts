import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import {
  type TenantFolders,
  type WrittenTenants,
  writeTenants,
} from '#tests/fixtures/tenants/write-tenants.ts';
import { formatProblem } from '../tenant/problem.ts';
import { checkTenant } from './check-tenant.build.ts';

const now = new Date('2026-11-20T12:00:00+10:00');
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
const page = (head: string, body = '') => `---\ntitle: A page\n${head}---\n\n# A page\n\n${body}\n`;
const text = (body: string) => page('description: What it is about.\n', body);
const pages = Object.fromEntries(
  [
    'about-us',
    'service',
    'vehicle-parts-and-accessories',
    'careers',
    'privacy-policy',
    'terms-and-conditions',
  ].map((slug) => [`content/${slug}.md`, text('Words.')]),
);
const own = {
  'site.json': aSite,
  'locations.json': { locations: [aLocation()] },
  'public/logo.svg': logo,
  'public/favicon.svg': logo,
};

let written: WrittenTenants | null = null;
afterEach(() => {
  written?.remove();
  written = null;
});

async function messagesOf(files: TenantFolders[string]): Promise<string[]> {
  written?.remove();
  written = writeTenants({ _defaults: { ...realDefaults(), ...pages }, pitstop: { ...own, ...files } });
  return (await checkTenant(written.tenantsDir, 'pitstop', now)).map(formatProblem);
}

let minimalMessages: ReadonlySet<string>;
beforeAll(async () => {
  minimalMessages = new Set(await messagesOf({}));
});

/** The messages about these files, without those about a minimal dealer. */
async function newProblems(files: TenantFolders[string]): Promise<string[]> {
  return (await messagesOf(files)).filter((sentence) => !minimalMessages.has(sentence));
}

const holiday = (hour: object) => ({
  'locations.json': JSON.stringify({ locations: [aLocation()], specialHours: [hour] }, null, 1),
});
const announced = (window: object) => ({
  'promotions.json': { announcements: [{ id: 'a', text: 'Hello', href: null, ...window }] },
});
const hero = (picture: string) => ({ 'home.json': { hero: { picture } } });
const about = (source: string) => ({ 'content/about-us.md': source });

const mistakes: readonly (readonly [string, TenantFolders[string], readonly RegExp[]])[] = [
  [
    'a script in a text',
    about(text('Words.\n\n<script>alert(1)</script>\n\nMore <b onclick="go()">words</b>.')),
    [/about-us\.md:10 +<script> does nothing here/, /about-us\.md:12 +onclick="…" does nothing here/],
  ],
  [
    'a section of the home page that stands twice',
    { 'home.json': { sections: ['makes', 'latest', 'makes'] } },
    [/home\.json:\d+.*sections\[2\].*each section once/],
  ],
  [
    'a holiday without times',
    holiday({ date: '2026-12-24', status: 'Open', locationId: null }),
    [
      /^tenants\/pitstop\/locations\.json:\d+ {2}specialHours\[0\] is "Open" and has no open and no close\. Write when/,
    ],
  ],
  [
    'a holiday that never ends',
    holiday({ date: '2026-12-24', status: 'Open', open: '09:00' }),
    [/specialHours\[0\] is "Open" and has no close\. /],
  ],
  [
    'a misspelt key of a holiday',
    holiday({ date: '2026-12-24', status: 'Open', opne: '09:00', close: '12:00' }),
    [/specialHours\[0\]\.opne is not a setting\. Did you mean "open"\?/],
  ],
  [
    '30 February',
    holiday({ date: '2027-02-30', status: 'Closed' }),
    [/specialHours\[0\]\.date is "2027-02-30", which is not a day\. Allowed: a day such as "2026-12-25"\.$/],
  ],
  [
    'a month too many',
    announced({ start: '2026-13-01' }),
    [/announcements\[0\]\.start is "2026-13-01", which is not a day\./],
  ],
  [
    'an hour too many',
    announced({ expiry: '2026-12-01T25:00' }),
    [
      /announcements\[0\]\.expiry is "2026-12-01T25:00", which is not a day\. Allowed: a day such as "2026-07-01", or a day and a time such as "2026-07-01T09:00", or null\.$/,
    ],
  ],
  [
    'an end before the start, by the clock of the dealer',
    announced({ start: '2026-12-05T10:00', expiry: '2026-12-04T23:00Z' }),
    [
      /announcements\[0\]\.expiry is "2026-12-04T23:00Z", but it starts at "2026-12-05T10:00": it would never show\./,
    ],
  ],
  [
    'misspelt fields of a feed',
    {
      'feed.json': JSON.stringify(
        { columns: { pirce: 'Ask' }, constants: { carTyp: 'used' }, values: { stauts: { S: 'sold' } } },
        null,
        1,
      ),
    },
    [
      /^tenants\/pitstop\/feed\.json:3 +columns names a field "pirce" that no vehicle has\. Did you mean "price"\? Allowed: stockNumber, vin, .*…$/,
      /feed\.json:6 +constants names a field "carTyp" .* Did you mean "carType"\?/,
      /feed\.json:9 +values names a field "stauts" .* Did you mean "status"\?/,
    ],
  ],
  [
    'a number that is too large to be read',
    { 'search.json': '{\n "makesShown": 1e999\n}' },
    [/search\.json:2 +makesShown is too large a number\. Allowed: a whole number from 1 to 200\.$/],
  ],
  [
    'two announcements with the same id, which would be closed together',
    {
      'promotions.json': {
        announcements: ['Open', 'Closed', 'Late'].map((words, at) => ({
          id: at < 2 ? 'a' : null,
          text: words,
        })),
      },
    },
    [
      /^tenants\/pitstop\/promotions\.json:\d+ +announcements\[1\] must have an id that no other has, such as "a-2" in/,
    ],
  ],
  [
    'questions and answers of a valuation with the same id, of which one counts for both',
    {
      'valuation.json': {
        adjustments: [1, 2].map((number) => ({
          id: 'paint',
          question: `${number}?`,
          answers: ['Yes', 'No'].map((label) => ({
            id: number === 1 ? 'yes' : label.toLowerCase(),
            label,
            percent: 0,
          })),
        })),
      },
    },
    [
      /adjustments\[0\]\.answers\[1\] must have an id that no other has/,
      /adjustments\[1\] must have an id that no other has/,
    ],
  ],
  [
    '30 February in a text',
    about(page('description: A\nexpiry: 2027-02-30\n')),
    [/about-us\.md:4 {2}expiry is "2027-02-30"; it must be a day such as 2026-12-01/],
  ],
  [
    'a title with a colon',
    about('---\ntitle: About: us\ndescription: A\n---\n\n# A\n'),
    [/about-us\.md:2 {2}the lines between the two "---" cannot be read\./],
  ],
  [
    'a setting of a text that stands twice',
    about(page('title: B\ndescription: A\n')),
    [/about-us\.md:3 {2}this setting stands twice\. Keep only one of them\.$/],
  ],
  ['a tab at the top of a text', about(page('\tdescription: A\n')), [/about-us\.md:\d {2}/]],
  [
    'a top of a text without its end',
    about('---\ntitle: A\ndescription: B\n\n# A\n'),
    [
      /about-us\.md:1 {2}the title and description begin here and do not end\. Write a line "---" after them\.$/,
    ],
  ],
  [
    'an address that another text has',
    about(page('description: A\naliases: [/careers]\n')),
    [/tenants\/pitstop\/content\/about-us\.md:1 {2}the address \/careers belongs to careers\.md\.$/],
  ],
  [
    'a text in Latin-1',
    { 'content/about-us.md': Buffer.from(text('Caf\xe9'), 'latin1') },
    [/about-us\.md:1 {2}is not saved as UTF-8/],
  ],
  [
    'a text of another ending',
    { 'content/about-us.txt': text('Words') },
    [/about-us\.txt {2}the file is ignored: a page of text ends in "\.md"\. Did you mean "about-us\.md"\?/],
  ],
  [
    'a text outside the folder of texts',
    { 'about.md': text('Words') },
    [
      /^tenants\/pitstop\/about\.md {2}the file is ignored: pages of text stand in the folder "content"\. Move it to tenants\/pitstop\/content\/about\.md\.$/,
    ],
  ],
  [
    'curly quotes in settings',
    { 'home.json': '{ “latest”: {} }' },
    [/home\.json:1:3 {2}not valid JSON: the quotes are curly \(“ ”\); write straight ones "\./],
  ],
  [
    'curly quotes at the top of a text',
    about('---\ntitle: “About: us”\ndescription: A\n---\n\n# A\n'),
    [/about-us\.md:2 {2}the lines between the two "---" cannot be read\. .* stands between double quotes\.$/],
  ],
  [
    'a picture with a space in a text',
    about(text('![A car](/my car.jpg)')),
    [/about-us\.md:8 {2}the address "\/my car\.jpg" has a space: .* Did you mean "\/my-car\.jpg"\?/],
  ],
  [
    'mixed up letters in a text',
    about(text('New Yearâ€™s Day')),
    [/about-us\.md:8 {2}"Yearâ€™s" was saved as UTF-8 and read as something else\. Did you mean "Year’s"\?/],
  ],
  [
    'mixed up letters in a setting',
    { 'home.json': { latest: { heading: 'New Yearâ€™s' } } },
    [/home\.json:\d+ {2}latest\.heading: "Yearâ€™s" was saved as UTF-8/],
  ],
  [
    'lost letters',
    { 'home.json': { latest: { heading: 'Year\ufffds' } } },
    [/a letter that was lost when the text was saved/],
  ],
  [
    'HTML in a setting',
    { 'home.json': { latest: { heading: 'Just <b>in</b>' } } },
    [/latest\.heading holds "<b>", which would stand on the page as it is written\./],
  ],
  [
    'a text that is named like a picture',
    { ...hero('/a.jpg'), 'public/a.jpg': 'hello' },
    [/hero\.picture names "\/a\.jpg", which is a text that begins with "hello", not a picture\./],
  ],
  [
    'a page of an error that is named like a picture',
    { ...hero('/a.png'), 'public/a.png': '<!DOCTYPE html><html></html>' },
    [/hero\.picture names "\/a\.png", which is a web page, not a picture: /],
  ],
  [
    'an empty picture',
    { ...hero('/a.png'), 'public/a.png': '' },
    [/hero\.picture names "\/a\.png", which is an empty file\./],
  ],
  [
    'a logo that is a web page',
    { 'public/logo.svg': '<html></html>' },
    [/logo\.file names "\/logo\.svg", which is a web page, not a picture: /],
  ],
  [
    'an icon that is no picture',
    { 'public/favicon.svg': 'hello' },
    [/public\/favicon\.svg, the icon of the browser tab, is no SVG that can be drawn\./],
  ],
  [
    'a logo of another kind',
    { 'site.json': { ...aSite, logo: { file: '/logo.png', width: 120, height: 40 } } },
    [/logo\.file is "\/logo\.png", which is not an SVG file\./],
  ],
  [
    'a picture in other letters',
    { ...hero('/Yard.svg'), 'public/yard.svg': logo },
    [/hero\.picture names "\/Yard\.svg", and there is no such file\. Did you mean "\/yard\.svg"\?/],
  ],
  [
    'a picture with the folder of all',
    { ...hero('/public/yard.svg'), 'public/yard.svg': logo },
    [/Did you mean "\/yard\.svg"\?/],
  ],
  [
    'a name with a space in a setting',
    hero('/my yard.svg'),
    [
      /hero\.picture is "\/my yard\.svg", which is not a path\. Did you mean "\/my-yard\.svg"\? .* An address has no spaces/,
    ],
  ],
  [
    'a file with a space',
    { 'public/Summer Sale.svg': logo },
    [
      /public\/Summer Sale\.svg {2}the name has a space, which an address cannot have\. Name it "summer-sale\.svg"/,
    ],
  ],
  [
    'settings of another ending',
    { 'navigation.json.txt': '{}' },
    [/navigation\.json\.txt is not a settings file\. Did you mean "navigation\.json"\?/],
  ],
  [
    'settings with comments allowed elsewhere',
    { 'navigation.jsonc': '{}' },
    [/navigation\.jsonc is not a settings file\. Did you mean "navigation\.json"\?/],
  ],
];

describe('one mistake gives exactly one sentence', () => {
  it.each(mistakes)('%s', async (_, files, sentences) => {
    expect(await newProblems(files)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });
});

it('a mistake in one text page makes links to other pages no mistakes', async () => {
  const other = { 'content/team.md': page('description: A\naliases: [/people]\n') };
  const blog = { show: true, sections: [{ slug: 'news', heading: 'News', text: 'News' }] };
  const site = {
    ...other,
    'blog.json': blog,
    'content/careers.md': text('[Blog](/blog), [news](/blog/news), [people](/people)'),
  };
  expect(await newProblems(site)).toEqual([]);
  expect(await newProblems({ ...site, ...about(page('description: A\nexpiry: soon\n')) })).toEqual([
    expect.stringContaining('about-us.md:4  expiry is "soon"'),
  ]);
});

it('a byte order mark and empty lines before the front matter are allowed', async () => {
  expect(await newProblems(about(`\ufeff\n${text('Words')}`))).toEqual([]);
});

it('a closed day needs no hours', async () => {
  expect(await newProblems(holiday({ date: '2026-12-25', status: 'Closed', locationId: null }))).toEqual([]);
});
