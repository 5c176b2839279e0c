import { bodyLabels } from '../../../values/vehicle/vehicle-labels.ts';
import type { BodySlug } from '../../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { isOther } from '../../cells/is-other.ts';
import { isAboutDoors, isAboutSeats, readCount } from '../../cells/numbers/count.ts';
import { bodyInTitle, bodyNamedIn, cabConfigurationIn, readBody } from '../../cells/specification/body.ts';
import { readColour, readInterior, simpleColourOf, splitColours } from '../../cells/specification/colour.ts';
import { isMissing } from '../../cells/texts/missing.ts';
import { quietCase } from '../../cells/texts/place.ts';
import { bodyOfModel } from '../../naming/body-of-model.ts';
import type { MixedCell } from '../mixed-cell.ts';
import type { RowReader } from '../row-reader.ts';
import type { NameFacts } from './read-name.ts';

export type AppearanceFacts = Pick<
  Vehicle,
  | 'colour'
  | 'simpleColour'
  | 'interiorColour'
  | 'body'
  | 'simpleBody'
  | 'bodyConfiguration'
  | 'seats'
  | 'doors'
>;

const MAX_DOORS = 8;
const MAX_SEATS = 70;

/** Body, colours, doors and seats. */
export function readAppearance(row: RowReader, name: NameFacts, mixed: MixedCell): AppearanceFacts {
  const colours = coloursOf(row);
  const { doors, seats } = doorsAndSeats(row);
  const body = row.value('body', readBody);
  const bodyText = body !== null || isWord(row.text('body')) ? row.text('body') : mixed.bodyText;
  return {
    ...colours,
    ...bodyFacts(row, name, body ?? mixed.body, bodyText, seats),
    doors,
    seats,
  };
}

function isWord(text: string | null): boolean {
  return text !== null && /^\p{L}/u.test(text) && !isOther(text);
}

function bodyFacts(
  row: RowReader,
  name: NameFacts,
  stated: BodySlug | null,
  bodyText: string | null,
  seats: number | null,
): Pick<AppearanceFacts, 'body' | 'simpleBody' | 'bodyConfiguration'> {
  const words = `${name.badge ?? ''} ${name.afterModel}`;
  const usual = bodyOfModel(name.make, name.model);
  const named = bodyText === null ? bodyNamedIn(words) : null;
  const inWords = refineBody(stated, usual, seats) ?? bodyInTitle(words);
  // If the feed says "Commercial", keep it rather than the model's usual body.
  const simpleBody = inWords ?? (bodyText === null ? usual : null);
  if (stated === null && bodyText !== null && isWord(bodyText) && !/^commercial|^passenger/i.test(bodyText)) {
    row.warn('body', bodyText, 'shown as it stands: the body is unknown');
  }
  return {
    body: bodyText !== null ? quietCase(bodyText) : named === null ? null : bodyLabels[named],
    simpleBody,
    bodyConfiguration:
      row.text('bodyConfiguration') ??
      cabConfigurationIn(`${bodyText ?? ''} ${name.badge ?? ''} ${name.title}`),
  };
}

/** An American "truck" is a ute if the model is one; a "van" with rows of seats is a people mover. */
function refineBody(stated: BodySlug | null, usual: BodySlug | null, seats: number | null): BodySlug | null {
  if (stated === 'truck' && usual === 'ute') return 'ute';
  if (stated === 'van' && (usual === 'people-mover' || (seats !== null && seats >= 7 && seats <= 9)))
    return 'people-mover';
  return stated;
}

function coloursOf(row: RowReader): Pick<AppearanceFacts, 'colour' | 'simpleColour' | 'interiorColour'> {
  const both = row.text('colours') ?? row.text('colour') ?? '';
  if (/\b(years?|unlimited km)\b/i.test(both)) {
    row.warn('colours', both, 'left out: is a warranty, not a colour');
    return { colour: null, simpleColour: null, interiorColour: row.value('interiorColour', readInterior) };
  }
  const pair = row.text('colours') !== null || /\s\/\s/.test(both) ? splitColours(both) : null;
  const colour = pair === null ? row.value('colour', readColour) : colourPart(row, pair.exterior, readColour);
  const trim = pair === null ? null : colourPart(row, pair.interior, readInterior);
  const stated = row.text('simpleColour');
  return {
    colour,
    simpleColour: simpleColourOf(stated ?? '') ?? simpleColourOf(colour ?? ''),
    interiorColour: row.value('interiorColour', readInterior) ?? trim,
  };
}

function colourPart(row: RowReader, text: string, read: typeof readColour): string | null {
  if (isMissing(text)) return null;
  const reading = read(text);
  if (reading.problem !== null) row.warn('colours', text, `left out: ${reading.problem}`);
  return reading.value;
}

function doorsAndSeats(row: RowReader): { doors: number | null; seats: number | null } {
  const inDoors = row.filled('doors')[0]?.text ?? '';
  const inSeats = row.filled('seats')[0]?.text ?? '';
  if (!isAboutSeats(inDoors) && !isAboutDoors(inSeats)) {
    return {
      doors: row.value('doors', (text) => readCount(text, 1, MAX_DOORS)),
      seats: row.value('seats', (text) => readCount(text, 1, MAX_SEATS)),
    };
  }
  if (isAboutSeats(inDoors)) row.warn('doors', inDoors, 'moved to seats');
  if (isAboutDoors(inSeats)) row.warn('seats', inSeats, 'moved to doors');
  const [seatsCell, seatsElsewhere] = isAboutDoors(inSeats)
    ? ['', inDoors]
    : [inSeats, isAboutSeats(inDoors) ? inDoors : ''];
  const [doorsCell, doorsElsewhere] = isAboutSeats(inDoors)
    ? ['', isAboutDoors(inSeats) ? inSeats : '']
    : [inDoors, inSeats];
  return {
    doors: readCount(doorsCell, 1, MAX_DOORS).value ?? readCount(doorsElsewhere, 1, MAX_DOORS).value,
    seats: readCount(seatsCell, 1, MAX_SEATS).value ?? readCount(seatsElsewhere, 1, MAX_SEATS).value,
  };
}
