import { biturboDiesel, diesel, electric, hybrid, petrol, plugIn, turbo, turboHybrid } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const gwm15 = turbo(1.5, 4, 110, 218, 7.1);
const gwm15Hybrid = turboHybrid(1.5, 4, 179, 530, 5.2);
const gwm20Diesel = diesel(2.0, 4, 120, 400, 9.4);
const gwm24Diesel = diesel(2.4, 4, 135, 480, 8.4);
const mg15 = petrol(1.5, 4, 84, 150, 6.7);
const mgHybrid15 = hybrid(1.5, 4, 158, 425, 4.3);
const byd15PlugIn = plugIn(1.5, 4, 160, 300, 1.4, 79);
const chery15 = turbo(1.5, 4, 108, 210, 6.9);
const chery16 = turbo(1.6, 4, 145, 290, 7.5);
const superHybrid15 = plugIn(1.5, 4, 255, 525, 1.4, 93);
const ldv20 = biturboDiesel(2.0, 4, 160, 500, 7.9);

export const gwm: Make = {
  name: 'GWM',
  wmis: ['LGW', 'MNC'],
  retention: 'average',
  paints: {
    white: ['Hamilton White', 'Pearl White'],
    silver: ['Pittsburgh Silver'],
    grey: ['Ayers Grey', 'Sparrow Grey', 'Fossil Grey'],
    black: ['Golden Black', 'Starlight Black'],
    blue: ['Blue Sapphire', 'Deep Blue'],
    red: ['Scarlet Red', 'Mars Red', 'Burgundy Red'],
    green: ['Verdant Green', 'Atlantis Green', 'Dusk Green'],
    bronze: ['Sand Gold', 'Desert Sand'],
  },
  generations: [
    model('Haval Jolion', 'A01', 2021, current)
      .as('suv', { sales: 14, tow: 750, tank: 55, mm: [4472, 1841, 1619], ancap: [5, 2022] })
      .grade('Premium', 26_990, gwm15, 'dct7')
      .grade('Lux', 29_990, gwm15, 'dct7')
      .grade('Ultra Hybrid', 36_990, hybrid(1.5, 4, 140, 375, 5.1), 'dct2')
      .since(2022)
      .grade('S', 36_490, turbo(1.5, 4, 130, 270, 7.5), 'dct7')
      .since(2022),
    model('Haval H6', 'B01', 2021, current)
      .as('suv', { sales: 11, tow: 2000, tank: 61, mm: [4703, 1886, 1730], ancap: [5, 2022] })
      .grade('Premium', 35_990, turbo(2.0, 4, 150, 320, 7.4), 'dct7')
      .grade('Lux', 38_990, turbo(2.0, 4, 150, 320, 7.4), 'dct7')
      .grade('Ultra Hybrid', 45_990, gwm15Hybrid, 'dct2')
      .since(2022)
      .grade('Ultra Hi4 PHEV', 53_990, plugIn(1.5, 4, 268, 760, 1.1, 106), 'dct2', 'awd')
      .since(2025),
    model('Haval H2', '', 2015, 2021)
      .as('suv', { sales: 1.5, tank: 55, ancap: [5, 2017], retention: 'soft' })
      .grade('City', 22_990, turbo(1.5, 4, 110, 210, 9.0), 'auto6')
      .grade('Lux', 24_990, turbo(1.5, 4, 110, 210, 9.0), 'auto6'),
    model('Tank 300', 'P01', 2023, current)
      .as('suv', { sales: 6, tow: 3000, tank: 75, mm: [4760, 1930, 1903], ancap: [5, 2022] })
      .grade('Lux', 46_990, turbo(2.0, 4, 162, 380, 9.5), 'auto8', '4wd')
      .grade('Lux Diesel', 49_990, gwm24Diesel, 'auto9', '4wd')
      .since(2024)
      .grade('Ultra Hybrid', 57_990, turboHybrid(2.0, 4, 255, 648, 8.4), 'auto9', '4wd'),
    model('Tank 500', 'P02', 2024, current)
      .as('suv', { sales: 2.5, seats: 7, tow: 3000, tank: 80, mm: [5078, 1934, 1905] })
      .grade('Lux Hybrid', 66_490, turboHybrid(2.0, 4, 255, 648, 8.5), 'auto9', '4wd')
      .grade('Ultra Hi4-T', 79_990, plugIn(2.0, 4, 300, 750, 2.1, 120), 'auto9', '4wd')
      .since(2025),
    model('Ute', 'P0', 2020, 2024)
      .as('ute', { sales: 8, tow: 3000, tank: 78, mm: [5410, 1934, 1886], ancap: [5, 2021] })
      .configured('Dual Cab')
      .grade('Cannon', 38_990, gwm20Diesel, 'auto8', '4wd')
      .grade('Cannon-L', 40_990, gwm20Diesel, 'auto8', '4wd')
      .grade('Cannon-X', 43_990, gwm20Diesel, 'auto8', '4wd')
      .since(2022),
    model('Cannon', 'P0', 2025, current)
      .as('ute', { sales: 9, tow: 3500, tank: 78, mm: [5416, 1947, 1886], ancap: [5, 2021] })
      .configured('Dual Cab')
      .grade('Lux', 41_990, gwm24Diesel, 'auto9', '4wd')
      .grade('Ultra', 45_990, gwm24Diesel, 'auto9', '4wd')
      .grade('XSR', 52_990, gwm24Diesel, 'auto9', '4wd'),
    model('Cannon Alpha', 'P05', 2024, current)
      .as('ute', { sales: 3, tow: 3500, tank: 80, mm: [5445, 1991, 1924], ancap: [5, 2024] })
      .configured('Dual Cab')
      .grade('Lux', 50_990, gwm24Diesel, 'auto9', '4wd')
      .grade('Ultra Hybrid', 63_990, turboHybrid(2.0, 4, 255, 648, 8.8), 'auto9', '4wd'),
    model('Ora', 'ES11', 2023, current)
      .as('hatch', { sales: 0.8, mm: [4235, 1825, 1603], ancap: [5, 2022], retention: 'electric' })
      .grade('Lux', 35_990, electric(126, 250, 310), 'ev')
      .grade('GT', 46_990, electric(126, 250, 400), 'ev'),
  ],
};

