import {
  biturboDiesel,
  diesel,
  electric,
  hybrid,
  petrol,
  turbo,
  turboHybrid,
  twinTurbo,
} from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const petrol13 = petrol(1.3, 4, 63, 120, 6.4);
const petrol15 = petrol(1.5, 3, 88, 145, 5.4);
const hybrid15 = hybrid(1.5, 3, 85, 120, 3.3);
const petrol18 = petrol(1.8, 4, 103, 173, 6.6);
const hybrid18 = hybrid(1.8, 4, 103, 142, 4.0);
const petrol20 = petrol(2.0, 4, 125, 200, 6.0);
const hybrid20 = hybrid(2.0, 4, 144, 190, 4.0);
const petrol25 = petrol(2.5, 4, 133, 231, 7.8);
const hybrid25 = hybrid(2.5, 4, 160, 221, 4.7);
const hybrid25Awd = hybrid(2.5, 4, 163, 221, 4.8);
const petrol35 = petrol(3.5, 6, 200, 336, 9.3);
const petrol27 = petrol(2.7, 4, 122, 245, 11.1);
const diesel28 = diesel(2.8, 4, 150, 500, 7.9);
const diesel28Mild = diesel(2.8, 4, 150, 500, 7.1);
const diesel28Early = diesel(2.8, 4, 130, 450, 8.1);
const diesel24 = diesel(2.4, 4, 110, 400, 7.5);
const diesel30 = diesel(3.0, 4, 126, 343, 8.3);
const diesel45 = biturboDiesel(4.5, 8, 200, 650, 9.5);
const diesel45Single = diesel(4.5, 8, 151, 430, 10.7);
const diesel33 = biturboDiesel(3.3, 6, 227, 700, 8.9);

