import {
  biturboDiesel,
  diesel,
  electric,
  hybrid,
  petrol,
  plugIn,
  turbo,
  turboHybrid,
  twinTurbo,
} from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const petrol20 = petrol(2.0, 4, 110, 197, 7.6);
const petrol24 = petrol(2.4, 4, 125, 226, 8.2);
const petrol25 = petrol(2.5, 4, 135, 244, 7.5);
const diesel24 = diesel(2.4, 4, 133, 430, 8.0);
const diesel24New = biturboDiesel(2.4, 4, 150, 470, 7.7);
const diesel25 = diesel(2.5, 4, 140, 450, 8.5);
const diesel23 = biturboDiesel(2.3, 4, 140, 450, 7.5);
const ePower = hybrid(1.5, 3, 157, 525, 6.1);

export const mitsubishi: Make = {
  name: 'Mitsubishi',
  wmis: ['JMF', 'MMA', 'JA4'],
  retention: 'average',
  paints: {
    white: ['White', 'White Diamond', 'Starlight'],
    silver: ['Sterling Silver', 'Cool Silver'],
    grey: ['Titanium', 'Graphite Grey', 'Atlantic Grey'],
    black: ['Black Pearl', 'Black Mica'],
    blue: ['Impulse Blue', 'Lightning Blue', 'Cosmic Blue'],
    red: ['Red Diamond', 'Red Metallic'],
    green: ['Forest Green', 'Olive Pearl'],
    bronze: ['Ironbark', 'Deep Bronze'],
  },
  generations: [
    model('Mirage', 'LA', 2013, 2022)
      .as('hatch', { sales: 7, tank: 35, ancap: [5, 2013] })
      .grade('ES', 15_990, petrol(1.2, 3, 57, 100, 4.9), 'cvt')
      .grade('LS', 18_490, petrol(1.2, 3, 57, 100, 4.9), 'cvt'),
    model('Lancer', 'CJ', 2007, 2017)
      .as('sedan', { sales: 18, tow: 1000, tank: 59, ancap: [5, 2009] })
      .grade('ES', 20_990, petrol(2.0, 4, 112, 198, 8.2), 'cvt')
      .grade('VR', 24_990, petrol(2.4, 4, 125, 226, 8.9), 'cvt')
      .grade('Ralliart', 40_490, turbo(2.0, 4, 177, 343, 9.7), 'dct6', 'awd'),
    model('Lancer', 'CJ', 2008, 2016)
      .as('hatch', { sales: 8, doors: 5, tow: 1000, tank: 59, ancap: [5, 2009] })
      .grade('ES Sportback', 21_490, petrol(2.0, 4, 112, 198, 8.2), 'man5')
      .grade('VR-X Sportback', 27_490, petrol(2.4, 4, 125, 226, 8.9), 'cvt'),
    model('380', 'DB', 2005, 2008)
      .as('sedan', { sales: 10, tow: 1600, tank: 67, retention: 'soft' })
      .grade('ES', 33_990, petrol(3.8, 6, 175, 343, 10.8), 'auto5')
      .grade('VR-X', 38_990, petrol(3.8, 6, 175, 343, 11.2), 'auto5'),
    model('ASX', 'XD', 2010, 2024)
      .as('suv', { sales: 17, tow: 1300, tank: 63, mm: [4365, 1810, 1640], ancap: [5, 2014] })
      .grade('ES', 28_490, petrol20, 'cvt')
      .grade('LS', 30_490, petrol20, 'cvt')
      .grade('Exceed', 37_490, petrol24, 'cvt'),
    model('ASX', 'JX', 2025, current)
      .as('suv', { sales: 6, tow: 1200, tank: 48, mm: [4239, 1797, 1575], ancap: [4, 2024] })
      .grade('LS', 40_490, turbo(1.3, 4, 113, 270, 6.4), 'dct7')
      .grade('Exceed', 49_490, turbo(1.3, 4, 113, 270, 6.4), 'dct7'),
    model('Eclipse Cross', 'YB', 2017, 2025)
      .as('suv', { sales: 8, tow: 1600, tank: 63, mm: [4545, 1805, 1685], ancap: [5, 2017] })
      .grade('ES', 34_490, turbo(1.5, 4, 110, 250, 7.3), 'cvt')
      .grade('Aspire', 40_490, turbo(1.5, 4, 110, 250, 7.7), 'cvt', 'awd')
      .grade('Exceed PHEV', 62_490, plugIn(2.4, 4, 135, 332, 1.9, 55), 'cvt', 'awd')
      .since(2022),
    model('Outlander', 'ZJ', 2012, 2021)
      .as('suv', { sales: 15, seats: 7, tow: 1600, tank: 60, mm: [4695, 1810, 1710], ancap: [5, 2014] })
      .grade('ES', 34_490, petrol20, 'cvt')
      .grade('LS', 38_490, petrol(2.4, 4, 124, 220, 7.2), 'cvt', 'awd')
      .grade('Exceed', 47_490, petrol(2.4, 4, 124, 220, 7.2), 'cvt', 'awd'),
    model('Outlander', 'ZM', 2021, current)
      .as('suv', { sales: 24, seats: 7, tow: 1600, tank: 55, mm: [4720, 1862, 1750], ancap: [5, 2022] })
      .grade('ES', 42_990, petrol25, 'cvt')
      .grade('LS', 46_490, petrol25, 'cvt', 'awd')
      .grade('Aspire', 51_490, petrol25, 'cvt', 'awd')
      .grade('Exceed Tourer', 58_490, petrol25, 'cvt', 'awd'),
    model('Outlander PHEV', 'ZM', 2022, current)
      .as('suv', { sales: 5, seats: 7, tow: 1600, tank: 56, mm: [4720, 1862, 1745], ancap: [5, 2022] })
      .grade('ES PHEV', 60_490, plugIn(2.4, 4, 185, 450, 1.5, 84), 'ev', 'awd')
      .grade('Aspire PHEV', 67_990, plugIn(2.4, 4, 185, 450, 1.5, 84), 'ev', 'awd')
      .grade('GSR PHEV', 77_990, plugIn(2.4, 4, 185, 450, 1.5, 84), 'ev', 'awd'),
    model('Pajero', 'NX', 2014, 2021)
      .as('suv', {
        sales: 5,
        seats: 7,
        tow: 3000,
        tank: 88,
        mm: [4900, 1875, 1900],
        ancap: [5, 2011],
        retention: 'strong',
      })
      .grade('GLX', 57_990, diesel(3.2, 4, 141, 441, 9.1), 'auto5', '4wd')
      .grade('GLS', 62_990, diesel(3.2, 4, 141, 441, 9.1), 'auto5', '4wd')
      .grade('Exceed', 66_990, diesel(3.2, 4, 141, 441, 9.1), 'auto5', '4wd'),
    model('Pajero Sport', 'QF', 2015, 2025)
      .as('suv', { sales: 7, seats: 7, tow: 3100, tank: 68, mm: [4825, 1815, 1835], ancap: [5, 2015] })
      .grade('GLX', 51_490, diesel24, 'auto8', '4wd')
      .grade('GLS', 58_490, diesel24, 'auto8', '4wd')
      .grade('Exceed', 65_490, diesel24, 'auto8', '4wd')
      .grade('GSR', 67_490, diesel24, 'auto8', '4wd')
      .since(2020),
    model('Triton', 'MN', 2009, 2015)
      .as('ute', { sales: 18, tow: 3000, tank: 75, ancap: [4, 2012] })
      .configured('Double Cab')
      .grade('GLX', 39_490, diesel(2.5, 4, 131, 400, 8.3), 'man5', '4wd')
      .grade('GLX-R', 45_490, diesel(2.5, 4, 131, 400, 8.9), 'auto5', '4wd'),
    model('Triton', 'MQ', 2015, 2018)
      .as('ute', { sales: 20, tow: 3100, tank: 75, mm: [5280, 1815, 1780], ancap: [5, 2015] })
      .configured('Double Cab')
      .grade('GLX', 42_490, diesel24, 'auto5', '4wd')
      .grade('GLS', 47_490, diesel24, 'auto5', '4wd')
      .grade('Exceed', 49_990, diesel24, 'auto5', '4wd'),
    model('Triton', 'MR', 2018, 2023)
      .as('ute', { sales: 24, tow: 3100, tank: 75, mm: [5305, 1815, 1795], ancap: [5, 2015] })
      .configured('Double Cab Pick-up')
      .grade('GLX', 45_490, diesel24, 'auto6', '4wd')
      .grade('GLX-R', 48_990, diesel24, 'auto6', '4wd')
      .grade('GLS', 53_490, diesel24, 'auto6', '4wd')
      .grade('GSR', 57_490, diesel24, 'auto6', '4wd')
      .since(2020),
    model('Triton', 'MV', 2024, current)
      .as('ute', { sales: 20, tow: 3500, tank: 75, mm: [5320, 1865, 1795], ancap: [5, 2024] })
      .configured('Double Cab Pick-up')
      .grade('GLX', 53_990, diesel24New, 'auto6', '4wd')
      .grade('GLX-R', 56_490, diesel24New, 'auto6', '4wd')
      .grade('GLS', 63_490, diesel24New, 'auto6', '4wd')
      .grade('GSR', 66_990, diesel24New, 'auto6', '4wd'),
    model('Express', 'SN', 2020, 2024)
      .as('van', { sales: 1.5, seats: 3, tow: 2000, tank: 80, ancap: [0, 2021], retention: 'soft' })
      .grade('GLX SWB', 42_490, diesel(1.6, 4, 103, 340, 6.6), 'man6')
      .grade('GLX LWB', 46_490, diesel(2.0, 4, 125, 380, 7.3), 'dct6'),
  ],
};

