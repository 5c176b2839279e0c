import { diesel, electric, petrol, supercharged, turbo, turboHybrid } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const pentastar = petrol(3.6, 6, 210, 347, 10.6);
const crd28Wrangler = diesel(2.8, 4, 147, 460, 8.3);
const alloytec30 = petrol(3.0, 6, 185, 290, 9.3);
const alloytec36 = petrol(3.6, 6, 210, 350, 9.8);
const v8 = petrol(6.0, 8, 270, 530, 12.6);
const duramax28 = diesel(2.8, 4, 147, 500, 8.7);

export const jeep: Make = {
  name: 'Jeep',
  wmis: ['1C4', '1J4', 'ZAC'],
  retention: 'soft',
  paints: {
    white: ['Bright White', 'Alpine White'],
    silver: ['Billet Silver', 'Silver Zynith'],
    grey: ['Granite Crystal', 'Sting Grey', 'Anvil'],
    black: ['Diamond Black', 'Brilliant Black'],
    blue: ['Hydro Blue', 'Bikini', 'Slate Blue'],
    red: ['Firecracker Red', 'Velvet Red', 'Redline'],
    green: ['Sarge Green', 'Tank Green'],
    bronze: ['Gobi'],
  },
  generations: [
    model('Compass', 'M6', 2018, 2025)
      .as('suv', { sales: 1.2, tow: 1500, tank: 60, mm: [4394, 1819, 1644], ancap: [5, 2017] })
      .grade('Launch Edition', 39_490, petrol(2.4, 4, 129, 229, 7.9), 'auto6')
      .grade('Limited', 47_490, petrol(2.4, 4, 129, 229, 9.7), 'auto9', 'awd')
      .grade('Trailhawk', 52_490, diesel(2.0, 4, 125, 350, 5.7), 'auto9', '4wd'),
    model('Cherokee', 'KL', 2014, 2021)
      .as('suv', { sales: 1.5, tow: 2200, tank: 60, ancap: [5, 2014] })
      .grade('Longitude', 41_490, petrol(3.2, 6, 200, 316, 10.0), 'auto9', 'awd')
      .grade('Trailhawk', 50_490, petrol(3.2, 6, 200, 316, 10.0), 'auto9', '4wd'),
    model('Grand Cherokee', 'WK2', 2011, 2021)
      .as('suv', { sales: 7, tow: 3500, tank: 93, mm: [4828, 1943, 1802], ancap: [5, 2014] })
      .grade('Laredo', 56_490, pentastar, 'auto8', '4wd')
      .grade('Limited', 70_490, diesel(3.0, 6, 184, 570, 7.5), 'auto8', '4wd')
      .grade('SRT', 96_490, petrol(6.4, 8, 344, 624, 14.0), 'auto8', '4wd'),
    model('Grand Cherokee', 'WL', 2022, 2025)
      .as('suv', { sales: 1.2, tow: 2813, tank: 87, mm: [4900, 1968, 1792], ancap: [5, 2022] })
      .grade('Limited', 84_490, petrol(3.6, 6, 210, 344, 9.9), 'auto8', '4wd')
      .grade('L Summit Reserve', 118_490, petrol(3.6, 6, 210, 344, 10.6), 'auto8', '4wd'),
    model('Wrangler Unlimited', 'JK', 2007, 2018)
      .as('suv', { sales: 2, tow: 2300, tank: 85, ancap: [4, 2012], retention: 'strong' })
      .grade('Sport', 46_490, pentastar, 'auto5', '4wd')
      .grade('Rubicon', 57_490, crd28Wrangler, 'auto5', '4wd'),
    model('Wrangler Unlimited', 'JL', 2019, current)
      .as('suv', {
        sales: 1,
        tow: 2495,
        tank: 81,
        mm: [4882, 1894, 1848],
        ancap: [3, 2019],
        retention: 'average',
      })
      .grade('Sport S', 79_490, turbo(2.0, 4, 200, 400, 8.2), 'auto8', '4wd')
      .grade('Rubicon', 96_490, turbo(2.0, 4, 200, 400, 8.5), 'auto8', '4wd'),
    model('Gladiator', 'JT', 2020, 2025)
      .as('ute', { sales: 0.6, tow: 2721, tank: 83, mm: [5591, 1894, 1843], ancap: [3, 2019] })
      .configured('Dual Cab')
      .grade('Night Eagle', 78_490, petrol(3.6, 6, 209, 347, 12.4), 'auto8', '4wd')
      .since(2021)
      .grade('Rubicon', 90_490, petrol(3.6, 6, 209, 347, 12.4), 'auto8', '4wd'),
    model('Avenger', '', 2024, current)
      .as('suv', { sales: 0.4, mm: [4084, 1776, 1527], ancap: [3, 2024], retention: 'electric' })
      .grade('Longitude', 53_990, electric(115, 260, 396), 'ev')
      .grade('Summit', 63_990, electric(115, 260, 390), 'ev'),
  ],
};

