import type { BodySlug } from '../../values/vehicle/vehicle-terms.ts';

/** Models with a single body, by make, for feeds that do not give the body. */
const table: Partial<Record<BodySlug, Readonly<Record<string, string>>>> = {
  ute: {
    Toyota: 'HiLux, Tacoma, Tundra',
    Ford: 'Ranger, F-150, F-250, F-350, Courier, Falcon Ute',
    Mitsubishi: 'Triton',
    Nissan: 'Navara, Frontier, Titan',
    Isuzu: 'D-MAX',
    Mazda: 'BT-50, Bravo, B2500, B2600',
    Holden: 'Colorado, Rodeo, Ute, Crewman',
    Volkswagen: 'Amarok',
    Jeep: 'Gladiator',
    SsangYong: 'Musso, Actyon Sports',
    LDV: 'T60, eT60, Terron 9',
    GWM: 'Ute, Cannon, Cannon Alpha, Steed',
    'Great Wall': 'Cannon, Steed, V200, V240',
    Kia: 'Tasman',
    BYD: 'Shark, Shark 6',
    Foton: 'Tunland',
    RAM: '1500, 2500, 3500',
    Dodge: 'Ram 1500, Ram 2500, Ram 3500',
    Chevrolet: 'Colorado, Silverado, Silverado 1500, Silverado 2500, Silverado 3500, Avalanche',
    GMC: 'Canyon, Sierra, Sierra 1500, Sierra 2500, Sierra 3500',
    Honda: 'Ridgeline',
    Hyundai: 'Santa Cruz',
    Mahindra: 'Pik-Up',
    'Mercedes-Benz': 'X250, X350, X-Class',
    HSV: 'Maloo',
  },
  van: {
    Toyota: 'HiAce, LiteAce, TownAce, Regius, Regius Ace',
    Hyundai: 'iLoad, Staria-Load',
    Ford: 'Transit, Transit Connect, Transit Custom',
    'Mercedes-Benz': 'Sprinter, Sprinter 2500, Sprinter 3500, Vito, eVito, eSprinter, Citan',
    Volkswagen: 'Transporter, Crafter, Caddy',
    Renault: 'Trafic, Master, Kangoo',
    LDV: 'G10, G10+, V80, Deliver 7, Deliver 9, eDeliver 7, eDeliver 9',
    Mitsubishi: 'Express, L300',
    Nissan: 'NV200, NV350, Urvan, Caravan',
    Peugeot: 'Expert, Partner, Boxer',
    Citroën: 'Berlingo, Dispatch',
    Fiat: 'Ducato, Doblo, Scudo',
    Chevrolet: 'Express',
    RAM: 'ProMaster',
    Suzuki: 'APV, Every',
  },
  'people-mover': {
    Kia: 'Carnival, Grand Carnival, Rondo, Carens',
    Hyundai: 'iMax, Staria',
    Honda: 'Odyssey, Stepwgn',
    Toyota: 'Tarago, Granvia, Estima, Alphard, Vellfire, Noah, Voxy, Sienna, Previa, Corolla Verso, Wish',
    Nissan: 'Elgrand, Serena',
    LDV: 'Mifa',
    Volkswagen: 'Multivan, Caravelle, Touran',
    'Mercedes-Benz': 'V-Class, V250, V220, Valente, Viano, EQV',
    Chrysler: 'Pacifica, Grand Voyager, Voyager',
    Dodge: 'Grand Caravan',
    SsangYong: 'Stavic',
    Mitsubishi: 'Delica, Grandis',
    Mazda: 'MPV, Premacy',
    Citroën: 'Grand C4 Picasso, C4 Picasso',
  },
  bus: { Toyota: 'Coaster', Mitsubishi: 'Rosa' },
  suv: {
    Toyota:
      'RAV4, Kluger, Highlander, LandCruiser Prado, Fortuner, C-HR, Yaris Cross, Corolla Cross, FJ Cruiser, bZ4X, Harrier, Rukus, 4Runner',
    Mazda: 'CX-3, CX-30, CX-5, CX-60, CX-7, CX-8, CX-80, CX-9, CX-90, MX-30, Tribute',
    Hyundai: 'Tucson, Santa Fe, Kona, Venue, Palisade, ix35, Terracan, Ioniq 5',
    Kia: 'Sportage, Sorento, Seltos, Stonic, Niro, EV3, EV5, EV6, EV9, Telluride',
    Nissan: 'X-Trail, Qashqai, Juke, Pathfinder, Patrol, Dualis, Murano, Rogue, Kicks, Ariya',
    Mitsubishi: 'ASX, Outlander, Eclipse Cross, Pajero, Pajero Sport, Challenger',
    Subaru: 'Forester, XV, Crosstrek, Tribeca, Solterra',
    Honda: 'CR-V, HR-V, ZR-V, MDX, Pilot, Passport',
    Ford: 'Everest, Territory, Escape, Puma, EcoSport, Kuga, Endura, Edge, Bronco, Explorer, Expedition',
    Holden: 'Captiva, Trax, Trailblazer, Equinox, Acadia, Adventra, Frontera, Jackaroo',
    Volkswagen: 'Tiguan, Touareg, T-Cross, T-Roc, Tayron, ID.4, ID.5',
    Jeep: 'Cherokee, Grand Cherokee, Compass, Patriot, Renegade, Wrangler, Commander',
    MG: 'HS, ZS, ZST, GS, RX5',
    GWM: 'Haval Jolion, Haval H2, Haval H6, Haval H6GT, Haval H9, Tank 300, Tank 500',
    Haval: 'Jolion, H2, H6, H8, H9',
    Isuzu: 'MU-X',
    Suzuki: 'Vitara, Grand Vitara, Jimny, S-Cross, Ignis, Fronx',
    Audi: 'Q2, Q3, Q5, Q7, Q8, SQ2, SQ5, SQ7, SQ8, RS Q3, RS Q8, Q4 e-tron',
    BMW: 'X1, X2, X3, X4, X5, X6, X7, XM, iX, iX1, iX3',
    'Land Rover':
      'Defender, Discovery, Discovery 3, Discovery 4, Discovery Sport, Freelander, Freelander 2, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar, LR4',
    Volvo: 'XC40, XC60, XC90, EX30, EX90',
    Lexus: 'NX, NX300, NX350h, RX, RX350, RX450h, UX, UX200, UX250h, LX, GX, LBX',
    Porsche: 'Cayenne, Macan',
    Skoda: 'Karoq, Kodiaq, Kamiq, Yeti, Enyaq',
    Renault: 'Koleos, Kadjar, Captur, Arkana',
    Chery: 'Omoda 5, Tiggo 4, Tiggo 7, Tiggo 8',
    BYD: 'Atto 2, Atto 3, Sealion 6, Sealion 7',
    SsangYong: 'Rexton, Korando, Tivoli, Torres',
    LDV: 'D90',
    Jaguar: 'F-Pace, E-Pace, I-Pace',
    Chevrolet: 'Equinox, Trailblazer, Traverse, Trax, Tahoe, Suburban, Blazer',
    Buick: 'Enclave, Encore, Envision',
    Cadillac: 'XT4, XT5, XT6, Escalade',
    Tesla: 'Model X, Model Y',
  },
};

const bodies = new Map<string, BodySlug>();
for (const [body, makes] of Object.entries(table)) {
  for (const [make, models] of Object.entries(makes)) {
    for (const model of models.split(', ')) if (isBody(body)) bodies.set(`${make} ${model}`, body);
  }
}

function isBody(body: string): body is BodySlug {
  return body in table;
}

/** The only body of a model; null if there are several or the model is not listed. */
export function bodyOfModel(make: string, model: string): BodySlug | null {
  return bodies.get(`${make} ${model}`) ?? null;
}