export const mg: Make = {
  name: 'MG',
  wmis: ['LSJ'],
  retention: 'average',
  paints: {
    white: ['Dover White', 'York White', 'Pearl White'],
    silver: ['Sterling Silver', 'Cosmic Silver'],
    grey: ['Camden Grey', 'Hampstead Grey', 'Andes Grey'],
    black: ['Pebble Black', 'Black Pearl'],
    blue: ['Brighton Blue', 'Surfing Blue', 'Como Blue'],
    red: ['Diamond Red', 'Bristol Red'],
    bronze: ['Monument Bronze'],
  },
  generations: [
    model('MG3', 'SZP1', 2016, 2024)
      .as('hatch', { sales: 14, tank: 45, mm: [4055, 1729, 1504] })
      .grade('Core', 18_990, petrol(1.5, 4, 82, 150, 6.7), 'auto4')
      .grade('Excite', 20_990, petrol(1.5, 4, 82, 150, 6.7), 'auto4'),
    model('MG3', 'ZP22', 2024, current)
      .as('hatch', { sales: 10, tank: 45, mm: [4113, 1797, 1502], ancap: [4, 2025] })
      .grade('Vibe', 22_990, petrol(1.5, 4, 81, 142, 6.0), 'cvt')
      .grade('Excite Hybrid+', 28_990, mgHybrid15, 'auto3')
      .grade('Essence Hybrid+', 31_490, mgHybrid15, 'auto3'),
    model('MG5', 'AP12', 2023, 2025)
      .as('sedan', { sales: 4, tank: 50, mm: [4715, 1842, 1473], ancap: [0, 2023] })
      .grade('Vibe', 24_990, petrol(1.5, 4, 84, 150, 5.7), 'cvt')
      .grade('Essence', 29_990, turbo(1.5, 4, 119, 250, 5.9), 'dct7'),
    model('MG4', 'EH32', 2023, current)
      .as('hatch', { sales: 6, tow: 500, mm: [4287, 1836, 1516], ancap: [5, 2022], retention: 'electric' })
      .grade('Excite 51', 37_990, electric(125, 250, 350), 'ev', 'rwd')
      .grade('Essence 64', 46_990, electric(150, 250, 435), 'ev', 'rwd')
      .grade('XPower', 59_990, electric(320, 600, 400), 'ev', 'awd'),
    model('ZS', 'AZS1', 2017, 2024)
      .as('suv', { sales: 28, tow: 500, tank: 48, mm: [4323, 1809, 1653], ancap: [4, 2017] })
      .grade('Excite', 23_990, mg15, 'auto4')
      .grade('Essence', 26_990, turbo(1.3, 3, 115, 230, 6.9), 'auto6'),
    model('ZS', 'ZS3', 2024, current)
      .as('suv', { sales: 14, tow: 500, tank: 55, mm: [4430, 1818, 1635], ancap: [4, 2024] })
      .grade('Vibe', 27_990, petrol(1.5, 4, 81, 142, 6.9), 'cvt')
      .grade('Essence Hybrid+', 36_990, hybrid(1.5, 4, 155, 465, 4.7), 'auto3'),
    model('ZS EV', 'AZS1', 2020, 2024)
      .as('suv', { sales: 2, tow: 500, mm: [4323, 1809, 1649], ancap: [5, 2019], retention: 'electric' })
      .grade('Excite', 42_990, electric(130, 280, 320), 'ev')
      .grade('Long Range', 52_990, electric(115, 280, 440), 'ev')
      .since(2022),
    model('HS', 'AS23', 2019, 2024)
      .as('suv', { sales: 9, tow: 1750, tank: 55, mm: [4574, 1876, 1664], ancap: [5, 2019] })
      .grade('Vibe', 31_990, turbo(1.5, 4, 119, 250, 7.3), 'dct7')
      .grade('Essence X', 43_990, turbo(2.0, 4, 168, 360, 9.5), 'dct6', 'awd'),
    model('HS', 'AS33', 2024, current)
      .as('suv', { sales: 8, tow: 1500, tank: 55, mm: [4655, 1890, 1655], ancap: [5, 2024] })
      .grade('Vibe', 34_990, turbo(1.5, 4, 125, 275, 6.9), 'dct7')
      .grade('Essence', 40_990, turbo(1.5, 4, 125, 275, 6.9), 'dct7')
      .grade('Super Hybrid Essence', 53_990, plugIn(1.5, 4, 220, 350, 0.7, 120), 'auto2')
      .since(2025),
    model('QS', 'AP13', 2025, current)
      .as('suv', { sales: 1.2, seats: 7, tow: 1700, tank: 65, mm: [4983, 1967, 1778], ancap: [5, 2025] })
      .grade('Excite', 48_490, turbo(2.0, 4, 162, 380, 8.2), 'dct7')
      .grade('Essence AWD', 53_990, turbo(2.0, 4, 162, 380, 8.8), 'dct7', 'awd'),
    model('Cyberster', 'EC32', 2024, current)
      .as('convertible', { sales: 0.2, seats: 2, doors: 2, mm: [4535, 1913, 1329], retention: 'electric' })
      .grade('Dual Motor', 115_990, electric(375, 725, 444), 'ev', 'awd'),
    model('U9', '', 2025, current)
      .as('ute', { sales: 1.5, tow: 3500, tank: 80, mm: [5500, 1997, 1860], ancap: [5, 2025] })
      .configured('Dual Cab')
      .grade('Explore', 52_990, diesel(2.5, 4, 163, 520, 7.9), 'auto8', '4wd')
      .grade('Explore Pro', 60_990, diesel(2.5, 4, 163, 520, 7.9), 'auto8', '4wd'),
  ],
};

