import { diesel } from '../engines.ts';
import { current, type Make, model } from '../entry.ts';

const paints: Make['paints'] = {
  white: ['White', 'Arc White', 'Glacier White'],
  silver: ['Silver'],
  grey: ['Grey', 'Iron Grey'],
};

const isuzu30 = diesel(3.0, 4, 110, 375, null);
const isuzu52 = diesel(5.2, 4, 140, 513, null);
const hino40 = diesel(4.0, 4, 121, 464, null);
const fuso30 = diesel(3.0, 4, 110, 370, null);
const iveco30 = diesel(3.0, 4, 132, 430, null);

export const isuzuTrucks: Make = {
  name: 'Isuzu',
  wmis: ['JAA', 'JAL'],
  retention: 'strong',
  paints,
  generations: [
    model('NLR', '45-150', 2012, current)
      .as('truck', { sales: 1.5, seats: 3, tow: 3500, tank: 75, gvm: 4500 })
      .configured('Tray')
      .grade('SWB AMT', 72_990, isuzu30, 'amt6', 'rwd')
      .grade('Traypack', 79_990, isuzu30, 'man5', 'rwd'),
    model('NPR', '45/55-155', 2012, current)
      .as('truck', { sales: 2, seats: 3, tow: 3500, tank: 100, gvm: 5500 })
      .configured('Tray')
      .grade('MWB Traypack', 84_990, isuzu52, 'amt6', 'rwd')
      .grade('Crew Tipper', 99_990, isuzu52, 'man6', 'rwd'),
    model('NPS', '75/45-155', 2014, current)
      .as('truck', { sales: 1, seats: 3, tow: 3500, tank: 140, gvm: 7500 })
      .configured('4x4 Cab Chassis')
      .grade('4x4 Single Cab', 112_990, isuzu52, 'man6', '4wd')
      .grade('4x4 Crew', 119_990, isuzu52, 'man6', '4wd'),
    model('FRR', '107-210', 2012, current)
      .as('truck', { sales: 0.8, seats: 3, tow: 9000, tank: 200, gvm: 10700 })
      .configured('Pantech')
      .grade('MWB Freightpack', 139_990, diesel(5.2, 4, 154, 726, null), 'amt6', 'rwd'),
  ],
};

export const hino: Make = {
  name: 'Hino',
  wmis: ['JHH', 'JHF'],
  retention: 'average',
  paints,
  generations: [
    model('300 Series', '', 2011, current)
      .as('truck', { sales: 1.6, seats: 3, tow: 3500, tank: 100, gvm: 4495 })
      .configured('Tray')
      .grade('616 IFS Trade Ace', 71_990, hino40, 'auto6', 'rwd')
      .grade('617 Tipper', 84_990, hino40, 'man5', 'rwd'),
    model('300 Series', '', 2017, current)
      .as('truck', { sales: 0.6, seats: 3, tow: 3500, tank: 170, gvm: 7500 })
      .configured('4x4 Cab Chassis')
      .grade('817 4x4', 109_990, hino40, 'man6', '4wd'),
    model('500 Series', '', 2012, current)
      .as('truck', { sales: 0.6, seats: 3, tow: 9000, tank: 200, gvm: 11000 })
      .configured('Curtain Sider')
      .grade('FC 1124', 136_990, diesel(5.1, 4, 176, 794, null), 'auto6', 'rwd'),
  ],
};

export const fuso: Make = {
  name: 'Fuso',
  wmis: ['JL6', 'JL7'],
  retention: 'average',
  paints,
  generations: [
    model('Canter', '', 2012, current)
      .as('truck', { sales: 1.3, seats: 3, tow: 3500, tank: 100, gvm: 4500 })
      .configured('Tray')
      .grade('515 City Cab', 64_990, fuso30, 'amt6', 'rwd')
      .grade('615 Tipper', 82_990, fuso30, 'man5', 'rwd'),
    model('Canter', '', 2012, current)
      .as('truck', { sales: 0.5, seats: 3, tow: 3500, tank: 100, gvm: 6500 })
      .configured('4x4 Cab Chassis')
      .grade('FG 4x4', 99_990, fuso30, 'man5', '4wd'),
    model('Fighter', '', 2012, current)
      .as('truck', { sales: 0.5, seats: 3, tow: 9000, tank: 200, gvm: 10400 })
      .configured('Pantech')
      .grade('1124 MWB', 124_990, diesel(7.5, 6, 177, 677, null), 'auto6', 'rwd'),
  ],
};

export const iveco: Make = {
  name: 'Iveco',
  wmis: ['ZCF'],
  retention: 'soft',
  paints,
  generations: [
    model('Daily', '', 2015, current)
      .as('truck', { sales: 1, seats: 3, tow: 3500, tank: 100, gvm: 4495 })
      .configured('Tradie-Made Tray')
      .grade('50C18 Tradie-Made', 84_990, iveco30, 'auto8', 'rwd')
      .grade('70C18 Cab Chassis', 89_990, iveco30, 'auto8', 'rwd'),
    model('Daily', '', 2015, current)
      .as('truck', { sales: 0.4, seats: 3, tow: 3500, tank: 90, gvm: 5500 })
      .configured('4x4 Cab Chassis')
      .grade('4x4 Dual Cab', 139_990, iveco30, 'man6', '4wd'),
  ],
};

export const udTrucks: Make = {
  name: 'UD',
  wmis: ['JNC'],
  retention: 'average',
  paints,
  generations: [
    model('Croner', 'LKE', 2018, current)
      .as('truck', { sales: 0.3, seats: 2, tow: 9000, tank: 200, gvm: 11000 })
      .configured('Curtain Sider')
      .grade('MKE 250', 139_990, diesel(5.1, 4, 186, 900, null), 'auto6', 'rwd'),
  ],
};

export const hyundaiTrucks: Make = {
  name: 'Hyundai',
  wmis: ['KMF'],
  retention: 'soft',
  paints,
  generations: [
    model('Mighty', 'EX4', 2018, current)
      .as('truck', { sales: 0.3, seats: 3, tow: 3500, tank: 100, gvm: 4495 })
      .configured('Tray')
      .grade('EX4 SWB', 58_990, diesel(2.9, 4, 103, 372, null), 'man5', 'rwd'),
  ],
};
