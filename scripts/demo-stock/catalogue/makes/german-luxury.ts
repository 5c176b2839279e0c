import { biturboDiesel, diesel, electric, plugIn, turbo, twinTurbo } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const cdi20 = diesel(2.0, 4, 143, 400, 6.1);
const turbo20 = turbo(2.0, 4, 150, 300, 7.2);
const turbo20High = turbo(2.0, 4, 190, 400, 7.6);
const bmw15 = turbo(1.5, 3, 115, 230, 6.4);
const bmw20 = turbo(2.0, 4, 135, 300, 6.4);
const bmw20d = diesel(2.0, 4, 140, 400, 5.7);
const bmw30 = turbo(3.0, 6, 285, 520, 8.2);
const bmw30d = diesel(3.0, 6, 210, 650, 7.2);

export const mercedesBenz: Make = {
  name: 'Mercedes-Benz',
  wmis: ['WDD', 'W1K', 'W1N', 'WDF'],
  retention: 'soft',
  paints: {
    white: ['Polar White', 'Digital White', 'Diamond White Bright'],
    silver: ['Iridium Silver', 'High-Tech Silver', 'Mojave Silver'],
    grey: ['Mountain Grey', 'Selenite Grey', 'Graphite Grey', 'Alpine Grey'],
    black: ['Obsidian Black', 'Cosmos Black', 'Night Black'],
    blue: ['Cavansite Blue', 'Spectral Blue', 'Denim Blue'],
    red: ['Patagonia Red Bright', 'Jupiter Red'],
    green: ['Emerald Green'],
  },
  generations: [
    model('A-Class', 'W176', 2013, 2018)
      .as('hatch', { sales: 5, tank: 50, ancap: [5, 2012] })
      .grade('A180', 43_490, turbo(1.6, 4, 90, 200, 5.8), 'dct7')
      .grade('A200', 49_490, turbo(1.6, 4, 115, 250, 6.1), 'dct7')
      .grade('A45 AMG', 82_490, turbo(2.0, 4, 265, 450, 6.9), 'dct7', 'awd'),
    model('A-Class', 'W177', 2018, current)
      .as('hatch', { sales: 3, tank: 51, mm: [4419, 1796, 1440], ancap: [5, 2018] })
      .grade('A180', 55_490, turbo(1.3, 4, 100, 200, 5.7), 'dct7')
      .grade('A200', 65_490, turbo(1.3, 4, 120, 270, 6.0), 'dct7')
      .grade('A250 4MATIC', 72_490, turbo(2.0, 4, 165, 350, 7.1), 'dct8', 'awd')
      .grade('AMG A35 4MATIC', 92_490, turbo(2.0, 4, 225, 400, 8.0), 'dct8', 'awd')
      .since(2019),
    model('C-Class', 'W204', 2007, 2014)
      .as('sedan', { sales: 6, tank: 59, ancap: [5, 2007] })
      .grade('C200', 61_490, turbo(1.8, 4, 135, 270, 7.2), 'auto7', 'rwd')
      .grade('C250 Avantgarde', 70_490, turbo(1.8, 4, 150, 310, 7.2), 'auto7', 'rwd'),
    model('C-Class', 'W205', 2014, 2021)
      .as('sedan', { sales: 6, tow: 1800, tank: 66, mm: [4686, 1810, 1442], ancap: [5, 2014] })
      .grade('C200', 68_490, turbo(2.0, 4, 135, 300, 6.0), 'auto9', 'rwd')
      .grade('C300', 78_490, turbo(2.0, 4, 190, 370, 6.4), 'auto9', 'rwd')
      .grade('AMG C43 4MATIC', 118_490, twinTurbo(3.0, 6, 287, 520, 9.5), 'auto9', 'awd')
      .grade('AMG C63 S', 172_490, twinTurbo(4.0, 8, 375, 700, 10.3), 'auto9', 'rwd'),
    model('C-Class', 'W206', 2022, current)
      .as('sedan', { sales: 3, tow: 1800, tank: 66, mm: [4751, 1820, 1437], ancap: [5, 2022] })
      .grade('C200', 98_490, turbo(1.5, 4, 150, 300, 6.9), 'auto9', 'rwd')
      .grade('C300', 109_490, turbo20High, 'auto9', 'rwd')
      .grade('AMG C43 4MATIC', 146_490, turbo(2.0, 4, 300, 500, 9.1), 'auto9', 'awd'),
    model('E-Class', 'W213', 2016, 2023)
      .as('sedan', { sales: 1.2, tow: 2100, tank: 66, ancap: [5, 2016] })
      .grade('E200', 97_490, turbo(2.0, 4, 145, 320, 7.5), 'auto9', 'rwd')
      .grade('E300', 116_490, turbo(2.0, 4, 190, 370, 7.9), 'auto9', 'rwd'),
    model('E-Class', 'W214', 2024, current)
      .as('sedan', { sales: 0.6, tow: 2100, tank: 66, mm: [4949, 1880, 1468], ancap: [5, 2024] })
      .grade('E300', 142_490, turbo20High, 'auto9', 'rwd'),
    model('CLA', 'C118', 2019, 2025)
      .as('sedan', { sales: 2, tank: 51, mm: [4688, 1830, 1444], ancap: [5, 2019] })
      .grade('CLA200', 71_490, turbo(1.3, 4, 120, 270, 6.2), 'dct7')
      .grade('CLA250 4MATIC', 84_490, turbo(2.0, 4, 165, 350, 7.1), 'dct8', 'awd'),
    model('GLA', 'X156', 2014, 2020)
      .as('suv', { sales: 3, tank: 50, ancap: [5, 2014] })
      .grade('GLA180', 47_490, turbo(1.6, 4, 90, 200, 6.2), 'dct7')
      .grade('GLA250 4MATIC', 64_490, turbo(2.0, 4, 155, 350, 7.0), 'dct7', 'awd'),
    model('GLA', 'H247', 2020, current)
      .as('suv', { sales: 3, tow: 1800, tank: 51, mm: [4412, 1834, 1616], ancap: [5, 2019] })
      .grade('GLA200', 75_490, turbo(1.3, 4, 120, 270, 6.8), 'dct7')
      .grade('GLA250 4MATIC', 86_490, turbo(2.0, 4, 165, 350, 7.8), 'dct8', 'awd'),
    model('GLB', 'X247', 2020, current)
      .as('suv', { sales: 2.5, seats: 7, tow: 1800, tank: 52, mm: [4634, 1834, 1697], ancap: [5, 2019] })
      .grade('GLB200', 80_490, turbo(1.3, 4, 120, 270, 7.2), 'dct7')
      .grade('GLB250 4MATIC', 94_490, turbo(2.0, 4, 165, 350, 8.0), 'dct8', 'awd'),
    model('GLC', 'X253', 2015, 2023)
      .as('suv', { sales: 5, tow: 2000, tank: 66, mm: [4655, 1890, 1639], ancap: [5, 2015] })
      .grade('GLC200', 77_490, turbo(2.0, 4, 145, 320, 7.8), 'auto9', 'rwd')
      .grade('GLC220d 4MATIC', 83_490, cdi20, 'auto9', 'awd')
      .grade('GLC300 4MATIC', 95_490, turbo(2.0, 4, 190, 370, 8.1), 'auto9', 'awd'),
    model('GLC', 'X254', 2023, current)
      .as('suv', { sales: 5, tow: 2400, tank: 62, mm: [4716, 1890, 1640], ancap: [5, 2022] })
      .grade('GLC300 4MATIC', 118_490, turbo20High, 'auto9', 'awd')
      .grade('GLC350e 4MATIC', 128_490, plugIn(2.0, 4, 230, 550, 1.5, 119), 'auto9', 'awd')
      .grade('AMG GLC43 4MATIC', 153_490, turbo(2.0, 4, 310, 500, 10.3), 'auto9', 'awd'),
    model('GLE', 'V167', 2019, current)
      .as('suv', { sales: 2.5, tow: 3500, tank: 85, mm: [4924, 1947, 1797], ancap: [5, 2019] })
      .grade('GLE300d 4MATIC', 143_490, diesel(2.0, 4, 198, 550, 7.0), 'auto9', 'awd')
      .grade('GLE450 4MATIC', 162_490, turbo(3.0, 6, 280, 500, 9.4), 'auto9', 'awd')
      .grade('AMG GLE53 4MATIC', 206_490, turbo(3.0, 6, 320, 560, 10.7), 'auto9', 'awd'),
    model('EQA', 'H243', 2021, current)
      .as('suv', { sales: 1, tow: 750, mm: [4463, 1834, 1619], ancap: [5, 2019], retention: 'electric' })
      .grade('EQA250+', 87_990, electric(140, 385, 557), 'ev')
      .grade('EQA350 4MATIC', 102_990, electric(215, 520, 430), 'ev', 'awd'),
    model('EQE', 'X294', 2023, 2026)
      .as('suv', { sales: 0.5, tow: 1800, mm: [4863, 1940, 1686], ancap: [5, 2022], retention: 'electric' })
      .grade('EQE300', 138_990, electric(180, 550, 552), 'ev', 'rwd')
      .grade('EQE350 4MATIC', 148_990, electric(215, 765, 496), 'ev', 'awd'),
    model('X-Class', 'X470', 2018, 2020)
      .as('ute', { sales: 2, tow: 3500, tank: 80, mm: [5340, 1916, 1839], ancap: [5, 2017] })
      .configured('Dual Cab')
      .grade('X250d Progressive', 61_490, biturboDiesel(2.3, 4, 140, 450, 7.9), 'auto7', '4wd')
      .grade('X350d Power', 83_490, diesel(3.0, 6, 190, 550, 8.8), 'auto7', '4wd'),
    model('Vito', 'W447', 2015, current)
      .as('van', { sales: 2, seats: 3, tow: 2500, tank: 70, mm: [5140, 1928, 1910], retention: 'average' })
      .grade('114 MWB', 66_490, diesel(2.0, 4, 100, 330, 7.0), 'auto9', 'rwd')
      .grade('116 LWB', 72_490, diesel(2.0, 4, 120, 380, 7.0), 'auto9', 'rwd'),
    model('V-Class', 'W447', 2015, current)
      .as('people-mover', { sales: 0.6, seats: 7, tow: 2500, tank: 70 })
      .grade('V250d Avantgarde', 114_490, diesel(2.0, 4, 140, 440, 6.6), 'auto9', 'rwd')
      .grade('V300d', 127_490, diesel(2.0, 4, 176, 500, 7.2), 'auto9', 'rwd'),
    model('Sprinter', 'VS30', 2018, current)
      .as('van', { sales: 3, seats: 3, tow: 2000, tank: 93, mm: [5932, 2020, 2638], retention: 'average' })
      .configured('MWB High Roof')
      .grade('314CDI', 77_490, diesel(2.1, 4, 105, 330, 8.6), 'auto9', 'rwd')
      .grade('419CDI', 89_490, diesel(2.0, 4, 140, 450, 8.7), 'auto9', 'rwd')
      .grade('519CDI LWB High Roof Extended', 98_490, diesel(2.0, 4, 140, 450, 9.4), 'auto9', 'rwd'),
  ],
};