export const ram: Make = {
  name: 'RAM',
  wmis: ['1C6', '3C6'],
  retention: 'average',
  paints: {
    white: ['Bright White', 'Ivory White'],
    silver: ['Billet Silver'],
    grey: ['Granite Crystal', 'Maximum Steel'],
    black: ['Diamond Black'],
    blue: ['Hydro Blue', 'Patriot Blue'],
    red: ['Flame Red', 'Delmonico Red'],
  },
  generations: [
    model('1500', 'DS', 2018, 2023)
      .as('ute', { sales: 2, tow: 4500, tank: 98, mm: [5816, 2018, 1922] })
      .configured('Crew Cab')
      .grade('Express', 87_990, petrol(5.7, 8, 291, 556, 12.2), 'auto8', '4wd')
      .grade('Warlock', 104_990, petrol(5.7, 8, 291, 556, 12.2), 'auto8', '4wd')
      .since(2021),
    model('1500', 'DT', 2021, current)
      .as('ute', { sales: 3, tow: 4500, tank: 98, mm: [5916, 2084, 1972] })
      .configured('Crew Cab')
      .grade('Big Horn', 134_990, turboHybrid(3.0, 6, 313, 635, 11.8), 'auto8', '4wd')
      .since(2025)
      .grade('Laramie Sport', 149_990, petrol(5.7, 8, 291, 556, 12.2), 'auto8', '4wd')
      .grade('Limited', 172_990, petrol(5.7, 8, 291, 556, 12.2), 'auto8', '4wd'),
    model('2500', 'DJ', 2020, current)
      .as('ute', { sales: 0.8, tow: 4500, tank: 117, mm: [6067, 2120, 2038] })
      .configured('Crew Cab')
      .grade('Laramie', 184_990, diesel(6.7, 6, 276, 1152, null), 'auto6', '4wd'),
    model('1500 TRX', 'DT', 2022, 2024)
      .as('ute', { sales: 0.2, tow: 3500, tank: 125, mm: [5916, 2235, 2055] })
      .configured('Crew Cab')
      .grade('TRX', 229_990, supercharged(6.2, 8, 523, 882, 15.0), 'auto8', '4wd'),
  ],
};

export const chrysler: Make = {
  name: 'Chrysler',
  wmis: ['2C3', '1C3'],
  retention: 'soft',
  paints: {
    white: ['Bright White', 'Ivory Tri-Coat'],
    silver: ['Billet Silver'],
    grey: ['Granite Crystal', 'Ceramic Grey'],
    black: ['Gloss Black'],
    blue: ['Jazz Blue'],
    red: ['Velvet Red', 'Redline Pearl'],
  },
  generations: [
    model('300', 'LX', 2012, 2021)
      .as('sedan', { sales: 0.8, tow: 1724, tank: 70 })
      .grade('300C Luxury', 57_490, petrol(3.6, 6, 210, 340, 9.7), 'auto8', 'rwd')
      .grade('SRT Core', 72_490, petrol(6.4, 8, 350, 637, 13.0), 'auto8', 'rwd'),
    model('Grand Voyager', 'RT', 2008, 2015)
      .as('people-mover', { sales: 0.5, seats: 7, tank: 77 })
      .grade('Touring', 58_490, petrol(3.6, 6, 208, 344, 10.8), 'auto6'),
  ],
};

