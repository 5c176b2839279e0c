import { petrol, supercharged } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

/** Cubic centimetres, cylinders, kW, Nm, l/100 km. */
const engine = (cc: number, cylinders: number, powerKw: number, torqueNm: number, litresPer100Km: number) =>
  petrol(cc / 1000, cylinders, powerKw, torqueNm, litresPer100Km);

export const hondaMotorcycles: Make = {
  name: 'Honda',
  wmis: ['JH2', 'MLH'],
  retention: 'average',
  paints: {
    black: ['Graphite Black', 'Mat Gunpowder Black', 'Ballistic Black'],
    red: ['Grand Prix Red', 'Extreme Red', 'Magma Red'],
    white: ['Pearl Glare White', 'Ross White'],
    green: ['Mat Jeans Green', 'Pearl Organic Green'],
    blue: ['Mat Lucent Blue', 'Pearl Hawkseye Blue'],
  },
  generations: [
    model('CB125F', '', 2015, current)
      .as('motorcycle', { sales: 1, tank: 11 })
      .grade('', 4_499, engine(124, 1, 8, 11, 1.5), 'man5'),
    model('CBR500R', '', 2013, current)
      .as('motorcycle', { sales: 0.8, tank: 17 })
      .grade('ABS', 11_690, engine(471, 2, 35, 43, 3.5), 'man6'),
    model('CB500X', '', 2013, 2023)
      .as('motorcycle', { sales: 0.9, tank: 18 })
      .grade('ABS', 10_990, engine(471, 2, 35, 43, 3.6), 'man6'),
    model('NX500', '', 2024, current)
      .as('motorcycle', { sales: 0.9, tank: 18 })
      .grade('ABS', 11_290, engine(471, 2, 35, 43, 3.6), 'man6'),
    model('Rebel 500', 'CMX500', 2017, current)
      .as('motorcycle', { sales: 1.1, tank: 11 })
      .grade('ABS', 10_490, engine(471, 2, 34, 43, 3.7), 'man6')
      .grade('S', 10_990, engine(471, 2, 34, 43, 3.7), 'man6'),
    model('CRF1100L Africa Twin', '', 2020, current)
      .as('motorcycle', { sales: 0.9, tank: 25 })
      .grade('Adventure Sports', 24_990, engine(1084, 2, 75, 112, 4.9), 'man6')
      .grade('Adventure Sports DCT', 26_490, engine(1084, 2, 75, 112, 4.9), 'dct6'),
    model('CRF300L', '', 2021, current)
      .as('motorcycle', { sales: 0.9, tank: 8 })
      .grade('', 8_590, engine(286, 1, 20, 27, 3.2), 'man6')
      .grade('Rally', 9_490, engine(286, 1, 20, 27, 3.2), 'man6'),
    model('Gold Wing', 'GL1800', 2018, current)
      .as('motorcycle', { sales: 0.2, tank: 21 })
      .grade('Tour Premium', 48_990, engine(1833, 6, 93, 170, 5.6), 'dct7'),
  ],
};

export const yamaha: Make = {
  name: 'Yamaha',
  wmis: ['JYA', 'MLE'],
  retention: 'average',
  paints: {
    black: ['Tech Black', 'Matt Black', 'Midnight Black'],
    blue: ['Icon Blue', 'Team Yamaha Blue', 'Ice Fluo Blue'],
    red: ['Lava Red'],
    white: ['Competition White', 'Radical White'],
  },
  generations: [
    model('MT-03', '', 2016, current)
      .as('motorcycle', { sales: 1.3, tank: 14 })
      .grade('', 7_999, engine(321, 2, 31, 30, 3.9), 'man6'),
    model('YZF-R3', '', 2015, current)
      .as('motorcycle', { sales: 1.1, tank: 14 })
      .grade('', 8_999, engine(321, 2, 31, 30, 3.9), 'man6'),
    model('MT-07', '', 2014, current)
      .as('motorcycle', { sales: 1.6, tank: 14 })
      .grade('LA', 12_999, engine(655, 2, 38, 60, 4.3), 'man6')
      .grade('HO', 14_499, engine(689, 2, 54, 68, 4.2), 'man6'),
    model('MT-09', '', 2014, current)
      .as('motorcycle', { sales: 1.2, tank: 14 })
      .grade('', 17_599, engine(890, 3, 88, 93, 5.0), 'man6')
      .grade('SP', 20_799, engine(890, 3, 88, 93, 5.0), 'man6'),
    model('Tracer 9', 'GT', 2021, current)
      .as('motorcycle', { sales: 0.5, tank: 19 })
      .grade('GT', 22_799, engine(890, 3, 88, 93, 5.0), 'man6')
      .grade('GT+', 25_499, engine(890, 3, 88, 93, 5.0), 'man6'),
    model('Ténéré 700', '', 2019, current)
      .as('motorcycle', { sales: 1.1, tank: 16, retention: 'strong' })
      .grade('', 17_999, engine(689, 2, 54, 68, 4.3), 'man6')
      .grade('World Raid', 21_799, engine(689, 2, 54, 68, 4.3), 'man6'),
    model('WR450F', '', 2012, current)
      .as('motorcycle', { sales: 0.7, tank: 8 })
      .grade('', 17_799, engine(450, 1, 37, 48, 5.0), 'man5'),
    model('XSR900', '', 2016, current)
      .as('motorcycle', { sales: 0.4, tank: 15 })
      .grade('', 18_899, engine(890, 3, 88, 93, 5.0), 'man6'),
  ],
};

