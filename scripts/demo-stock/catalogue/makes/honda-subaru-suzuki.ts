import { diesel, electric, hybrid, petrol, turbo } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const petrol13 = petrol(1.3, 4, 73, 127, 6.0);
const petrol15 = petrol(1.5, 4, 88, 145, 5.7);
const turbo15 = turbo(1.5, 4, 140, 240, 7.3);
const eHev15 = hybrid(1.5, 4, 96, 253, 4.3);
const eHev20 = hybrid(2.0, 4, 135, 335, 4.8);
const boxer20 = petrol(2.0, 4, 115, 196, 7.4);
const boxer25 = petrol(2.5, 4, 136, 239, 7.4);
const boxer20Hybrid = hybrid(2.0, 4, 110, 196, 6.5);
const boxer24Turbo = turbo(2.4, 4, 202, 350, 9.9);

export const honda: Make = {
  name: 'Honda',
  wmis: ['JHM', 'MRH', 'SHH'],
  retention: 'average',
  paints: {
    white: ['Platinum White', 'Taffeta White', 'Premium Crystal White'],
    silver: ['Lunar Silver', 'Alabaster Silver'],
    grey: ['Modern Steel', 'Meteoroid Grey', 'Sonic Grey Pearl', 'Polished Metal'],
    black: ['Crystal Black', 'Nighthawk Black'],
    blue: ['Brilliant Sporty Blue', 'Canyon River Blue', 'Cosmic Blue'],
    red: ['Ignite Red', 'Rallye Red', 'Passion Red'],
    green: ['Khaki', 'Fir Green'],
  },
  generations: [
    model('Jazz', 'GE', 2008, 2014)
      .as('hatch', { sales: 10, tow: 800, tank: 42, ancap: [5, 2009] })
      .grade('GLi', 17_990, petrol13, 'auto5')
      .grade('VTi', 20_490, petrol(1.5, 4, 88, 145, 6.7), 'auto5')
      .grade('VTi-S', 23_490, petrol(1.5, 4, 88, 145, 6.7), 'auto5'),
    model('Jazz', 'GF', 2014, 2020)
      .as('hatch', { sales: 7, tow: 800, tank: 40, mm: [4035, 1694, 1524], ancap: [5, 2015] })
      .grade('VTi', 18_990, petrol(1.5, 4, 88, 145, 5.8), 'cvt')
      .grade('VTi-S', 21_990, petrol(1.5, 4, 88, 145, 5.8), 'cvt')
      .grade('VTi-L', 25_490, petrol(1.5, 4, 88, 145, 5.8), 'cvt'),
    model('City', 'GM', 2009, 2020)
      .as('sedan', { sales: 3, tow: 800, tank: 40, ancap: [5, 2014] })
      .grade('VTi', 18_490, petrol15, 'cvt')
      .grade('VTi-L', 22_490, petrol15, 'cvt'),
    model('Civic', 'FD', 2006, 2012)
      .as('sedan', { sales: 9, tow: 1200, tank: 50, ancap: [4, 2006] })
      .grade('VTi', 22_490, petrol(1.8, 4, 103, 174, 6.9), 'auto5')
      .grade('VTi-L', 25_490, petrol(1.8, 4, 103, 174, 6.9), 'auto5')
      .grade('Sport', 30_490, petrol(2.0, 4, 114, 188, 8.4), 'auto5'),
    model('Civic', 'FK', 2016, 2021)
      .as('hatch', { sales: 7, tow: 800, tank: 47, mm: [4515, 1799, 1421], ancap: [5, 2017] })
      .grade('VTi', 25_490, petrol(1.8, 4, 104, 174, 6.4), 'cvt')
      .grade('VTi-S', 28_490, petrol(1.8, 4, 104, 174, 6.4), 'cvt')
      .grade('RS', 35_490, turbo(1.5, 4, 127, 220, 6.1), 'cvt')
      .grade('Type R', 57_490, turbo(2.0, 4, 228, 400, 8.8), 'man6')
      .since(2017),
    model('Civic', 'FE', 2021, current)
      .as('hatch', { sales: 1.5, tow: 800, tank: 40, mm: [4560, 1802, 1415], ancap: [5, 2022] })
      .grade('e:HEV L', 49_900, eHev20, 'ev')
      .grade('e:HEV LX', 55_900, eHev20, 'ev')
      .grade('Type R', 79_900, turbo(2.0, 4, 235, 420, 8.9), 'man6'),
    model('Accord', 'CU', 2008, 2013)
      .as('sedan', { sales: 4, tow: 1500, tank: 65, ancap: [5, 2008] })
      .grade('VTi', 32_490, petrol(2.4, 4, 133, 222, 8.9), 'auto5')
      .grade('Euro Luxury', 40_490, petrol(2.4, 4, 148, 234, 8.7), 'auto5'),
    model('Accord', 'CY', 2024, current)
      .as('sedan', { sales: 0.4, tank: 48, mm: [4975, 1862, 1449], ancap: [5, 2024] })
      .grade('e:HEV RS', 64_900, eHev20, 'ev'),
    model('HR-V', 'RU', 2015, 2021)
      .as('suv', { sales: 11, tow: 800, tank: 50, mm: [4348, 1790, 1605], ancap: [5, 2015] })
      .grade('VTi', 28_490, petrol(1.8, 4, 105, 172, 6.6), 'cvt')
      .grade('VTi-S', 31_490, petrol(1.8, 4, 105, 172, 6.9), 'cvt')
      .grade('VTi-LX', 38_490, petrol(1.8, 4, 105, 172, 6.9), 'cvt'),
    model('HR-V', 'RV', 2022, current)
      .as('suv', { sales: 4, seats: 4, tank: 40, mm: [4330, 1790, 1590], ancap: [4, 2022] })
      .grade('Vi X', 34_900, petrol(1.5, 4, 89, 145, 5.8), 'cvt')
      .grade('e:HEV X', 39_900, eHev15, 'ev')
      .grade('e:HEV L', 42_900, eHev15, 'ev'),
    model('ZR-V', 'RZ', 2023, current)
      .as('suv', { sales: 5, tow: 800, tank: 57, mm: [4568, 1840, 1620], ancap: [4, 2023] })
      .grade('VTi X', 37_900, turbo(1.5, 4, 131, 240, 7.2), 'cvt')
      .grade('VTi L7', 43_900, turbo(1.5, 4, 131, 240, 7.2), 'cvt')
      .grade('e:HEV LX', 54_900, hybrid(2.0, 4, 135, 315, 5.0), 'ev'),
    model('CR-V', 'RM', 2012, 2017)
      .as('suv', { sales: 10, tow: 1500, tank: 58, ancap: [5, 2012] })
      .grade('VTi', 30_490, petrol(2.0, 4, 114, 190, 7.7), 'auto5')
      .grade('VTi-S', 35_490, petrol(2.4, 4, 140, 222, 8.7), 'auto5', 'awd')
      .grade('VTi-L', 42_490, petrol(2.4, 4, 140, 222, 8.7), 'auto5', 'awd'),
    model('CR-V', 'RW', 2017, 2023)
      .as('suv', { sales: 11, seats: 7, tow: 1000, tank: 57, mm: [4635, 1855, 1689], ancap: [5, 2017] })
      .grade('VTi', 35_490, turbo15, 'cvt')
      .grade('VTi-L7', 43_900, turbo15, 'cvt')
      .grade('VTi-LX AWD', 57_900, turbo15, 'cvt', 'awd'),
    model('CR-V', 'RS', 2023, current)
      .as('suv', { sales: 6, tow: 1000, tank: 57, mm: [4704, 1866, 1692], ancap: [4, 2024] })
      .grade('VTi X', 41_900, turbo15, 'cvt')
      .grade('VTi L7', 49_900, turbo15, 'cvt')
      .grade('e:HEV RS', 59_900, eHev20, 'ev'),
    model('Odyssey', 'RC', 2014, 2022)
      .as('people-mover', { sales: 3, seats: 8, tow: 1000, tank: 55, ancap: [5, 2014] })
      .grade('VTi', 44_490, petrol(2.4, 4, 129, 225, 7.6), 'cvt')
      .grade('VTi-L', 54_990, petrol(2.4, 4, 129, 225, 7.8), 'cvt'),
  ],
};

