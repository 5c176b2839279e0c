import {
  diesel,
  electric,
  hybrid,
  petrol,
  plugIn,
  supercharged,
  turbo,
  turboHybrid,
  twinTurbo,
} from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const volvo20 = turbo(2.0, 4, 183, 350, 7.4);
const recharge20 = plugIn(2.0, 4, 340, 709, 1.6, 81);
const ingenium20d = diesel(2.0, 4, 150, 430, 6.3);
const ingenium20 = turbo(2.0, 4, 184, 365, 8.0);
const ingenium30d = diesel(3.0, 6, 183, 600, 7.6);
const ingenium30dHigh = diesel(3.0, 6, 258, 700, 7.4);
const genesis25 = turbo(2.5, 4, 224, 422, 9.0);

export const lexus: Make = {
  name: 'Lexus',
  wmis: ['JTH', 'JTJ'],
  retention: 'average',
  paints: {
    white: ['Sonic Quartz', 'White Nova', 'Sonic White'],
    silver: ['Sonic Iridium', 'Titanium', 'Platinum Silver'],
    grey: ['Sonic Chrome', 'Mercury Grey', 'Carbonised Grey'],
    black: ['Onyx', 'Graphite Black'],
    blue: ['Deep Blue', 'Heat Blue', 'Ultrasonic Blue'],
    red: ['Radiant Red', 'Red Spinel', 'Infrared'],
    green: ['Khaki Metal', 'Terrane Khaki', 'Nori Green'],
    bronze: ['Copper', 'Sonic Copper', 'Amber Pearl'],
  },
  generations: [
    model('CT', 'ZWA10R', 2011, 2021)
      .as('hatch', { sales: 1.2, tank: 45, ancap: [5, 2012] })
      .grade('CT200h Luxury', 43_490, hybrid(1.8, 4, 100, 142, 4.1), 'cvt')
      .grade('CT200h F Sport', 53_490, hybrid(1.8, 4, 100, 142, 4.1), 'cvt'),
    model('IS', 'AVE30R', 2013, 2021)
      .as('sedan', { sales: 2, tank: 66, ancap: [5, 2016] })
      .grade('IS300h Luxury', 64_490, hybrid(2.5, 4, 164, 221, 4.9), 'cvt', 'rwd')
      .grade('IS350 F Sport', 75_490, petrol(3.5, 6, 232, 380, 9.7), 'auto8', 'rwd'),
    model('ES', 'AXZH10R', 2018, 2025)
      .as('sedan', { sales: 1.2, tank: 50, mm: [4975, 1865, 1445], ancap: [5, 2018] })
      .grade('ES300h Luxury', 69_490, hybrid(2.5, 4, 160, 221, 4.8), 'cvt')
      .grade('ES300h Sports Luxury', 86_490, hybrid(2.5, 4, 160, 221, 4.8), 'cvt'),
    model('LBX', 'MAYH10R', 2024, current)
      .as('suv', { sales: 1.5, tank: 36, mm: [4190, 1825, 1560] })
      .grade('Luxury', 53_490, hybrid(1.5, 3, 100, 185, 3.8), 'cvt')
      .grade('Sports Luxury', 58_490, hybrid(1.5, 3, 100, 185, 3.8), 'cvt')
      .grade('Morizo RR', 82_490, turbo(1.6, 3, 206, 390, 9.1), 'auto8', 'awd')
      .since(2025),
    model('UX', 'MZAA10R', 2018, 2024)
      .as('suv', { sales: 2.5, tow: 750, tank: 43, mm: [4495, 1840, 1540], ancap: [5, 2019] })
      .grade('UX200 Luxury', 51_490, petrol(2.0, 4, 126, 205, 5.8), 'cvt')
      .grade('UX250h F Sport', 64_490, hybrid(2.0, 4, 131, 202, 4.7), 'cvt', 'awd'),
    model('NX', 'AYZ15R', 2014, 2021)
      .as('suv', { sales: 4, tow: 1500, tank: 60, ancap: [5, 2017] })
      .grade('NX200t Luxury', 60_490, turbo(2.0, 4, 175, 350, 7.7), 'auto6')
      .grade('NX300h F Sport', 72_490, hybrid(2.5, 4, 147, 210, 5.7), 'cvt', 'awd'),
    model('NX', 'AAZH20R', 2021, current)
      .as('suv', { sales: 5.5, tow: 1500, tank: 55, mm: [4660, 1865, 1640], ancap: [5, 2022] })
      .grade('NX250 Luxury', 68_490, petrol(2.5, 4, 152, 243, 6.9), 'auto8')
      .grade('NX350h Luxury', 74_490, hybrid(2.5, 4, 179, 239, 5.0), 'cvt')
      .grade('NX350 F Sport', 84_490, turbo(2.4, 4, 205, 430, 8.1), 'auto8', 'awd')
      .grade('NX450h+ F Sport', 98_490, plugIn(2.5, 4, 227, 450, 1.3, 87), 'cvt', 'awd'),
    model('RX', 'GGL25R', 2015, 2022)
      .as('suv', { sales: 2, tow: 2000, tank: 72, ancap: [5, 2016] })
      .grade('RX350 Luxury', 86_490, petrol(3.5, 6, 221, 370, 9.6), 'auto8', 'awd')
      .grade('RX450h Sports Luxury', 108_490, hybrid(3.5, 6, 230, 335, 5.7), 'cvt', 'awd'),
    model('RX', 'TALH10R', 2022, current)
      .as('suv', { sales: 2.5, tow: 1500, tank: 65, mm: [4890, 1920, 1695], ancap: [5, 2022] })
      .grade('RX350h Luxury', 99_490, hybrid(2.5, 4, 184, 242, 5.0), 'cvt', 'awd')
      .grade('RX350 F Sport', 111_490, turbo(2.4, 4, 205, 430, 8.7), 'auto8', 'awd')
      .grade('RX500h F Sport Performance', 136_490, turboHybrid(2.4, 4, 273, 460, 6.2), 'auto6', 'awd'),
    model('GX', 'TALA20R', 2024, current)
      .as('suv', { sales: 1, seats: 7, tow: 3130, tank: 80, mm: [5015, 1980, 1920], retention: 'strong' })
      .grade('GX550 Luxury', 129_990, twinTurbo(3.4, 6, 260, 650, 12.3), 'auto10', '4wd')
      .grade('GX550 Overtrail', 138_990, twinTurbo(3.4, 6, 260, 650, 12.3), 'auto10', '4wd'),
    model('LX', 'FJA310R', 2022, current)
      .as('suv', { sales: 0.8, seats: 7, tow: 3500, tank: 110, mm: [5100, 1990, 1895], retention: 'strong' })
      .grade('LX500d', 179_990, twinTurbo(3.3, 6, 227, 700, 8.9), 'auto10', '4wd')
      .grade('LX600 F Sport', 206_990, twinTurbo(3.4, 6, 305, 650, 12.9), 'auto10', '4wd'),
    model('RZ', 'XEBM15R', 2023, current)
      .as('suv', { sales: 0.3, tow: 750, mm: [4805, 1895, 1635], ancap: [5, 2022], retention: 'electric' })
      .grade('RZ450e Sports Luxury', 134_990, electric(230, 435, 395), 'ev', 'awd'),
  ],
};