export const kawasaki: Make = {
  name: 'Kawasaki',
  wmis: ['JKA', 'MLM'],
  retention: 'average',
  paints: {
    black: ['Metallic Spark Black', 'Ebony'],
    green: ['Lime Green', 'Candy Lime Green'],
    white: ['Pearl Robotic White'],
    red: ['Candy Persimmon Red'],
  },
  generations: [
    model('Ninja 400', 'EX400', 2018, 2024)
      .as('motorcycle', { sales: 1.3, tank: 14 })
      .grade('SE', 8_990, engine(399, 2, 33, 38, 3.9), 'man6'),
    model('Ninja 500', 'EX500', 2024, current)
      .as('motorcycle', { sales: 1.1, tank: 14 })
      .grade('SE', 9_390, engine(451, 2, 33, 43, 3.9), 'man6'),
    model('Z650', '', 2017, current)
      .as('motorcycle', { sales: 1, tank: 15 })
      .grade('L LAMS', 11_690, engine(649, 2, 38, 55, 4.4), 'man6')
      .grade('', 11_990, engine(649, 2, 50, 64, 4.3), 'man6'),
    model('Z900', '', 2017, current)
      .as('motorcycle', { sales: 1, tank: 17 })
      .grade('', 15_490, engine(948, 4, 92, 99, 5.7), 'man6')
      .grade('SE', 18_490, engine(948, 4, 92, 99, 5.7), 'man6'),
    model('Versys 1000', 'SE', 2019, current)
      .as('motorcycle', { sales: 0.3, tank: 21 })
      .grade('SE', 22_990, engine(1043, 4, 88, 102, 5.6), 'man6'),
    model('KLR650', '', 2008, current)
      .as('motorcycle', { sales: 0.6, tank: 23 })
      .grade('Adventure', 11_790, engine(652, 1, 30, 53, 4.9), 'man5'),
    model('Ninja H2 SX', '', 2018, current)
      .as('motorcycle', { sales: 0.1, tank: 19 })
      .grade('SE', 36_990, supercharged(0.998, 4, 147, 137, 5.7), 'man6'),
  ],
};

export const suzukiMotorcycles: Make = {
  name: 'Suzuki',
  wmis: ['JS1', 'MB8'],
  retention: 'average',
  paints: {
    black: ['Glass Sparkle Black', 'Metallic Mat Black'],
    blue: ['Metallic Triton Blue', 'Pearl Vigor Blue'],
    red: ['Pearl Mira Red'],
    white: ['Brilliant White', 'Pearl Tech White'],
  },
  generations: [
    model('SV650', '', 2016, current)
      .as('motorcycle', { sales: 0.8, tank: 14 })
      .grade('LAMS', 11_090, engine(645, 2, 35, 55, 4.1), 'man6'),
    model('V-Strom 650', 'DL650', 2012, current)
      .as('motorcycle', { sales: 0.6, tank: 20 })
      .grade('XT LAMS', 13_590, engine(645, 2, 35, 55, 4.2), 'man6'),
    model('V-Strom 800', 'DE', 2023, current)
      .as('motorcycle', { sales: 0.5, tank: 20 })
      .grade('DE', 18_590, engine(776, 2, 62, 78, 4.4), 'man6'),
    model('GSX-S1000', 'GT', 2022, current)
      .as('motorcycle', { sales: 0.3, tank: 19 })
      .grade('GT', 21_490, engine(999, 4, 112, 106, 6.1), 'man6'),
    model('DR-Z400E', '', 2005, 2024)
      .as('motorcycle', { sales: 1.2, tank: 10, retention: 'strong' })
      .grade('', 9_690, engine(398, 1, 29, 39, 4.9), 'man5'),
    model('Hayabusa', 'GSX1300R', 2021, current)
      .as('motorcycle', { sales: 0.3, tank: 20 })
      .grade('', 28_990, engine(1340, 4, 140, 150, 6.7), 'man6'),
  ],
};

