import { diesel, electric, petrol, plugIn, turbo, turboHybrid } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const petrol15 = petrol(1.5, 4, 81, 141, 5.4);
const petrol20 = petrol(2.0, 4, 114, 200, 6.3);
const petrol20Early = petrol(2.0, 4, 108, 182, 8.2);
const petrol25 = petrol(2.5, 4, 140, 252, 7.4);
const turbo25 = turbo(2.5, 4, 170, 420, 8.1);
const diesel22 = diesel(2.2, 4, 140, 450, 5.9);
const diesel30 = diesel(3.0, 4, 140, 450, 8.0);
const diesel32 = diesel(3.2, 5, 147, 470, 9.2);
const diesel33 = diesel(3.3, 6, 187, 550, 5.0);
const petrol33 = turboHybrid(3.3, 6, 209, 450, 7.1);

export const mazda: Make = {
  name: 'Mazda',
  wmis: ['JM0', 'MM0', 'JM7'],
  retention: 'average',
  paints: {
    white: ['Snowflake White Pearl', 'Rhodium White', 'Crystal White Pearl'],
    silver: ['Sonic Silver', 'Aluminium Metallic', 'Ingot Silver'],
    grey: ['Machine Grey', 'Polymetal Grey', 'Titanium Flash'],
    black: ['Jet Black', 'True Black'],
    blue: ['Deep Crystal Blue', 'Eternal Blue', 'Gunmetal Blue'],
    red: ['Soul Red Crystal', 'Artisan Red', 'Soul Red'],
    bronze: ['Platinum Quartz', 'Zircon Sand', 'Melting Copper'],
  },
  generations: [
    model('2', 'DE', 2007, 2014)
      .as('hatch', { sales: 12, tank: 43, ancap: [5, 2011] })
      .grade('Neo', 16_990, petrol(1.5, 4, 76, 137, 6.8), 'auto4')
      .grade('Maxx', 18_990, petrol(1.5, 4, 76, 137, 6.8), 'man5')
      .grade('Genki', 21_490, petrol(1.5, 4, 76, 137, 6.8), 'auto4'),
    model('2', 'DJ', 2014, current)
      .as('hatch', { sales: 8, tow: 900, tank: 44, mm: [4065, 1695, 1515], ancap: [5, 2015] })
      .grade('G15 Pure', 27_490, petrol15, 'auto6')
      .grade('G15 Evolve', 30_490, petrol15, 'auto6')
      .since(2019)
      .grade('G15 GT', 31_990, petrol15, 'auto6'),
    model('3', 'BL', 2009, 2013)
      .as('hatch', { sales: 30, tow: 1200, tank: 55, ancap: [5, 2011] })
      .grade('Neo', 22_490, petrol20Early, 'auto5')
      .grade('Maxx Sport', 25_990, petrol20Early, 'auto5')
      .grade('SP25', 29_990, petrol(2.5, 4, 122, 227, 8.6), 'auto5'),
    model('3', 'BL', 2009, 2013)
      .as('sedan', { sales: 12, tow: 1200, tank: 55, ancap: [5, 2011] })
      .grade('Neo', 22_490, petrol20Early, 'auto5')
      .grade('Maxx Sport', 25_990, petrol20Early, 'auto5')
      .grade('SP25 Luxury', 32_490, petrol(2.5, 4, 122, 227, 8.6), 'auto5'),
    model('3', 'BN', 2014, 2019)
      .as('hatch', { sales: 30, tow: 1200, tank: 51, mm: [4460, 1795, 1450], ancap: [5, 2014] })
      .grade('Neo', 23_490, petrol20, 'auto6')
      .grade('Maxx Sport', 26_990, petrol20, 'auto6')
      .grade('SP25 GT', 33_490, petrol(2.5, 4, 138, 250, 6.1), 'auto6')
      .grade('SP25 Astina', 36_990, petrol(2.5, 4, 138, 250, 6.1), 'auto6'),
    model('3', 'BP', 2019, current)
      .as('hatch', { sales: 9, tow: 1200, tank: 51, mm: [4460, 1795, 1435], ancap: [5, 2019] })
      .grade('G20 Pure', 34_490, petrol20, 'auto6')
      .grade('G20 Evolve', 36_490, petrol20, 'auto6')
      .grade('G25 Evolve SP', 39_490, petrol(2.5, 4, 139, 252, 6.2), 'auto6')
      .grade('G25 Astina', 45_490, petrol(2.5, 4, 139, 252, 6.2), 'auto6'),
    model('3', 'BP', 2019, current)
      .as('sedan', { sales: 4, tow: 1200, tank: 51, mm: [4660, 1795, 1440], ancap: [5, 2019] })
      .grade('G20 Pure', 34_490, petrol20, 'auto6')
      .grade('G20 Touring', 38_490, petrol20, 'auto6')
      .grade('G25 Astina', 45_490, petrol(2.5, 4, 139, 252, 6.2), 'auto6'),
    model('6', 'GJ', 2012, 2018)
      .as('sedan', { sales: 5, tow: 1500, tank: 62, ancap: [5, 2013] })
      .grade('Sport', 36_490, petrol(2.5, 4, 138, 250, 6.6), 'auto6')
      .grade('Touring', 41_490, petrol(2.5, 4, 138, 250, 6.6), 'auto6')
      .grade('Atenza', 50_490, diesel(2.2, 4, 129, 420, 5.4), 'auto6'),
    model('6', 'GL', 2018, 2024)
      .as('wagon', { sales: 1.5, tow: 1500, tank: 62, mm: [4805, 1840, 1480], ancap: [5, 2018] })
      .grade('Sport', 41_990, petrol(2.5, 4, 140, 252, 7.0), 'auto6')
      .grade('GT SP', 54_490, turbo(2.5, 4, 170, 420, 7.6), 'auto6')
      .grade('Atenza', 57_990, turbo(2.5, 4, 170, 420, 7.6), 'auto6'),
    model('CX-3', 'DK', 2015, current)
      .as('suv', { sales: 14, tow: 1200, tank: 48, mm: [4275, 1765, 1535], ancap: [5, 2015] })
      .grade('G20 Sport', 30_490, petrol(2.0, 4, 110, 195, 6.3), 'auto6')
      .grade('G20 Evolve', 34_490, petrol(2.0, 4, 110, 195, 6.3), 'auto6')
      .since(2023)
      .grade('G20 Akari', 39_990, petrol(2.0, 4, 110, 195, 6.3), 'auto6'),
    model('CX-30', 'DM', 2020, current)
      .as('suv', { sales: 12, tow: 1200, tank: 51, mm: [4395, 1795, 1540], ancap: [5, 2019] })
      .grade('G20 Pure', 36_490, petrol20, 'auto6')
      .grade('G20 Evolve', 39_490, petrol20, 'auto6')
      .grade('G25 Touring SP', 43_990, petrol(2.5, 4, 139, 252, 6.6), 'auto6')
      .grade('G25 Astina AWD', 50_490, petrol(2.5, 4, 139, 252, 6.8), 'auto6', 'awd'),
    model('CX-5', 'KE', 2012, 2017)
      .as('suv', { sales: 24, tow: 1800, tank: 58, mm: [4540, 1840, 1710], ancap: [5, 2012] })
      .grade('Maxx', 33_490, petrol20, 'auto6')
      .grade('Maxx Sport', 37_490, petrol(2.5, 4, 138, 250, 7.4), 'auto6', 'awd')
      .grade('Akera', 49_990, diesel(2.2, 4, 129, 420, 5.7), 'auto6', 'awd'),
    model('CX-5', 'KF', 2017, current)
      .as('suv', { sales: 24, tow: 1800, tank: 58, mm: [4575, 1845, 1690], ancap: [5, 2017] })
      .grade('G25 Maxx', 42_490, petrol25, 'auto6')
      .grade('G25 Maxx Sport', 46_490, petrol25, 'auto6', 'awd')
      .grade('G25 Touring', 49_990, petrol25, 'auto6', 'awd')
      .grade('G35 GT SP', 57_490, turbo25, 'auto6', 'awd')
      .since(2020)
      .grade('G35 Akera', 60_990, turbo25, 'auto6', 'awd')
      .since(2019),
    model('CX-8', 'KG', 2018, 2024)
      .as('suv', { sales: 6, seats: 7, tow: 2000, tank: 74, mm: [4900, 1840, 1725], ancap: [5, 2018] })
      .grade('Sport', 47_490, petrol(2.5, 4, 140, 252, 8.1), 'auto6')
      .grade('Touring', 57_490, diesel22, 'auto6', 'awd')
      .grade('Asaki', 69_990, diesel22, 'auto6', 'awd'),
    model('CX-9', 'TC', 2016, 2023)
      .as('suv', { sales: 8, seats: 7, tow: 2000, tank: 74, mm: [5075, 1969, 1747], ancap: [5, 2016] })
      .grade('Sport', 53_490, turbo(2.5, 4, 170, 420, 8.4), 'auto6')
      .grade('Touring', 60_990, turbo(2.5, 4, 170, 420, 9.0), 'auto6', 'awd')
      .grade('Azami', 72_490, turbo(2.5, 4, 170, 420, 9.0), 'auto6', 'awd'),
    model('CX-60', 'KH', 2023, current)
      .as('suv', { sales: 4, tow: 2500, tank: 58, mm: [4740, 1890, 1680], ancap: [5, 2022] })
      .grade('G40e Evolve', 67_490, petrol33, 'auto8', 'awd')
      .grade('D50e GT', 76_490, diesel33, 'auto8', 'awd')
      .grade('P50e Azami', 93_490, plugIn(2.5, 4, 241, 500, 2.1, 76), 'auto8', 'awd'),
    model('CX-70', 'KJ', 2024, 2026)
      .as('suv', { sales: 0.8, tow: 2500, tank: 74, mm: [5120, 1994, 1745], ancap: [5, 2024] })
      .grade('G50e GT', 88_990, petrol33, 'auto8', 'awd')
      .grade('D50e Azami SP', 99_490, diesel33, 'auto8', 'awd'),
    model('CX-80', 'KL', 2024, current)
      .as('suv', { sales: 2, seats: 7, tow: 2500, tank: 74, mm: [4990, 1890, 1710], ancap: [5, 2024] })
      .grade('G40e Pure', 61_490, petrol33, 'auto8', 'awd')
      .grade('G40e Touring', 68_490, petrol33, 'auto8', 'awd')
      .grade('D50e Azami', 90_490, diesel33, 'auto8', 'awd'),
    model('CX-90', 'KK', 2023, current)
      .as('suv', { sales: 2.5, seats: 7, tow: 2500, tank: 74, mm: [5120, 1994, 1745], ancap: [5, 2023] })
      .grade('D50e Touring', 82_490, diesel33, 'auto8', 'awd')
      .grade('G50e GT', 93_490, turboHybrid(3.3, 6, 254, 500, 8.2), 'auto8', 'awd')
      .grade('G50e Azami', 102_490, turboHybrid(3.3, 6, 254, 500, 8.2), 'auto8', 'awd'),
    model('MX-5', 'ND', 2015, current)
      .as('convertible', {
        sales: 0.8,
        seats: 2,
        doors: 2,
        tank: 45,
        mm: [3915, 1735, 1235],
        ancap: [5, 2016],
      })
      .grade('G20', 48_490, petrol(2.0, 4, 135, 205, 6.8), 'man6', 'rwd')
      .grade('G20 GT', 53_990, petrol(2.0, 4, 135, 205, 7.0), 'auto6', 'rwd')
      .grade('G20 RF GT', 58_490, petrol(2.0, 4, 135, 205, 6.9), 'man6', 'rwd'),
    model('6e', '', 2026, current)
      .as('sedan', { sales: 1, mm: [4921, 1890, 1491], ancap: [5, 2025], retention: 'electric' })
      .grade('GT', 55_990, electric(190, 290, 560), 'ev', 'rwd')
      .grade('Atenza', 59_990, electric(190, 290, 560), 'ev', 'rwd'),
    model('BT-50', 'UP', 2011, 2015)
      .as('ute', { sales: 10, tow: 3350, tank: 80, ancap: [5, 2011] })
      .configured('Dual Cab Utility')
      .grade('XT', 46_990, diesel32, 'man6', '4wd')
      .grade('XTR', 50_990, diesel32, 'auto6', '4wd')
      .grade('GT', 54_490, diesel32, 'auto6', '4wd'),
    model('BT-50', 'UR', 2015, 2020)
      .as('ute', { sales: 9, tow: 3500, tank: 80, mm: [5373, 1850, 1815], ancap: [5, 2011] })
      .configured('Dual Cab Utility')
      .grade('XT', 47_990, diesel32, 'auto6', '4wd')
      .grade('XTR', 51_990, diesel32, 'auto6', '4wd')
      .grade('GT', 54_990, diesel32, 'auto6', '4wd'),
    model('BT-50', 'TF', 2020, current)
      .as('ute', { sales: 13, tow: 3500, tank: 76, mm: [5280, 1870, 1790], ancap: [5, 2022] })
      .configured('Dual Cab Pick-up')
      .grade('XT', 58_490, diesel30, 'auto6', '4wd')
      .grade('XTR', 63_490, diesel30, 'auto6', '4wd')
      .grade('GT', 67_490, diesel30, 'auto6', '4wd')
      .grade('SP', 72_490, diesel30, 'auto6', '4wd')
      .since(2021),
    model('BT-50', 'TF', 2020, current)
      .as('cab-chassis', { sales: 3, seats: 2, doors: 2, tow: 3500, tank: 76, ancap: [5, 2022] })
      .configured('Single Cab Chassis')
      .grade('XS', 41_490, diesel(1.9, 4, 110, 350, 7.3), 'auto6', 'rwd')
      .grade('XT', 51_490, diesel30, 'auto6', '4wd'),
  ],
};
