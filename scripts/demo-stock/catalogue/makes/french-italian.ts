import { diesel, electric, petrol, plugIn, turbo, twinTurbo } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const tce13 = turbo(1.3, 4, 115, 262, 6.3);
const puretech12 = turbo(1.2, 3, 96, 230, 6.1);
const puretech16 = turbo(1.6, 4, 133, 250, 7.0);

export const renault: Make = {
  name: 'Renault',
  wmis: ['VF1', 'VF6', 'KNM'],
  retention: 'soft',
  paints: {
    white: ['Glacier White', 'Pearl White', 'Mineral White'],
    silver: ['Highland Silver', 'Platinum Silver'],
    grey: ['Cassiopeia Grey', 'Titanium Grey', 'Urban Grey'],
    black: ['Etoile Black', 'Metallic Black'],
    blue: ['Iron Blue', 'Zanzibar Blue', 'Cosmos Blue'],
    red: ['Flame Red', 'Millennium Red'],
  },
  generations: [
    model('Clio', 'X98', 2013, 2019)
      .as('hatch', { sales: 2, tank: 45, ancap: [5, 2013] })
      .grade('Zen', 23_490, turbo(1.2, 4, 88, 190, 5.2), 'dct6')
      .grade('R.S. 200 Cup', 37_490, turbo(1.6, 4, 147, 240, 6.3), 'dct6'),
    model('Megane R.S.', 'XFB', 2018, 2023)
      .as('hatch', { sales: 0.4, tank: 50, ancap: [5, 2015] })
      .grade('Trophy', 62_490, turbo(1.8, 4, 221, 420, 8.0), 'dct6'),
    model('Captur', 'HJB', 2021, current)
      .as('suv', { sales: 0.8, tow: 1200, tank: 48, mm: [4227, 1797, 1576], ancap: [5, 2019] })
      .grade('Zen', 34_990, turbo(1.3, 4, 113, 270, 6.6), 'dct7')
      .grade('Intens', 38_990, turbo(1.3, 4, 113, 270, 6.6), 'dct7'),
    model('Arkana', 'JL1', 2021, current)
      .as('suv', { sales: 1.6, tow: 1200, tank: 50, mm: [4568, 1821, 1571], ancap: [5, 2019] })
      .grade('Techno', 41_490, tce13, 'dct7')
      .grade('Esprit Alpine', 47_490, tce13, 'dct7'),
    model('Koleos', 'HZG', 2016, 2025)
      .as('suv', { sales: 2.5, tow: 2000, tank: 60, mm: [4672, 1843, 1678], ancap: [5, 2018] })
      .grade('Life', 37_490, petrol(2.5, 4, 126, 226, 8.1), 'cvt')
      .grade('Intens AWD', 51_490, petrol(2.5, 4, 126, 226, 8.3), 'cvt', 'awd'),
    model('Duster', 'HJD', 2025, current)
      .as('suv', { sales: 1.5, tow: 1500, tank: 50, mm: [4343, 1813, 1656] })
      .grade('Evolution', 34_990, tce13, 'dct7')
      .grade('Techno 4x4', 39_990, turbo(1.3, 4, 113, 250, 6.8), 'man6', '4wd'),
    model('Kangoo', 'XFK', 2023, current)
      .as('van', { sales: 1, seats: 2, tow: 1500, tank: 54, mm: [4486, 1919, 1838] })
      .grade('SWB', 43_490, turbo(1.3, 4, 96, 240, 6.5), 'dct7'),
    model('Trafic', 'X82', 2015, current)
      .as('van', { sales: 3, seats: 3, tow: 1715, tank: 80, mm: [5080, 1956, 1973], retention: 'average' })
      .grade('Pro SWB', 49_990, diesel(2.0, 4, 125, 380, 7.3), 'dct6')
      .grade('Premium LWB', 55_990, diesel(2.0, 4, 125, 380, 7.3), 'dct6'),
    model('Master', 'X62', 2012, 2025)
      .as('van', { sales: 1.8, seats: 3, tow: 2500, tank: 80, mm: [5548, 2070, 2499], retention: 'average' })
      .configured('MWB Mid Roof')
      .grade('Pro', 55_990, diesel(2.3, 4, 110, 360, 8.0), 'amt6')
      .grade('L3H2', 60_490, diesel(2.3, 4, 120, 380, 8.2), 'amt6'),
    model('Scenic E-Tech', 'HCC', 2025, current)
      .as('suv', { sales: 0.3, mm: [4470, 1864, 1571], retention: 'electric' })
      .grade('Techno', 57_990, electric(160, 300, 598), 'ev'),
  ],
};