export const byd: Make = {
  name: 'BYD',
  wmis: ['LGX', 'LC0'],
  retention: 'electric',
  paints: {
    white: ['Ski White', 'Snow White', 'Polar White'],
    silver: ['Aurora Silver'],
    grey: ['Harbour Grey', 'Space Grey', 'Boulder Grey', 'Arctic Grey'],
    black: ['Cosmos Black', 'Jet Black'],
    blue: ['Surf Blue', 'Sea Blue', 'Tidal Blue'],
    red: ['Flame Red', 'Coral Red'],
    green: ['Forest Green', 'Rainforest Green'],
  },
  generations: [
    model('Atto 1', '', 2025, current)
      .as('hatch', { sales: 3, seats: 4, mm: [3990, 1720, 1590] })
      .grade('Essential', 26_990, electric(65, 175, 220), 'ev')
      .grade('Premium', 30_990, electric(115, 220, 310), 'ev'),
    model('Dolphin', 'EM2', 2023, current)
      .as('hatch', { sales: 4, mm: [4290, 1770, 1570], ancap: [5, 2023] })
      .grade('Essential', 32_990, electric(70, 180, 410), 'ev')
      .grade('Premium', 40_490, electric(150, 310, 427), 'ev'),
    model('Atto 3', 'SC2', 2022, current)
      .as('suv', { sales: 10, tow: 750, mm: [4455, 1875, 1615], ancap: [5, 2022] })
      .grade('Essential', 43_490, electric(150, 310, 345), 'ev')
      .grade('Premium', 48_990, electric(150, 310, 420), 'ev'),
    model('Seal', 'EK', 2023, current)
      .as('sedan', { sales: 5, tow: 1500, mm: [4800, 1875, 1460], ancap: [5, 2023] })
      .grade('Dynamic', 50_490, electric(150, 310, 460), 'ev', 'rwd')
      .grade('Premium', 57_990, electric(230, 360, 570), 'ev', 'rwd')
      .grade('Performance', 66_490, electric(390, 670, 520), 'ev', 'awd'),
    model('Sealion 6', 'SA3', 2024, current)
      .as('suv', { sales: 8, tow: 750, tank: 60, mm: [4775, 1890, 1670], ancap: [5, 2023] })
      .grade('Essential', 46_990, byd15PlugIn, 'ev')
      .grade('Premium AWD', 57_990, plugIn(1.5, 4, 238, 550, 1.4, 81), 'ev', 'awd'),
    model('Sealion 7', 'SL', 2025, current)
      .as('suv', { sales: 10, tow: 1500, mm: [4830, 1925, 1620], ancap: [5, 2025] })
      .grade('Premium', 59_990, electric(230, 380, 482), 'ev', 'rwd')
      .grade('Performance', 68_990, electric(390, 690, 456), 'ev', 'awd'),
    model('Shark 6', '', 2025, current)
      .as('ute', {
        sales: 18,
        tow: 2500,
        tank: 60,
        mm: [5457, 1971, 1925],
        ancap: [5, 2024],
        retention: 'average',
      })
      .configured('Dual Cab')
      .grade('Premium', 62_990, plugIn(1.5, 4, 321, 650, 2.0, 100), 'ev', '4wd'),
  ],
};