export const bmw: Make = {
  name: 'BMW',
  wmis: ['WBA', 'WBS', 'WBX'],
  retention: 'soft',
  paints: {
    white: ['Alpine White', 'Mineral White'],
    silver: ['Glacier Silver', 'Space Silver'],
    grey: ['Mineral Grey', 'Brooklyn Grey', 'Skyscraper Grey', 'Dravit Grey'],
    black: ['Black Sapphire', 'Jet Black', 'Carbon Black'],
    blue: ['Portimao Blue', 'Phytonic Blue', 'Estoril Blue', 'Tanzanite Blue'],
    red: ['Melbourne Red', 'Aventurin Red', 'Fire Red'],
    green: ['Sanremo Green', 'Isle of Man Green'],
  },
  generations: [
    model('1 Series', 'F20', 2011, 2019)
      .as('hatch', { sales: 4, tank: 52, ancap: [5, 2012] })
      .grade('118i', 43_490, turbo(1.5, 3, 100, 220, 5.2), 'auto8', 'rwd')
      .grade('120i M Sport', 52_490, turbo(2.0, 4, 135, 270, 5.8), 'auto8', 'rwd')
      .grade('M140i', 66_490, turbo(3.0, 6, 250, 500, 7.1), 'auto8', 'rwd'),
    model('1 Series', 'F70', 2024, current)
      .as('hatch', { sales: 1.6, tank: 49, mm: [4361, 1800, 1459], ancap: [5, 2025] })
      .grade('118', 61_490, bmw15, 'dct7')
      .grade('M135 xDrive', 91_490, turbo(2.0, 4, 233, 400, 7.6), 'dct7', 'awd'),
    model('2 Series', 'G42', 2022, current)
      .as('coupe', { sales: 0.7, seats: 4, doors: 2, tank: 51, mm: [4537, 1838, 1390] })
      .grade('220i M Sport', 76_490, bmw20, 'auto8', 'rwd')
      .grade('M240i xDrive', 101_490, turbo(3.0, 6, 285, 500, 8.4), 'auto8', 'awd'),
    model('3 Series', 'E90', 2005, 2012)
      .as('sedan', { sales: 5, tank: 60, ancap: [5, 2010] })
      .grade('320i', 58_490, turbo(2.0, 4, 115, 200, 7.8), 'auto6', 'rwd')
      .grade('325i', 73_490, turbo(2.5, 6, 160, 250, 8.4), 'auto6', 'rwd'),
    model('3 Series', 'F30', 2012, 2019)
      .as('sedan', { sales: 5, tow: 1600, tank: 60, ancap: [5, 2012] })
      .grade('318i', 57_490, turbo(1.5, 3, 100, 220, 5.4), 'auto8', 'rwd')
      .grade('320i Sport Line', 66_490, turbo(2.0, 4, 135, 290, 5.9), 'auto8', 'rwd')
      .grade('330i M Sport', 77_490, turbo(2.0, 4, 185, 350, 6.1), 'auto8', 'rwd'),
    model('3 Series', 'G20', 2019, current)
      .as('sedan', { sales: 2.5, tow: 1600, tank: 59, mm: [4713, 1827, 1440], ancap: [5, 2019] })
      .grade('320i M Sport', 88_490, bmw20, 'auto8', 'rwd')
      .grade('330i M Sport', 100_490, turbo20High, 'auto8', 'rwd')
      .grade('M340i xDrive', 129_490, bmw30, 'auto8', 'awd'),
    model('5 Series', 'G30', 2017, 2023)
      .as('sedan', { sales: 0.8, tow: 2000, tank: 68, ancap: [5, 2017] })
      .grade('520i', 99_490, bmw20, 'auto8', 'rwd')
      .grade('530i M Sport', 118_490, turbo(2.0, 4, 185, 350, 6.2), 'auto8', 'rwd'),
    model('4 Series', 'G23', 2021, current)
      .as('convertible', { sales: 0.3, seats: 4, doors: 2, tank: 59, mm: [4768, 1852, 1384] })
      .grade('420i M Sport', 109_490, bmw20, 'auto8', 'rwd')
      .grade('430i M Sport', 124_490, turbo20High, 'auto8', 'rwd'),
    model('X1', 'F48', 2015, 2022)
      .as('suv', { sales: 4, tow: 1800, tank: 61, mm: [4447, 1821, 1598], ancap: [5, 2015] })
      .grade('sDrive18i', 52_490, turbo(1.5, 3, 103, 220, 6.3), 'dct7')
      .grade('xDrive25i', 66_490, turbo(2.0, 4, 170, 350, 7.0), 'auto8', 'awd'),
    model('X1', 'U11', 2022, current)
      .as('suv', { sales: 4.5, tow: 1700, tank: 54, mm: [4500, 1845, 1642], ancap: [5, 2022] })
      .grade('sDrive18i', 63_490, bmw15, 'dct7')
      .grade('xDrive20i M Sport', 74_490, turbo(2.0, 4, 150, 300, 7.4), 'dct7', 'awd')
      .grade('M35i xDrive', 102_490, turbo(2.0, 4, 233, 400, 8.1), 'dct7', 'awd')
      .since(2024),
    model('iX1', 'U11', 2023, current)
      .as('suv', { sales: 1.4, tow: 1200, mm: [4500, 1845, 1616], ancap: [5, 2022], retention: 'electric' })
      .grade('eDrive20', 82_990, electric(150, 250, 430), 'ev')
      .since(2024)
      .grade('xDrive30 M Sport', 95_990, electric(230, 494, 400), 'ev', 'awd'),
    model('X3', 'F25', 2011, 2017)
      .as('suv', { sales: 4, tow: 2400, tank: 67, ancap: [5, 2011] })
      .grade('xDrive20d', 67_490, diesel(2.0, 4, 140, 400, 5.4), 'auto8', 'awd')
      .grade('xDrive30d', 82_490, diesel(3.0, 6, 190, 560, 6.0), 'auto8', 'awd'),
    model('X3', 'G01', 2017, 2024)
      .as('suv', { sales: 5, tow: 2400, tank: 65, mm: [4708, 1891, 1676], ancap: [5, 2017] })
      .grade('sDrive20i', 80_490, bmw20, 'auto8', 'rwd')
      .grade('xDrive20d M Sport', 89_490, bmw20d, 'auto8', 'awd')
      .grade('xDrive30i M Sport', 101_490, turbo(2.0, 4, 185, 350, 7.8), 'auto8', 'awd')
      .grade('M40i', 133_490, bmw30, 'auto8', 'awd'),
    model('X3', 'G45', 2025, current)
      .as('suv', { sales: 5, tow: 2500, tank: 65, mm: [4755, 1920, 1660], ancap: [5, 2024] })
      .grade('20 xDrive', 97_490, turbo(2.0, 4, 140, 310, 7.5), 'auto8', 'awd')
      .grade('30e xDrive', 112_490, plugIn(2.0, 4, 220, 450, 1.4, 91), 'auto8', 'awd')
      .grade('M50 xDrive', 141_490, turbo(3.0, 6, 293, 580, 8.3), 'auto8', 'awd'),
    model('X5', 'F15', 2013, 2018)
      .as('suv', { sales: 3.5, tow: 2700, tank: 85, ancap: [5, 2014] })
      .grade('xDrive30d', 110_490, diesel(3.0, 6, 190, 560, 6.2), 'auto8', 'awd')
      .grade('xDrive40d', 124_490, diesel(3.0, 6, 230, 630, 6.4), 'auto8', 'awd'),
    model('X5', 'G05', 2018, current)
      .as('suv', { sales: 3.5, tow: 3500, tank: 80, mm: [4935, 2004, 1745], ancap: [5, 2018] })
      .grade('xDrive30d', 148_490, bmw30d, 'auto8', 'awd')
      .grade('xDrive50e', 168_490, plugIn(3.0, 6, 360, 700, 2.0, 94), 'auto8', 'awd')
      .since(2023)
      .grade('M60i xDrive', 209_490, twinTurbo(4.4, 8, 390, 750, 12.2), 'auto8', 'awd')
      .since(2023),
    model('i4', 'G26', 2022, current)
      .as('sedan', { sales: 0.9, tow: 1600, mm: [4783, 1852, 1448], ancap: [4, 2022], retention: 'electric' })
      .grade('eDrive35', 92_990, electric(210, 400, 483), 'ev', 'rwd')
      .since(2023)
      .grade('M50', 132_990, electric(400, 795, 510), 'ev', 'awd'),
    model('M3', 'G80', 2021, current)
      .as('sedan', { sales: 0.4, tank: 59, mm: [4794, 1903, 1433], retention: 'average' })
      .grade('Competition', 179_990, twinTurbo(3.0, 6, 375, 650, 9.6), 'auto8', 'rwd')
      .grade('Competition M xDrive', 189_990, twinTurbo(3.0, 6, 390, 650, 9.8), 'auto8', 'awd'),
  ],
};