export const volvo: Make = {
  name: 'Volvo',
  wmis: ['YV1', 'YV4', 'LYV'],
  retention: 'soft',
  paints: {
    white: ['Crystal White', 'Ice White'],
    silver: ['Bright Silver', 'Silver Dawn'],
    grey: ['Thunder Grey', 'Pine Grey', 'Vapour Grey'],
    black: ['Onyx Black'],
    blue: ['Denim Blue', 'Fjord Blue', 'Cloud Blue'],
    red: ['Fusion Red', 'Bright Dusk'],
    green: ['Sage Green'],
  },
  generations: [
    model('V60', 'Z', 2019, 2023)
      .as('wagon', { sales: 0.3, tow: 2000, tank: 60, mm: [4778, 1916, 1453], ancap: [5, 2018] })
      .grade('B5 Cross Country', 72_490, volvo20, 'auto8', 'awd'),
    model('V40', 'M', 2013, 2019)
      .as('hatch', { sales: 1.2, tank: 62, ancap: [5, 2013] })
      .grade('T4 Kinetic', 42_490, turbo(2.0, 4, 140, 300, 5.5), 'auto6')
      .grade('T5 R-Design', 53_490, turbo(2.0, 4, 180, 350, 5.9), 'auto8'),
    model('XC40', '536', 2018, current)
      .as('suv', { sales: 4, tow: 1800, tank: 54, mm: [4440, 1863, 1652], ancap: [5, 2018] })
      .grade('B4 Plus', 64_490, turbo(2.0, 4, 145, 300, 6.9), 'dct7')
      .grade('B5 Ultimate AWD', 74_490, volvo20, 'auto8', 'awd'),
    model('XC60', '246', 2017, current)
      .as('suv', { sales: 3, tow: 2400, tank: 71, mm: [4708, 1902, 1651], ancap: [5, 2017] })
      .grade('B5 Plus', 83_490, volvo20, 'auto8', 'awd')
      .grade('B5 Ultra Bright', 97_490, volvo20, 'auto8', 'awd')
      .since(2022)
      .grade('T8 Ultra Plug-in', 114_490, recharge20, 'auto8', 'awd'),
    model('XC90', '256', 2015, current)
      .as('suv', { sales: 1.5, seats: 7, tow: 2400, tank: 71, mm: [4953, 1923, 1776], ancap: [5, 2015] })
      .grade('B5 Plus', 109_490, volvo20, 'auto8', 'awd')
      .grade('B6 Ultra Bright', 124_490, turbo(2.0, 4, 220, 420, 8.2), 'auto8', 'awd')
      .grade('T8 Ultra Plug-in', 145_490, recharge20, 'auto8', 'awd'),
    model('EX30', '416', 2024, current)
      .as('suv', { sales: 2, tow: 1600, mm: [4233, 1836, 1550], ancap: [5, 2024], retention: 'electric' })
      .grade('Plus Single Motor', 61_990, electric(200, 343, 462), 'ev', 'rwd')
      .grade('Ultra Twin Motor', 76_990, electric(315, 543, 445), 'ev', 'awd'),
    model('EX40', '536', 2022, current)
      .as('suv', { sales: 1.2, tow: 1800, mm: [4440, 1873, 1647], ancap: [5, 2018], retention: 'electric' })
      .grade('Plus Single Motor', 82_990, electric(185, 420, 485), 'ev', 'rwd')
      .grade('Ultra Twin Motor', 92_990, electric(300, 670, 500), 'ev', 'awd'),
  ],
};

