import { diesel, turbo } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const diesel30 = diesel(3.0, 4, 140, 450, 8.0);
const diesel30Early = diesel(3.0, 4, 130, 430, 7.9);
const diesel22 = diesel(2.2, 4, 148, 441, 8.6);
const mHawk22 = diesel(2.2, 4, 128, 400, 7.2);

export const isuzuUte: Make = {
  name: 'Isuzu',
  wmis: ['MPA'],
  retention: 'strong',
  paints: {
    white: ['Mineral White', 'Moonstone White Pearl', 'Splash White'],
    silver: ['Mercury Silver', 'Titanium Silver'],
    grey: ['Obsidian Grey', 'Granite Grey'],
    black: ['Basalt Black', 'Cosmic Black'],
    blue: ['Cobalt Blue', 'Nautilus Blue'],
    red: ['Magnetic Red', 'Radiant Red', 'Venetian Red'],
    bronze: ['Volcanic Amber', 'Sienna Bronze'],
  },
  generations: [
    model('D-MAX', 'TF', 2012, 2020)
      .as('ute', { sales: 14, tow: 3500, tank: 76, mm: [5295, 1860, 1855], ancap: [5, 2016] })
      .configured('Crew Cab')
      .grade('SX', 43_990, diesel30Early, 'man6', '4wd')
      .grade('LS-U', 51_490, diesel30Early, 'auto6', '4wd')
      .grade('LS-T', 54_490, diesel30Early, 'auto6', '4wd'),
    model('D-MAX', 'RG', 2020, current)
      .as('ute', { sales: 22, tow: 3500, tank: 76, mm: [5280, 1880, 1810], ancap: [5, 2022] })
      .configured('Crew Cab')
      .grade('SX', 55_990, diesel30, 'auto6', '4wd')
      .grade('LS-M', 58_990, diesel30, 'auto6', '4wd')
      .grade('LS-U', 63_990, diesel30, 'auto6', '4wd')
      .grade('X-Terrain', 69_990, diesel30, 'auto6', '4wd'),
    model('D-MAX', 'RG', 2020, current)
      .as('cab-chassis', { sales: 7, seats: 2, doors: 2, tow: 3500, tank: 76, ancap: [5, 2022] })
      .configured('Single Cab Chassis')
      .grade('SX 4x2 High Ride', 41_990, diesel30, 'auto6', 'rwd')
      .grade('SX', 49_990, diesel30, 'auto6', '4wd'),
    model('MU-X', 'UC', 2013, 2021)
      .as('suv', { sales: 8, seats: 7, tow: 3000, tank: 65, mm: [4825, 1860, 1860], ancap: [5, 2013] })
      .grade('LS-M', 49_990, diesel30Early, 'auto6', '4wd')
      .grade('LS-T', 56_990, diesel30Early, 'auto6', '4wd'),
    model('MU-X', 'RJ', 2021, current)
      .as('suv', { sales: 14, seats: 7, tow: 3500, tank: 80, mm: [4850, 1870, 1825], ancap: [5, 2022] })
      .grade('LS-M', 61_990, diesel30, 'auto6', '4wd')
      .grade('LS-U', 67_990, diesel30, 'auto6', '4wd')
      .grade('LS-T', 72_990, diesel30, 'auto6', '4wd')
      .grade('X-Terrain', 76_990, diesel30, 'auto6', '4wd')
      .since(2025),
  ],
};

export const kgm: Make = {
  name: 'KGM',
  wmis: ['KPT', 'KPB'],
  retention: 'average',
  paints: {
    white: ['Grand White', 'Fine White'],
    silver: ['Fine Silver'],
    grey: ['Marble Grey', 'Iron Metal', 'Platinum Grey'],
    black: ['Space Black'],
    blue: ['Atlantic Blue', 'Dandy Blue'],
    red: ['Indian Red', 'Cherry Red'],
    green: ['Amazonia Green', 'Forest Green'],
  },
  generations: [
    model('Musso', 'Q261', 2024, current)
      .as('ute', { sales: 3, tow: 3500, tank: 75, mm: [5409, 1950, 1855] })
      .configured('Dual Cab XLV')
      .grade('ELX XLV', 41_990, diesel22, 'auto6', '4wd')
      .grade('Ultimate XLV', 46_990, diesel22, 'auto6', '4wd')
      .grade('Ultimate Luxury XLV', 48_990, diesel22, 'auto6', '4wd'),
    model('Rexton', 'Y461', 2024, current)
      .as('suv', { sales: 1.2, seats: 7, tow: 3500, tank: 70, mm: [4850, 1960, 1825] })
      .grade('Adventure', 52_990, diesel22, 'auto8', '4wd')
      .grade('Ultimate', 56_990, diesel22, 'auto8', '4wd'),
    model('Torres', 'J100', 2024, current)
      .as('suv', { sales: 1, tow: 1500, tank: 50, mm: [4715, 1890, 1720] })
      .grade('ELX', 39_990, turbo(1.5, 4, 125, 280, 8.1), 'auto6')
      .grade('Ultimate AWD', 46_990, turbo(1.5, 4, 125, 280, 8.5), 'auto6', 'awd'),
    model('Actyon', 'J120', 2025, current)
      .as('suv', { sales: 0.7, tow: 1500, tank: 50, mm: [4740, 1910, 1680] })
      .grade('K50', 47_990, turbo(1.5, 4, 120, 280, 7.9), 'auto8'),
  ],
};