export const holden: Make = {
  name: 'Holden',
  wmis: ['6G1', 'KL3', 'MMU'],
  retention: 'average',
  paints: {
    white: ['Heron White', 'Summit White'],
    silver: ['Nitrate Silver', 'Switchblade Silver'],
    grey: ['Alto Grey', 'Prussian Steel', 'Son of a Gun Grey'],
    black: ['Phantom Black', 'Mineral Black'],
    blue: ['Slipstream Blue', 'Perfect Blue', 'Voodoo Blue'],
    red: ['Sizzle', 'Absolute Red', 'Red Hot'],
    green: ['Spitfire Green', 'Jungle Green'],
  },
  generations: [
    model('Barina', 'TM', 2011, 2018)
      .as('hatch', { sales: 6, tank: 46, ancap: [5, 2011], retention: 'soft' })
      .grade('CD', 17_490, petrol(1.6, 4, 85, 155, 7.3), 'auto6')
      .grade('RS', 22_490, turbo(1.4, 4, 103, 200, 6.5), 'auto6'),
    model('Cruze', 'JH', 2011, 2016)
      .as('hatch', { sales: 20, tow: 1200, tank: 60, ancap: [5, 2010], retention: 'soft' })
      .grade('CD', 21_990, petrol(1.8, 4, 104, 176, 7.4), 'auto6')
      .grade('SRi', 24_990, turbo(1.6, 4, 132, 230, 7.4), 'auto6')
      .grade('SRi-V', 28_490, turbo(1.6, 4, 132, 230, 7.4), 'auto6'),
    model('Astra', 'BK', 2016, 2020)
      .as('hatch', { sales: 7, tow: 1250, tank: 48, ancap: [5, 2015], retention: 'soft' })
      .grade('R', 23_990, turbo(1.4, 4, 110, 240, 5.8), 'auto6')
      .grade('RS-V', 32_490, turbo(1.6, 4, 147, 300, 6.5), 'auto6'),
    model('Commodore', 'VE', 2006, 2013)
      .as('sedan', { sales: 32, tow: 1600, tank: 73, ancap: [5, 2008] })
      .grade('Omega', 39_990, alloytec30, 'auto6', 'rwd')
      .grade('SV6', 44_490, alloytec36, 'auto6', 'rwd')
      .grade('SS', 49_490, v8, 'man6', 'rwd'),
    model('Commodore', 'VE', 2008, 2013)
      .as('wagon', { sales: 10, tow: 1600, tank: 71, ancap: [5, 2009] })
      .grade('Omega Sportwagon', 41_990, alloytec30, 'auto6', 'rwd')
      .grade('SV6 Sportwagon', 46_490, alloytec36, 'auto6', 'rwd'),
    model('Commodore', 'VF', 2013, 2017)
      .as('sedan', {
        sales: 22,
        tow: 1600,
        tank: 71,
        mm: [4966, 1898, 1471],
        ancap: [5, 2013],
        retention: 'strong',
      })
      .grade('Evoke', 36_490, petrol(3.0, 6, 185, 290, 8.3), 'auto6', 'rwd')
      .grade('SV6', 41_490, petrol(3.6, 6, 210, 350, 9.0), 'auto6', 'rwd')
      .grade('SS-V Redline', 58_490, petrol(6.2, 8, 304, 570, 12.6), 'auto6', 'rwd'),
    model('Commodore', 'ZB', 2018, 2020)
      .as('hatch', { sales: 6, tow: 1800, tank: 61, mm: [4899, 1871, 1483], ancap: [5, 2017] })
      .grade('LT', 36_490, turbo(2.0, 4, 191, 350, 7.6), 'auto9')
      .grade('RS', 40_490, turbo(2.0, 4, 191, 350, 7.6), 'auto9')
      .grade('VXR', 58_490, petrol(3.6, 6, 235, 381, 9.3), 'auto9', 'awd'),
    model('Ute', 'VF', 2013, 2017)
      .as('ute', { sales: 5, seats: 2, doors: 2, tow: 1600, tank: 71, retention: 'strong' })
      .configured('Extra Cab')
      .grade('Ute', 35_490, petrol(3.6, 6, 210, 350, 9.1), 'auto6', 'rwd')
      .grade('SV6', 38_490, petrol(3.6, 6, 210, 350, 9.1), 'auto6', 'rwd')
      .grade('SS', 46_490, petrol(6.2, 8, 304, 570, 12.8), 'man6', 'rwd'),
    model('Captiva', 'CG', 2007, 2018)
      .as('suv', { sales: 15, seats: 7, tow: 1700, tank: 65, ancap: [4, 2008], retention: 'soft' })
      .grade('5 LT', 31_490, petrol(2.4, 4, 123, 230, 9.8), 'auto6')
      .grade('7 LTZ', 41_490, diesel(2.2, 4, 135, 400, 8.5), 'auto6', 'awd'),
    model('Trax', 'TJ', 2013, 2020)
      .as('suv', { sales: 7, tow: 1200, tank: 52, ancap: [5, 2013], retention: 'soft' })
      .grade('LS', 25_490, turbo(1.4, 4, 103, 200, 6.7), 'auto6')
      .grade('LTZ', 31_490, turbo(1.4, 4, 103, 200, 6.7), 'auto6'),
    model('Equinox', 'EQ', 2017, 2020)
      .as('suv', { sales: 4, tow: 2000, tank: 59, ancap: [5, 2017], retention: 'soft' })
      .grade('LS+', 33_490, turbo(1.5, 4, 127, 275, 6.9), 'auto6')
      .grade('LTZ-V', 48_490, turbo(2.0, 4, 188, 353, 8.4), 'auto9', 'awd'),
    model('Colorado', 'RG', 2012, 2020)
      .as('ute', { sales: 16, tow: 3500, tank: 76, mm: [5361, 1872, 1788], ancap: [5, 2016] })
      .configured('Crew Cab Pick-up')
      .grade('LS', 43_490, duramax28, 'man6', '4wd')
      .grade('LTZ', 51_490, duramax28, 'auto6', '4wd')
      .grade('Z71', 55_490, duramax28, 'auto6', '4wd')
      .since(2015),
    model('Trailblazer', 'RG', 2016, 2020)
      .as('suv', { sales: 3, seats: 7, tow: 3000, tank: 76, ancap: [5, 2016] })
      .grade('LT', 48_490, duramax28, 'auto6', '4wd')
      .grade('LTZ', 53_490, duramax28, 'auto6', '4wd'),
  ],
};

