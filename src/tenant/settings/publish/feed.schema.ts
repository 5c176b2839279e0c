import * as v from 'valibot';
import { itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { described, groupFor, reference } from '../parts.schema.ts';
import { feedSourceSchema } from './feed-source.schema.ts';

const columnName = v.pipe(v.string(), v.minLength(1));

const percent = (description: string, example: number) =>
  described(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), `${description} (percent)`, example);

/** feed.json: the source of a dealer's stock, and how its columns are read. */
export const feedSchema = v.strictObject({
  file: described(
    reference,
    'The stock feed, relative to the tenant folder. Plain or gzipped CSV, JSON, NDJSON or XML.',
  ),
  source: described(feedSourceSchema, 'Where the feed is fetched from, and how often'),
  format: described(
    v.picklist(['auto', 'csv', 'json', 'ndjson', 'xml']),
    'Format of the feed; "auto" looks at its first bytes.',
  ),
  encoding: described(
    v.picklist(['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-15']),
    'Text encoding; "auto" takes UTF-8 where the bytes allow it, else Windows-1252.',
  ),
  delimiter: described(
    v.picklist(['auto', ',', ';', '\t', '|', '^', '~']),
    'Cell delimiter of a CSV feed; "auto" takes the one that splits the header best.',
  ),
  recordPath: described(
    v.nullable(v.string()),
    'Where the vehicles stand in XML or JSON, for example "listings.listing"; null finds them.',
    'listings.listing',
  ),
  columns: described(
    v.record(v.string(), v.union([columnName, v.pipe(v.array(columnName), v.minLength(1))])),
    'Our field to the feed\'s column, for example {"stockNumber": "Ref"}; a list is tried in order.',
    { stockNumber: 'Ref', price: ['Web price', 'Price'] },
  ),
  constants: described(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    'Fields with one value for every row, for example {"carType": "used"}.',
  ),
  values: described(
    v.record(v.string(), v.record(v.string(), v.string())),
    'The feed\'s words per field, for example {"status": {"S": "sold"}}.',
    { status: { S: 'sold' } },
  ),
  dateOrder: described(
    v.picklist(['auto', 'dmy', 'mdy', 'ymd']),
    'Order of day and month in dates such as 03/04/2026; "auto" decides per column.',
  ),
  distanceUnit: described(
    v.picklist(['auto', 'km', 'mi']),
    'Unit of odometer readings that name none; "auto" is kilometres, but miles where the feed names the United States or Britain, their money, or miles.',
  ),
  imageSeparator: described(
    v.picklist(['auto', ',', ';', '|', ' ', '\n']),
    'What separates image addresses in one cell.',
  ),
  itemType: described(v.picklist(itemTypes), 'What a row is when neither its columns nor its body tell.'),
  maxPlaceholderPrice: described(
    v.pipe(v.number(), v.minValue(10), v.maxValue(1000)),
    'A price up to this counts as no price, for suppliers that write such as 88 for none. Above it, a price below 100 is shown and reported as suspicious.',
    99,
  ),
  maxMegabytes: described(
    v.pipe(v.number(), v.minValue(1), v.maxValue(400)),
    'Largest feed accepted, after decompression.',
  ),
  maxRows: described(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    "Most rows accepted; more are a sign that the feed is not one dealer's",
  ),
  guard: groupFor(
    'When a feed is held instead of published: the site keeps its last good stock until somebody has looked (npm run import -- --accept)',
    {
      lostPercent: percent(
        'A feed that leaves more than this share of the vehicles for sale missing is held; 100 switches this off',
        30,
      ),
      replacedPercent: percent(
        "A feed in which more than this share of the vehicles for sale were not in the last good stock is held: it may be another dealer's; 100 switches this off",
        80,
      ),
      grownTimes: described(
        v.pipe(v.number(), v.minValue(1)),
        "A feed that brings more than this many times the vehicles that were for sale, and more than grownBy of them besides, is held: it may hold other dealers' stock. A large number such as 1000 switches this off",
        10,
      ),
      grownBy: described(
        v.pipe(v.number(), v.integer(), v.minValue(0)),
        'A feed that brings at most this many vehicles for sale more than before is not held for that, however small the stock was (see grownTimes)',
        200,
      ),
      priceFallPercent: percent(
        'A feed in which the price of a vehicle falls by this share or more is held; 100 switches this off',
        60,
      ),
      priceRiseTimes: described(
        v.pipe(v.number(), v.minValue(1.1)),
        'A feed in which the prices of more than three vehicles, or of most, rise to this many times or more is held: they may be in cents. A large number such as 1000 switches this off',
        10,
      ),
      makeChangePercent: percent(
        'A feed in which more than this share of the vehicles have another make than before is held: its columns of make and model may be swapped; 100 switches this off',
        80,
      ),
      emptiedPercent: percent(
        'A feed in which more than this share of the vehicles lose their photographs, price, odometer reading or description, or their special characters become others, is held; 100 switches this off. A column that filled no more than this share of the rows may go.',
        40,
      ),
      columns: described(
        v.boolean(),
        'A feed in which a column that was read is missing or has another name is held',
        false,
      ),
    },
  ),
  demo: described(
    v.nullable(
      v.strictObject({
        profile: described(
          v.picklist(['group', 'yard', 'leisure', 'large-group']),
          'What kind of dealer the stock is made up for',
        ),
        seed: described(
          v.pipe(v.number(), v.integer()),
          'Any number; the same number makes up the same stock',
          7,
        ),
        vehicles: described(
          v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000)),
          'How many vehicles are made up',
        ),
      }),
    ),
    'Demo dealers only: made-up stock, written to "file" when no feed is there. null for real dealers.',
  ),
});

export type FeedSettings = v.InferOutput<typeof feedSchema>;
export type GuardSettings = FeedSettings['guard'];
