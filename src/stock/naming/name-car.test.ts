import { describe, expect, it } from 'vitest';
import { nameCar } from './name-car.ts';

const name = (make: string, model: string, title = '', badge = '', series = '') =>
  nameCar({ make, model, badge, series, title });

describe('nameCar', () => {
  it.each<[string, string, string, string, string, string | null]>([
    // make, model, title → make, model, badge
    [
      'Land',
      'Rover',
      '2018 Land Rover Range Rover Sport V8 SC HSE',
      'Land Rover',
      'Range Rover Sport',
      'V8 SC HSE',
    ],
    ['Land', 'Rover', '2018 Land Rover Range Rover Vogue SDV8', 'Land Rover', 'Range Rover', 'Vogue SDV8'],
    ['Land', 'Rover', '2013 Land Rover Discovery 4 3.0 TDV6', 'Land Rover', 'Discovery 4', '3.0 TDV6'],
    ['Alfa', 'Romeo', '2015 Alfa Romeo Giulietta Distinctive', 'Alfa Romeo', 'Giulietta', 'Distinctive'],
    ['Great', 'Wall', '2012 Great Wall V240 K2 (4X4)', 'Great Wall', 'V240', 'K2'],
    ['Aston', 'Martin', '2008 Aston Martin DB9 Volante', 'Aston Martin', 'DB9', 'Volante'],
    ['Rover', 'Mini', '1999 Rover Mini MK VI', 'Rover', 'Mini', 'MK VI'],
    ['GWM', 'Haval', '2023 GWM Haval Jolion LUX', 'GWM', 'Haval Jolion', 'LUX'],
    ['Saab', '3-Sep', '2007 Saab 9-3 440 Linear Sedan 4dr Spts Auto 5sp 2.0T', 'Saab', '9-3', '440 Linear'],
    ['Toyota', 'Land', '2011 Toyota Land Cruiser Sahara', 'Toyota', 'LandCruiser', 'Sahara'],
    [
      'Toyota',
      'Landcruiser',
      '2017 Toyota Landcruiser Prado GXL (4X4)',
      'Toyota',
      'LandCruiser Prado',
      'GXL',
    ],
    ['Toyota', 'Rav', '2012 Toyota Rav 4 GX (2WD)', 'Toyota', 'RAV4', 'GX'],
    ['Jeep', 'Grand', '2014 Jeep Grand Cherokee Laredo (4X4)', 'Jeep', 'Grand Cherokee', 'Laredo'],
    ['Hyundai', 'Santa', '2019 Hyundai Santa FE Active Crdi (awd)', 'Hyundai', 'Santa Fe', 'Active CRDi'],
    ['Hyundai', 'I30', '2018 Hyundai I30 Active', 'Hyundai', 'i30', 'Active'],
    ['Toyota', 'Hilux', '2017 Toyota Hilux SR5 (4X4)', 'Toyota', 'HiLux', 'SR5'],
    ['Honda', 'City', '2015 Honda City GM VTi-L Sedan 4dr CVT 7sp 1.5i MY16', 'Honda', 'City', 'GM VTi-L'],
    ['Mazda', '3', '2016 Mazda 3 Maxx', 'Mazda', '3', 'Maxx'],
    ['BMW', '220I', '2017 BMW 220I M-Sport', 'BMW', '220i', 'M-Sport'],
    ['BMW', '740LI', '', 'BMW', '740Li', null],
    ['Lexus', 'RX450HL', '', 'Lexus', 'RX450hL', null],
    ['Tesla', 'Model', '2019 Tesla Model 3 Long Range', 'Tesla', 'Model 3', 'Long Range'],
    ['VW', 'GOLF', '', 'Volkswagen', 'Golf', null],
    ['Merc', 'C200', '', 'Mercedes-Benz', 'C200', null],
    ['Mercedes', 'AMG GT', '', 'Mercedes-Benz', 'AMG GT', null],
    ['SSANGYONG', 'MUSSO', '', 'SsangYong', 'Musso', null],
    ['Volkswagen', 'Golf-Serie', 'Volkswagen Golf-Serie', 'Volkswagen', 'Golf', null],
    ['', '', '2019 Toyota Corolla Ascent Sport', 'Toyota', 'Corolla', 'Ascent Sport'],
    ['', '', 'Range Rover Evoque 2014', 'Land Rover', 'Range Rover Evoque', null],
    ['', '', '2019 Toyota Hilux SR5 Double Cab 4x4 Auto', 'Toyota', 'HiLux', 'SR5'],
    ['', 'Kia Cerato', '', 'Kia', 'Cerato', null],
    ['Toyota HiLux', '', '', 'Toyota', 'HiLux', null],
    ['', '', 'Pre-Owned 2022 Chevrolet Equinox RS Front Wheel Drive SUV', 'Chevrolet', 'Equinox', 'RS'],
    ['Zastava', 'YUGO', '', 'Zastava', 'Yugo', null],
    ['', '', '1988 Zastava Koral 55', 'Zastava', 'Koral', '55'],
  ])('reads %s | %s | %s', (makeCell, modelCell, title, make, model, badge) => {
    expect(name(makeCell, modelCell, title)).toMatchObject({ make, model, badge });
  });

  it('takes the badge from its own column, without what other columns say', () => {
    expect(name('Chevrolet', 'Equinox', '', 'RS Front Wheel Drive SUV').badge).toBe('RS');
    expect(name('Toyota', 'HiLux', '', 'SR5 (4x4)').badge).toBe('SR5 (4x4)');
    expect(name('Toyota', 'HiLux', '', 'HiLux SR5').badge).toBe('SR5');
    expect(name('Nissan', 'Rogue', '', 'FWD SV FWD Wagon 4 Dr.').badge).toBe('SV');
    expect(name('RAM', '1500', '', `Rebel 4x4 Crew Cab 5'7" Box`).badge).toBe(`Rebel 4x4 Crew Cab 5'7" Box`);
  });
  it.each<[string, string | null]>([
    ['MY22', null],
    ['2022 - ON', null],
    ['(2018 - 2024)', null],
    ['2021', null],
    ['SR5 MY21', 'SR5'],
    ['MY20.75 GLX', 'GLX'],
    ['1.4 Trendline (5dr)', '1.4 Trendline'],
    ['MYSTIC', 'MYSTIC'],
    ['Edition 2000', 'Edition 2000'],
  ])('reads the badge %j without model years as %j', (cell, badge) => {
    expect(name('Toyota', 'HiLux', '', cell).badge).toBe(badge);
  });
  it.each<[string, string, string, string, string, string | null]>([
    // make, model, badge, title → model, badge
    ['Toyota', 'Hilux 2.8 GD-6 Raider', '2.8 GD-6 Raider', '', 'HiLux', '2.8 GD-6 Raider'],
    ['Toyota', 'Hilux 2.8 GD-6', 'Raider', '', 'HiLux', '2.8 GD-6 Raider'],
    ['Toyota', 'Fortuner 2.4 GD-6', '2.4 GD-6 Raised Body', '', 'Fortuner', '2.4 GD-6 Raised Body'],
    ['Volkswagen', 'Polo Vivo 1.4 Trendline', '', '', 'Polo Vivo', '1.4 Trendline'],
    ['Volkswagen', 'Polo Vivo 1.4', '', '2021 VW Polo Vivo 1.4 Trendline', 'Polo Vivo', '1.4 Trendline'],
    ['Nissan', 'NP200 1.6', '', '2019 Nissan NP200', 'NP200', '1.6'],
    ['BMW', 'X3 xDrive20d', 'xDrive20d M Sport', '', 'X3', 'xDrive20d M Sport'],
    ['Nissan', 'NP200 1.6', '1.6 A/C Safety Pack', '', 'NP200', '1.6 A/C Safety Pack'],
    ['Proton', 'X50 1.5T Premium', '', '', 'X50', '1.5T Premium'],
    ['Toyota', 'Corolla Quest', '1.8 Plus', '', 'Corolla Quest', '1.8 Plus'],
    ['Volkswagen', 'Golf GTI', 'Autobahn', '', 'Golf GTI', 'Autobahn'],
    ['Ford', 'Ranger Raptor', 'X', '', 'Ranger Raptor', 'X'],
  ])('keeps the trim out of the model: %s %s | %s | %s', (make, cell, badgeCell, title, model, badge) => {
    expect(name(make, cell, title, badgeCell)).toMatchObject({ model, badge });
  });
  it("distinguishes BMW's 3 Series from Mazda's 3", () => {
    expect(name('BMW', '3', '', 'Series 330i Sedan')).toMatchObject({ model: '3 Series', badge: '330i' });
    expect(name('Mazda', '3', '', 'SP25')).toMatchObject({ model: '3', badge: 'SP25' });
  });
  it('joins a model that is split between model and badge', () => {
    expect(name('Hyundai', 'Santa', '', 'Fe Elite')).toMatchObject({ model: 'Santa Fe', badge: 'Elite' });
    expect(name('Toyota', 'HiLux SR5')).toMatchObject({ model: 'HiLux', badge: 'SR5' });
  });
  it('keeps a longer model that the feed gives in full', () => {
    expect(name('Hyundai', 'Tucson Hybrid', '', 'Ultimate')).toMatchObject({
      model: 'Tucson Hybrid',
      badge: 'Ultimate',
    });
  });
  it('corrects one typing error in a make, with a remark', () => {
    const { make, corrections } = name('Mitsubshi', 'Triton');
    expect(make).toBe('Mitsubishi');
    expect(corrections).toEqual([{ field: 'make', found: 'Mitsubshi', done: 'read as Mitsubishi' }]);
  });
  it("does not accept a sentence as a car's name", () => {
    expect(name('', '', 'Come in and see our great range of cars today')).toMatchObject({
      make: null,
      model: null,
    });
  });
  it('does not repeat the badge as series', () => {
    expect(name('Kia', 'Rio', '', 'S', 'S').series).toBeNull();
    expect(name('Kia', 'Rio', '', 'S', 'YB').series).toBe('YB');
  });
});
