import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignText, withoutAddresses } from './foreign-text.ts';

describe('foreignText', () => {
  it.each<[string, ReturnType<typeof foreignText>]>([
    ['https://www.autohaus.example/cars/1', 'a web address'],
    ['HTTP://x.example', 'a web address'],
    ['//cdn.example/a', 'a web address'],
    ['www.dealer.co.za', 'a web address'],
    ['autoworld.com.au', 'a web address'],
    ['automart.example', 'a web address'],
    ['sedan-city.de/fahrzeug/12', 'a web address'],
    ['See https://x.example/suv for more', 'a web address'],
    ['mailto:sales@auto.example', 'an e-mail address'],
    ['sales@manual-motors.example', 'an e-mail address'],
    ['Diesel <sales@x.example>', 'an e-mail address'],
    ['suv-front.jpg', 'the path of a file'],
    ['photos/2024/suv/front.JPG?w=800', 'the path of a file'],
    ['/images/automatic/1', 'the path of a file'],
    ['C:\\photos\\auto\\1', 'the path of a file'],
    ['media/cars/manual/1', 'the path of a file'],
    ['$25,990', 'a price'],
    ['AUD 25990', 'a price'],
    ['25990.00 AUD', 'a price'],
    ['€ 25.990,-', 'a price'],
    ['R 619 900', 'a price'],
    ['R\u00a0619\u00a0900', 'a price'],
    ['R619,900.00', 'a price'],
    ['R 1 250 000', 'a price'],
    ['189 000 kr', 'a price'],
  ])('knows %j as %s', (text, kind) => {
    expect(foreignText(text)).toBe(kind);
  });

  it.each([
    'Automatic',
    '8-Speed Automatic w/Manual Mode',
    'Petrol/Electric',
    'Petrol / LPG',
    'Hatch/Sedan/Wagon',
    'https://schema.org/AllWheelDriveConfiguration',
    'ID.Buzz',
    'ID.4',
    'St.Kilda',
    'Mt. Isa',
    '2.0 TDI',
    '2.0i-S',
    'Cooper S.E.',
    'R1250 GS',
    'R 620',
    '500',
    'EQC 400',
    'GLE 350 d',
    '25990',
    '911 Carrera 4S',
    'Rebel 4x4 Crew Cab 5\'7" Box',
    'No. 1 Edition',
    'Euro 6',
    'D/Cab',
    'A/T',
    '1.6L 88kW@6.300rpm',
    '2.0 110kW@3.500-rpm',
  ])('leaves %j alone', (text) => {
    expect(foreignText(text)).toBeNull();
  });

  it('recognises a web address whatever words it contains', () => {
    const word = fc.constantFrom('automatic', 'diesel', 'suv', 'bmw', 'white', 'x5', 'used', '2021');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        expect(foreignText(`https://${words.join('-')}.example/${words.join('/')}`)).toBe('a web address');
        expect(foreignText(`${words.join('.')}@x.example`)).toBe('an e-mail address');
      }),
    );
  });
});

it('removes web addresses from a title', () => {
  expect(withoutAddresses('2019 Kia Rio S https://x.example/suv citycars.com.au')).toBe('2019 Kia Rio S');
  expect(withoutAddresses('2019 Kia Rio S 1.4 ID.4 $9,990')).toBe('2019 Kia Rio S 1.4 ID.4 $9,990');
});