export const ssangYong: Make = {
  name: 'SsangYong',
  wmis: ['KPT', 'KPB'],
  retention: 'soft',
  paints: {
    white: ['Grand White', 'Silky White'],
    silver: ['Fine Silver'],
    grey: ['Marble Grey', 'Elemental Grey'],
    black: ['Space Black'],
    blue: ['Dandy Blue', 'Atlantic Blue'],
    red: ['Indian Red', 'Maroon'],
  },
  generations: [
    model('Musso', 'Q201', 2018, 2023)
      .as('ute', { sales: 2.5, tow: 3500, tank: 75, mm: [5405, 1950, 1855] })
      .configured('Dual Cab XLV')
      .grade('ELX XLV', 36_990, diesel(2.2, 4, 133, 420, 8.9), 'auto6', '4wd')
      .grade('Ultimate XLV', 43_990, diesel22, 'auto6', '4wd'),
    model('Rexton', 'Y400', 2018, 2023)
      .as('suv', { sales: 1, seats: 7, tow: 3500, tank: 70, mm: [4850, 1960, 1825] })
      .grade('ELX', 48_990, diesel(2.2, 4, 133, 420, 8.3), 'auto7', '4wd')
      .grade('Ultimate', 54_990, diesel22, 'auto8', '4wd'),
    model('Korando', 'C300', 2019, 2023)
      .as('suv', { sales: 0.8, tow: 1500, tank: 47, mm: [4450, 1870, 1629], ancap: [5, 2019] })
      .grade('ELX', 31_990, turbo(1.5, 4, 120, 280, 7.7), 'auto6')
      .grade('Ultimate', 38_990, turbo(1.5, 4, 120, 280, 7.7), 'auto6'),
  ],
};

export const mahindra: Make = {
  name: 'Mahindra',
  wmis: ['MA1'],
  retention: 'average',
  paints: {
    white: ['Everest White', 'Pearl White'],
    silver: ['Dazzling Silver', 'Moondust Silver'],
    grey: ['Galaxy Grey'],
    black: ['Midnight Black', 'Napoli Black'],
    blue: ['Electric Blue'],
    red: ['Red Rage', 'Tango Red'],
    green: ['Deep Forest'],
  },
  generations: [
    model('Pik-Up', 'S11', 2018, current)
      .as('ute', { sales: 1.5, tow: 2500, tank: 80, mm: [5175, 1820, 1915] })
      .configured('Dual Cab')
      .grade('S6', 36_990, diesel(2.2, 4, 103, 320, 8.8), 'auto6', '4wd')
      .grade('S11', 39_990, diesel(2.2, 4, 103, 320, 8.8), 'auto6', '4wd'),
    model('Scorpio', 'Z14', 2023, current)
      .as('suv', { sales: 1.5, seats: 6, tow: 2500, tank: 57, mm: [4662, 1917, 1857], ancap: [0, 2023] })
      .grade('Z8', 42_990, mHawk22, 'auto6', '4wd')
      .grade('Z8L', 46_990, mHawk22, 'auto6', '4wd'),
    model('XUV700', 'W601', 2023, current)
      .as('suv', { sales: 0.8, seats: 7, tow: 1500, tank: 60, mm: [4695, 1890, 1755] })
      .grade('AX7', 37_990, turbo(2.0, 4, 149, 380, 8.3), 'auto6')
      .grade('AX7L', 40_990, turbo(2.0, 4, 149, 380, 8.3), 'auto6'),
    model('XUV 3XO', 'S201', 2025, current)
      .as('suv', { sales: 0.8, tank: 42, mm: [3990, 1821, 1647] })
      .grade('AX5L', 24_990, turbo(1.2, 3, 82, 200, 6.5), 'auto6')
      .grade('AX7L', 27_990, turbo(1.2, 3, 82, 200, 6.5), 'auto6'),
  ],
};