export const subaru: Make = {
  name: 'Subaru',
  wmis: ['JF1', 'JF2'],
  retention: 'average',
  paints: {
    white: ['Crystal White', 'Satin White Pearl'],
    silver: ['Ice Silver'],
    grey: ['Magnetite Grey', 'Dark Grey', 'Cool Grey Khaki'],
    black: ['Crystal Black Silica'],
    blue: ['WR Blue Pearl', 'Sapphire Blue', 'Horizon Blue', 'Cosmic Blue'],
    red: ['Crimson Red', 'Pure Red', 'Lithium Red'],
    green: ['Autumn Green', 'Cascade Green', 'Wilderness Green'],
    bronze: ['Brilliant Bronze', 'Sunshine Bronze'],
  },
  generations: [
    model('Impreza', 'G3', 2007, 2011)
      .as('hatch', { sales: 10, tow: 1200, tank: 60, ancap: [5, 2008] })
      .grade('R', 24_490, petrol(2.0, 4, 110, 196, 8.8), 'auto4', 'awd')
      .grade('RS', 29_490, petrol(2.0, 4, 110, 196, 8.8), 'auto4', 'awd')
      .grade('WRX', 40_490, turbo(2.5, 4, 195, 343, 10.4), 'man5', 'awd'),
    model('Impreza', 'G4', 2011, 2016)
      .as('hatch', { sales: 9, tow: 1200, tank: 55, ancap: [5, 2012] })
      .grade('2.0i', 24_490, petrol(2.0, 4, 110, 196, 6.8), 'cvt', 'awd')
      .grade('2.0i-S', 32_490, petrol(2.0, 4, 110, 196, 6.8), 'cvt', 'awd'),
    model('Impreza', 'G5', 2016, 2023)
      .as('hatch', { sales: 6, tow: 1200, tank: 50, mm: [4475, 1775, 1480], ancap: [5, 2016] })
      .grade('2.0i', 27_490, boxer20, 'cvt', 'awd')
      .grade('2.0i-L', 31_490, boxer20, 'cvt', 'awd')
      .grade('2.0i-S', 36_490, boxer20, 'cvt', 'awd'),
    model('Impreza', 'G6', 2023, current)
      .as('hatch', { sales: 2, tow: 1200, tank: 50, mm: [4475, 1780, 1450], ancap: [5, 2024] })
      .grade('2.0R', 38_490, boxer20, 'cvt', 'awd')
      .grade('2.0S', 42_490, boxer20, 'cvt', 'awd'),
    model('XV', 'G4X', 2012, 2017)
      .as('suv', { sales: 10, tow: 1400, tank: 60, ancap: [5, 2012] })
      .grade('2.0i', 28_990, petrol(2.0, 4, 110, 196, 7.0), 'cvt', 'awd')
      .grade('2.0i-S', 35_990, petrol(2.0, 4, 110, 196, 7.0), 'cvt', 'awd'),
    model('XV', 'G5X', 2017, 2022)
      .as('suv', { sales: 12, tow: 1400, tank: 63, mm: [4465, 1800, 1615], ancap: [5, 2017] })
      .grade('2.0i', 32_490, boxer20, 'cvt', 'awd')
      .grade('2.0i-Premium', 36_490, boxer20, 'cvt', 'awd')
      .grade('Hybrid S', 43_490, boxer20Hybrid, 'cvt', 'awd')
      .since(2020),
    model('Crosstrek', 'G6X', 2023, current)
      .as('suv', { sales: 11, tow: 1400, tank: 63, mm: [4495, 1800, 1600], ancap: [5, 2024] })
      .grade('2.0L', 40_490, boxer20, 'cvt', 'awd')
      .grade('2.0R', 43_990, boxer20, 'cvt', 'awd')
      .grade('Hybrid S', 49_490, hybrid(2.5, 4, 121, 212, 5.8), 'cvt', 'awd'),
    model('Liberty', 'BM', 2009, 2014)
      .as('sedan', { sales: 6, tow: 1500, tank: 65, ancap: [5, 2009] })
      .grade('2.5i', 34_490, petrol(2.5, 4, 123, 229, 8.4), 'cvt', 'awd')
      .grade('2.5i Premium', 39_490, petrol(2.5, 4, 123, 229, 8.4), 'cvt', 'awd')
      .grade('GT', 56_490, turbo(2.5, 4, 195, 350, 10.4), 'auto5', 'awd'),
    model('Outback', 'B5A', 2009, 2014)
      .as('wagon', { sales: 8, tow: 1500, tank: 65, ancap: [5, 2009] })
      .grade('2.5i', 39_490, petrol(2.5, 4, 123, 229, 8.4), 'cvt', 'awd')
      .grade('2.0D Premium', 45_490, diesel(2.0, 4, 110, 350, 6.4), 'man6', 'awd'),
    model('Outback', 'B6A', 2014, 2020)
      .as('wagon', { sales: 11, tow: 1500, tank: 60, mm: [4815, 1840, 1675], ancap: [5, 2014] })
      .grade('2.5i', 39_490, petrol(2.5, 4, 129, 235, 7.3), 'cvt', 'awd')
      .grade('2.5i Premium', 45_490, petrol(2.5, 4, 129, 235, 7.3), 'cvt', 'awd')
      .grade('3.6R', 52_490, petrol(3.6, 6, 191, 350, 9.9), 'cvt', 'awd'),
    model('Outback', 'B7A', 2021, 2025)
      .as('wagon', { sales: 11, tow: 2000, tank: 63, mm: [4870, 1875, 1675], ancap: [5, 2021] })
      .grade('AWD', 48_490, petrol(2.5, 4, 138, 245, 7.3), 'cvt', 'awd')
      .grade('AWD Sport', 52_990, petrol(2.5, 4, 138, 245, 7.3), 'cvt', 'awd')
      .grade('AWD Touring XT', 62_990, turbo(2.4, 4, 183, 350, 9.0), 'cvt', 'awd')
      .since(2023),
    model('Outback', 'B8A', 2026, current)
      .as('suv', { sales: 9, tow: 2000, tank: 63, mm: [4880, 1880, 1715] })
      .grade('AWD', 52_490, petrol(2.5, 4, 137, 254, 8.0), 'cvt', 'awd')
      .grade('AWD Touring XT', 67_990, turbo(2.4, 4, 194, 382, 9.4), 'cvt', 'awd')
      .grade('AWD Wilderness', 70_490, turbo(2.4, 4, 194, 382, 9.6), 'cvt', 'awd'),
    model('Forester', 'S3', 2008, 2012)
      .as('suv', { sales: 13, tow: 1400, tank: 60, ancap: [5, 2008] })
      .grade('X', 31_490, petrol(2.5, 4, 126, 229, 9.3), 'auto4', 'awd')
      .grade('XS Premium', 39_490, petrol(2.5, 4, 126, 229, 9.3), 'auto4', 'awd'),
    model('Forester', 'S4', 2013, 2018)
      .as('suv', { sales: 13, tow: 1500, tank: 60, mm: [4595, 1795, 1735], ancap: [5, 2013] })
      .grade('2.5i', 34_490, petrol(2.5, 4, 126, 235, 8.1), 'cvt', 'awd')
      .grade('2.5i-S', 41_490, petrol(2.5, 4, 126, 235, 8.1), 'cvt', 'awd')
      .grade('XT Premium', 50_490, turbo(2.0, 4, 177, 350, 8.5), 'cvt', 'awd'),
    model('Forester', 'S5', 2018, 2025)
      .as('suv', { sales: 14, tow: 1800, tank: 63, mm: [4640, 1815, 1730], ancap: [5, 2019] })
      .grade('2.5i', 41_490, boxer25, 'cvt', 'awd')
      .grade('2.5i Premium', 47_490, boxer25, 'cvt', 'awd')
      .grade('2.5i Sport', 48_990, boxer25, 'cvt', 'awd')
      .since(2021)
      .grade('Hybrid S', 51_490, boxer20Hybrid, 'cvt', 'awd')
      .since(2020),
    model('Forester', 'S6', 2025, current)
      .as('suv', { sales: 13, tow: 1800, tank: 63, mm: [4655, 1830, 1730], ancap: [5, 2024] })
      .grade('AWD', 48_490, petrol(2.5, 4, 136, 247, 7.9), 'cvt', 'awd')
      .grade('AWD Hybrid', 52_490, hybrid(2.5, 4, 145, 276, 6.2), 'cvt', 'awd')
      .grade('AWD Hybrid Touring', 63_490, hybrid(2.5, 4, 145, 276, 6.2), 'cvt', 'awd'),
    model('WRX', 'VB', 2022, current)
      .as('sedan', { sales: 2, tow: 1200, tank: 63, mm: [4670, 1825, 1465], ancap: [5, 2022] })
      .grade('AWD', 52_990, boxer24Turbo, 'man6', 'awd')
      .grade('RS', 58_490, boxer24Turbo, 'cvt', 'awd')
      .grade('tS', 66_490, boxer24Turbo, 'cvt', 'awd')
      .since(2024),
    model('WRX', 'VA', 2014, 2021)
      .as('sedan', { sales: 3, tow: 1200, tank: 60, ancap: [5, 2014], retention: 'strong' })
      .grade('WRX', 44_490, turbo(2.0, 4, 197, 350, 9.2), 'man6', 'awd')
      .grade('STI', 58_490, turbo(2.5, 4, 221, 407, 10.4), 'man6', 'awd'),
    model('BRZ', 'ZD8', 2022, current)
      .as('coupe', { sales: 1, seats: 4, doors: 2, tank: 50, mm: [4265, 1775, 1310], retention: 'strong' })
      .grade('Coupe', 46_490, petrol(2.4, 4, 174, 250, 9.5), 'man6', 'rwd')
      .grade('Coupe S', 48_490, petrol(2.4, 4, 174, 250, 8.8), 'auto6', 'rwd'),
    model('Solterra', 'XE', 2024, current)
      .as('suv', { sales: 0.4, tow: 750, mm: [4690, 1860, 1650], ancap: [5, 2022], retention: 'electric' })
      .grade('AWD', 69_990, electric(160, 337, 414), 'ev', 'awd')
      .grade('AWD Touring', 76_990, electric(160, 337, 414), 'ev', 'awd'),
  ],
};