export const peugeot: Make = {
  name: 'Peugeot',
  wmis: ['VF3', 'VR3'],
  retention: 'soft',
  paints: {
    white: ['Pearl White', 'Okenite White', 'Bianca White'],
    silver: ['Cumulus Silver'],
    grey: ['Artense Grey', 'Nimbus Grey', 'Selenium Grey'],
    black: ['Nera Black', 'Perla Black'],
    blue: ['Celebes Blue', 'Vertigo Blue', 'Obsession Blue'],
    red: ['Elixir Red', 'Ultimate Red'],
    green: ['Olivine Green'],
    bronze: ['Metallic Copper'],
  },
  generations: [
    model('208', 'A9', 2012, 2019)
      .as('hatch', { sales: 1.2, tank: 50, ancap: [5, 2012] })
      .grade('Active', 22_490, turbo(1.2, 3, 81, 205, 4.8), 'auto6')
      .grade('GTi', 33_490, turbo(1.6, 4, 153, 300, 5.4), 'man6'),
    model('308', 'P51', 2022, current)
      .as('hatch', { sales: 0.6, tow: 1200, tank: 52, mm: [4367, 1850, 1441], ancap: [4, 2022] })
      .grade('Allure', 40_490, puretech12, 'auto8')
      .grade('GT Premium', 52_490, puretech12, 'auto8'),
    model('2008', 'P24', 2020, current)
      .as('suv', { sales: 1.2, tow: 1200, tank: 44, mm: [4304, 1770, 1550], ancap: [5, 2019] })
      .grade('Allure', 40_490, puretech12, 'auto6')
      .grade('GT', 47_490, turbo(1.2, 3, 114, 240, 6.1), 'auto8'),
    model('3008', 'P84', 2017, 2024)
      .as('suv', { sales: 2, tow: 1200, tank: 53, mm: [4447, 1841, 1624], ancap: [5, 2016] })
      .grade('Allure', 48_490, puretech16, 'auto8')
      .grade('GT', 57_490, puretech16, 'auto8')
      .grade('GT Sport PHEV', 80_490, plugIn(1.6, 4, 222, 520, 1.6, 60), 'auto8', 'awd'),
    model('3008', 'P64', 2025, current)
      .as('suv', { sales: 0.8, tank: 55, mm: [4542, 1895, 1641], ancap: [4, 2025] })
      .grade('Allure Hybrid', 54_490, turbo(1.2, 3, 107, 230, 4.8), 'dct6')
      .grade('GT Premium Hybrid', 66_490, turbo(1.2, 3, 107, 230, 4.8), 'dct6'),
    model('5008', 'P87', 2018, 2025)
      .as('suv', { sales: 0.9, seats: 7, tow: 1200, tank: 56, mm: [4641, 1844, 1646], ancap: [5, 2017] })
      .grade('Allure', 53_490, puretech16, 'auto8')
      .grade('GT', 65_490, diesel(2.0, 4, 131, 400, 5.0), 'auto8'),
    model('Partner', 'K9', 2019, current)
      .as('van', { sales: 1, seats: 2, tow: 1200, tank: 50, mm: [4403, 1848, 1840] })
      .grade('Pro Short', 38_490, puretech12, 'auto8')
      .grade('Premium Long', 43_490, puretech12, 'auto8'),
    model('Expert', 'K0', 2019, current)
      .as('van', { sales: 1, seats: 3, tow: 1800, tank: 69, mm: [4959, 1920, 1890] })
      .grade('Pro Standard', 53_490, diesel(2.0, 4, 110, 370, 6.4), 'auto8'),
  ],
};

export const citroen: Make = {
  name: 'Citroën',
  wmis: ['VF7', 'VR7'],
  retention: 'soft',
  paints: {
    white: ['Polar White', 'Pearlescent White'],
    silver: ['Arctic Steel'],
    grey: ['Platinum Grey', 'Cumulus Grey'],
    black: ['Pearl Black', 'Onyx Black'],
    blue: ['Emeraude Blue', 'Teles Blue'],
    red: ['Passion Red', 'Volcano Red'],
  },
  generations: [
    model('C3', 'A8', 2018, 2022)
      .as('hatch', { sales: 0.4, tank: 45, ancap: [4, 2017] })
      .grade('Shine', 29_490, turbo(1.2, 3, 81, 205, 4.9), 'auto6'),
    model('C4', 'C41', 2022, 2024)
      .as('hatch', { sales: 0.2, tank: 50, mm: [4360, 1800, 1525], ancap: [4, 2021] })
      .grade('Shine', 42_490, turbo(1.2, 3, 114, 240, 6.1), 'auto8'),
    model('C5 Aircross', 'C84', 2019, 2024)
      .as('suv', { sales: 0.3, tow: 1200, tank: 53, mm: [4500, 1859, 1695], ancap: [4, 2019] })
      .grade('Feel', 44_490, turbo(1.6, 4, 121, 240, 7.9), 'auto6')
      .grade('Shine', 49_490, turbo(1.6, 4, 121, 240, 7.9), 'auto6'),
    model('Berlingo', 'B9', 2010, 2019)
      .as('van', { sales: 0.8, seats: 2, tank: 60 })
      .grade('L2', 27_490, diesel(1.6, 4, 66, 215, 5.0), 'man5'),
  ],
};