export const triumph: Make = {
  name: 'Triumph',
  wmis: ['SMT'],
  retention: 'average',
  paints: {
    black: ['Jet Black', 'Sapphire Black', 'Phantom Black'],
    red: ['Carnival Red', 'Korosi Red', 'Volcanic Red'],
    blue: ['Caribbean Blue', 'Lucerne Blue'],
    green: ['Competition Green', 'Matt Khaki Green'],
    white: ['Crystal White', 'Fusion White'],
  },
  generations: [
    model('Speed 400', '', 2024, current)
      .as('motorcycle', { sales: 1, tank: 13 })
      .grade('', 8_990, engine(398, 1, 29, 38, 3.5), 'man6'),
    model('Scrambler 400 X', '', 2024, current)
      .as('motorcycle', { sales: 0.9, tank: 13 })
      .grade('', 9_990, engine(398, 1, 29, 38, 3.5), 'man6'),
    model('Bonneville T120', '', 2016, current)
      .as('motorcycle', { sales: 0.6, tank: 15 })
      .grade('', 20_990, engine(1200, 2, 59, 105, 4.7), 'man6')
      .grade('T120 Black', 20_990, engine(1200, 2, 59, 105, 4.7), 'man6'),
    model('Street Triple 765', '', 2017, current)
      .as('motorcycle', { sales: 0.5, tank: 15 })
      .grade('R', 16_990, engine(765, 3, 88, 80, 5.4), 'man6')
      .grade('RS', 20_490, engine(765, 3, 96, 80, 5.4), 'man6'),
    model('Tiger 900', '', 2020, current)
      .as('motorcycle', { sales: 0.5, tank: 20 })
      .grade('GT Pro', 24_590, engine(888, 3, 79, 90, 4.7), 'man6')
      .grade('Rally Pro', 26_190, engine(888, 3, 79, 90, 4.7), 'man6'),
    model('Rocket 3', '', 2020, current)
      .as('motorcycle', { sales: 0.2, tank: 18 })
      .grade('Storm R', 37_990, engine(2458, 3, 134, 225, 6.8), 'man6'),
  ],
};

export const bmwMotorrad: Make = {
  name: 'BMW',
  wmis: ['WB1', 'WB3'],
  retention: 'average',
  paints: {
    black: ['Black Storm', 'Triple Black'],
    white: ['Light White', 'Alpine White'],
    blue: ['Racing Blue Metallic', 'Gravity Blue'],
    red: ['Racing Red'],
    green: ['Kalamata Green', 'Aurelius Green'],
  },
  generations: [
    model('G 310 GS', 'K02', 2017, current)
      .as('motorcycle', { sales: 0.5, tank: 11 })
      .grade('Style Rallye', 9_790, engine(313, 1, 25, 28, 3.3), 'man6'),
    model('F 900 GS', 'K83', 2024, current)
      .as('motorcycle', { sales: 0.4, tank: 15 })
      .grade('Trophy', 22_490, engine(895, 2, 77, 93, 4.4), 'man6'),
    model('R 1250 GS', 'K50', 2019, 2024)
      .as('motorcycle', { sales: 0.9, tank: 20 })
      .grade('Spezial', 30_490, engine(1254, 2, 100, 143, 4.8), 'man6')
      .grade('Adventure Rallye X', 33_490, engine(1254, 2, 100, 143, 4.8), 'man6'),
    model('R 1300 GS', 'KA0', 2024, current)
      .as('motorcycle', { sales: 0.9, tank: 19 })
      .grade('Style GS Trophy', 34_490, engine(1300, 2, 107, 149, 4.8), 'man6')
      .grade('Adventure Option 719', 41_990, engine(1300, 2, 107, 149, 4.9), 'auto6'),
    model('S 1000 RR', 'K67', 2019, current)
      .as('motorcycle', { sales: 0.3, tank: 17 })
      .grade('M Sport', 34_990, engine(999, 4, 154, 113, 6.4), 'man6'),
    model('R nineT', 'K21', 2014, 2023)
      .as('motorcycle', { sales: 0.3, tank: 17 })
      .grade('Pure', 22_490, engine(1170, 2, 80, 116, 5.1), 'man6'),
  ],
};