export const polestar: Make = {
  name: 'Polestar',
  wmis: ['LPS', 'YSM'],
  retention: 'electric',
  paints: {
    white: ['Snow'],
    silver: ['Magnesium'],
    grey: ['Thunder', 'Storm'],
    black: ['Space', 'Void'],
    blue: ['Midnight'],
    green: ['Jupiter Green'],
  },
  generations: [
    model('2', '534', 2022, current)
      .as('sedan', { sales: 1.5, doors: 5, tow: 1500, mm: [4606, 1859, 1479], ancap: [5, 2021] })
      .grade('Standard Range Single Motor', 68_990, electric(200, 490, 554), 'ev', 'rwd')
      .grade('Long Range Dual Motor', 82_990, electric(310, 740, 591), 'ev', 'awd'),
    model('4', '814', 2024, current)
      .as('suv', { sales: 1.2, tow: 2000, mm: [4840, 2008, 1534], ancap: [5, 2025] })
      .grade('Long Range Single Motor', 85_990, electric(200, 343, 620), 'ev', 'rwd')
      .grade('Long Range Dual Motor', 101_990, electric(400, 686, 590), 'ev', 'awd'),
    model('3', '359', 2024, current)
      .as('suv', { sales: 0.3, tow: 2200, mm: [4900, 1968, 1618], ancap: [5, 2025] })
      .grade('Long Range Dual Motor', 139_990, electric(360, 840, 632), 'ev', 'awd'),
  ],
};

