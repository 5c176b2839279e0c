import * as v from 'valibot';
import { itemTypes } from '../../../values/vehicle/vehicle-terms.ts';
import { groupFor, reference } from '../parts.schema.ts';
import { feedSourceSchema } from './feed-source.schema.ts';

const columnName = v.pipe(v.string(), v.minLength(1));

const percent = (description: string, example: number) =>
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description(`${description} (percent)`),
    v.examples([example]),
  );

/** feed.json: the source of a dealer's stock, and how its columns are read. */
export const feedSchema = v.strictObject({
  file: v.pipe(
    reference,
    v.description(
      'The stock feed, relative to the tenant folder. Plain or gzipped CSV, JSON, NDJSON or XML.',
    ),
  ),
  source: v.pipe(feedSourceSchema, v.description('Where the feed is fetched from, and how often')),
  format: v.pipe(
    v.picklist(['auto', 'csv', 'json', 'ndjson', 'xml']),
    v.description('Format of the feed; "auto" looks at its first bytes.'),
  ),
  encoding: v.pipe(
    v.picklist(['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-15']),
    v.description('Text encoding; "auto" takes UTF-8 where the bytes allow it, else Windows-1252.'),
  ),
  delimiter: v.pipe(
    v.picklist(['auto', ',', ';', '\t', '|', '^', '~']),
    v.description('Cell delimiter of a CSV feed; "auto" takes the one that splits the header best.'),
  ),
  recordPath: v.pipe(
    v.nullable(v.string()),
    v.description(
      'Where the vehicles stand in XML or JSON, for example "listings.listing"; null finds them.',
    ),
    v.examples(['listings.listing']),
  ),
  columns: v.pipe(
    v.record(v.string(), v.union([columnName, v.pipe(v.array(columnName), v.minLength(1))])),
    v.description(
      'Our field to the feed\'s column, for example {"stockNumber": "Ref"}; a list is tried in order.',
    ),
    v.examples([{ stockNumber: 'Ref', price: ['Web price', 'Price'] }]),
  ),
  constants: v.pipe(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    v.description('Fields with one value for every row, for example {"carType": "used"}.'),
  ),
  values: v.pipe(
    v.record(v.string(), v.record(v.string(), v.string())),
    v.description('The feed\'s words per field, for example {"status": {"S": "sold"}}.'),
    v.examples([{ status: { S: 'sold' } }]),
  ),
  dateOrder: v.pipe(
    v.picklist(['auto', 'dmy', 'mdy', 'ymd']),
    v.description('Order of day and month in dates such as 03/04/2026; "auto" decides per column.'),
  ),
  distanceUnit: v.pipe(
    v.picklist(['auto', 'km', 'mi']),
    v.description(
      'Unit of odometer readings that name none; "auto" is kilometres, but miles where the feed names the United States or Britain, their money, or miles.',
    ),
  ),
  imageSeparator: v.pipe(
    v.picklist(['auto', ',', ';', '|', ' ', '\n']),
    v.description('What separates image addresses in one cell.'),
  ),
  itemType: v.pipe(
    v.picklist(itemTypes),
    v.description('What a row is when neither its columns nor its body tell.'),
  ),
  maxPlaceholderPrice: v.pipe(
    v.number(),
    v.minValue(10),
    v.maxValue(1000),
    v.description(
      'A price up to this counts as no price, for suppliers that write such as 88 for none. Above it, a price below 100 is shown and reported as suspicious.',
    ),
    v.examples([99]),
  ),
  maxMegabytes: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(400),
    v.description('Largest feed accepted, after decompression.'),
  ),
  maxRows: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(1_000_000),
    v.description("Most rows accepted; more are a sign that the feed is not one dealer's"),
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
      grownTimes: v.pipe(
        v.number(),
        v.minValue(1),
        v.description(
          "A feed that brings more than this many times the vehicles that were for sale, and more than grownBy of them besides, is held: it may hold other dealers' stock. A large number such as 1000 switches this off",
        ),
        v.examples([10]),
      ),
      grownBy: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.description(
          'A feed that brings at most this many vehicles for sale more than before is not held for that, however small the stock was (see grownTimes)',
        ),
        v.examples([200]),
      ),
      priceFallPercent: percent(
        'A feed in which the price of a vehicle falls by this share or more is held; 100 switches this off',
        60,
      ),
      priceRiseTimes: v.pipe(
        v.number(),
        v.minValue(1.1),
        v.description(
          'A feed in which the prices of more than three vehicles, or of most, rise to this many times or more is held: they may be in cents. A large number such as 1000 switches this off',
        ),
        v.examples([10]),
      ),
      makeChangePercent: percent(
        'A feed in which more than this share of the vehicles have another make than before is held: its columns of make and model may be swapped; 100 switches this off',
        80,
      ),
      emptiedPercent: percent(
        'A feed in which more than this share of the vehicles lose their photographs, price, odometer reading or description, or their special characters become others, is held; 100 switches this off. A column that filled no more than this share of the rows may go.',
        40,
      ),
      columns: v.pipe(
        v.boolean(),
        v.description('A feed in which a column that was read is missing or has another name is held'),
        v.examples([false]),
      ),
    },
  ),
  demo: v.pipe(
    v.nullable(
      v.strictObject({
        profile: v.pipe(
          v.picklist(['group', 'yard', 'leisure', 'large-group']),
          v.description('What kind of dealer the stock is made up for'),
        ),
        seed: v.pipe(
          v.number(),
          v.integer(),
          v.description('Any number; the same number makes up the same stock'),
          v.examples([7]),
        ),
        vehicles: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.maxValue(100000),
          v.description('How many vehicles are made up'),
        ),
      }),
    ),
    v.description(
      'Demo dealers only: made-up stock, written to "file" when no feed is there. null for real dealers.',
    ),
  ),
});

export type FeedSettings = v.InferOutput<typeof feedSchema>;
export type GuardSettings = FeedSettings['guard'];
