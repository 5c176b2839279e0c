import { describe, expect, it } from 'vitest';
import { gearsIn, readTransmission } from './transmission.ts';

describe('readTransmission', () => {
  it.each<[string, string | null]>([
    ['Automatic', 'automatic'],
    ['AUTOMATIC', 'automatic'],
    ['8 Speed Automatic', 'automatic'],
    ['Spts Auto 8sp', 'automatic'],
    ['CVT', 'automatic'],
    ['Xtronic CVT w/Manual Mode', 'automatic'],
    ['DSG', 'automatic'],
    ['Automated Manual', 'automatic'],
    ['Reduction Gear', 'automatic'],
    ['A', 'automatic'],
    ['Manual', 'manual'],
    ['6 Speed Manual', 'manual'],
    ['6MT', 'manual'],
    ['Schaltgetriebe', 'manual'],
    ['Manuell', 'manual'],
    ['Outomaties', 'automatic'],
    ['Outo', 'automatic'],
    ['Handrat', 'manual'],
    ['Handgeschakeld', 'manual'],
    ['Automaat', 'automatic'],
    ['Automatik', 'automatic'],
    ['SEMIAUTOMATIC_GEAR', 'automatic'],
    ['MANUAL_GEAR', 'manual'],
    ['Autohaus Linde', null],
    ['https://automart.example/manual', null],
    ['autoworld.co.za', null],
    ['OTHER', null],
    ['-', null],
  ])('reads %j as %j', (text, transmission) => {
    expect(readTransmission(text).value).toBe(transmission);
  });
  it('reads the number of gears, which is at most that of a truck', () => {
    expect(['8 Speed Automatic', 'Spts Auto 5sp 2.0T', '6MT', 'CVT'].map(gearsIn)).toEqual([8, 5, 6, null]);
    expect(['18 Speed Manual', '19 Speed Manual', '0 Speed'].map(gearsIn)).toEqual([18, null, null]);
  });
});