export const landRover: Make = {
  name: 'Land Rover',
  wmis: ['SAL'],
  retention: 'soft',
  paints: {
    white: ['Fuji White', 'Ostuni Pearl White'],
    silver: ['Hakuba Silver', 'Indus Silver'],
    grey: ['Carpathian Grey', 'Eiger Grey', 'Charente Grey'],
    black: ['Santorini Black', 'Narvik Black'],
    blue: ['Tasman Blue', 'Byron Blue', 'Portofino Blue'],
    red: ['Firenze Red'],
    green: ['Pangea Green', 'British Racing Green', 'Belgravia Green'],
    bronze: ['Gondwana Stone', 'Lantau Bronze'],
  },
  generations: [
    model('Defender 110', 'L663', 2020, current)
      .as('suv', {
        sales: 3,
        tow: 3500,
        tank: 90,
        mm: [5018, 2008, 1967],
        ancap: [5, 2020],
        retention: 'average',
      })
      .grade('D250 S', 104_990, diesel(3.0, 6, 183, 570, 7.9), 'auto8', '4wd')
      .grade('D350 X-Dynamic HSE', 131_990, ingenium30dHigh, 'auto8', '4wd')
      .since(2024)
      .grade('P525 V8', 224_990, supercharged(5.0, 8, 386, 625, 12.8), 'auto8', '4wd')
      .since(2021),
    model('Defender 130', 'L663', 2023, current)
      .as('suv', { sales: 0.6, seats: 8, tow: 3500, tank: 90, mm: [5358, 2008, 1970], retention: 'average' })
      .grade('D300 X-Dynamic SE', 131_990, diesel(3.0, 6, 220, 650, 7.9), 'auto8', '4wd')
      .grade('D350 X-Dynamic HSE', 142_990, ingenium30dHigh, 'auto8', '4wd')
      .since(2024),
    model('Discovery', 'L462', 2017, current)
      .as('suv', { sales: 1, seats: 7, tow: 3500, tank: 85, mm: [4956, 2000, 1888], ancap: [5, 2017] })
      .grade('SD6 HSE', 106_990, diesel(3.0, 6, 225, 700, 7.7), 'auto8', '4wd')
      .grade('D300 S', 119_990, diesel(3.0, 6, 220, 650, 7.5), 'auto8', '4wd')
      .since(2021)
      .grade('D350 Metropolitan Edition', 149_990, ingenium30dHigh, 'auto8', '4wd')
      .since(2024),
    model('Discovery Sport', 'L550', 2015, current)
      .as('suv', { sales: 2.2, seats: 7, tow: 2200, tank: 65, mm: [4597, 1904, 1727], ancap: [5, 2014] })
      .grade('D200 S', 82_990, ingenium20d, 'auto9', 'awd')
      .grade('P250 Dynamic SE', 88_990, ingenium20, 'auto9', 'awd'),
    model('Range Rover Evoque', 'L538', 2011, 2018)
      .as('suv', { sales: 2.5, tow: 1800, tank: 68, ancap: [5, 2011] })
      .grade('TD4 Pure', 60_490, diesel(2.2, 4, 110, 400, 6.5), 'auto6', 'awd')
      .grade('SD4 HSE Dynamic', 85_490, diesel(2.2, 4, 140, 420, 6.0), 'auto9', 'awd'),
    model('Range Rover Evoque', 'L551', 2019, current)
      .as('suv', { sales: 1.4, tow: 1800, tank: 67, mm: [4371, 1904, 1649], ancap: [5, 2019] })
      .grade('P250 Dynamic SE', 92_990, ingenium20, 'auto9', 'awd')
      .grade('P250 Autobiography', 104_990, ingenium20, 'auto9', 'awd'),
    model('Range Rover Velar', 'L560', 2017, current)
      .as('suv', { sales: 1, tow: 2500, tank: 82, mm: [4797, 2041, 1683], ancap: [5, 2017] })
      .grade('P250 Dynamic SE', 112_990, turbo(2.0, 4, 184, 365, 8.4), 'auto8', 'awd')
      .grade('P400 Dynamic HSE', 142_990, turbo(3.0, 6, 294, 550, 9.4), 'auto8', 'awd')
      .since(2021),
    model('Range Rover Sport', 'L494', 2013, 2022)
      .as('suv', { sales: 3, tow: 3500, tank: 86 })
      .grade('SDV6 HSE', 136_490, diesel(3.0, 6, 225, 700, 7.0), 'auto8', '4wd')
      .grade('SDV8 Autobiography Dynamic', 186_490, twinTurbo(4.4, 8, 250, 740, 8.4), 'auto8', '4wd'),
    model('Range Rover Sport', 'L461', 2022, current)
      .as('suv', { sales: 2, tow: 3500, tank: 80, mm: [4946, 2047, 1820], ancap: [5, 2022] })
      .grade('D250 SE', 149_990, ingenium30d, 'auto8', '4wd')
      .grade('D350 Autobiography', 198_990, ingenium30dHigh, 'auto8', '4wd'),
    model('Range Rover', 'L460', 2022, current)
      .as('suv', { sales: 0.6, tow: 3500, tank: 80, mm: [5052, 2047, 1870], ancap: [5, 2022] })
      .grade('D350 HSE', 254_990, ingenium30dHigh, 'auto8', '4wd')
      .grade('P530 Autobiography LWB', 309_990, twinTurbo(4.4, 8, 390, 750, 11.8), 'auto8', '4wd'),
  ],
};