export const chery: Make = {
  name: 'Chery',
  wmis: ['LVV', 'LVT'],
  retention: 'average',
  paints: {
    white: ['Lunar White', 'Khaki White'],
    silver: ['Pearl Silver', 'Techno Silver'],
    grey: ['Mercurial Grey', 'Titan Grey', 'Phantom Grey'],
    black: ['Space Black', 'Carbon Crystal Black'],
    blue: ['Lagoon Blue', 'Royal Blue'],
    red: ['Mars Red', 'Rhodes Red'],
    green: ['Aurora Green', 'Emerald Green'],
  },
  generations: [
    model('Tiggo 4 Pro', 'T19', 2024, current)
      .as('suv', { sales: 12, tow: 400, tank: 51, mm: [4318, 1831, 1662], ancap: [5, 2024] })
      .grade('Urban', 23_990, chery15, 'cvt')
      .grade('Ultimate', 26_990, chery15, 'cvt')
      .grade('Hybrid Ultimate', 34_990, hybrid(1.5, 4, 150, 310, 5.4), 'ev')
      .since(2025),
    model('Omoda 5', 'T1E', 2023, 2025)
      .as('suv', { sales: 4, tow: 1300, tank: 51, mm: [4400, 1830, 1588], ancap: [5, 2022] })
      .grade('BX', 29_990, chery15, 'cvt')
      .grade('GT AWD', 38_990, turbo(1.6, 4, 137, 275, 7.6), 'dct7', 'awd'),
    model('Tiggo 7 Pro', 'T1D', 2023, current)
      .as('suv', { sales: 4, tow: 1300, tank: 51, mm: [4513, 1862, 1696], ancap: [5, 2023] })
      .grade('Urban', 29_990, turbo(1.6, 4, 137, 275, 7.0), 'dct7')
      .grade('Super Hybrid Ultimate', 43_990, superHybrid15, 'auto1')
      .since(2025),
    model('Tiggo 8 Pro Max', 'T1E', 2024, current)
      .as('suv', { sales: 2.5, seats: 7, tow: 1900, tank: 57, mm: [4724, 1860, 1705], ancap: [5, 2024] })
      .grade('Urban', 38_990, turbo(2.0, 4, 180, 375, 8.2), 'dct7')
      .grade('Ultimate AWD', 47_990, turbo(2.0, 4, 180, 375, 8.7), 'dct7', 'awd'),
    model('Chery E5', '', 2024, current)
      .as('suv', { sales: 0.7, mm: [4424, 1830, 1588], ancap: [5, 2022], retention: 'electric' })
      .grade('Urban', 37_990, electric(150, 340, 430), 'ev')
      .grade('Ultimate', 41_990, electric(150, 340, 430), 'ev'),
  ],
};

