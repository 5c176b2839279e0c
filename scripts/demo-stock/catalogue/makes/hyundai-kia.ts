import { diesel, electric, hybrid, petrol, turbo, turboHybrid } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const petrol14 = petrol(1.4, 4, 74, 133, 6.3);
const petrol16 = petrol(1.6, 4, 90, 151, 6.9);
const petrol20 = petrol(2.0, 4, 117, 191, 7.4);
const petrol20Gdi = petrol(2.0, 4, 121, 203, 7.3);
const turbo16 = turbo(1.6, 4, 146, 265, 6.9);
const hybrid16 = turboHybrid(1.6, 4, 172, 367, 5.3);
const hybrid16Small = hybrid(1.6, 4, 104, 265, 3.9);
const diesel20 = diesel(2.0, 4, 137, 416, 6.3);
const diesel22 = diesel(2.2, 4, 148, 440, 6.1);
const petrol35 = petrol(3.5, 6, 200, 331, 10.5);

export const hyundai: Make = {
  name: 'Hyundai',
  wmis: ['KMH', 'TMA', 'MAL'],
  retention: 'average',
  paints: {
    white: ['Atlas White', 'Polar White', 'Creamy White'],
    silver: ['Shimmering Silver', 'Sleek Silver', 'Typhoon Silver'],
    grey: ['Ecotronic Grey', 'Amazon Grey', 'Magnetic Force', 'Titan Grey'],
    black: ['Abyss Black', 'Phantom Black'],
    blue: ['Intense Blue', 'Performance Blue', 'Stargazing Blue'],
    red: ['Ultimate Red', 'Fiery Red', 'Sunset Red'],
    green: ['Cypress Green', 'Mangrove Green'],
    bronze: ['Gravity Gold', 'Demitasse Brown'],
  },
  generations: [
    model('Getz', 'TB', 2005, 2011)
      .as('hatch', { sales: 16, tank: 45, ancap: [4, 2006] })
      .grade('S', 14_990, petrol14, 'man5')
      .grade('SX', 16_990, petrol(1.6, 4, 78, 144, 6.9), 'auto4'),
    model('i20', 'PB', 2010, 2015)
      .as('hatch', { sales: 12, tank: 45, ancap: [5, 2011] })
      .grade('Active', 16_990, petrol14, 'auto4')
      .grade('Elite', 19_490, petrol(1.6, 4, 91, 156, 6.4), 'auto4'),
    model('Accent', 'RB', 2011, 2019)
      .as('hatch', { sales: 18, tow: 900, tank: 43, ancap: [5, 2011] })
      .grade('Active', 17_490, petrol(1.4, 4, 74, 133, 6.3), 'auto4')
      .grade('Sport', 19_490, petrol(1.6, 4, 103, 167, 6.6), 'auto6')
      .grade('SR', 20_990, petrol(1.6, 4, 103, 167, 6.6), 'auto6'),
    model('i30', 'FD', 2007, 2012)
      .as('hatch', { sales: 24, tow: 1200, tank: 53, ancap: [5, 2009] })
      .grade('SX', 20_990, petrol(2.0, 4, 105, 186, 7.6), 'auto4')
      .grade('SLX', 23_990, diesel(1.6, 4, 85, 255, 6.0), 'auto4'),
    model('i30', 'GD', 2012, 2017)
      .as('hatch', { sales: 32, tow: 1300, tank: 53, mm: [4300, 1780, 1470], ancap: [5, 2012] })
      .grade('Active', 21_990, petrol(1.8, 4, 107, 175, 7.3), 'auto6')
      .grade('Elite', 27_490, petrol(1.8, 4, 107, 175, 7.3), 'auto6')
      .grade('SR Premium', 33_990, petrol(2.0, 4, 124, 201, 7.6), 'auto6'),
    model('i30', 'PD', 2017, 2023)
      .as('hatch', { sales: 22, tow: 1300, tank: 50, mm: [4340, 1795, 1455], ancap: [5, 2017] })
      .grade('i30', 28_490, petrol(2.0, 4, 120, 203, 7.4), 'auto6')
      .grade('Elite', 33_490, petrol(2.0, 4, 120, 203, 7.4), 'auto6')
      .grade('N Line Premium', 39_490, turbo(1.6, 4, 150, 265, 7.1), 'dct7')
      .since(2019)
      .grade('N Premium', 54_490, turbo(2.0, 4, 206, 392, 8.5), 'dct8')
      .since(2021),
    model('i30 Sedan', 'CN7', 2020, current)
      .as('sedan', { sales: 9, tow: 1300, tank: 47, mm: [4675, 1825, 1430], ancap: [5, 2020] })
      .grade('i30', 30_990, petrol(2.0, 4, 117, 191, 7.0), 'auto6')
      .grade('Elite Hybrid', 40_490, hybrid16Small, 'dct6')
      .since(2024)
      .grade('N Line', 39_990, turbo(1.6, 4, 150, 265, 6.8), 'dct7')
      .grade('N Premium', 58_990, turbo(2.0, 4, 206, 392, 8.2), 'dct8')
      .since(2022),
    model('Elantra', 'AD', 2016, 2020)
      .as('sedan', { sales: 5, tow: 1300, tank: 50, ancap: [5, 2016] })
      .grade('Active', 25_490, petrol(2.0, 4, 112, 192, 7.2), 'auto6')
      .grade('Elite', 29_490, petrol(2.0, 4, 112, 192, 7.2), 'auto6')
      .grade('SR Turbo', 33_990, turbo(1.6, 4, 150, 265, 7.2), 'dct7'),
    model('Sonata', 'DN8', 2021, current)
      .as('sedan', { sales: 0.8, tow: 1300, tank: 60, mm: [4910, 1860, 1445] })
      .grade('N Line', 61_490, turbo(2.5, 4, 213, 422, 8.1), 'dct8'),
    model('Veloster', 'FS', 2012, 2017)
      .as('coupe', { sales: 3, seats: 4, doors: 4, tank: 50, ancap: [5, 2012] })
      .grade('Veloster', 26_990, petrol(1.6, 4, 103, 166, 6.4), 'dct6')
      .grade('SR Turbo', 34_990, turbo(1.6, 4, 150, 265, 6.8), 'man6'),
    model('Venue', 'QX', 2019, current)
      .as('suv', { sales: 8, tow: 800, tank: 45, mm: [4040, 1770, 1592], ancap: [4, 2019] })
      .grade('Venue', 28_990, petrol16, 'auto6')
      .grade('Active', 30_990, petrol16, 'auto6')
      .grade('Elite', 33_490, petrol16, 'auto6'),
    model('Kona', 'OS', 2017, 2023)
      .as('suv', { sales: 12, tow: 1300, tank: 50, mm: [4205, 1800, 1550], ancap: [5, 2017] })
      .grade('Kona', 30_490, petrol(2.0, 4, 110, 180, 6.2), 'cvt')
      .grade('Elite', 35_490, petrol(2.0, 4, 110, 180, 6.2), 'cvt')
      .grade('N Line Premium AWD', 45_990, turbo16, 'dct7', 'awd')
      .since(2021),
    model('Kona', 'SX2', 2023, current)
      .as('suv', { sales: 18, tow: 1300, tank: 47, mm: [4350, 1825, 1585], ancap: [4, 2023] })
      .grade('Kona', 35_990, petrol(2.0, 4, 110, 180, 6.6), 'cvt')
      .grade('Hybrid', 40_490, hybrid16Small, 'dct6')
      .grade('Premium', 47_490, turbo16, 'auto8', 'awd')
      .grade('Hybrid Premium N Line', 51_490, hybrid16Small, 'dct6'),
    model('Kona Electric', 'SX2', 2023, current)
      .as('suv', { sales: 2, tow: 750, mm: [4355, 1825, 1580], ancap: [4, 2023], retention: 'electric' })
      .grade('Standard Range', 49_990, electric(99, 255, 370), 'ev')
      .grade('Extended Range', 55_990, electric(150, 255, 505), 'ev')
      .grade('Premium Extended Range', 66_990, electric(150, 255, 444), 'ev'),
    model('ix35', 'LM', 2010, 2015)
      .as('suv', { sales: 18, tow: 1600, tank: 58, ancap: [5, 2011] })
      .grade('Active', 28_990, petrol20, 'auto6')
      .grade('Elite', 34_490, petrol(2.4, 4, 136, 240, 9.8), 'auto6', 'awd')
      .grade('Highlander', 40_490, diesel(2.0, 4, 135, 392, 7.2), 'auto6', 'awd'),
    model('Tucson', 'TL', 2015, 2021)
      .as('suv', { sales: 18, tow: 1600, tank: 62, mm: [4475, 1850, 1660], ancap: [5, 2015] })
      .grade('Active', 33_490, petrol20Gdi, 'auto6')
      .grade('Elite', 39_990, turbo(1.6, 4, 130, 265, 7.7), 'dct7', 'awd')
      .grade('Highlander', 49_490, diesel(2.0, 4, 136, 400, 6.4), 'auto8', 'awd'),
    model('Tucson', 'NX4', 2021, current)
      .as('suv', { sales: 20, tow: 1900, tank: 54, mm: [4640, 1865, 1665], ancap: [5, 2021] })
      .grade('Tucson', 43_490, petrol(2.0, 4, 115, 192, 8.1), 'auto6')
      .grade('Elite Hybrid', 51_990, hybrid16, 'auto6')
      .since(2024)
      .grade('Premium Hybrid', 59_490, hybrid16, 'auto6', 'awd')
      .since(2024)
      .grade('Premium N Line Hybrid', 62_490, hybrid16, 'auto6', 'awd')
      .since(2024),
    model('Santa Fe', 'DM', 2012, 2018)
      .as('suv', { sales: 10, seats: 7, tow: 2000, tank: 64, ancap: [5, 2012] })
      .grade('Active', 43_490, diesel(2.2, 4, 147, 440, 7.7), 'auto6', 'awd')
      .grade('Elite', 50_490, diesel(2.2, 4, 147, 440, 7.7), 'auto6', 'awd')
      .grade('Highlander', 56_990, diesel(2.2, 4, 147, 440, 7.7), 'auto6', 'awd'),
    model('Santa Fe', 'TM', 2018, 2023)
      .as('suv', { sales: 6, seats: 7, tow: 2500, tank: 67, mm: [4785, 1900, 1685], ancap: [5, 2018] })
      .grade('Active', 53_490, diesel22, 'dct8', 'awd')
      .grade('Elite', 61_490, diesel22, 'dct8', 'awd')
      .grade('Highlander', 68_490, diesel22, 'dct8', 'awd'),
    model('Santa Fe', 'MX5', 2024, current)
      .as('suv', { sales: 6, seats: 7, tow: 2000, tank: 67, mm: [4830, 1900, 1720], ancap: [5, 2024] })
      .grade('Hybrid', 60_490, hybrid16, 'auto6')
      .grade('Elite Hybrid', 68_490, hybrid16, 'auto6', 'awd')
      .grade('Calligraphy Hybrid', 81_990, hybrid16, 'auto6', 'awd'),
    model('Palisade', 'LX2', 2020, 2025)
      .as('suv', { sales: 4, seats: 8, tow: 2200, tank: 71, mm: [4995, 1975, 1750], ancap: [4, 2022] })
      .grade('Palisade', 70_490, diesel22, 'auto8', 'awd')
      .grade('Elite', 77_490, diesel22, 'auto8', 'awd')
      .grade('Calligraphy', 87_490, petrol(3.8, 6, 217, 355, 10.7), 'auto8')
      .since(2023),
    model('Palisade', 'LX3', 2025, current)
      .as('suv', { sales: 3, seats: 7, tow: 2700, tank: 72, mm: [5065, 1980, 1805] })
      .grade('Elite Hybrid', 84_490, turboHybrid(2.5, 4, 245, 460, 6.8), 'auto6', 'awd')
      .grade('Calligraphy Hybrid', 96_490, turboHybrid(2.5, 4, 245, 460, 6.8), 'auto6', 'awd'),
    model('Ioniq 5', 'NE', 2021, current)
      .as('suv', { sales: 1.5, tow: 1600, mm: [4655, 1890, 1605], ancap: [5, 2021], retention: 'electric' })
      .grade('Ioniq 5', 74_990, electric(125, 350, 440), 'ev', 'rwd')
      .grade('Dynamiq Extended Range', 79_990, electric(168, 350, 570), 'ev', 'rwd')
      .grade('Epiq AWD', 95_990, electric(239, 605, 500), 'ev', 'awd'),
    model('Inster', 'AX1', 2025, current)
      .as('suv', { sales: 2, seats: 4, mm: [3825, 1610, 1575], ancap: [4, 2025], retention: 'electric' })
      .grade('Standard Range', 42_490, electric(71, 147, 327), 'ev')
      .grade('Extended Range', 45_990, electric(85, 147, 360), 'ev')
      .grade('Cross', 48_990, electric(85, 147, 293), 'ev'),
    model('iLoad', 'TQ', 2008, 2021)
      .as('van', { sales: 6, seats: 3, tow: 1500, tank: 75, ancap: [4, 2011] })
      .grade('Van', 41_990, diesel(2.5, 4, 125, 441, 8.8), 'auto5', 'rwd')
      .grade('Crew Van', 44_990, diesel(2.5, 4, 125, 441, 8.8), 'auto5', 'rwd'),
    model('iMax', 'TQ', 2008, 2021)
      .as('people-mover', { sales: 2, seats: 8, tow: 1500, tank: 75, ancap: [4, 2011] })
      .grade('Active', 46_490, diesel(2.5, 4, 125, 441, 8.8), 'auto5', 'rwd')
      .grade('Elite', 52_490, diesel(2.5, 4, 125, 441, 8.8), 'auto5', 'rwd'),
    model('Staria', 'US4', 2021, current)
      .as('people-mover', {
        sales: 1.5,
        seats: 8,
        tow: 2500,
        tank: 75,
        mm: [5253, 1997, 1990],
        ancap: [5, 2021],
      })
      .grade('Staria', 57_490, petrol35, 'auto8')
      .grade('Elite', 66_490, diesel(2.2, 4, 130, 430, 8.2), 'auto8', 'awd')
      .grade('Highlander', 73_490, diesel(2.2, 4, 130, 430, 8.2), 'auto8', 'awd'),
    model('Staria Load', 'US4', 2021, current)
      .as('van', { sales: 4, seats: 2, tow: 2500, tank: 75, mm: [5253, 1997, 1990], ancap: [5, 2021] })
      .grade('Load', 52_490, diesel(2.2, 4, 130, 430, 7.0), 'auto8')
      .grade('Load Premium', 58_490, diesel(2.2, 4, 130, 430, 7.0), 'auto8'),
  ],
};