export const harleyDavidson: Make = {
  name: 'Harley-Davidson',
  wmis: ['5HD', '1HD'],
  retention: 'average',
  paints: {
    black: ['Vivid Black', 'Black Denim', 'Midnight Ember'],
    red: ['Redline Red', 'Billiard Red', 'Heirloom Red'],
    white: ['White Sand Pearl', 'White Onyx Pearl'],
    blue: ['Reef Blue', 'Billiard Blue', 'Atlas Blue'],
    green: ['Mineral Green', 'Snake Venom Green'],
  },
  generations: [
    model('Street Bob 114', 'FXBBS', 2021, 2025)
      .as('motorcycle', { sales: 0.7, tank: 13 })
      .grade('', 28_250, engine(1868, 2, 70, 155, 5.5), 'man6'),
    model('Fat Boy 114', 'FLFBS', 2018, 2025)
      .as('motorcycle', { sales: 0.8, tank: 19 })
      .grade('', 36_250, engine(1868, 2, 70, 155, 5.5), 'man6'),
    model('Road Glide', 'FLTRX', 2024, current)
      .as('motorcycle', { sales: 0.6, tank: 23 })
      .grade('117', 47_250, engine(1923, 2, 78, 175, 6.0), 'man6'),
    model('Pan America 1250', 'RA1250S', 2021, current)
      .as('motorcycle', { sales: 0.3, tank: 21 })
      .grade('Special', 32_995, engine(1252, 2, 112, 128, 5.5), 'man6'),
    model('Nightster', 'RH975', 2022, current)
      .as('motorcycle', { sales: 0.4, tank: 12 })
      .grade('Special', 25_995, engine(975, 2, 66, 95, 5.1), 'man6'),
    model('Iron 883', 'XL883N', 2009, 2021)
      .as('motorcycle', { sales: 0.9, tank: 13 })
      .grade('XL883N', 15_995, engine(883, 2, 37, 68, 5.0), 'man5'),
  ],
};

export const ducati: Make = {
  name: 'Ducati',
  wmis: ['ZDM'],
  retention: 'average',
  paints: {
    red: ['Ducati Red'],
    black: ['Thrilling Black', 'Dark Stealth'],
    white: ['Star White Silk', 'Arctic White'],
  },
  generations: [
    model('Scrambler', '800', 2015, current)
      .as('motorcycle', { sales: 0.4, tank: 14 })
      .grade('Icon', 17_800, engine(803, 2, 54, 65, 5.2), 'man6')
      .grade('Full Throttle', 19_900, engine(803, 2, 54, 65, 5.2), 'man6'),
    model('Monster', '937', 2021, current)
      .as('motorcycle', { sales: 0.5, tank: 14 })
      .grade('Monster+', 19_900, engine(937, 2, 82, 93, 5.2), 'man6')
      .grade('SP', 24_500, engine(937, 2, 82, 93, 5.2), 'man6'),
    model('Multistrada V4', '', 2021, current)
      .as('motorcycle', { sales: 0.3, tank: 22 })
      .grade('S', 35_800, engine(1158, 4, 125, 125, 6.5), 'man6')
      .grade('Rally', 44_900, engine(1158, 4, 125, 121, 6.6), 'man6'),
    model('DesertX', '', 2022, current)
      .as('motorcycle', { sales: 0.3, tank: 21 })
      .grade('', 26_900, engine(937, 2, 81, 92, 5.6), 'man6'),
  ],
};

export const ktm: Make = {
  name: 'KTM',
  wmis: ['VBK', 'MD2'],
  retention: 'soft',
  paints: {
    black: ['Black', 'Atlantic Black'],
    white: ['White', 'Ceramic White'],
    blue: ['Electronic Blue'],
  },
  generations: [
    model('390 Adventure', '', 2020, current)
      .as('motorcycle', { sales: 0.8, tank: 14 })
      .grade('', 10_495, engine(373, 1, 32, 37, 3.4), 'man6')
      .grade('R', 11_495, engine(399, 1, 33, 39, 3.4), 'man6'),
    model('390 Duke', '', 2013, current)
      .as('motorcycle', { sales: 0.9, tank: 15 })
      .grade('', 8_995, engine(399, 1, 33, 39, 3.4), 'man6'),
    model('890 Adventure', '', 2021, current)
      .as('motorcycle', { sales: 0.5, tank: 20 })
      .grade('R', 24_995, engine(889, 2, 77, 100, 4.5), 'man6'),
    model('300 EXC', 'TPI', 2018, current)
      .as('motorcycle', { sales: 1, tank: 9 })
      .grade('Six Days', 18_995, engine(293, 1, 38, 40, 6.0), 'man6'),
    model('1290 Super Adventure', '', 2021, 2025)
      .as('motorcycle', { sales: 0.2, tank: 23 })
      .grade('S', 31_995, engine(1301, 2, 118, 138, 5.7), 'man6'),
  ],
};
