import { biturboDiesel, diesel, electric, petrol, plugIn, turbo, twinTurbo } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const tsi10 = turbo(1.0, 3, 85, 200, 5.4);
const tsi14 = turbo(1.4, 4, 110, 250, 5.7);
const tsi15 = turbo(1.5, 4, 110, 250, 5.8);
const tsi20 = turbo(2.0, 4, 140, 320, 7.5);
const tsi20High = turbo(2.0, 4, 162, 350, 8.1);
const tsi20R = turbo(2.0, 4, 235, 420, 7.8);
const tdi20Van = diesel(2.0, 4, 110, 360, 7.3);
const tdi30 = diesel(3.0, 6, 190, 580, 8.9);
const tdi30Q = diesel(3.0, 6, 210, 600, 7.1);

export const volkswagen: Make = {
  name: 'Volkswagen',
  wmis: ['WVW', 'WV1', 'WVG'],
  retention: 'average',
  paints: {
    white: ['Pure White', 'Oryx White'],
    silver: ['Reflex Silver', 'Pyrite Silver', 'Tungsten Silver'],
    grey: ['Dolphin Grey', 'Indium Grey', 'Platinum Grey', 'Moonstone Grey'],
    black: ['Deep Black Pearl'],
    blue: ['Lapiz Blue', 'Atlantic Blue', 'Night Blue', 'Reef Blue'],
    red: ['Kings Red', 'Tornado Red', 'Wild Cherry Red'],
    green: ['Cypress Green', 'Avocado Green'],
    bronze: ['Toffee Brown', 'Copper Bronze'],
  },
  generations: [
    model('Polo', '6R', 2010, 2017)
      .as('hatch', { sales: 9, tank: 45, ancap: [5, 2010] })
      .grade('66TSI Trendline', 18_990, turbo(1.2, 4, 66, 160, 4.8), 'man5')
      .grade('81TSI Comfortline', 22_490, turbo(1.2, 4, 81, 175, 4.8), 'dct7')
      .grade('GTI', 30_490, turbo(1.8, 4, 141, 250, 6.1), 'dct7'),
    model('Polo', 'AW', 2018, current)
      .as('hatch', { sales: 4, tow: 1100, tank: 40, mm: [4074, 1751, 1451], ancap: [5, 2022] })
      .grade('Life', 32_490, tsi10, 'dct7')
      .grade('Style', 36_490, tsi10, 'dct7')
      .grade('GTI', 44_490, turbo(2.0, 4, 152, 320, 6.6), 'dct6'),
    model('Golf', 'VI', 2009, 2013)
      .as('hatch', { sales: 14, tow: 1300, tank: 55, ancap: [5, 2009], retention: 'soft' })
      .grade('90TSI Trendline', 25_490, turbo(1.4, 4, 90, 200, 6.2), 'dct7')
      .grade('103TDI Comfortline', 33_490, diesel(2.0, 4, 103, 320, 5.3), 'dct6')
      .grade('GTI', 43_490, turbo(2.0, 4, 155, 280, 7.6), 'dct6'),
    model('Golf', '7.5', 2013, 2020)
      .as('hatch', { sales: 17, tow: 1400, tank: 50, mm: [4255, 1799, 1452], ancap: [5, 2013] })
      .grade('110TSI Trendline', 27_490, tsi14, 'dct7')
      .grade('110TSI Highline', 35_990, tsi14, 'dct7')
      .grade('GTI', 46_490, turbo(2.0, 4, 180, 370, 6.7), 'dct7')
      .grade('R', 60_490, turbo(2.0, 4, 213, 380, 7.3), 'dct7', 'awd'),
    model('Golf', '8', 2021, current)
      .as('hatch', { sales: 4, tow: 1500, tank: 50, mm: [4284, 1789, 1456], ancap: [5, 2019] })
      .grade('Life', 41_490, tsi14, 'auto8')
      .grade('R-Line', 46_490, tsi14, 'auto8')
      .grade('GTI', 62_490, turbo(2.0, 4, 195, 370, 7.2), 'dct7')
      .grade('R', 76_490, tsi20R, 'dct7', 'awd'),
    model('Passat', 'B8', 2015, 2024)
      .as('wagon', { sales: 2.5, tow: 1800, tank: 66, ancap: [5, 2015], retention: 'soft' })
      .grade('140TSI Business', 50_490, tsi20, 'dct7')
      .grade('206TSI R-Line', 67_490, turbo(2.0, 4, 206, 350, 8.1), 'dct6', 'awd'),
    model('T-Cross', 'C1', 2020, current)
      .as('suv', { sales: 6, tow: 1200, tank: 40, mm: [4127, 1784, 1571], ancap: [5, 2019] })
      .grade('Life', 34_490, tsi10, 'dct7')
      .grade('Style', 38_490, tsi10, 'dct7')
      .grade('R-Line', 41_490, tsi10, 'dct7'),
    model('T-Roc', 'D1', 2020, current)
      .as('suv', { sales: 6, tow: 1500, tank: 55, mm: [4234, 1819, 1573], ancap: [5, 2022] })
      .grade('CityLife', 40_490, tsi14, 'auto8')
      .grade('Style', 43_490, tsi14, 'auto8')
      .grade('R-Line', 53_490, tsi20, 'dct7', 'awd')
      .grade('R', 67_490, turbo(2.0, 4, 221, 400, 8.3), 'dct7', 'awd')
      .since(2022),
    model('Tiguan', '5N', 2016, 2024)
      .as('suv', { sales: 9, tow: 2500, tank: 60, mm: [4509, 1839, 1658], ancap: [5, 2016] })
      .grade('110TSI Life', 45_490, tsi14, 'dct6')
      .grade('132TSI Life', 49_490, turbo(2.0, 4, 132, 320, 8.5), 'dct7', 'awd')
      .grade('162TSI R-Line', 59_490, tsi20High, 'dct7', 'awd'),
    model('Tiguan Allspace', 'BW', 2018, 2024)
      .as('suv', { sales: 4, seats: 7, tow: 2500, tank: 60, mm: [4728, 1839, 1674], ancap: [5, 2017] })
      .grade('110TSI Life', 48_490, tsi14, 'dct6')
      .grade('162TSI Elegance', 61_490, tsi20High, 'dct7', 'awd'),
    model('Tiguan', 'CT1', 2025, current)
      .as('suv', { sales: 7, tow: 2300, tank: 58, mm: [4542, 1842, 1663], ancap: [5, 2024] })
      .grade('110TSI Life', 49_490, tsi15, 'dct7')
      .grade('150TSI Elegance', 64_490, turbo(2.0, 4, 150, 320, 8.2), 'dct7', 'awd')
      .grade('195TSI R-Line', 74_490, turbo(2.0, 4, 195, 400, 8.5), 'dct7', 'awd'),
    model('Tayron', 'R1', 2025, current)
      .as('suv', { sales: 3, seats: 7, tow: 2300, tank: 58, mm: [4792, 1853, 1674], ancap: [5, 2025] })
      .grade('110TSI Life', 53_490, tsi15, 'dct7')
      .grade('195TSI R-Line', 78_490, turbo(2.0, 4, 195, 400, 8.7), 'dct7', 'awd'),
    model('Touareg', 'CR', 2019, current)
      .as('suv', {
        sales: 1.5,
        tow: 3500,
        tank: 90,
        mm: [4878, 1984, 1717],
        ancap: [5, 2018],
        retention: 'soft',
      })
      .grade('170TDI', 95_490, diesel(3.0, 6, 170, 500, 7.4), 'auto8', 'awd')
      .grade('210TDI Elegance', 117_490, tdi30Q, 'auto8', 'awd')
      .grade('R', 139_490, plugIn(3.0, 6, 340, 700, 3.3, 51), 'auto8', 'awd')
      .since(2023),
    model('ID.4', 'E21', 2025, current)
      .as('suv', { sales: 1.5, tow: 1200, mm: [4584, 1852, 1634], ancap: [5, 2021], retention: 'electric' })
      .grade('Pro', 64_990, electric(210, 545, 544), 'ev', 'rwd')
      .grade('GTX', 82_990, electric(250, 679, 515), 'ev', 'awd'),
    model('ID. Buzz', 'EB', 2025, current)
      .as('people-mover', { sales: 0.5, seats: 7, tow: 1200, mm: [4962, 1985, 1927], retention: 'electric' })
      .grade('Pro LWB', 97_990, electric(210, 560, 450), 'ev', 'rwd')
      .grade('GTX LWB', 116_990, electric(250, 560, 450), 'ev', 'awd'),
    model('Amarok', '2H', 2011, 2022)
      .as('ute', { sales: 8, tow: 3500, tank: 80, mm: [5254, 1954, 1834], ancap: [5, 2011] })
      .configured('Dual Cab')
      .grade('TDI420 Core', 49_490, diesel(2.0, 4, 132, 420, 8.3), 'auto8', '4wd')
      .grade('TDI550 Highline', 64_490, diesel(3.0, 6, 165, 550, 8.9), 'auto8', '4wd')
      .since(2017)
      .grade('TDI580 Ultimate', 76_490, tdi30, 'auto8', '4wd')
      .since(2019),
    model('Amarok', 'NF', 2023, current)
      .as('ute', { sales: 8, tow: 3500, tank: 80, mm: [5350, 1910, 1888], ancap: [5, 2022] })
      .configured('Dual Cab')
      .grade('TDI405 Core', 58_990, diesel(2.0, 4, 125, 405, 7.2), 'auto6', '4wd')
      .grade('TDI500 Style', 74_490, biturboDiesel(2.0, 4, 154, 500, 7.2), 'auto10', '4wd')
      .grade('TDI600 PanAmericana', 82_490, diesel(3.0, 6, 184, 600, 8.4), 'auto10', '4wd')
      .grade('TDI600 Aventura', 86_490, diesel(3.0, 6, 184, 600, 8.4), 'auto10', '4wd'),
    model('Caddy', 'SB', 2021, current)
      .as('van', { sales: 2, seats: 2, tow: 1500, tank: 50, mm: [4500, 1855, 1856], ancap: [5, 2021] })
      .grade('Cargo TDI320', 45_490, diesel(2.0, 4, 90, 320, 4.9), 'dct7')
      .grade('Cargo Maxi TDI320', 48_490, diesel(2.0, 4, 90, 320, 5.0), 'dct7'),
    model('Transporter', 'T6.1', 2016, 2025)
      .as('van', { sales: 3, seats: 3, tow: 2500, tank: 70, mm: [4904, 1904, 1990] })
      .grade('TDI340 SWB', 49_490, tdi20Van, 'dct7')
      .grade('TDI450 LWB', 60_490, biturboDiesel(2.0, 4, 146, 450, 7.7), 'dct7', 'awd'),
    model('Multivan', 'T6.1', 2016, 2023)
      .as('people-mover', { sales: 1, seats: 7, tow: 2500, tank: 70 })
      .grade('TDI340 Comfortline', 72_490, tdi20Van, 'dct7')
      .grade('TDI450 Highline', 97_490, biturboDiesel(2.0, 4, 146, 450, 7.7), 'dct7', 'awd'),
    model('Crafter', 'SY', 2018, current)
      .as('van', { sales: 1.2, seats: 3, tow: 3000, tank: 75, mm: [5986, 2040, 2590] })
      .configured('MWB High Roof')
      .grade('35 TDI410', 74_490, diesel(2.0, 4, 130, 410, 8.2), 'auto8'),
  ],
};

