import { describe, expect, it } from 'vitest';
import { bodyInTitle, cabConfigurationIn, readBody } from './body.ts';

describe('readBody', () => {
  it.each<[string, string | null]>([
    ['SUV', 'suv'],
    ['Sport Utility Vehicle', 'suv'],
    ['Sport Utility', 'suv'],
    ['Sports Activity Vehicle', 'suv'],
    ['Hatchback', 'hatch'],
    ['Halvkombi 5-dörrar', 'hatch'],
    ['5D Liftback', 'hatch'],
    ['SEDAN', 'sedan'],
    ['4 Door Sedan', 'sedan'],
    ['Saloon', 'sedan'],
    ['Limousine', 'sedan'],
    ['Wagon', 'wagon'],
    ['Estate', 'wagon'],
    ['Kombi', 'wagon'],
    ['Ute / Tray', 'ute'],
    ['DUAL CAB UTILITY', 'ute'],
    ['Crew Cab Pickup', 'ute'],
    ['Regular Cab', 'ute'],
    ["Quad Cab 8' Box", 'ute'],
    ['Double Cab Pick Up', 'ute'],
    ['Cab Chassis', 'cab-chassis'],
    ['C/C', 'cab-chassis'],
    ['Extended Cargo Van 170" WB AWD', 'van'],
    ['Panel Van', 'van'],
    ['VAN', 'van'],
    ['Passenger Van', 'people-mover'],
    ['People Mover', 'people-mover'],
    ['Familjebuss', 'people-mover'],
    ['MPV', 'people-mover'],
    ['Coupe', 'coupe'],
    ['Coupé', 'coupe'],
    ['Cabriolet', 'convertible'],
    ['Roadster', 'convertible'],
    ['Bus', 'bus'],
    ['Truck', 'truck'],
    ['Motorcycle', 'motorcycle'],
    ['Scooter', 'motorcycle'],
    ['Pop Top Caravan', 'caravan'],
    ['Motorhome', 'motorhome'],
    ['Campervan', 'motorhome'],
    ['Dubbelkajuit', 'ute'],
    ['Enkelkajuit Bakkie', 'ute'],
    ['Single Cab', 'ute'],
    ['D/Cab', 'ute'],
    ['Luikrug', 'hatch'],
    ['Stasiewa', 'wagon'],
    ['Paneelwa', 'van'],
    ['Koepee', 'coupe'],
    ['Afslaandak', 'convertible'],
    ['Kabriolet', 'convertible'],
    ['Vragmotor', 'truck'],
    ['Motorfiets', 'motorcycle'],
    ['Stationwagen', 'wagon'],
    ['Terreinwagen', 'suv'],
    ['Bestelwagen', 'van'],
    ['Bestelauto', 'van'],
    ['Ruimtewagen', 'people-mover'],
    ['Vrachtwagen', 'truck'],
    ['Kampeerauto', 'motorhome'],
    ['SUV/Geländewagen/Pickup', 'suv'],
    ['Cabrio/Roadster', 'convertible'],
    ['Sportwagen/Coupé', 'coupe'],
    ['Van/Minibus', 'people-mover'],
    ['Schrägheck', 'hatch'],
    ['Stufenheck', 'sedan'],
    ['Kastenwagen', 'van'],
    ['Fahrgestell', 'cab-chassis'],
    ['CARS & TRUCKS & VANS', null],
    ['Commercial', null],
    ['Other', null],
    ['-', null],
    ['Spaceship', null],
  ])('reads %j as %j', (text, body) => {
    expect(readBody(text)).toEqual({ value: body, problem: null });
  });
  it.each(['159.0" WB', '170 in. WB', '4850 mm', '4'])('rejects the measurement %j', (text) => {
    expect(readBody(text)).toEqual({ value: null, problem: 'is a measure, not a body' });
  });
});

it.each(['https://x.example/suv', 'suv.jpg', 'van@x.example', 'R 619 900'])(
  'rejects %j as a body',
  (text) => {
    expect(readBody(text)).toMatchObject({ value: null, problem: expect.stringMatching(/^is (a|an|the) /) });
  },
);

it('finds bodies and cabins in titles', () => {
  expect(bodyInTitle('City GM VTi-L Sedan 4dr CVT')).toBe('sedan');
  expect(bodyInTitle('Silverado 3500 Chassis Cab')).toBe('cab-chassis');
  expect(bodyInTitle('Ranger XLT Double Cab')).toBe('ute');
  expect(bodyInTitle('Golf GTI')).toBeNull();
  expect(cabConfigurationIn('Ranger XLT double-cab')).toBe('Double Cab');
  expect(cabConfigurationIn('Cabriolet')).toBeNull();
});