export const suzuki: Make = {
  name: 'Suzuki',
  wmis: ['JSA', 'TSM', 'MA3'],
  retention: 'average',
  paints: {
    white: ['Pure White Pearl', 'Superior White', 'Chiffon Ivory'],
    silver: ['Silky Silver', 'Premium Silver'],
    grey: ['Mineral Grey', 'Granite Grey', 'Titan Dark Grey'],
    black: ['Super Black Pearl', 'Bluish Black Pearl'],
    blue: ['Speedy Blue', 'Brisk Blue', 'Frontier Blue'],
    red: ['Burning Red', 'Sizzling Red'],
    green: ['Jungle Green', 'Kinetic Green'],
  },
  generations: [
    model('Alto', 'GF', 2009, 2014)
      .as('hatch', { sales: 5, seats: 4, tank: 35, ancap: [4, 2009] })
      .grade('GL', 12_490, petrol(1.0, 3, 50, 90, 5.2), 'auto4'),
    model('Swift', 'FZ', 2011, 2017)
      .as('hatch', { sales: 11, tank: 42, ancap: [5, 2011] })
      .grade('GL', 16_490, petrol(1.4, 4, 70, 130, 6.2), 'auto4')
      .grade('GLX', 19_490, petrol(1.4, 4, 70, 130, 6.2), 'auto4')
      .grade('Sport', 24_990, petrol(1.6, 4, 100, 160, 6.5), 'man6'),
    model('Swift', 'AZ', 2017, 2024)
      .as('hatch', { sales: 7, tow: 1000, tank: 37, mm: [3840, 1735, 1495], ancap: [5, 2017] })
      .grade('GL', 23_490, petrol(1.2, 4, 66, 120, 4.8), 'cvt')
      .grade('GLX Turbo', 28_490, turbo(1.0, 3, 82, 160, 5.1), 'auto6')
      .grade('Sport', 32_990, turbo(1.4, 4, 103, 230, 6.1), 'auto6'),
    model('Swift', 'UZ', 2024, current)
      .as('hatch', { sales: 5, tank: 37, mm: [3860, 1735, 1495], ancap: [1, 2024] })
      .grade('Hybrid', 29_490, hybrid(1.2, 3, 61, 112, 4.0), 'cvt')
      .grade('Hybrid Plus', 30_990, hybrid(1.2, 3, 61, 112, 4.0), 'cvt')
      .grade('Hybrid GLX', 33_490, hybrid(1.2, 3, 61, 112, 4.0), 'cvt'),
    model('Baleno', 'EW', 2016, 2022)
      .as('hatch', { sales: 4, tow: 1000, tank: 37 })
      .grade('GL', 19_490, petrol(1.4, 4, 68, 130, 5.4), 'auto4')
      .grade('GLX', 23_490, petrol(1.4, 4, 68, 130, 5.4), 'auto4'),
    model('Ignis', 'MF', 2017, 2024)
      .as('suv', { sales: 3, seats: 4, tank: 32, mm: [3700, 1660, 1595] })
      .grade('GL', 22_490, petrol(1.2, 4, 66, 120, 4.9), 'cvt')
      .grade('GLX', 24_490, petrol(1.2, 4, 66, 120, 4.9), 'cvt'),
    model('Vitara', 'LY', 2015, current)
      .as('suv', { sales: 6, tow: 1200, tank: 47, mm: [4175, 1775, 1610], ancap: [5, 2015] })
      .grade('Vitara', 33_490, petrol(1.6, 4, 86, 156, 6.2), 'auto6')
      .grade('Turbo', 38_490, turbo(1.4, 4, 103, 220, 5.9), 'auto6')
      .grade('Turbo AllGrip', 42_490, turbo(1.4, 4, 103, 220, 6.2), 'auto6', 'awd'),
    model('Grand Vitara', 'JB', 2008, 2018)
      .as('suv', { sales: 5, tow: 1850, tank: 66, ancap: [4, 2010] })
      .grade('Urban', 28_490, petrol(2.4, 4, 122, 225, 9.4), 'auto4', 'rwd')
      .grade('Navigator', 32_490, petrol(2.4, 4, 122, 225, 9.9), 'auto4', '4wd'),
    model('S-Cross', 'JY', 2013, current)
      .as('suv', { sales: 2, tow: 1200, tank: 47, mm: [4305, 1785, 1585] })
      .grade('Turbo', 39_490, turbo(1.4, 4, 103, 220, 5.9), 'auto6')
      .grade('AllGrip Prestige', 46_490, turbo(1.4, 4, 103, 220, 6.2), 'auto6', 'awd'),
    model('Jimny', 'GJ', 2019, current)
      .as('suv', {
        sales: 7,
        seats: 4,
        doors: 3,
        tow: 1300,
        tank: 40,
        mm: [3645, 1645, 1720],
        ancap: [3, 2018],
        retention: 'strong',
      })
      .grade('Lite', 32_490, petrol(1.5, 4, 75, 130, 6.4), 'man5', '4wd')
      .since(2021)
      .grade('GLX', 37_490, petrol(1.5, 4, 75, 130, 6.9), 'auto4', '4wd'),
    model('Jimny XL', 'JB', 2023, current)
      .as('suv', { sales: 4, seats: 4, tow: 1300, tank: 40, mm: [3965, 1645, 1720], retention: 'strong' })
      .grade('XL', 38_490, petrol(1.5, 4, 75, 130, 6.4), 'man5', '4wd')
      .grade('XL Auto', 40_490, petrol(1.5, 4, 75, 130, 6.9), 'auto4', '4wd'),
    model('Fronx', 'WD', 2025, current)
      .as('suv', { sales: 3, tank: 37, mm: [3995, 1765, 1550], ancap: [1, 2025] })
      .grade('Hybrid', 31_990, hybrid(1.5, 4, 76, 137, 5.0), 'auto6'),
  ],
};