export const skoda: Make = {
  name: 'Skoda',
  wmis: ['TMB'],
  retention: 'average',
  paints: {
    white: ['Moon White', 'Candy White'],
    silver: ['Brilliant Silver', 'Pebble Silver'],
    grey: ['Graphite Grey', 'Steel Grey', 'Quartz Grey'],
    black: ['Black Magic', 'Crystal Black'],
    blue: ['Race Blue', 'Energy Blue', 'Lava Blue'],
    red: ['Velvet Red', 'Hyper Red', 'Corrida Red'],
    green: ['Mamba Green', 'Olibo Green'],
  },
  generations: [
    model('Fabia', 'PJ', 2022, current)
      .as('hatch', { sales: 0.8, tow: 1100, tank: 50, mm: [4108, 1780, 1460], ancap: [5, 2021] })
      .grade('Select', 33_490, tsi10, 'dct7')
      .grade('Monte Carlo 130', 43_490, turbo(1.5, 4, 130, 250, 5.5), 'dct7'),
    model('Octavia', 'NE', 2013, 2020)
      .as('wagon', { sales: 3, tow: 1500, tank: 50, ancap: [5, 2016], retention: 'soft' })
      .grade('110TSI', 29_490, tsi14, 'dct7')
      .grade('RS 169TSI', 45_490, turbo(2.0, 4, 169, 350, 6.6), 'dct6'),
    model('Octavia', 'NX', 2021, current)
      .as('wagon', { sales: 1.5, tow: 1500, tank: 50, mm: [4689, 1829, 1468], ancap: [5, 2022] })
      .grade('Select', 45_490, tsi15, 'auto8')
      .grade('Sportline', 50_490, tsi15, 'auto8')
      .grade('RS', 62_490, turbo(2.0, 4, 195, 370, 6.8), 'dct7'),
    model('Superb', '3V', 2016, 2024)
      .as('wagon', { sales: 1, tow: 2200, tank: 66, ancap: [5, 2015], retention: 'soft' })
      .grade('162TSI Ambition', 56_490, tsi20High, 'dct6')
      .grade('206TSI Scout', 68_490, turbo(2.0, 4, 206, 350, 8.1), 'dct6', 'awd'),
    model('Kamiq', 'NW', 2020, current)
      .as('suv', { sales: 2, tow: 1200, tank: 50, mm: [4241, 1793, 1562], ancap: [5, 2019] })
      .grade('85TSI Select', 36_490, tsi10, 'dct7')
      .grade('110TSI Monte Carlo', 44_490, tsi15, 'dct7'),
    model('Karoq', 'NU', 2018, current)
      .as('suv', { sales: 2.5, tow: 1500, tank: 50, mm: [4384, 1841, 1603], ancap: [5, 2017] })
      .grade('110TSI Select', 44_490, tsi14, 'auto8')
      .grade('140TSI Sportline', 54_490, tsi20, 'dct7', 'awd'),
    model('Kodiaq', 'NS', 2017, 2024)
      .as('suv', { sales: 3, seats: 7, tow: 2500, tank: 60, mm: [4699, 1882, 1685], ancap: [5, 2017] })
      .grade('132TSI Style', 54_490, turbo(2.0, 4, 132, 320, 8.1), 'dct7', 'awd')
      .grade('RS', 76_490, turbo(2.0, 4, 180, 370, 8.8), 'dct7', 'awd'),
    model('Kodiaq', 'PS', 2025, current)
      .as('suv', { sales: 2, seats: 7, tow: 2300, tank: 58, mm: [4758, 1864, 1659], ancap: [5, 2024] })
      .grade('110TSI Select', 55_490, tsi15, 'dct7')
      .grade('140TSI Sportline', 68_490, tsi20, 'dct7', 'awd'),
    model('Elroq', 'NY', 2025, current)
      .as('suv', { sales: 0.8, mm: [4488, 1884, 1625], ancap: [5, 2025], retention: 'electric' })
      .grade('60 Select', 59_990, electric(150, 310, 420), 'ev', 'rwd')
      .grade('85 Select', 64_990, electric(210, 545, 552), 'ev', 'rwd'),
    model('Enyaq', 'NY', 2024, current)
      .as('suv', { sales: 0.6, tow: 1200, mm: [4658, 1879, 1622], ancap: [5, 2021], retention: 'electric' })
      .grade('85 Sportline', 75_990, electric(210, 545, 562), 'ev', 'rwd')
      .grade('RS Coupé', 94_990, electric(250, 679, 547), 'ev', 'awd'),
  ],
};

