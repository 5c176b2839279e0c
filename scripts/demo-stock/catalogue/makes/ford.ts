import {
  biturboDiesel,
  diesel,
  electric,
  gas,
  hybrid,
  petrol,
  plugIn,
  turbo,
  twinTurbo,
} from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const diesel20 = biturboDiesel(2.0, 4, 154, 500, 7.2);
const diesel20Single = diesel(2.0, 4, 125, 405, 7.6);
const diesel22 = diesel(2.2, 4, 110, 375, 7.6);
const diesel30 = diesel(3.0, 6, 184, 600, 8.4);
const diesel32 = diesel(3.2, 5, 147, 470, 9.0);
const six40 = petrol(4.0, 6, 195, 391, 9.9);
const ecoboost15 = turbo(1.5, 3, 134, 240, 6.4);

export const ford: Make = {
  name: 'Ford',
  wmis: ['MPB', '6FP', 'WF0'],
  retention: 'average',
  paints: {
    white: ['Arctic White', 'Alabaster White', 'Frozen White', 'Winter White'],
    silver: ['Aluminium', 'Moondust Silver', 'Lightning Strike'],
    grey: ['Meteor Grey', 'Magnetic', 'Command Grey', 'Carbonised Grey'],
    black: ['Shadow Black', 'Absolute Black', 'Panther Black'],
    blue: ['Blue Lightning', 'Ford Performance Blue', 'Kinetic Blue', 'Winning Blue'],
    red: ['Lucid Red', 'True Red', 'Race Red'],
    green: ['Traction Green', 'Acacia Green'],
    bronze: ['Equinox Bronze', 'Saber'],
  },
  generations: [
    model('Fiesta', 'WZ', 2013, 2019)
      .as('hatch', { sales: 3, tank: 43, ancap: [5, 2012], retention: 'soft' })
      .grade('Ambiente', 17_990, petrol(1.5, 4, 82, 140, 5.8), 'man5')
      .grade('Trend', 20_990, petrol(1.5, 4, 82, 140, 5.8), 'dct6')
      .grade('ST', 28_490, turbo(1.6, 4, 134, 240, 6.2), 'man6'),
    model('Focus', 'LW', 2011, 2015)
      .as('hatch', { sales: 12, tow: 1200, tank: 55, ancap: [5, 2011], retention: 'soft' })
      .grade('Ambiente', 22_490, petrol(1.6, 4, 92, 159, 6.2), 'dct6')
      .grade('Trend', 25_490, petrol(2.0, 4, 125, 202, 6.6), 'dct6')
      .grade('Titanium', 32_490, petrol(2.0, 4, 125, 202, 6.6), 'dct6'),
    model('Focus', 'SA', 2018, 2022)
      .as('hatch', { sales: 3, tow: 1200, tank: 52, mm: [4378, 1825, 1454], ancap: [5, 2018] })
      .grade('Trend', 29_490, ecoboost15, 'auto8')
      .grade('ST-Line', 32_990, ecoboost15, 'auto8')
      .grade('ST', 51_490, turbo(2.3, 4, 206, 420, 7.9), 'man6'),
    model('Mondeo', 'MD', 2015, 2020)
      .as('hatch', { sales: 2, tow: 1600, tank: 62, ancap: [5, 2015], retention: 'soft' })
      .grade('Ambiente', 35_490, turbo(2.0, 4, 149, 345, 8.2), 'auto6')
      .grade('Trend', 39_490, turbo(2.0, 4, 177, 345, 8.5), 'auto6')
      .grade('Titanium', 47_490, diesel(2.0, 4, 132, 400, 5.1), 'dct6'),
    model('Falcon', 'FG', 2008, 2014)
      .as('sedan', { sales: 14, tow: 2300, tank: 68, ancap: [5, 2008] })
      .grade('XT', 37_990, six40, 'auto5', 'rwd')
      .grade('XR6', 41_490, six40, 'auto6', 'rwd')
      .grade('G6E', 48_490, six40, 'auto6', 'rwd')
      .grade('XR6 Turbo', 49_490, turbo(4.0, 6, 270, 533, 11.7), 'auto6', 'rwd'),
    model('Falcon', 'FG X', 2014, 2016)
      .as('sedan', { sales: 5, tow: 2300, tank: 68, ancap: [5, 2014], retention: 'strong' })
      .grade('XR6', 39_990, six40, 'auto6', 'rwd')
      .grade('G6E', 45_490, six40, 'auto6', 'rwd')
      .grade('XR8', 56_490, petrol(5.0, 8, 335, 570, 13.8), 'auto6', 'rwd'),
    model('Falcon Ute', 'FG', 2008, 2014)
      .as('ute', { sales: 5, seats: 2, doors: 2, tow: 2300, tank: 75, ancap: [5, 2008] })
      .configured('Super Cab')
      .grade('Base', 31_990, gas(4.0, 6, 198, 409, 12.5), 'auto6', 'rwd')
      .grade('XR6', 36_990, six40, 'auto6', 'rwd'),
    model('Territory', 'SZ', 2011, 2016)
      .as('suv', { sales: 11, seats: 7, tow: 2700, tank: 75, ancap: [5, 2011] })
      .grade('TX', 45_490, six40, 'auto6', 'rwd')
      .grade('TS', 53_490, diesel(2.7, 6, 140, 440, 8.8), 'auto6', 'awd')
      .grade('Titanium', 62_990, diesel(2.7, 6, 140, 440, 8.8), 'auto6', 'awd'),
    model('EcoSport', 'BL', 2013, 2020)
      .as('suv', { sales: 2, tank: 52, ancap: [4, 2017], retention: 'soft' })
      .grade('Ambiente', 24_490, turbo(1.0, 3, 92, 170, 6.7), 'auto6')
      .grade('Titanium', 31_490, turbo(1.0, 3, 92, 170, 6.9), 'auto6'),
    model('Puma', 'JK', 2020, 2024)
      .as('suv', { sales: 2, tow: 750, tank: 42, mm: [4186, 1805, 1537], ancap: [5, 2019] })
      .grade('Puma', 34_490, turbo(1.0, 3, 92, 170, 5.3), 'dct7')
      .grade('ST-Line', 36_990, turbo(1.0, 3, 92, 170, 5.3), 'dct7')
      .grade('ST-Line V', 40_490, turbo(1.0, 3, 92, 170, 5.3), 'dct7'),
    model('Kuga', 'TF', 2013, 2017)
      .as('suv', { sales: 5, tow: 1500, tank: 60, ancap: [5, 2012] })
      .grade('Ambiente', 32_490, turbo(1.5, 4, 110, 240, 6.7), 'auto6')
      .grade('Trend', 38_490, turbo(1.6, 4, 134, 240, 7.7), 'auto6', 'awd')
      .grade('Titanium', 47_490, diesel(2.0, 4, 120, 340, 6.2), 'dct6', 'awd'),
    model('Escape', 'ZH', 2020, 2023)
      .as('suv', { sales: 2, tow: 1800, tank: 54, mm: [4614, 1883, 1674], ancap: [5, 2019] })
      .grade('Escape', 39_490, turbo(2.0, 4, 183, 387, 8.6), 'auto8')
      .grade('ST-Line', 42_490, turbo(2.0, 4, 183, 387, 8.6), 'auto8')
      .grade('ST-Line PHEV', 57_490, plugIn(2.5, 4, 167, 320, 1.5, 56), 'cvt')
      .since(2022),
    model('Everest', 'UA', 2015, 2022)
      .as('suv', { sales: 7, seats: 7, tow: 3100, tank: 80, mm: [4892, 1860, 1837], ancap: [5, 2015] })
      .grade('Ambiente', 56_490, diesel32, 'auto6', '4wd')
      .grade('Trend', 64_490, diesel32, 'auto6', '4wd')
      .grade('Titanium', 77_490, diesel20, 'auto10', '4wd')
      .since(2018),
    model('Everest', 'UB', 2022, current)
      .as('suv', { sales: 24, seats: 7, tow: 3500, tank: 80, mm: [4940, 1923, 1837], ancap: [5, 2022] })
      .grade('Ambiente', 67_490, diesel20, 'auto10', '4wd')
      .grade('Trend', 74_490, diesel20, 'auto10', '4wd')
      .grade('Sport', 78_490, diesel30, 'auto10', '4wd')
      .grade('Platinum', 90_490, diesel30, 'auto10', '4wd'),
    model('Ranger', 'PX', 2011, 2015)
      .as('ute', { sales: 22, tow: 3350, tank: 80, ancap: [5, 2011] })
      .configured('Double Cab Pick-up')
      .grade('XL', 46_490, diesel22, 'man6', '4wd')
      .grade('XLT', 54_490, diesel32, 'auto6', '4wd')
      .grade('Wildtrak', 60_490, diesel32, 'auto6', '4wd'),
    model('Ranger', 'PX III', 2015, 2022)
      .as('ute', { sales: 38, tow: 3500, tank: 80, mm: [5446, 1867, 1821], ancap: [5, 2015] })
      .configured('Double Cab Pick-up')
      .grade('XLS', 53_490, diesel32, 'auto6', '4wd')
      .grade('XLT', 60_490, diesel32, 'auto6', '4wd')
      .grade('Wildtrak', 66_490, diesel20, 'auto10', '4wd')
      .since(2018)
      .grade('Raptor', 82_490, diesel20, 'auto10', '4wd')
      .since(2018),
    model('Ranger', 'PY', 2022, current)
      .as('ute', { sales: 50, tow: 3500, tank: 80, mm: [5370, 1918, 1884], ancap: [5, 2022] })
      .configured('Double Cab Pick-up')
      .grade('XL', 54_490, diesel20Single, 'auto6', '4wd')
      .grade('XLS', 60_490, diesel20, 'auto10', '4wd')
      .grade('Sport', 72_490, diesel30, 'auto10', '4wd')
      .grade('XLT', 68_490, diesel20, 'auto10', '4wd')
      .grade('Wildtrak', 77_490, diesel30, 'auto10', '4wd')
      .grade('Platinum', 84_990, diesel30, 'auto10', '4wd')
      .since(2023)
      .grade('Raptor', 97_490, twinTurbo(3.0, 6, 292, 583, 11.5), 'auto10', '4wd'),
    model('Ranger', 'PY', 2022, current)
      .as('cab-chassis', { sales: 8, seats: 2, doors: 2, tow: 3500, tank: 80, ancap: [5, 2022] })
      .configured('Single Cab Chassis')
      .grade('XL', 46_490, diesel20Single, 'auto6', 'rwd')
      .grade('XL 4x4', 52_490, diesel20Single, 'auto6', '4wd'),
    model('Ranger', 'PY', 2025, current)
      .as('ute', { sales: 2, tow: 3500, tank: 70, mm: [5370, 1918, 1884], ancap: [5, 2022] })
      .configured('Double Cab Pick-up')
      .grade('XLT PHEV', 77_990, plugIn(2.3, 4, 207, 697, 2.9, 49), 'auto10', '4wd')
      .grade('Stormtrak PHEV', 91_990, plugIn(2.3, 4, 207, 697, 2.9, 49), 'auto10', '4wd'),
    model('F-150', '', 2023, current)
      .as('ute', { sales: 2.5, tow: 4500, tank: 136, mm: [5884, 2030, 1998] })
      .configured('SuperCrew')
      .grade('XLT', 115_990, twinTurbo(3.5, 6, 298, 678, 12.5), 'auto10', '4wd')
      .grade('Lariat', 149_990, twinTurbo(3.5, 6, 298, 678, 12.5), 'auto10', '4wd'),
    model('Mustang', 'FN', 2018, 2023)
      .as('coupe', {
        sales: 3,
        seats: 4,
        doors: 2,
        tank: 61,
        mm: [4789, 1916, 1382],
        ancap: [3, 2017],
        retention: 'strong',
      })
      .grade('2.3 High Performance', 58_490, turbo(2.3, 4, 236, 448, 8.8), 'auto10', 'rwd')
      .grade('GT', 73_490, petrol(5.0, 8, 339, 556, 12.7), 'auto10', 'rwd')
      .grade('Mach 1', 89_990, petrol(5.0, 8, 345, 556, 13.9), 'man6', 'rwd'),
    model('Mustang', 'FO', 2024, current)
      .as('coupe', { sales: 3, seats: 4, doors: 2, tank: 61, mm: [4810, 1916, 1397], retention: 'strong' })
      .grade('EcoBoost', 72_490, turbo(2.3, 4, 232, 475, 9.4), 'auto10', 'rwd')
      .grade('GT', 86_490, petrol(5.0, 8, 345, 550, 13.6), 'auto10', 'rwd')
      .grade('Dark Horse', 107_490, petrol(5.0, 8, 350, 550, 13.8), 'man6', 'rwd'),
    model('Mustang', 'FN', 2018, 2023)
      .as('convertible', {
        sales: 0.6,
        seats: 4,
        doors: 2,
        tank: 61,
        mm: [4789, 1916, 1396],
        retention: 'strong',
      })
      .grade('GT', 79_490, petrol(5.0, 8, 339, 556, 12.7), 'auto10', 'rwd'),
    model('Mustang Mach-E', '', 2024, current)
      .as('suv', { sales: 1, mm: [4713, 1881, 1627], ancap: [5, 2021], retention: 'electric' })
      .grade('Select', 69_990, electric(198, 430, 470), 'ev', 'rwd')
      .grade('Premium', 80_990, electric(216, 430, 600), 'ev', 'rwd')
      .grade('GT', 98_990, electric(358, 860, 490), 'ev', 'awd'),
    model('Transit Custom', 'VN', 2013, 2023)
      .as('van', { sales: 4, seats: 3, tow: 1800, tank: 72, mm: [4973, 1986, 2000], ancap: [5, 2012] })
      .configured('Low Roof')
      .grade('300S', 46_490, diesel(2.0, 4, 96, 385, 7.3), 'auto6')
      .grade('320L Sport', 55_490, diesel(2.0, 4, 136, 405, 7.2), 'auto6'),
    model('Transit Custom', 'VP', 2024, current)
      .as('van', { sales: 4, seats: 3, tow: 2500, tank: 70, mm: [5050, 2032, 1980], ancap: [5, 2024] })
      .configured('Low Roof')
      .grade('Trend SWB', 62_490, diesel(2.0, 4, 125, 390, 8.0), 'auto8')
      .grade('Sport LWB', 71_490, diesel(2.0, 4, 125, 390, 8.0), 'auto8'),
    model('Transit', 'VO', 2014, current)
      .as('van', { sales: 3, seats: 3, tow: 3000, tank: 80, mm: [5981, 2059, 2786] })
      .configured('High Roof LWB')
      .grade('350L', 62_990, diesel(2.0, 4, 125, 390, 8.5), 'auto10', 'rwd')
      .grade('470E Jumbo', 69_990, diesel(2.0, 4, 125, 390, 9.2), 'man6', 'rwd'),
    model('Tourneo', 'VP', 2024, current)
      .as('people-mover', { sales: 0.5, seats: 8, tow: 2500, tank: 70, mm: [5450, 2032, 1990] })
      .grade('Active', 70_990, diesel(2.0, 4, 125, 390, 8.0), 'auto8')
      .grade('Titanium X', 75_990, hybrid(2.0, 4, 125, 390, 8.0), 'auto8'),
  ],
};