export const jaguar: Make = {
  name: 'Jaguar',
  wmis: ['SAJ', 'SAD'],
  retention: 'soft',
  paints: {
    white: ['Fuji White', 'Caldera White'],
    silver: ['Indus Silver', 'Hakuba Silver'],
    grey: ['Eiger Grey', 'Carpathian Grey'],
    black: ['Santorini Black', 'Ultimate Black'],
    blue: ['Bluefire Blue', 'Portofino Blue'],
    red: ['Firenze Red', 'Caldera Red'],
    green: ['British Racing Green'],
  },
  generations: [
    model('XE', 'X760', 2015, 2024)
      .as('sedan', { sales: 0.6, tank: 63, ancap: [5, 2015] })
      .grade('20d Prestige', 64_490, diesel(2.0, 4, 132, 430, 4.2), 'auto8', 'rwd')
      .grade('P300 R-Dynamic HSE', 81_490, turbo(2.0, 4, 221, 400, 6.9), 'auto8', 'rwd'),
    model('E-Pace', 'X540', 2018, 2025)
      .as('suv', { sales: 0.9, tow: 1800, tank: 69, mm: [4411, 1900, 1649], ancap: [5, 2017] })
      .grade('D180 S', 62_490, diesel(2.0, 4, 132, 430, 6.0), 'auto9', 'awd')
      .grade('P250 R-Dynamic SE', 74_490, ingenium20, 'auto9', 'awd'),
    model('F-Pace', 'X761', 2016, 2025)
      .as('suv', { sales: 1.4, tow: 2400, tank: 82, mm: [4747, 2071, 1664], ancap: [5, 2017] })
      .grade('20d Prestige', 82_490, diesel(2.0, 4, 132, 430, 5.3), 'auto8', 'awd')
      .grade('P400 R-Dynamic HSE', 118_490, turbo(3.0, 6, 294, 550, 8.7), 'auto8', 'awd')
      .grade('SVR', 166_490, supercharged(5.0, 8, 405, 700, 11.7), 'auto8', 'awd'),
    model('F-Type', 'X152', 2013, 2024)
      .as('coupe', { sales: 0.4, seats: 2, doors: 2, tank: 70 })
      .grade('P300 R-Dynamic', 129_490, turbo(2.0, 4, 221, 400, 7.2), 'auto8', 'rwd')
      .grade('R V8', 262_490, supercharged(5.0, 8, 423, 700, 11.0), 'auto8', 'awd'),
    model('I-Pace', 'X590', 2018, 2025)
      .as('suv', { sales: 0.2, tow: 750, mm: [4682, 2011, 1565], ancap: [5, 2018], retention: 'electric' })
      .grade('EV400 SE', 146_490, electric(294, 696, 446), 'ev', 'awd'),
  ],
};

