import type { BodySlug } from '../../../src/values/vehicle/vehicle-terms.ts';
import type { Generation, Make, PictureColour } from '../catalogue/make.schema.ts';
import { randomFrom } from '../random.ts';

const workColours = ['white', 'silver', 'grey', 'bronze'] as const;
const common = ['white', 'grey', 'black', 'blue'] as const;
const usual = ['white', 'silver', 'grey', 'black', 'blue'] as const;
const bright = [...usual, 'red'] as const;

/** The shapes in public/stock-photos, and the colours of each. The shape named like a body is that body's plain one. */
const drawnShapes = {
  hatch: bright,
  'hatch-city': common,
  'hatch-sport': common,
  sedan: bright,
  'sedan-formal': common,
  wagon: usual,
  'wagon-estate': common,
  suv: bright,
  'suv-boxy': common,
  'suv-crossover': common,
  'suv-seven-seat': common,
  'suv-squared': common,
  ute: bright,
  'ute-large': common,
  'ute-sport': common,
  van: usual,
  'van-high': ['white', 'silver'],
  'cab-chassis': ['white', 'silver', 'grey', 'black'],
  'cab-chassis-dual': ['white', 'grey'],
  'cab-chassis-squared': ['white', 'grey'],
  truck: workColours,
  'truck-tray': ['white', 'silver'],
  motorcycle: ['black', 'red', 'blue'],
  'motorcycle-adventure': ['black', 'blue'],
  'motorcycle-cruiser': ['black', 'red'],
  caravan: ['white', 'silver', 'grey'],
  'caravan-off-road': ['white', 'grey'],
  convertible: ['white', 'silver', 'grey', 'red'],
  'convertible-four-seat': ['white', 'grey', 'red'],
  coupe: ['white', 'silver', 'black', 'red'],
  'coupe-muscle': ['white', 'black', 'red'],
  'people-mover': ['white', 'silver', 'grey', 'black'],
  'people-mover-box': ['white', 'grey', 'black'],
} as const satisfies Record<string, readonly PictureColour[]>;

export type Shape = keyof typeof drawnShapes;
export const shapes = Object.keys(drawnShapes).filter(isDrawn);

function isDrawn(name: string): name is Shape {
  return Object.hasOwn(drawnShapes, name);
}

/** Colours in which a shape has pictures. */
export function coloursOf(shape: Shape): readonly PictureColour[] {
  return drawnShapes[shape];
}

/** Shapes with an interior of their own; the others show that of their body. */
export const furnishedShapes: readonly Shape[] = [
  'hatch-city',
  'hatch-sport',
  'suv-boxy',
  'suv-seven-seat',
  'ute-large',
  'ute-sport',
];

const premium = new Set(
  'Alfa Romeo,Audi,BMW,Chrysler,Genesis,Infiniti,Jaguar,Lexus,Mercedes-Benz,Polestar,Porsche,Volvo'.split(
    ',',
  ),
);

/** What the catalogue's figures do not say of a model: an off-roader, a hot hatch, a square van. */
const known: Partial<Record<Shape, string>> = {
  'suv-boxy':
    'Wrangler Unlimited,Tank 300,Tank 500,Jimny,Jimny XL,LandCruiser,LandCruiser Prado,Patrol,Pajero,Defender 110,Defender 130,GX,LX,Scorpio,Grand Vitara',
  'hatch-sport': 'Megane R.S.,GR Yaris,Leon,Giulietta',
  'coupe-muscle': 'Mustang,2 Series',
  'convertible-four-seat': 'Mustang,A5,4 Series',
  'motorcycle-adventure':
    'CB500X,NX500,CRF1100L Africa Twin,Tracer 9,Ténéré 700,Versys 1000,KLR650,V-Strom 650,V-Strom 800,Tiger 900,G 310 GS,F 900 GS,R 1250 GS,R 1300 GS,Pan America 1250,Multistrada V4,DesertX,390 Adventure,890 Adventure,1290 Super Adventure',
  'motorcycle-cruiser':
    'Rebel 500,Gold Wing,Bonneville T120,Rocket 3,Street Bob 114,Fat Boy 114,Road Glide,Nightster,Iron 883',
  'sedan-formal': 'Falcon,Commodore,380,Aurion',
  'people-mover-box': 'V-Class,iMax,Granvia,Multivan,Tourneo,ID. Buzz,Serena,Staria',
};