export const toyota: Make = {
  name: 'Toyota',
  wmis: ['JTN', 'MR0', 'JTM', 'JTE', 'JTG'],
  retention: 'strong',
  paints: {
    white: ['Glacier White', 'Crystal Pearl', 'Frosted White'],
    silver: ['Silver Pearl', 'Stunning Silver', 'Silver Sky'],
    grey: ['Graphite', 'Magnetic Metallic', 'Celestite', 'Saturn Grey'],
    black: ['Eclipse Black', 'Ink', 'Ebony'],
    blue: ['Nebula Blue', 'Saturn Blue', 'Tidal Blue', 'Blue Gem'],
    red: ['Feverish Red', 'Atomic Rush', 'Emotional Red'],
    green: ['Everest Green', 'Jungle Khaki', 'Rainforest Green'],
    bronze: ['Oxide Bronze', 'Dusty Bronze', 'Liquid Bronze'],
  },
  generations: [
    model('Yaris', 'NCP130R', 2011, 2020)
      .as('hatch', { sales: 12, tow: 800, tank: 42, ancap: [5, 2011] })
      .grade('Ascent', 17_990, petrol13, 'auto4')
      .grade('SX', 20_990, petrol(1.5, 4, 80, 141, 6.3), 'auto4')
      .grade('ZR', 23_490, petrol(1.5, 4, 80, 141, 6.3), 'auto4'),
    model('Yaris', 'MXPH10R', 2020, current)
      .as('hatch', { sales: 5, tank: 36, mm: [3940, 1695, 1505], ancap: [5, 2020] })
      .grade('Ascent Sport', 27_990, petrol15, 'cvt')
      .grade('SX Hybrid', 34_490, hybrid15, 'cvt')
      .grade('ZR Hybrid', 37_490, hybrid15, 'cvt'),
    model('Yaris Cross', 'MXPJ10R', 2020, current)
      .as('suv', { sales: 10, tow: 400, tank: 36, mm: [4180, 1765, 1590], ancap: [5, 2021] })
      .grade('GX Hybrid', 34_490, hybrid15, 'cvt')
      .grade('GXL Hybrid', 37_290, hybrid15, 'cvt')
      .grade('Urban Hybrid AWD', 43_990, hybrid15, 'cvt', 'awd'),
    model('Corolla', 'ZRE152R', 2007, 2012)
      .as('sedan', { sales: 20, tow: 1300, tank: 50, ancap: [4, 2007] })
      .grade('Ascent', 20_990, petrol(1.8, 4, 100, 175, 7.4), 'auto4')
      .grade('Conquest', 23_990, petrol(1.8, 4, 100, 175, 7.4), 'auto4')
      .grade('Ultima', 28_990, petrol(1.8, 4, 100, 175, 7.4), 'auto4'),
    model('Corolla', 'ZRE182R', 2012, 2018)
      .as('hatch', { sales: 30, tow: 1300, tank: 50, mm: [4330, 1760, 1475], ancap: [5, 2012] })
      .grade('Ascent', 21_990, petrol18, 'man6')
      .grade('Ascent Sport', 23_990, petrol18, 'cvt')
      .grade('SX', 26_490, petrol18, 'cvt')
      .grade('ZR', 31_490, petrol18, 'cvt'),
    model('Corolla', 'ZWE219R', 2018, current)
      .as('hatch', { sales: 18, tow: 450, tank: 43, mm: [4375, 1790, 1435], ancap: [5, 2018] })
      .grade('Ascent Sport', 33_990, petrol20, 'cvt')
      .grade('Ascent Sport Hybrid', 36_490, hybrid18, 'cvt')
      .grade('SX Hybrid', 39_490, hybrid18, 'cvt')
      .grade('ZR Hybrid', 44_490, hybrid18, 'cvt'),
    model('Corolla', 'ZWE211R', 2019, current)
      .as('sedan', { sales: 9, tow: 450, tank: 43, mm: [4630, 1780, 1435], ancap: [5, 2019] })
      .grade('Ascent Sport Hybrid', 36_490, hybrid18, 'cvt')
      .grade('SX Hybrid', 39_490, hybrid18, 'cvt')
      .grade('ZR Hybrid', 44_190, hybrid18, 'cvt'),
    model('Corolla Cross', 'MXGH10R', 2022, current)
      .as('suv', { sales: 13, tow: 750, tank: 43, mm: [4460, 1825, 1620], ancap: [5, 2021] })
      .grade('GX Hybrid', 41_990, hybrid20, 'cvt')
      .grade('GXL Hybrid', 45_490, hybrid20, 'cvt')
      .grade('Atmos Hybrid AWD', 54_490, hybrid20, 'cvt', 'awd'),
    model('Camry', 'ASV50R', 2011, 2017)
      .as('sedan', { sales: 20, tow: 1200, tank: 70, ancap: [5, 2011] })
      .grade('Altise', 28_990, petrol25, 'auto6')
      .grade('Atara S', 31_990, petrol25, 'auto6')
      .grade('Atara SX', 34_490, petrol25, 'auto6')
      .grade('Hybrid H', 33_990, hybrid(2.5, 4, 151, 213, 5.2), 'cvt'),
    model('Camry', 'AXVH80R', 2024, current)
      .as('sedan', { sales: 14, tow: 400, tank: 50, mm: [4920, 1840, 1445], ancap: [5, 2024] })
      .grade('Ascent Hybrid', 43_990, hybrid(2.5, 4, 170, 221, 4.0), 'cvt')
      .grade('Ascent Sport Hybrid', 47_490, hybrid(2.5, 4, 170, 221, 4.0), 'cvt')
      .grade('SL Hybrid', 58_490, hybrid(2.5, 4, 170, 221, 4.0), 'cvt'),
    model('Camry', 'AXVH70R', 2017, 2024)
      .as('sedan', { sales: 12, tow: 400, tank: 50, mm: [4885, 1840, 1445], ancap: [5, 2017] })
      .grade('Ascent', 33_990, petrol25, 'auto8')
      .grade('Ascent Sport Hybrid', 38_990, hybrid25, 'cvt')
      .grade('SL Hybrid', 49_990, hybrid25, 'cvt'),
    model('Aurion', 'GSV40R', 2006, 2012)
      .as('sedan', { sales: 10, tow: 1600, tank: 70, ancap: [4, 2007], retention: 'average' })
      .grade('AT-X', 33_990, petrol35, 'auto6')
      .grade('Sportivo SX6', 38_990, petrol35, 'auto6')
      .grade('Prodigy', 40_990, petrol35, 'auto6'),
    model('GR86', 'ZN8R', 2022, current)
      .as('coupe', { sales: 1, seats: 4, doors: 2, tank: 50, mm: [4265, 1775, 1310] })
      .grade('GT', 49_990, petrol(2.4, 4, 174, 250, 9.4), 'man6', 'rwd')
      .grade('GTS', 53_490, petrol(2.4, 4, 174, 250, 8.8), 'auto6', 'rwd'),
    model('GR Yaris', 'GXPA16R', 2020, current)
      .as('hatch', { sales: 0.6, seats: 4, doors: 3, tank: 50, mm: [3995, 1805, 1455] })
      .grade('GT', 63_990, turbo(1.6, 3, 221, 400, 8.2), 'man6', 'awd')
      .grade('GTS', 69_490, turbo(1.6, 3, 221, 400, 8.2), 'man6', 'awd'),
    model('C-HR', 'NGX10R', 2017, 2023)
      .as('suv', { sales: 8, tow: 600, tank: 50, mm: [4360, 1795, 1565], ancap: [5, 2017] })
      .grade('Base', 31_990, turbo(1.2, 4, 85, 185, 6.4), 'cvt')
      .grade('Koba', 36_990, turbo(1.2, 4, 85, 185, 6.5), 'cvt', 'awd')
      .grade('Koba Hybrid', 39_990, hybrid18, 'cvt')
      .since(2020),
    model('RAV4', 'ACA33R', 2006, 2012)
      .as('suv', { sales: 15, tow: 1500, tank: 60, ancap: [4, 2008] })
      .grade('CV', 32_990, petrol(2.4, 4, 125, 224, 9.1), 'auto4', '4wd')
      .grade('Cruiser', 37_990, petrol(2.4, 4, 125, 224, 9.1), 'auto4', '4wd'),
    model('RAV4', 'ZSA42R', 2013, 2018)
      .as('suv', { sales: 20, tow: 800, tank: 60, mm: [4605, 1845, 1715], ancap: [5, 2013] })
      .grade('GX', 31_990, petrol(2.0, 4, 107, 187, 7.0), 'cvt')
      .grade('GXL', 35_490, petrol(2.0, 4, 107, 187, 7.0), 'cvt')
      .grade('Cruiser', 43_990, petrol(2.5, 4, 132, 233, 8.5), 'auto6', 'awd'),
    model('RAV4', 'AXAH54R', 2019, 2025)
      .as('suv', { sales: 45, tow: 1500, tank: 55, mm: [4600, 1855, 1685], ancap: [5, 2019] })
      .grade('GX', 40_990, petrol(2.0, 4, 127, 203, 6.5), 'cvt')
      .grade('GX Hybrid', 47_290, hybrid25, 'cvt')
      .grade('GXL Hybrid', 50_990, hybrid25, 'cvt')
      .grade('Cruiser Hybrid AWD', 58_490, hybrid25Awd, 'cvt', 'awd')
      .grade('Edge Hybrid AWD', 62_990, hybrid25Awd, 'cvt', 'awd'),
    model('RAV4', 'AXAN64R', 2026, current)
      .as('suv', { sales: 50, tow: 1500, tank: 55, mm: [4600, 1855, 1680], ancap: [5, 2026] })
      .grade('GX Hybrid', 50_990, hybrid(2.5, 4, 143, 221, 4.5), 'cvt')
      .grade('Edge Hybrid', 57_490, hybrid(2.5, 4, 143, 221, 4.5), 'cvt')
      .grade('XSE Hybrid AWD', 64_490, hybrid(2.5, 4, 143, 221, 4.6), 'cvt', 'awd'),
    model('Kluger', 'GSU50R', 2014, 2020)
      .as('suv', { sales: 12, seats: 7, tow: 2000, tank: 72, mm: [4890, 1925, 1730], ancap: [5, 2014] })
      .grade('GX', 46_990, petrol(3.5, 6, 218, 350, 9.3), 'auto8')
      .grade('GXL', 55_990, petrol(3.5, 6, 218, 350, 9.5), 'auto8', 'awd')
      .grade('Grande', 67_990, petrol(3.5, 6, 218, 350, 9.5), 'auto8', 'awd'),
    model('Kluger', 'AXUH78R', 2021, current)
      .as('suv', { sales: 9, seats: 7, tow: 2000, tank: 65, mm: [4966, 1930, 1755], ancap: [5, 2021] })
      .grade('GX Hybrid AWD', 66_490, hybrid(2.5, 4, 184, 242, 5.6), 'cvt', 'awd')
      .grade('GXL Hybrid AWD', 76_490, hybrid(2.5, 4, 184, 242, 5.6), 'cvt', 'awd')
      .grade('Grande Hybrid AWD', 88_490, hybrid(2.5, 4, 184, 242, 5.6), 'cvt', 'awd'),
    model('Fortuner', 'GUN156R', 2015, current)
      .as('suv', { sales: 3, seats: 7, tow: 3100, tank: 80, mm: [4795, 1855, 1835], ancap: [5, 2019] })
      .grade('GX', 58_990, diesel28, 'auto6', '4wd')
      .grade('GXL', 65_490, diesel28, 'auto6', '4wd')
      .grade('Crusade', 73_490, diesel28, 'auto6', '4wd'),
    model('LandCruiser Prado', 'KDJ150R', 2009, 2015)
      .as('suv', { sales: 14, seats: 7, tow: 2500, tank: 150, ancap: [5, 2011] })
      .grade('GX', 57_990, diesel30, 'auto5', '4wd')
      .grade('GXL', 65_990, diesel30, 'auto5', '4wd')
      .grade('VX', 80_990, diesel30, 'auto5', '4wd'),
    model('LandCruiser Prado', 'GDJ150R', 2015, 2023)
      .as('suv', { sales: 18, seats: 7, tow: 3000, tank: 150, mm: [4995, 1885, 1890], ancap: [5, 2011] })
      .grade('GX', 66_990, diesel28Early, 'auto6', '4wd')
      .grade('GXL', 74_990, diesel28, 'auto6', '4wd')
      .grade('VX', 86_990, diesel28, 'auto6', '4wd')
      .grade('Kakadu', 98_990, diesel28, 'auto6', '4wd'),
    model('LandCruiser Prado', 'GDJ250R', 2024, current)
      .as('suv', { sales: 24, seats: 7, tow: 3500, tank: 110, mm: [4990, 1980, 1935], ancap: [5, 2024] })
      .grade('GX', 80_990, diesel28Mild, 'auto8', '4wd')
      .grade('GXL', 87_990, diesel28Mild, 'auto8', '4wd')
      .grade('VX', 96_990, diesel28Mild, 'auto8', '4wd')
      .grade('Altitude', 101_990, diesel28Mild, 'auto8', '4wd')
      .grade('Kakadu', 108_990, diesel28Mild, 'auto8', '4wd'),
    model('LandCruiser', 'VDJ200R', 2008, 2021)
      .as('suv', { sales: 12, seats: 8, tow: 3500, tank: 138, mm: [4990, 1980, 1970], ancap: [5, 2011] })
      .grade('GX', 88_990, diesel45, 'auto6', '4wd')
      .grade('GXL', 101_990, diesel45, 'auto6', '4wd')
      .grade('VX', 114_990, diesel45, 'auto6', '4wd')
      .grade('Sahara', 136_990, diesel45, 'auto6', '4wd'),
    model('LandCruiser', 'FJA300R', 2021, current)
      .as('suv', { sales: 14, seats: 7, tow: 3500, tank: 110, mm: [4980, 1980, 1950], ancap: [5, 2022] })
      .grade('GX', 107_990, diesel33, 'auto10', '4wd')
      .grade('GXL', 119_990, diesel33, 'auto10', '4wd')
      .grade('VX', 131_990, diesel33, 'auto10', '4wd')
      .grade('GR Sport', 155_990, diesel33, 'auto10', '4wd')
      .grade('Sahara ZX', 156_990, diesel33, 'auto10', '4wd'),
    model('LandCruiser 79', 'VDJ79R', 2012, 2024)
      .as('cab-chassis', { sales: 8, seats: 5, doors: 4, tow: 3500, tank: 130, mm: [5230, 1870, 1955] })
      .configured('Double Cab')
      .grade('Workmate', 84_990, diesel45Single, 'man5', '4wd')
      .grade('GXL', 92_990, diesel45Single, 'man5', '4wd'),
    model('LandCruiser 79', 'GDJ79R', 2024, current)
      .as('cab-chassis', { sales: 9, seats: 5, doors: 4, tow: 3500, tank: 130, mm: [5230, 1870, 1970] })
      .configured('Double Cab')
      .grade('Workmate', 85_990, diesel28, 'auto6', '4wd')
      .grade('GX', 88_990, diesel28, 'auto6', '4wd')
      .grade('GXL', 95_490, diesel28, 'auto6', '4wd'),
    model('HiLux', 'KUN26R', 2005, 2015)
      .as('ute', { sales: 30, tow: 2500, tank: 76, ancap: [4, 2007] })
      .configured('Double Cab')
      .grade('SR', 48_990, diesel30, 'man5', '4wd')
      .grade('SR5', 55_990, diesel30, 'auto5', '4wd'),
    model('HiLux', 'GUN126R', 2015, 2025)
      .as('ute', { sales: 42, tow: 3500, tank: 80, mm: [5325, 1855, 1815], ancap: [5, 2019] })
      .configured('Double Cab Pick-up')
      .grade('SR', 57_990, diesel28, 'auto6', '4wd')
      .grade('SR5', 66_490, diesel28Mild, 'auto6', '4wd')
      .grade('Rogue', 75_490, diesel28Mild, 'auto6', '4wd')
      .since(2018)
      .grade('GR Sport', 78_990, diesel(2.8, 4, 165, 550, 8.1), 'auto6', '4wd')
      .since(2023),
    model('HiLux', 'GUN136R', 2015, 2025)
      .as('ute', { sales: 9, tow: 2800, tank: 80, mm: [5325, 1800, 1690], ancap: [5, 2019] })
      .configured('Double Cab Hi-Rider')
      .grade('Workmate', 44_990, petrol27, 'auto6', 'rwd')
      .grade('SR', 51_490, diesel24, 'auto6', 'rwd'),
    model('HiLux', 'GUN126R', 2015, current)
      .as('cab-chassis', { sales: 8, seats: 2, doors: 2, tow: 3500, tank: 80, ancap: [5, 2019] })
      .configured('Single Cab Chassis')
      .grade('Workmate', 44_490, diesel24, 'man6', '4wd')
      .grade('SR', 48_990, diesel28, 'auto6', '4wd'),
    model('HiLux', 'GUN226R', 2026, current)
      .as('ute', { sales: 50, tow: 3500, tank: 80, mm: [5320, 1855, 1815], ancap: [5, 2025] })
      .configured('Double Cab Pick-up')
      .grade('SR', 60_990, diesel28, 'auto6', '4wd')
      .grade('SR5', 68_990, diesel28Mild, 'auto6', '4wd')
      .grade('Rogue', 76_990, diesel28Mild, 'auto6', '4wd')
      .grade('Rugged X', 77_990, diesel28Mild, 'auto6', '4wd'),
    model('HiAce', 'KDH201R', 2005, 2019)
      .as('van', { sales: 8, seats: 3, doors: 4, tow: 1400, tank: 70 })
      .grade('LWB', 43_990, diesel30, 'auto4', 'rwd'),
    model('HiAce', 'GDH300R', 2019, current)
      .as('van', {
        sales: 12,
        seats: 3,
        doors: 5,
        tow: 1900,
        tank: 70,
        mm: [5265, 1950, 1990],
        ancap: [5, 2019],
      })
      .grade('LWB', 55_490, diesel28, 'auto6', 'rwd')
      .grade('SLWB', 66_990, diesel28, 'auto6', 'rwd'),
    model('Tarago', 'GSR50R', 2006, 2019)
      .as('people-mover', { sales: 2, seats: 8, doors: 5, tank: 75 })
      .grade('GLi', 52_990, petrol(2.4, 4, 125, 224, 9.5), 'auto4')
      .grade('GLX V6', 62_990, petrol35, 'auto6'),
    model('Granvia', 'GDH303R', 2019, 2024)
      .as('people-mover', { sales: 0.6, seats: 8, doors: 5, tow: 1500, tank: 65, ancap: [5, 2019] })
      .grade('Standard', 73_990, diesel28, 'auto6', 'rwd')
      .grade('VX', 84_990, diesel28, 'auto6', 'rwd'),
    model('bZ4X', 'YEAM15R', 2024, current)
      .as('suv', { sales: 1.5, tow: 750, mm: [4690, 1860, 1650], ancap: [5, 2022], retention: 'electric' })
      .grade('2WD', 59_990, electric(165, 268, 591), 'ev')
      .grade('AWD', 71_990, electric(252, 436, 517), 'ev', 'awd'),
    model('Supra', 'DB02', 2019, 2025)
      .as('coupe', { sales: 0.3, seats: 2, doors: 3, tank: 52, ancap: [5, 2019] })
      .grade('GT', 93_990, twinTurbo(3.0, 6, 285, 500, 7.9), 'auto8', 'rwd')
      .grade('GTS', 103_990, twinTurbo(3.0, 6, 285, 500, 7.9), 'man6', 'rwd'),
    model('Tundra', 'VXKA75R', 2024, current)
      .as('ute', { sales: 0.8, tow: 4500, tank: 122, mm: [5955, 2045, 1990] })
      .configured('CrewMax')
      .grade('Limited', 163_990, turboHybrid(3.4, 6, 326, 790, 13.4), 'auto10', '4wd')
      .grade('Platinum', 181_990, turboHybrid(3.4, 6, 326, 790, 13.4), 'auto10', '4wd'),
  ],
};