export const cupra: Make = {
  name: 'Cupra',
  wmis: ['VSS'],
  retention: 'soft',
  paints: {
    white: ['Glacial White', 'Nevada White'],
    silver: ['Urban Silver', 'Rhodium Silver'],
    grey: ['Graphene Grey', 'Magnetic Tech Matte', 'Enceladus Grey'],
    black: ['Midnight Black'],
    blue: ['Asphalt Blue', 'Petrol Blue Matte', 'Fiord Blue'],
    red: ['Desire Red'],
    green: ['Dark Camouflage', 'Dark Forest'],
    bronze: ['Century Bronze Matte'],
  },
  generations: [
    model('Leon', 'KL', 2022, current)
      .as('hatch', { sales: 0.8, tow: 1500, tank: 50, mm: [4398, 1799, 1467], ancap: [5, 2020] })
      .grade('V', 51_490, turbo(2.0, 4, 140, 320, 6.8), 'dct7')
      .grade('VZ', 65_490, turbo(2.0, 4, 221, 400, 7.1), 'dct7')
      .grade('VZe', 68_490, plugIn(1.4, 4, 180, 400, 1.4, 67), 'dct6'),
    model('Formentor', 'KM', 2022, current)
      .as('suv', { sales: 2, tow: 1800, tank: 55, mm: [4450, 1839, 1511], ancap: [5, 2021] })
      .grade('S', 53_490, tsi15, 'dct7')
      .grade('V', 60_490, tsi20, 'dct7', 'awd')
      .grade('VZx', 76_490, turbo(2.0, 4, 228, 400, 7.6), 'dct7', 'awd'),
    model('Ateca', 'KH', 2022, 2025)
      .as('suv', { sales: 0.4, tow: 1900, tank: 55, mm: [4386, 1841, 1599], ancap: [5, 2016] })
      .grade('VZx', 68_490, turbo(2.0, 4, 221, 400, 8.6), 'dct7', 'awd'),
    model('Born', 'K1', 2023, current)
      .as('hatch', { sales: 1, mm: [4322, 1809, 1540], ancap: [5, 2022], retention: 'electric' })
      .grade('Born', 59_990, electric(170, 310, 511), 'ev', 'rwd')
      .grade('VZ', 72_990, electric(240, 545, 570), 'ev', 'rwd'),
    model('Terramar', 'KR', 2025, current)
      .as('suv', { sales: 0.9, tow: 2100, tank: 60, mm: [4519, 1863, 1584], ancap: [5, 2025] })
      .grade('S', 58_490, tsi15, 'dct7')
      .grade('VZ', 81_490, turbo(2.0, 4, 195, 400, 8.3), 'dct7', 'awd'),
    model('Tavascan', 'KR', 2025, current)
      .as('suv', { sales: 0.4, mm: [4644, 1861, 1597], ancap: [5, 2024], retention: 'electric' })
      .grade('Endurance', 71_990, electric(210, 545, 534), 'ev', 'rwd')
      .grade('VZ', 88_990, electric(250, 679, 499), 'ev', 'awd'),
  ],
};