export const genesis: Make = {
  name: 'Genesis',
  wmis: ['KMU', 'KMT'],
  retention: 'soft',
  paints: {
    white: ['Uyuni White', 'Matterhorn White'],
    silver: ['Savile Silver', 'Gold Coast Silver'],
    grey: ['Makalu Grey', 'Himalayan Grey'],
    black: ['Vik Black', 'Obsidian Black'],
    blue: ['Tasman Blue', 'Capri Blue'],
    red: ['Mauna Red', 'Barossa Burgundy'],
    green: ['Cardiff Green', 'Tasmanian Green'],
  },
  generations: [
    model('G70', 'IK', 2019, current)
      .as('sedan', { sales: 0.3, tank: 60, mm: [4685, 1850, 1400], ancap: [5, 2018] })
      .grade('2.5T', 84_990, genesis25, 'auto8', 'rwd')
      .grade('3.3T Sport', 98_990, twinTurbo(3.3, 6, 274, 510, 10.2), 'auto8', 'rwd'),
    model('GV70', 'JK', 2021, current)
      .as('suv', { sales: 0.9, tow: 2200, tank: 66, mm: [4715, 1910, 1630], ancap: [5, 2021] })
      .grade('2.5T AWD', 90_990, genesis25, 'auto8', 'awd')
      .grade('3.5T Sport Luxury', 118_990, twinTurbo(3.5, 6, 279, 530, 11.3), 'auto8', 'awd'),
    model('GV80', 'JX', 2020, current)
      .as('suv', { sales: 0.5, seats: 7, tow: 2722, tank: 80, mm: [4940, 1975, 1715], ancap: [5, 2021] })
      .grade('3.5T AWD', 141_990, twinTurbo(3.5, 6, 279, 530, 11.7), 'auto8', 'awd'),
    model('GV60', 'JW', 2022, current)
      .as('suv', { sales: 0.2, mm: [4515, 1890, 1580], ancap: [5, 2022], retention: 'electric' })
      .grade('Performance', 119_990, electric(320, 605, 466), 'ev', 'awd'),
  ],
};

export const infiniti: Make = {
  name: 'Infiniti',
  wmis: ['JN1', 'SJK'],
  retention: 'soft',
  paints: {
    white: ['Moonlight White', 'Majestic White'],
    silver: ['Liquid Platinum'],
    grey: ['Graphite Shadow', 'Hagane Grey'],
    black: ['Black Obsidian'],
    blue: ['Ink Blue', 'Iridium Blue'],
    red: ['Magnetic Red', 'Dynamic Sunstone Red'],
  },
  generations: [
    model('Q30', 'H15', 2016, 2020)
      .as('hatch', { sales: 0.4, tank: 50, ancap: [5, 2015] })
      .grade('GT', 42_490, turbo(1.6, 4, 115, 250, 6.0), 'dct7')
      .grade('Sport Premium', 54_490, turbo(2.0, 4, 155, 350, 6.3), 'dct7'),
    model('Q50', 'V37', 2014, 2020)
      .as('sedan', { sales: 0.5, tank: 80, ancap: [5, 2013] })
      .grade('2.0t S Premium', 63_490, turbo(2.0, 4, 155, 350, 7.3), 'auto7', 'rwd')
      .grade('Red Sport', 82_490, twinTurbo(3.0, 6, 298, 475, 9.3), 'auto7', 'rwd'),
    model('QX50', 'J55', 2018, 2020)
      .as('suv', { sales: 0.2, tank: 60 })
      .grade('Essential', 63_490, turbo(2.0, 4, 200, 380, 8.5), 'cvt', 'awd'),
  ],
};