export const fiat: Make = {
  name: 'Fiat',
  wmis: ['ZFA', 'ZFC'],
  retention: 'soft',
  paints: {
    white: ['Gelato White', 'Ice White', 'Bianco'],
    silver: ['Aluminium Silver'],
    grey: ['Minimal Grey', 'Pompei Grey', 'Colosseum Grey'],
    black: ['Vesuvius Black', 'Onyx Black'],
    blue: ['Blu Dipinto di Blu', 'Italia Blue'],
    red: ['Passione Red', 'Sicilia Red'],
    green: ['Portofino Green'],
    bronze: ['Rose Gold'],
  },
  generations: [
    model('500', '312', 2010, 2024)
      .as('hatch', { sales: 1.5, seats: 4, doors: 3, tank: 35, mm: [3571, 1627, 1488], ancap: [3, 2017] })
      .grade('Lounge', 24_490, petrol(1.2, 4, 51, 102, 4.8), 'amt5')
      .grade('Dolcevita', 28_490, turbo(0.9, 2, 63, 145, 4.0), 'amt5'),
    model('500C', '312', 2010, 2024)
      .as('convertible', { sales: 0.4, seats: 4, doors: 2, tank: 35, mm: [3571, 1627, 1488] })
      .grade('Lounge', 28_490, petrol(1.2, 4, 51, 102, 4.8), 'amt5'),
    model('500e', '332', 2023, current)
      .as('hatch', { sales: 0.3, seats: 4, doors: 3, mm: [3632, 1683, 1527], retention: 'electric' })
      .grade('La Prima', 56_490, electric(87, 220, 311), 'ev'),
    model('600e', '', 2025, current)
      .as('suv', { sales: 0.2, mm: [4171, 1781, 1536], retention: 'electric' })
      .grade('La Prima', 60_990, electric(115, 260, 404), 'ev'),
    model('Ducato', 'X290', 2012, current)
      .as('van', { sales: 2, seats: 3, tow: 2500, tank: 90, mm: [5413, 2050, 2522], retention: 'average' })
      .configured('MWB Mid Roof')
      .grade('Series 8', 61_490, diesel(2.2, 4, 132, 450, 7.6), 'auto9')
      .grade('LWB Mid Roof', 65_490, diesel(2.2, 4, 132, 450, 7.8), 'auto9'),
  ],
};

export const alfaRomeo: Make = {
  name: 'Alfa Romeo',
  wmis: ['ZAR', 'ZAS'],
  retention: 'soft',
  paints: {
    white: ['Alfa White', 'Trofeo White'],
    silver: ['Moonlight Silver'],
    grey: ['Vesuvio Grey', 'Silverstone Grey'],
    black: ['Vulcano Black', 'Alfa Black'],
    blue: ['Misano Blue', 'Montecarlo Blue'],
    red: ['Alfa Red', 'Etna Red', 'Competizione Red'],
    green: ['Montreal Green'],
  },
  generations: [
    model('Giulietta', '940', 2011, 2020)
      .as('hatch', { sales: 0.7, tank: 60, ancap: [5, 2010] })
      .grade('Distinctive', 34_490, turbo(1.4, 4, 125, 250, 5.2), 'dct6')
      .grade('Veloce', 46_490, turbo(1.7, 4, 177, 340, 6.8), 'dct6'),
    model('Giulia', '952', 2017, current)
      .as('sedan', { sales: 0.3, tank: 58, mm: [4643, 1860, 1436], ancap: [5, 2018] })
      .grade('Veloce', 86_490, turbo(2.0, 4, 206, 400, 6.5), 'auto8', 'rwd')
      .grade('Quadrifoglio', 158_490, twinTurbo(2.9, 6, 375, 600, 9.2), 'auto8', 'rwd'),
    model('Stelvio', '949', 2018, current)
      .as('suv', { sales: 0.4, tow: 2000, tank: 64, mm: [4687, 1903, 1648], ancap: [5, 2018] })
      .grade('Ti', 82_490, turbo(2.0, 4, 148, 330, 7.0), 'auto8', 'awd')
      .grade('Veloce', 94_490, turbo(2.0, 4, 206, 400, 7.0), 'auto8', 'awd'),
    model('Tonale', '965', 2023, current)
      .as('suv', { sales: 0.3, tow: 1500, tank: 55, mm: [4528, 1835, 1604], ancap: [5, 2022] })
      .grade('Ti Hybrid', 54_490, turbo(1.5, 4, 118, 240, 5.6), 'dct7')
      .grade('Veloce PHEV', 81_490, plugIn(1.3, 4, 206, 270, 1.5, 59), 'auto6', 'awd'),
    model('Junior', '966', 2025, current)
      .as('suv', { sales: 0.4, tank: 44, mm: [4173, 1781, 1532] })
      .grade('Ibrida', 50_490, turbo(1.2, 3, 107, 230, 4.9), 'dct6')
      .grade('Elettrica', 62_490, electric(115, 260, 410), 'ev'),
  ],
};