export const kia: Make = {
  name: 'Kia',
  wmis: ['KNA', 'KNC', 'U5Y'],
  retention: 'average',
  paints: {
    white: ['Clear White', 'Snow White Pearl', 'Fusion White'],
    silver: ['Silky Silver', 'Steel Silver', 'Sparkling Silver'],
    grey: ['Gravity Grey', 'Interstellar Grey', 'Steel Grey', 'Astro Grey'],
    black: ['Aurora Black Pearl', 'Cherry Black'],
    blue: ['Mineral Blue', 'Neptune Blue', 'Gravity Blue', 'Frost Blue'],
    red: ['Runway Red', 'Signal Red', 'Fiery Red'],
    green: ['Cityscape Green', 'Jungle Wood Green', 'Pine Green'],
  },
  generations: [
    model('Picanto', 'JA', 2017, current)
      .as('hatch', { sales: 6, seats: 4, tank: 35, mm: [3595, 1595, 1485] })
      .grade('Sport', 20_990, petrol(1.2, 4, 62, 122, 6.0), 'auto4')
      .grade('GT-Line', 23_290, petrol(1.2, 4, 62, 122, 6.0), 'auto4'),
    model('Rio', 'UB', 2011, 2016)
      .as('hatch', { sales: 8, tank: 43, ancap: [5, 2011] })
      .grade('S', 16_990, petrol(1.4, 4, 79, 135, 6.3), 'auto4')
      .grade('SLi', 21_490, petrol(1.6, 4, 103, 167, 6.1), 'auto6'),
    model('Rio', 'YB', 2017, 2023)
      .as('hatch', { sales: 7, tow: 800, tank: 45, mm: [4070, 1725, 1450], ancap: [5, 2017] })
      .grade('S', 22_490, petrol14, 'auto6')
      .grade('Sport', 24_990, petrol14, 'auto6')
      .grade('GT-Line', 27_490, turbo(1.0, 3, 74, 172, 5.4), 'dct7')
      .since(2018),
    model('Cerato', 'YD', 2013, 2018)
      .as('hatch', { sales: 14, tow: 1100, tank: 50, ancap: [5, 2013] })
      .grade('S', 21_490, petrol(2.0, 4, 112, 192, 7.2), 'auto6')
      .grade('Si', 26_490, petrol(2.0, 4, 112, 192, 7.2), 'auto6')
      .grade('SLi', 30_490, petrol(2.0, 4, 129, 209, 7.4), 'auto6'),
    model('Cerato', 'BD', 2018, 2024)
      .as('hatch', { sales: 18, tow: 1100, tank: 50, mm: [4510, 1800, 1445], ancap: [5, 2019] })
      .grade('S', 28_490, petrol(2.0, 4, 112, 192, 7.4), 'auto6')
      .grade('Sport+', 32_990, petrol(2.0, 4, 112, 192, 7.4), 'auto6')
      .grade('GT', 40_490, turbo(1.6, 4, 150, 265, 6.8), 'dct7')
      .since(2019),
    model('K4', 'CL4', 2025, current)
      .as('sedan', { sales: 12, tow: 1100, tank: 47, mm: [4710, 1850, 1425], ancap: [5, 2025] })
      .grade('S', 33_990, petrol(2.0, 4, 112, 192, 7.4), 'cvt')
      .grade('Sport', 37_990, petrol(2.0, 4, 112, 192, 7.4), 'cvt')
      .grade('GT-Line', 44_990, turbo(1.6, 4, 142, 264, 7.2), 'auto8'),
    model('Optima', 'JF', 2015, 2020)
      .as('sedan', { sales: 2, tow: 1200, tank: 70, ancap: [5, 2015] })
      .grade('Si', 37_490, petrol(2.4, 4, 138, 241, 8.3), 'auto6')
      .grade('GT', 47_490, turbo(2.0, 4, 180, 350, 8.5), 'auto6'),
    model('Stinger', 'CK', 2017, 2023)
      .as('sedan', { sales: 1.8, doors: 5, tow: 1500, tank: 60, ancap: [5, 2017], retention: 'strong' })
      .grade('GT-Line', 61_990, turbo(2.0, 4, 182, 353, 8.8), 'auto8', 'rwd')
      .grade('GT', 68_990, turbo(3.3, 6, 274, 510, 10.8), 'auto8', 'rwd'),
    model('Stonic', 'YB', 2020, current)
      .as('suv', { sales: 6, tow: 800, tank: 45, mm: [4165, 1760, 1520], ancap: [5, 2017] })
      .grade('S', 28_490, petrol14, 'auto6')
      .grade('Sport', 30_490, petrol14, 'auto6')
      .grade('GT-Line', 34_490, turbo(1.0, 3, 74, 172, 6.0), 'dct7'),
    model('Seltos', 'SP2', 2019, current)
      .as('suv', { sales: 14, tow: 1250, tank: 50, mm: [4385, 1800, 1635], ancap: [5, 2019] })
      .grade('S', 32_490, petrol(2.0, 4, 110, 180, 6.9), 'cvt')
      .grade('Sport+', 38_490, petrol(2.0, 4, 110, 180, 6.9), 'cvt')
      .grade('GT-Line AWD', 47_990, turbo(1.6, 4, 146, 265, 7.4), 'auto8', 'awd'),
    model('Sportage', 'SL', 2010, 2015)
      .as('suv', { sales: 11, tow: 1600, tank: 58, ancap: [5, 2011] })
      .grade('Si', 28_990, petrol(2.0, 4, 122, 197, 8.7), 'auto6')
      .grade('SLi', 34_490, diesel(2.0, 4, 135, 392, 7.2), 'auto6', 'awd')
      .grade('Platinum', 39_490, diesel(2.0, 4, 135, 392, 7.2), 'auto6', 'awd'),
    model('Sportage', 'QL', 2016, 2021)
      .as('suv', { sales: 14, tow: 1600, tank: 62, mm: [4480, 1855, 1655], ancap: [5, 2016] })
      .grade('Si', 32_990, petrol(2.0, 4, 114, 192, 7.9), 'auto6')
      .grade('SLi', 38_990, diesel(2.0, 4, 136, 400, 6.4), 'auto8', 'awd')
      .grade('GT-Line', 48_490, diesel(2.0, 4, 136, 400, 6.4), 'auto8', 'awd'),
    model('Sportage', 'NQ5', 2021, current)
      .as('suv', { sales: 22, tow: 1900, tank: 54, mm: [4660, 1865, 1680], ancap: [5, 2022] })
      .grade('S', 40_990, petrol(2.0, 4, 115, 192, 8.1), 'auto6')
      .grade('SX', 45_990, diesel20, 'auto8', 'awd')
      .grade('SX Hybrid', 49_990, hybrid16, 'auto6')
      .since(2024)
      .grade('GT-Line Hybrid', 60_990, hybrid16, 'auto6', 'awd')
      .since(2024),
    model('Sorento', 'XM', 2009, 2014)
      .as('suv', { sales: 6, seats: 7, tow: 2000, tank: 64, ancap: [5, 2012] })
      .grade('Si', 38_990, diesel(2.2, 4, 145, 436, 7.4), 'auto6', 'awd')
      .grade('Platinum', 48_990, diesel(2.2, 4, 145, 436, 7.4), 'auto6', 'awd'),
    model('Sorento', 'UM', 2015, 2020)
      .as('suv', { sales: 7, seats: 7, tow: 2000, tank: 71, mm: [4800, 1890, 1690], ancap: [5, 2017] })
      .grade('Si', 46_490, diesel(2.2, 4, 147, 441, 7.2), 'auto8', 'awd')
      .grade('Sport', 50_490, diesel(2.2, 4, 147, 441, 7.2), 'auto8', 'awd')
      .grade('GT-Line', 61_990, diesel(2.2, 4, 147, 441, 7.2), 'auto8', 'awd'),
    model('Sorento', 'MQ4', 2020, current)
      .as('suv', { sales: 10, seats: 7, tow: 2000, tank: 67, mm: [4815, 1900, 1700], ancap: [5, 2020] })
      .grade('S', 56_490, petrol35, 'auto8')
      .grade('Sport+', 66_490, diesel22, 'dct8', 'awd')
      .grade('GT-Line', 73_490, diesel22, 'dct8', 'awd')
      .grade('GT-Line Hybrid', 76_990, hybrid16, 'auto6', 'awd')
      .since(2022),
    model('Carnival', 'YP', 2015, 2020)
      .as('people-mover', { sales: 6, seats: 8, tow: 2000, tank: 80, ancap: [5, 2016] })
      .grade('S', 47_490, diesel(2.2, 4, 147, 440, 7.6), 'auto8')
      .grade('SLi', 57_490, diesel(2.2, 4, 147, 440, 7.6), 'auto8')
      .grade('Platinum', 66_490, petrol(3.3, 6, 206, 336, 10.8), 'auto8'),
    model('Carnival', 'KA4', 2021, current)
      .as('people-mover', {
        sales: 10,
        seats: 8,
        tow: 2000,
        tank: 72,
        mm: [5155, 1995, 1775],
        ancap: [5, 2021],
      })
      .grade('S', 56_490, petrol35, 'auto8')
      .grade('Sport+', 66_490, diesel(2.2, 4, 148, 440, 6.6), 'auto8')
      .since(2024)
      .grade('GT-Line', 75_490, diesel(2.2, 4, 148, 440, 6.6), 'auto8')
      .grade('GT-Line Hybrid', 79_490, hybrid16, 'auto6')
      .since(2025),
    model('EV3', 'SV1', 2025, current)
      .as('suv', { sales: 3, tow: 1000, mm: [4300, 1850, 1560], ancap: [5, 2025], retention: 'electric' })
      .grade('Air Standard Range', 50_490, electric(150, 283, 436), 'ev')
      .grade('Earth Long Range', 61_490, electric(150, 283, 604), 'ev')
      .grade('GT-Line Long Range', 67_490, electric(150, 283, 563), 'ev'),
    model('EV5', 'OV1', 2024, current)
      .as('suv', { sales: 4, tow: 1250, mm: [4615, 1875, 1715], ancap: [5, 2024], retention: 'electric' })
      .grade('Air Standard Range', 57_990, electric(160, 310, 400), 'ev')
      .grade('Air Long Range', 64_490, electric(160, 310, 555), 'ev')
      .grade('GT-Line', 76_490, electric(230, 480, 470), 'ev', 'awd'),
    model('EV6', 'CV', 2021, current)
      .as('suv', { sales: 1.2, tow: 1600, mm: [4695, 1890, 1550], ancap: [5, 2022], retention: 'electric' })
      .grade('Air', 78_990, electric(168, 350, 582), 'ev', 'rwd')
      .grade('GT-Line AWD', 94_990, electric(239, 605, 522), 'ev', 'awd'),
    model('EV9', 'MV', 2023, current)
      .as('suv', {
        sales: 0.6,
        seats: 7,
        tow: 2500,
        mm: [5010, 1980, 1755],
        ancap: [5, 2023],
        retention: 'electric',
      })
      .grade('Air', 104_990, electric(160, 350, 443), 'ev', 'rwd')
      .grade('GT-Line', 129_990, electric(283, 700, 505), 'ev', 'awd'),
    model('Tasman', 'TK', 2025, current)
      .as('ute', { sales: 10, tow: 3500, tank: 80, mm: [5410, 1930, 1890], ancap: [5, 2025] })
      .configured('Dual Cab Pick-up')
      .grade('S', 56_990, diesel(2.2, 4, 154, 440, 8.1), 'auto8', '4wd')
      .grade('SX+', 67_990, diesel(2.2, 4, 154, 440, 8.1), 'auto8', '4wd')
      .grade('X-Pro', 79_990, diesel(2.2, 4, 154, 440, 8.5), 'auto8', '4wd'),
  ],
};