const omodaJaecooPaints: Make['paints'] = {
  white: ['Khaki White', 'Pearl White'],
  silver: ['Moonlight Silver'],
  grey: ['Phantom Grey', 'Model Grey'],
  black: ['Carbon Crystal Black'],
  blue: ['Marine Blue'],
  red: ['Rhodes Red'],
  green: ['Olive Green', 'Forest Green'],
};

export const jaecoo: Make = {
  name: 'Jaecoo',
  wmis: ['LVT'],
  retention: 'average',
  paints: omodaJaecooPaints,
  generations: [
    model('J5', '', 2026, current)
      .as('suv', { sales: 3, mm: [4380, 1860, 1650], retention: 'electric' })
      .grade('EV', 36_990, electric(155, 288, 402), 'ev'),
    model('J7', 'T1GC', 2025, current)
      .as('suv', { sales: 4, tow: 1300, tank: 51, mm: [4500, 1865, 1680], ancap: [5, 2025] })
      .grade('Core', 34_990, chery16, 'dct7')
      .grade('Ridge AWD', 42_990, chery16, 'dct7', 'awd')
      .grade('Summit SHS', 47_990, superHybrid15, 'auto1'),
    model('J8', 'T1J', 2025, current)
      .as('suv', { sales: 1.2, tow: 1600, tank: 65, mm: [4820, 1930, 1710], ancap: [5, 2025] })
      .grade('Track', 49_990, turbo(2.0, 4, 183, 385, 8.6), 'dct7')
      .grade('Ridge AWD', 54_990, turbo(2.0, 4, 183, 385, 8.8), 'dct7', 'awd'),
  ],
};

export const omoda: Make = {
  name: 'Omoda',
  wmis: ['LVT'],
  retention: 'average',
  paints: omodaJaecooPaints,
  generations: [
    model('Omoda 7', 'T1L', 2026, current)
      .as('suv', { sales: 1, tank: 60, mm: [4621, 1872, 1673] })
      .grade('Vision SHS', 44_990, superHybrid15, 'auto1'),
    model('Omoda 9', 'T22', 2025, current)
      .as('suv', { sales: 0.8, tank: 70, mm: [4775, 1920, 1671], ancap: [5, 2025] })
      .grade('Virtue SHS', 61_990, plugIn(1.5, 4, 395, 650, 1.4, 169), 'auto3', 'awd'),
  ],
};

