import { current, type Make, model } from '../entry.ts';

const paints: Make['paints'] = {
  white: ['White'],
  silver: ['Silver', 'White and Silver'],
  grey: ['Grey', 'Charcoal Composite'],
  bronze: ['Bronze', 'Sand Composite'],
};

export const jayco: Make = {
  name: 'Jayco',
  wmis: ['6J9'],
  retention: 'average',
  paints,
  generations: [
    model('Swan', '', 2012, current)
      .as('caravan', { sales: 2 })
      .configured('Camper Trailer')
      .towed('Touring', 32_990, 14, 1147, 1500, 6)
      .towed('Outback', 37_990, 14, 1240, 1600, 6),
    model('Journey', '', 2017, current)
      .as('caravan', { sales: 3 })
      .configured('Caravan')
      .towed('16.51-3 Touring', 62_990, 16.5, 1789, 2200, 2)
      .towed('17.55-8 Touring', 68_990, 17.5, 1965, 2400, 4)
      .towed('18.57-8 Outback', 77_990, 18.5, 2210, 2700, 5),
    model('Starcraft', '', 2012, current)
      .as('caravan', { sales: 3 })
      .configured('Caravan')
      .towed('14.44-4 Touring', 49_990, 14.5, 1460, 1900, 2)
      .towed('17.58-5 Touring', 61_990, 17.5, 1900, 2300, 4)
      .towed('19.61-3 Outback', 76_990, 19.5, 2274, 2700, 3),
    model('Silverline', '', 2014, current)
      .as('caravan', { sales: 1.5 })
      .configured('Caravan')
      .towed('21.65-3', 108_990, 21.5, 2626, 3100, 2)
      .towed('24.75-1 Outback', 127_990, 24.5, 3018, 3500, 4),
    model('All Terrain', '', 2020, current)
      .as('caravan', { sales: 1.4 })
      .configured('Off-road Caravan')
      .towed('17.55-3', 92_990, 17.5, 2260, 2800, 2)
      .towed('19.61-5', 101_990, 19.5, 2480, 3050, 5),
    model('CrossTrak', '', 2021, current)
      .as('caravan', { sales: 1 })
      .configured('Pod')
      .towed('13OB.1', 58_990, 13, 1500, 1950, 2)
      .towed('17OB.2', 79_990, 16, 1930, 2500, 4),
  ],
};

export const crusader: Make = {
  name: 'Crusader',
  wmis: ['6T9'],
  retention: 'average',
  paints,
  generations: [
    model('Musketeer', 'Athos', 2018, current)
      .as('caravan', { sales: 1 })
      .configured('Caravan')
      .towed('18ft 6in', 82_990, 18.5, 2260, 2800, 2)
      .towed('20ft Family', 92_990, 20, 2480, 3100, 5),
    model('Excalibur', '', 2014, current)
      .as('caravan', { sales: 0.8 })
      .configured('Caravan')
      .towed('Prince 20ft', 98_990, 20, 2540, 3100, 2)
      .towed('Emperor 22ft', 112_990, 22, 2790, 3500, 3),
  ],
};

export const supreme: Make = {
  name: 'Supreme',
  wmis: ['6T9'],
  retention: 'average',
  paints,
  generations: [
    model('Classic', '', 2012, current)
      .as('caravan', { sales: 0.8 })
      .configured('Caravan')
      .towed('1760', 74_990, 17.5, 1960, 2400, 2)
      .towed('1960', 83_990, 19.5, 2210, 2700, 2),
    model('Spirit', '', 2015, current)
      .as('caravan', { sales: 0.7 })
      .configured('Caravan')
      .towed('2160', 97_990, 21.5, 2560, 3100, 2)
      .towed('2260 Family Bunk', 104_990, 22.5, 2690, 3300, 5),
  ],
};

export const lotus: Make = {
  name: 'Lotus',
  wmis: ['6T9'],
  retention: 'average',
  paints,
  generations: [
    model('Off Grid', '', 2019, current)
      .as('caravan', { sales: 0.8 })
      .configured('Off-road Caravan')
      .towed('18.6', 119_990, 18.5, 2680, 3500, 2)
      .towed('20.6 Triple Bunk', 134_990, 20.5, 2890, 3500, 5),
    model('Trooper', '', 2016, current)
      .as('caravan', { sales: 0.7 })
      .configured('Off-road Caravan')
      .towed('19.6', 112_990, 19.5, 2640, 3500, 2)
      .towed('21.6 Tourer', 124_990, 21.5, 2860, 3500, 2),
    model('Freelander', '', 2015, 2024)
      .as('caravan', { sales: 0.6 })
      .configured('Caravan')
      .towed('21', 98_990, 21, 2610, 3200, 2),
  ],
};

export const zoneRv: Make = {
  name: 'Zone RV',
  wmis: ['6U9'],
  retention: 'strong',
  paints,
  generations: [
    model('Expedition', 'Series 3', 2021, current)
      .as('caravan', { sales: 0.3 })
      .configured('Composite Off-road Caravan')
      .towed('19.6 Peregrine', 214_990, 19.5, 2760, 3500, 2)
      .towed('21.6 Summit', 239_990, 21.5, 2980, 3500, 4),
    model('Sojourn', '', 2022, current)
      .as('caravan', { sales: 0.3 })
      .configured('Composite Off-road Caravan')
      .towed('16.6', 179_990, 16.5, 2290, 3000, 2, 'Tandem'),
  ],
};

export const newAge: Make = {
  name: 'New Age',
  wmis: ['6T9'],
  retention: 'soft',
  paints,
  generations: [
    model('Road Owl', '', 2016, current)
      .as('caravan', { sales: 0.6 })
      .configured('Caravan')
      .towed('RO18ER', 66_990, 18, 1985, 2500, 2)
      .towed('RO20BE', 74_990, 20, 2240, 2800, 4),
    model('Manta Ray', '', 2013, current)
      .as('caravan', { sales: 0.8 })
      .configured('Off-road Caravan')
      .towed('MR18E', 84_990, 18, 2250, 2900, 2)
      .towed('MR20BE2 Family', 94_990, 20, 2520, 3200, 5),
  ],
};

export const avan: Make = {
  name: 'Avan',
  wmis: ['6A9'],
  retention: 'average',
  paints,
  generations: [
    model('Cruiseliner', '', 2012, current)
      .as('caravan', { sales: 0.7 })
      .configured('Pop-top Camper')
      .towed('Adventure Pack', 39_990, 14, 1120, 1480, 2)
      .towed('5', 37_990, 15.5, 1210, 1550, 4),
    model('Aspire', '', 2016, current)
      .as('caravan', { sales: 0.6 })
      .configured('Caravan')
      .towed('470', 58_990, 15.5, 1520, 1900, 2)
      .towed('555', 68_990, 18.2, 1890, 2400, 4),
  ],
};

export const kedron: Make = {
  name: 'Kedron',
  wmis: ['6K9'],
  retention: 'strong',
  paints,
  generations: [
    model('Top Ender', '', 2012, current)
      .as('caravan', { sales: 0.4 })
      .configured('Off-road Caravan')
      .towed('AT3', 164_990, 19, 2920, 3990, 2)
      .towed('XC5 Family', 189_990, 23, 3320, 4490, 5, 'Tri'),
  ],
};