export const audi: Make = {
  name: 'Audi',
  wmis: ['WAU', 'WUA', 'TRU'],
  retention: 'soft',
  paints: {
    white: ['Glacier White', 'Ibis White', 'Arkona White'],
    silver: ['Florett Silver', 'Ice Silver'],
    grey: ['Daytona Grey', 'Nardo Grey', 'Manhattan Grey', 'Chronos Grey'],
    black: ['Mythos Black', 'Brilliant Black'],
    blue: ['Navarra Blue', 'Turbo Blue', 'Ascari Blue'],
    red: ['Tango Red', 'Progressive Red'],
    green: ['District Green', 'Goodwood Green'],
  },
  generations: [
    model('A1', 'GB', 2019, 2025)
      .as('hatch', { sales: 1, tank: 40, mm: [4029, 1740, 1409], ancap: [5, 2019] })
      .grade('30 TFSI', 40_490, turbo(1.0, 3, 85, 200, 5.4), 'dct7')
      .grade('35 TFSI', 44_490, tsi15, 'dct7'),
    model('A3', '8V', 2013, 2021)
      .as('hatch', { sales: 3, tow: 1400, tank: 50, ancap: [5, 2013] })
      .grade('1.4 TFSI Attraction', 40_490, tsi14, 'dct7')
      .grade('40 TFSI S line', 53_490, turbo(2.0, 4, 140, 320, 6.1), 'dct7')
      .grade('S3', 68_490, turbo(2.0, 4, 213, 380, 6.6), 'dct7', 'awd'),
    model('A3', 'GY', 2022, current)
      .as('sedan', { sales: 1.6, tow: 1500, tank: 50, mm: [4504, 1816, 1425], ancap: [5, 2020] })
      .grade('35 TFSI', 57_490, turbo(1.5, 4, 110, 250, 5.5), 'dct7')
      .grade('40 TFSI quattro S line', 68_490, turbo(2.0, 4, 150, 320, 6.7), 'dct7', 'awd')
      .grade('RS3', 107_490, turbo(2.5, 5, 294, 500, 8.2), 'dct7', 'awd'),
    model('A4', 'B8', 2008, 2015)
      .as('sedan', { sales: 3, tow: 1700, tank: 63, ancap: [5, 2009] })
      .grade('1.8 TFSI', 57_490, turbo(1.8, 4, 125, 320, 5.8), 'cvt')
      .grade('2.0 TFSI quattro', 71_490, turbo(2.0, 4, 165, 350, 7.0), 'dct7', 'awd'),
    model('A4', 'B9', 2016, 2024)
      .as('sedan', { sales: 2, tow: 1700, tank: 58, mm: [4762, 1847, 1431], ancap: [5, 2015] })
      .grade('35 TFSI', 65_490, turbo(2.0, 4, 110, 270, 6.0), 'dct7')
      .grade('45 TFSI quattro S line', 82_490, turbo(2.0, 4, 183, 370, 7.1), 'dct7', 'awd'),
    model('A5', 'B10', 2025, current)
      .as('sedan', { sales: 1.2, doors: 5, tow: 2000, tank: 56, mm: [4829, 1860, 1444], ancap: [5, 2025] })
      .grade('TFSI 150kW', 86_490, turbo(2.0, 4, 150, 340, 7.0), 'dct7')
      .grade('TFSI quattro 200kW', 98_490, turbo(2.0, 4, 200, 400, 7.5), 'dct7', 'awd')
      .grade('S5', 124_490, turbo(3.0, 6, 270, 550, 8.2), 'dct7', 'awd'),
    model('A5', 'F5', 2017, 2024)
      .as('convertible', { sales: 0.4, seats: 4, doors: 2, tank: 54 })
      .grade('40 TFSI S line', 96_490, turbo(2.0, 4, 150, 320, 6.8), 'dct7')
      .grade('45 TFSI quattro S line', 108_490, turbo(2.0, 4, 183, 370, 7.4), 'dct7', 'awd'),
    model('Q2', 'GA', 2017, 2024)
      .as('suv', { sales: 2, tow: 1500, tank: 50, mm: [4208, 1794, 1508], ancap: [5, 2016] })
      .grade('35 TFSI', 51_490, tsi15, 'auto8')
      .grade('40 TFSI quattro S line', 60_490, turbo(2.0, 4, 140, 320, 7.1), 'dct7', 'awd'),
    model('Q3', '8U', 2012, 2019)
      .as('suv', { sales: 3, tow: 1800, tank: 64, ancap: [5, 2011] })
      .grade('1.4 TFSI', 47_490, tsi14, 'dct6')
      .grade('2.0 TDI quattro Sport', 60_490, diesel(2.0, 4, 135, 380, 5.4), 'dct7', 'awd'),
    model('Q3', 'F3', 2019, current)
      .as('suv', { sales: 4, tow: 2000, tank: 60, mm: [4484, 1856, 1616], ancap: [5, 2018] })
      .grade('35 TFSI', 62_490, turbo(1.4, 4, 110, 250, 7.3), 'dct6')
      .grade('40 TFSI quattro S line', 72_490, turbo(2.0, 4, 132, 320, 8.4), 'dct7', 'awd')
      .grade('45 TFSI quattro S line', 80_490, turbo(2.0, 4, 180, 370, 8.5), 'dct7', 'awd'),
    model('Q5', '8R', 2009, 2017)
      .as('suv', { sales: 4, tow: 2400, tank: 75, ancap: [5, 2009] })
      .grade('2.0 TDI quattro', 67_490, diesel(2.0, 4, 130, 380, 6.0), 'dct7', 'awd')
      .grade('3.0 TDI quattro', 79_490, diesel(3.0, 6, 180, 580, 6.4), 'dct7', 'awd'),
    model('Q5', 'FY', 2017, 2025)
      .as('suv', { sales: 4, tow: 2400, tank: 70, mm: [4682, 1893, 1662], ancap: [5, 2017] })
      .grade('40 TDI quattro', 80_490, diesel(2.0, 4, 150, 400, 6.1), 'dct7', 'awd')
      .grade('45 TFSI quattro S line', 90_490, turbo(2.0, 4, 183, 370, 8.0), 'dct7', 'awd')
      .grade('SQ5 TDI', 123_490, diesel(3.0, 6, 251, 700, 7.1), 'auto8', 'awd'),
    model('Q5', 'GU', 2025, current)
      .as('suv', { sales: 3.5, tow: 2400, tank: 65, mm: [4717, 1900, 1647], ancap: [5, 2025] })
      .grade('TFSI quattro', 90_490, turbo(2.0, 4, 200, 400, 7.8), 'dct7', 'awd')
      .grade('TDI quattro', 93_490, diesel(2.0, 4, 150, 400, 6.5), 'dct7', 'awd')
      .grade('SQ5', 129_490, turbo(3.0, 6, 270, 550, 8.6), 'dct7', 'awd'),
    model('Q7', '4M', 2016, current)
      .as('suv', { sales: 2.5, seats: 7, tow: 3500, tank: 85, mm: [5072, 1970, 1703], ancap: [5, 2019] })
      .grade('45 TDI quattro', 127_490, diesel(3.0, 6, 170, 500, 7.2), 'auto8', 'awd')
      .grade('50 TDI quattro S line', 146_490, tdi30Q, 'auto8', 'awd')
      .grade('SQ7', 187_490, twinTurbo(4.0, 8, 373, 770, 12.1), 'auto8', 'awd'),
    model('Q8 e-tron', 'GE', 2023, 2025)
      .as('suv', { sales: 0.5, tow: 1800, mm: [4915, 1937, 1619], ancap: [5, 2019], retention: 'electric' })
      .grade('50 quattro', 142_490, electric(250, 664, 411), 'ev', 'awd')
      .grade('55 quattro', 164_490, electric(300, 664, 505), 'ev', 'awd'),
    model('Q6 e-tron', 'GF', 2025, current)
      .as('suv', { sales: 1, tow: 2400, mm: [4771, 1939, 1648], ancap: [5, 2024], retention: 'electric' })
      .grade('Performance', 127_990, electric(225, 485, 617), 'ev', 'rwd')
      .grade('quattro', 134_990, electric(285, 580, 598), 'ev', 'awd'),
    model('TT', '8S', 2015, 2023)
      .as('coupe', { sales: 0.3, seats: 4, doors: 3, tank: 55, ancap: [4, 2015] })
      .grade('45 TFSI quattro', 91_490, turbo(2.0, 4, 180, 370, 7.5), 'dct7', 'awd')
      .grade('TT RS', 145_490, turbo(2.5, 5, 294, 480, 8.4), 'dct7', 'awd'),
  ],
};