export const mini: Make = {
  name: 'MINI',
  wmis: ['WMW'],
  retention: 'soft',
  paints: {
    white: ['Nanuq White', 'Pepper White'],
    silver: ['Melting Silver', 'White Silver'],
    grey: ['Moonwalk Grey', 'Legend Grey', 'Copper Grey'],
    black: ['Midnight Black'],
    blue: ['Blazing Blue', 'Island Blue', 'Starlight Blue'],
    red: ['Chili Red', 'Rebel Red'],
    green: ['British Racing Green', 'Ocean Wave Green'],
  },
  generations: [
    model('Cooper', 'F56', 2014, 2024)
      .as('hatch', { sales: 1.8, seats: 4, doors: 3, tank: 44, mm: [3863, 1727, 1414], ancap: [4, 2014] })
      .grade('Cooper', 42_490, turbo(1.5, 3, 100, 220, 5.6), 'dct7')
      .grade('Cooper S', 52_490, turbo(2.0, 4, 141, 280, 5.9), 'dct7')
      .grade('John Cooper Works', 66_490, turbo(2.0, 4, 170, 320, 6.9), 'auto8'),
    model('Cooper', 'F66', 2024, current)
      .as('hatch', { sales: 1.2, seats: 4, doors: 3, tank: 44, mm: [3876, 1744, 1432], ancap: [5, 2025] })
      .grade('C Core', 47_490, bmw15, 'dct7')
      .grade('S Favoured', 58_490, turbo20, 'dct7'),
    model('Cooper Electric', 'J01', 2024, current)
      .as('hatch', { sales: 0.6, seats: 4, doors: 3, mm: [3858, 1756, 1460], retention: 'electric' })
      .grade('E Classic', 58_990, electric(135, 290, 305), 'ev')
      .grade('SE Favoured', 68_990, electric(160, 330, 402), 'ev'),
    model('Countryman', 'F60', 2017, 2023)
      .as('suv', { sales: 1.3, tow: 1500, tank: 51, mm: [4299, 1822, 1557], ancap: [5, 2017] })
      .grade('Cooper', 50_490, turbo(1.5, 3, 100, 220, 6.3), 'dct7')
      .grade('Cooper S', 58_490, turbo(2.0, 4, 141, 280, 6.7), 'dct7'),
    model('Countryman', 'U25', 2024, current)
      .as('suv', { sales: 1.6, tow: 1700, tank: 54, mm: [4433, 1843, 1656], ancap: [5, 2024] })
      .grade('C Core', 64_490, bmw15, 'dct7')
      .grade('S ALL4 Favoured', 76_490, turbo(2.0, 4, 150, 300, 7.3), 'dct7', 'awd'),
    model('Convertible', 'F57', 2016, 2024)
      .as('convertible', { sales: 0.4, seats: 4, doors: 2, tank: 44, mm: [3863, 1727, 1415] })
      .grade('Cooper S', 61_490, turbo(2.0, 4, 141, 280, 6.5), 'dct7')
      .grade('John Cooper Works', 75_490, turbo(2.0, 4, 170, 320, 7.1), 'auto8'),
  ],
};