export const tesla: Make = {
  name: 'Tesla',
  wmis: ['5YJ', 'LRW'],
  retention: 'electric',
  paints: {
    white: ['Pearl White Multi-Coat'],
    silver: ['Quicksilver', 'Silver Metallic'],
    grey: ['Stealth Grey'],
    black: ['Solid Black'],
    blue: ['Deep Blue Metallic'],
    red: ['Red Multi-Coat', 'Ultra Red'],
  },
  generations: [
    model('Model 3', '', 2019, 2023)
      .as('sedan', { sales: 12, tow: 1000, mm: [4694, 1849, 1443], ancap: [5, 2019] })
      .grade('Standard Range Plus', 67_990, electric(208, 420, 448), 'ev', 'rwd')
      .grade('Long Range', 82_990, electric(324, 493, 602), 'ev', 'awd')
      .grade('Performance', 97_990, electric(377, 660, 547), 'ev', 'awd'),
    model('Model 3', 'Highland', 2023, current)
      .as('sedan', { sales: 12, tow: 1000, mm: [4720, 1850, 1441], ancap: [5, 2025] })
      .grade('Rear-Wheel Drive', 59_990, electric(208, 420, 513), 'ev', 'rwd')
      .grade('Long Range AWD', 69_990, electric(366, 559, 629), 'ev', 'awd'),
    model('Model Y', '', 2022, 2024)
      .as('suv', { sales: 25, tow: 1600, mm: [4751, 1921, 1624], ancap: [5, 2022] })
      .grade('Rear-Wheel Drive', 66_990, electric(220, 420, 455), 'ev', 'rwd')
      .grade('Long Range', 77_990, electric(378, 493, 533), 'ev', 'awd'),
    model('Model S', '', 2015, 2020)
      .as('sedan', { sales: 0.5, doors: 5, mm: [4970, 1964, 1445], ancap: [5, 2015] })
      .grade('75D', 128_990, electric(386, 525, 490), 'ev', 'awd')
      .grade('100D', 164_990, electric(386, 660, 632), 'ev', 'awd'),
  ],
};