export const porsche: Make = {
  name: 'Porsche',
  wmis: ['WP0', 'WP1'],
  retention: 'average',
  paints: {
    white: ['White', 'Carrara White', 'Crayon'],
    silver: ['Dolomite Silver', 'GT Silver', 'Rhodium Silver'],
    grey: ['Volcano Grey', 'Agate Grey', 'Vanadium Grey'],
    black: ['Jet Black', 'Black'],
    blue: ['Gentian Blue', 'Night Blue', 'Frozen Blue'],
    red: ['Carmine Red', 'Guards Red'],
    green: ['Oak Green', 'Mamba Green'],
    bronze: ['Mahogany', 'Truffle Brown'],
  },
  generations: [
    model('Macan', '95B', 2014, 2024)
      .as('suv', { sales: 2.5, tow: 2400, tank: 65, mm: [4726, 1922, 1621] })
      .grade('Macan', 104_990, turbo(2.0, 4, 195, 400, 10.7), 'dct7', 'awd')
      .grade('Macan S', 124_990, twinTurbo(2.9, 6, 280, 520, 11.7), 'dct7', 'awd')
      .grade('Macan GTS', 148_990, twinTurbo(2.9, 6, 324, 550, 11.7), 'dct7', 'awd')
      .since(2020),
    model('Macan', 'XAB', 2024, current)
      .as('suv', { sales: 1.5, tow: 2000, mm: [4784, 1938, 1622], retention: 'electric' })
      .grade('Macan', 139_990, electric(265, 563, 641), 'ev', 'rwd')
      .grade('Macan 4', 146_990, electric(300, 650, 613), 'ev', 'awd')
      .grade('Macan Turbo', 194_990, electric(470, 1130, 591), 'ev', 'awd'),
    model('Cayenne', 'PO536', 2018, current)
      .as('suv', { sales: 1.8, tow: 3500, tank: 90, mm: [4930, 1983, 1698] })
      .grade('Cayenne', 157_990, turbo(3.0, 6, 260, 500, 11.6), 'auto8', 'awd')
      .grade('E-Hybrid', 172_990, plugIn(3.0, 6, 346, 650, 1.8, 75), 'auto8', 'awd')
      .grade('GTS', 223_990, twinTurbo(4.0, 8, 368, 660, 13.1), 'auto8', 'awd')
      .since(2020),
    model('718 Cayman', '982', 2016, 2025)
      .as('coupe', { sales: 0.4, seats: 2, doors: 2, tank: 54, retention: 'strong' })
      .grade('Cayman', 134_990, turbo(2.0, 4, 220, 380, 7.4), 'dct7', 'rwd')
      .grade('Cayman GTS 4.0', 204_990, petrol(4.0, 6, 294, 420, 9.6), 'dct7', 'rwd'),
    model('718 Boxster', '982', 2016, 2025)
      .as('convertible', { sales: 0.3, seats: 2, doors: 2, tank: 54, retention: 'strong' })
      .grade('Boxster', 137_990, turbo(2.0, 4, 220, 380, 7.4), 'dct7', 'rwd'),
    model('911', '992', 2019, current)
      .as('coupe', { sales: 0.5, seats: 4, doors: 2, tank: 64, mm: [4519, 1852, 1298], retention: 'strong' })
      .grade('Carrera', 299_990, twinTurbo(3.0, 6, 290, 450, 9.4), 'dct8', 'rwd')
      .grade('Carrera S', 349_990, twinTurbo(3.0, 6, 353, 530, 9.8), 'dct8', 'rwd'),
    model('Taycan', 'Y1A', 2021, current)
      .as('sedan', { sales: 0.4, seats: 4, mm: [4963, 1966, 1395], retention: 'electric' })
      .grade('Taycan', 189_990, electric(320, 420, 570), 'ev', 'rwd')
      .grade('4S', 219_990, electric(440, 710, 642), 'ev', 'awd'),
  ],
};