function knownShape(body: BodySlug, model: string): Shape | undefined {
  return shapes.find((shape) => shape.startsWith(`${body}-`) && known[shape]?.split(',').includes(model));
}

interface Facts {
  make: string;
  model: string;
  /** Null where the catalogue gives no length of any generation. */
  lengthMm: number | null;
  seats: number;
  fromPrice: number;
  isAllWheelDrive: boolean;
  configuration: string;
}

/**
 * The shape that shows a model, the same for all its generations and grades: by size, seats and class of maker.
 * Null for a body that is not drawn.
 */
export function shapeOf(make: Make, { model, body }: Pick<Generation, 'model' | 'body'>): Shape | null {
  const generations = make.generations.filter((other) => other.model === model && other.body === body);
  const grades = generations.flatMap((generation) => generation.grades);
  const facts = {
    make: make.name,
    model,
    lengthMm: generations.flatMap(({ facts: { mm } }) => (mm === undefined ? [] : [mm[0]])).at(-1) ?? null,
    seats: Math.max(5, ...generations.map(({ facts: { seats } }) => seats ?? 0)),
    fromPrice: Math.min(...grades.map(({ price }) => price)),
    isAllWheelDrive: grades.every(({ drive }) => drive === 'awd'),
    configuration: generations[0]?.facts.configuration ?? '',
  };
  return knownShape(body, model) ?? rules[body]?.(facts) ?? (isDrawn(body) ? body : null);
}

const rules: Partial<Record<BodySlug, (facts: Facts) => Shape>> = {
  suv: (facts) => {
    const { lengthMm, seats, fromPrice } = facts;
    if (seats > 6 || (lengthMm ?? 0) >= 4850) return 'suv-seven-seat';
    if (lengthMm === null ? fromPrice < 33_000 : lengthMm < 4420) return 'suv-crossover';
    return oneOf(facts, ['suv', 'suv-squared']);
  },
  ute: (facts) => ((facts.lengthMm ?? 0) > 5700 ? 'ute-large' : oneOf(facts, ['ute', 'ute-sport'])),
  hatch: ({ make, lengthMm, fromPrice }) => {
    if (premium.has(make)) return 'hatch-sport';
    const isSmall = lengthMm === null ? fromPrice < 18_500 : lengthMm < 4150;
    return isSmall ? 'hatch-city' : 'hatch';
  },
  sedan: ({ make }) => (premium.has(make) ? 'sedan-formal' : 'sedan'),
  wagon: ({ isAllWheelDrive }) => (isAllWheelDrive ? 'wagon' : 'wagon-estate'),
  van: ({ lengthMm }) => ((lengthMm ?? 0) > 5400 ? 'van-high' : 'van'),
  'cab-chassis': (facts) =>
    /Double|Dual/.test(facts.configuration)
      ? 'cab-chassis-dual'
      : oneOf(facts, ['cab-chassis', 'cab-chassis-squared']),
  caravan: ({ configuration }) => (configuration === 'Caravan' ? 'caravan' : 'caravan-off-road'),
  truck: ({ configuration }) => (/Tray|Cab Chassis/.test(configuration) ? 'truck-tray' : 'truck'),
};

/** Models that the catalogue's figures do not tell apart are divided by their names. */
function oneOf({ make, model }: Facts, choice: readonly Shape[]): Shape {
  return randomFrom('shape', make, model).pick(choice);
}