export const nissan: Make = {
  name: 'Nissan',
  wmis: ['JN1', 'MNT', 'SJN'],
  retention: 'average',
  paints: {
    white: ['Ivory Pearl', 'Polar White', 'Diamond White'],
    silver: ['Brilliant Silver', 'Platinum', 'Champagne Silver'],
    grey: ['Gun Metallic', 'Slate Grey', 'Ceramic Grey'],
    black: ['Diamond Black', 'Cosmic Black'],
    blue: ['Deep Ocean Blue', 'Caspian Blue', 'Vivid Blue'],
    red: ['Scarlet Ember', 'Burning Red', 'Fuji Sunset Red'],
    green: ['Tactical Green', 'Olive Green'],
    bronze: ['Forged Copper'],
  },
  generations: [
    model('Micra', 'K13', 2010, 2016)
      .as('hatch', { sales: 4, tank: 41, ancap: [4, 2011] })
      .grade('ST', 15_490, petrol(1.2, 3, 56, 100, 6.5), 'auto4')
      .grade('Ti', 18_990, petrol(1.5, 4, 75, 136, 6.7), 'auto4'),
    model('Tiida', 'C11', 2006, 2013)
      .as('hatch', { sales: 10, tank: 52, ancap: [4, 2007] })
      .grade('ST', 19_490, petrol(1.8, 4, 93, 174, 7.8), 'auto4')
      .grade('Ti', 23_490, petrol(1.8, 4, 93, 174, 7.8), 'auto4'),
    model('Pulsar', 'B17', 2013, 2017)
      .as('sedan', { sales: 9, tank: 52, ancap: [5, 2013] })
      .grade('ST', 20_990, petrol(1.8, 4, 96, 174, 7.2), 'cvt')
      .grade('Ti', 28_490, petrol(1.8, 4, 96, 174, 7.2), 'cvt'),
    model('Leaf', 'ZE1', 2019, 2024)
      .as('hatch', { sales: 0.6, mm: [4480, 1788, 1540], ancap: [5, 2018], retention: 'electric' })
      .grade('Leaf', 53_990, electric(110, 320, 270), 'ev')
      .grade('e+', 64_990, electric(160, 340, 385), 'ev'),
    model('Juke', 'F16', 2020, current)
      .as('suv', { sales: 3, tank: 46, mm: [4210, 1800, 1593], ancap: [5, 2019] })
      .grade('ST', 32_990, turbo(1.0, 3, 84, 180, 5.8), 'dct7')
      .grade('ST-L', 36_990, turbo(1.0, 3, 84, 180, 5.8), 'dct7')
      .grade('Ti', 39_990, turbo(1.0, 3, 84, 180, 5.8), 'dct7'),
    model('Dualis', 'J10', 2007, 2014)
      .as('suv', { sales: 10, tow: 1400, tank: 65, ancap: [5, 2007] })
      .grade('ST', 27_490, petrol(2.0, 4, 102, 198, 8.2), 'cvt')
      .grade('+2 Ti', 34_490, petrol(2.0, 4, 102, 198, 8.7), 'cvt', 'awd'),
    model('Qashqai', 'J11', 2014, 2022)
      .as('suv', { sales: 12, tow: 1200, tank: 65, mm: [4394, 1806, 1595], ancap: [5, 2014] })
      .grade('ST', 31_490, petrol(2.0, 4, 106, 200, 6.9), 'cvt')
      .grade('ST-L', 36_490, petrol(2.0, 4, 106, 200, 6.9), 'cvt')
      .grade('Ti', 41_490, petrol(2.0, 4, 106, 200, 6.9), 'cvt'),
    model('Qashqai', 'J12', 2022, current)
      .as('suv', { sales: 8, tow: 1200, tank: 55, mm: [4425, 1835, 1625], ancap: [5, 2021] })
      .grade('ST', 38_990, turbo(1.3, 4, 110, 250, 6.1), 'cvt')
      .grade('ST-L', 43_990, turbo(1.3, 4, 110, 250, 6.1), 'cvt')
      .grade('Ti e-Power', 56_490, hybrid(1.5, 3, 140, 330, 5.2), 'ev')
      .since(2024),
    model('X-Trail', 'T31', 2007, 2013)
      .as('suv', { sales: 14, tow: 2000, tank: 65, ancap: [4, 2007] })
      .grade('ST', 31_490, petrol(2.5, 4, 125, 226, 9.1), 'cvt', 'awd')
      .grade('TL', 41_490, diesel(2.0, 4, 110, 320, 7.2), 'auto6', 'awd')
      .grade('Ti', 38_490, petrol(2.5, 4, 125, 226, 9.1), 'cvt', 'awd'),
    model('X-Trail', 'T32', 2014, 2022)
      .as('suv', { sales: 18, seats: 7, tow: 1500, tank: 60, mm: [4690, 1820, 1740], ancap: [5, 2014] })
      .grade('ST', 35_490, petrol(2.5, 4, 126, 226, 7.9), 'cvt')
      .grade('ST-L', 41_490, petrol(2.5, 4, 126, 226, 8.3), 'cvt', 'awd')
      .grade('Ti', 48_490, petrol(2.5, 4, 126, 226, 8.3), 'cvt', 'awd'),
    model('X-Trail', 'T33', 2022, current)
      .as('suv', { sales: 16, seats: 7, tow: 2000, tank: 55, mm: [4680, 1840, 1725], ancap: [5, 2021] })
      .grade('ST', 42_490, petrol25, 'cvt')
      .grade('ST-L', 48_490, petrol25, 'cvt', 'awd')
      .grade('Ti', 55_990, petrol25, 'cvt', 'awd')
      .grade('Ti-L e-Power', 63_990, ePower, 'ev', 'awd')
      .since(2023),
    model('Pathfinder', 'R52', 2013, 2021)
      .as('suv', { sales: 4, seats: 7, tow: 2700, tank: 73, ancap: [5, 2013], retention: 'soft' })
      .grade('ST', 46_490, petrol(3.5, 6, 202, 340, 9.9), 'cvt')
      .grade('Ti', 67_490, petrol(3.5, 6, 202, 340, 10.1), 'cvt', '4wd'),
    model('Pathfinder', 'R53', 2022, current)
      .as('suv', { sales: 1.5, seats: 8, tow: 2700, tank: 71, mm: [5004, 1978, 1767] })
      .grade('ST-L', 76_490, petrol(3.5, 6, 202, 340, 10.5), 'auto9', 'awd')
      .grade('Ti-L', 90_490, petrol(3.5, 6, 202, 340, 10.5), 'auto9', 'awd'),
    model('Patrol', 'Y61', 2005, 2016)
      .as('suv', { sales: 4, seats: 7, tow: 3200, tank: 135, retention: 'strong' })
      .grade('DX', 56_990, diesel(3.0, 4, 118, 380, 10.8), 'man5', '4wd')
      .grade('ST', 61_990, diesel(3.0, 4, 118, 354, 11.8), 'auto4', '4wd'),
    model('Patrol', 'Y62', 2013, current)
      .as('suv', { sales: 6, seats: 8, tow: 3500, tank: 140, mm: [5175, 1995, 1940], retention: 'strong' })
      .grade('Ti', 97_490, petrol(5.6, 8, 298, 560, 14.4), 'auto7', '4wd')
      .grade('Ti-L', 110_490, petrol(5.6, 8, 298, 560, 14.4), 'auto7', '4wd')
      .grade('Warrior', 119_990, petrol(5.6, 8, 298, 560, 15.5), 'auto7', '4wd')
      .since(2023),
    model('Navara', 'D40', 2005, 2015)
      .as('ute', { sales: 18, tow: 3000, tank: 80, ancap: [4, 2009] })
      .configured('Dual Cab')
      .grade('RX', 42_490, diesel(2.5, 4, 106, 356, 8.9), 'man6', '4wd')
      .grade('ST', 46_990, diesel25, 'auto5', '4wd')
      .grade('ST-X 550', 63_990, diesel(3.0, 6, 170, 550, 9.3), 'auto7', '4wd'),
    model('Navara', 'D23', 2015, 2025)
      .as('ute', { sales: 12, tow: 3500, tank: 80, mm: [5260, 1850, 1855], ancap: [5, 2015] })
      .configured('Dual Cab Pick-up')
      .grade('SL', 49_490, diesel23, 'man6', '4wd')
      .grade('ST', 54_990, diesel23, 'auto7', '4wd')
      .grade('ST-X', 61_490, diesel23, 'auto7', '4wd')
      .grade('PRO-4X', 65_490, diesel23, 'auto7', '4wd')
      .since(2021)
      .grade('PRO-4X Warrior', 73_490, diesel23, 'auto7', '4wd')
      .since(2021),
    model('Navara', 'D27', 2026, current)
      .as('ute', { sales: 10, tow: 3500, tank: 75, mm: [5320, 1865, 1795] })
      .configured('Dual Cab Pick-up')
      .grade('SL', 56_490, diesel24New, 'auto6', '4wd')
      .grade('ST-X', 65_490, diesel24New, 'auto6', '4wd')
      .grade('PRO-4X', 70_990, diesel24New, 'auto6', '4wd'),
    model('370Z', 'Z34', 2009, 2020)
      .as('coupe', { sales: 0.5, seats: 2, doors: 3, tank: 72 })
      .grade('Coupe', 57_990, petrol(3.7, 6, 245, 363, 10.5), 'man6', 'rwd')
      .grade('Nismo', 66_990, petrol(3.7, 6, 253, 371, 10.6), 'man6', 'rwd'),
    model('Z', 'RZ34', 2022, current)
      .as('coupe', { sales: 0.4, seats: 2, doors: 3, tank: 62, mm: [4379, 1845, 1316] })
      .grade('Coupe', 84_990, twinTurbo(3.0, 6, 298, 475, 9.8), 'auto9', 'rwd')
      .grade('Nismo', 106_990, twinTurbo(3.0, 6, 309, 520, 10.4), 'auto9', 'rwd')
      .since(2024),
    model('Ariya', 'FE0', 2025, current)
      .as('suv', { sales: 0.6, tow: 1500, mm: [4595, 1850, 1660], ancap: [5, 2022], retention: 'electric' })
      .grade('Engage', 60_990, electric(160, 300, 385), 'ev')
      .grade('Evolve e-4orce', 76_990, electric(290, 600, 487), 'ev', 'awd'),
    model('Serena', 'C28', 2026, current)
      .as('people-mover', { sales: 0.3, seats: 8, tank: 52, mm: [4765, 1715, 1870] })
      .grade('e-Power Highway Star', 62_990, turboHybrid(1.4, 3, 120, 315, 5.2), 'ev'),
  ],
};