export const ldv: Make = {
  name: 'LDV',
  wmis: ['LSF', 'LSK', 'LSH'],
  retention: 'average',
  paints: {
    white: ['Blanc White', 'Aura White'],
    silver: ['Aurora Silver'],
    grey: ['Concrete Grey', 'Metal Grey'],
    black: ['Obsidian Black'],
    blue: ['Nevada Blue', 'Mystic Blue'],
    red: ['Agate Red', 'Lava Red'],
  },
  generations: [
    model('T60', 'SK8C', 2017, 2025)
      .as('ute', { sales: 7, tow: 3000, tank: 75, mm: [5365, 1900, 1845], ancap: [5, 2017] })
      .configured('Dual Cab')
      .grade('Pro', 39_990, diesel(2.8, 4, 110, 360, 8.8), 'auto6', '4wd')
      .grade('Max Luxe', 47_990, ldv20, 'auto8', '4wd')
      .since(2021),
    model('Terron 9', '', 2025, current)
      .as('ute', { sales: 1, tow: 3500, tank: 80, mm: [5500, 1997, 1860], ancap: [5, 2025] })
      .configured('Dual Cab')
      .grade('Origin', 50_990, diesel(2.5, 4, 163, 520, 7.9), 'auto8', '4wd')
      .grade('Evolve', 55_990, diesel(2.5, 4, 163, 520, 7.9), 'auto8', '4wd'),
    model('D90', 'SV9A', 2017, current)
      .as('suv', { sales: 1.5, seats: 7, tow: 3100, tank: 75, mm: [5046, 2016, 1876], ancap: [5, 2017] })
      .grade('Executive', 49_990, turbo(2.0, 4, 165, 360, 10.9), 'auto6', '4wd')
      .grade('Executive Diesel', 53_990, biturboDiesel(2.0, 4, 160, 480, 9.1), 'auto8', '4wd')
      .since(2020),
    model('G10', 'SV7', 2015, 2023)
      .as('van', { sales: 3, seats: 2, tow: 1500, tank: 75, ancap: [3, 2015] })
      .grade('Van', 34_990, diesel(1.9, 4, 106, 350, 8.3), 'auto6', 'rwd'),
    model('Deliver 7', '', 2023, current)
      .as('van', { sales: 2, seats: 3, tow: 2000, tank: 80, mm: [5364, 2030, 2010], ancap: [5, 2024] })
      .grade('LWB Low Roof', 45_990, diesel(2.0, 4, 123, 390, 7.6), 'auto9'),
    model('Deliver 9', '', 2020, current)
      .as('van', { sales: 3, seats: 3, tow: 2800, tank: 80, mm: [5940, 2062, 2535], ancap: [5, 2024] })
      .configured('LWB Mid Roof')
      .grade('LWB', 52_990, diesel(2.0, 4, 123, 390, 9.1), 'auto9', 'rwd'),
    model('Mifa', 'SV63', 2023, current)
      .as('people-mover', { sales: 0.5, seats: 7, tank: 65, mm: [5270, 2000, 1840], ancap: [5, 2022] })
      .grade('Executive', 56_990, turbo(2.0, 4, 160, 360, 9.3), 'auto8'),
  ],
};

export const deepal: Make = {
  name: 'Deepal',
  wmis: ['LS6', 'LS4'],
  retention: 'electric',
  paints: {
    white: ['Lunar White', 'Comet White'],
    grey: ['Nebula Grey', 'Eclipse Grey'],
    black: ['Eclipse Black'],
    blue: ['Sunset Blue'],
    green: ['Nebula Green'],
  },
  generations: [
    model('S07', '', 2024, current)
      .as('suv', { sales: 0.8, mm: [4750, 1930, 1625], ancap: [5, 2025] })
      .grade('S07', 56_990, electric(160, 320, 475), 'ev', 'rwd'),
    model('E07', '', 2025, current)
      .as('suv', { sales: 0.2, mm: [5045, 1996, 1670] })
      .grade('RWD', 66_990, electric(252, 365, 550), 'ev', 'rwd')
      .grade('AWD Performance', 76_990, electric(440, 645, 530), 'ev', 'awd'),
  ],
};

export const leapmotor: Make = {
  name: 'Leapmotor',
  wmis: ['LFZ'],
  retention: 'electric',
  paints: {
    white: ['Pearly White'],
    silver: ['Galaxy Silver'],
    grey: ['Tundra Grey', 'Canopy Grey'],
    black: ['Metallic Black'],
    green: ['Glazed Green'],
  },
  generations: [
    model('C10', '', 2024, current)
      .as('suv', { sales: 1, tow: 1500, mm: [4739, 1900, 1680], ancap: [5, 2024] })
      .grade('Style', 48_490, electric(160, 320, 420), 'ev', 'rwd')
      .grade('Design', 52_490, electric(160, 320, 420), 'ev', 'rwd'),
    model('C10 Hybrid EV', '', 2025, current)
      .as('suv', { sales: 0.6, tow: 750, tank: 50, mm: [4739, 1900, 1680], ancap: [5, 2024] })
      .grade('Style', 46_490, plugIn(1.5, 4, 158, 320, 0.9, 145), 'ev', 'rwd'),
    model('B10', '', 2026, current)
      .as('suv', { sales: 0.8, mm: [4515, 1885, 1655] })
      .grade('Style', 41_490, electric(160, 240, 361), 'ev', 'rwd')
      .grade('Design Long Range', 44_990, electric(160, 240, 434), 'ev', 'rwd'),
  ],
};
