import { describe, expect, it } from 'vitest';
import { driveInTitle, readDrive } from './drive.ts';

describe('readDrive', () => {
  it.each<[string, string | null]>([
    ['AllWheelDriveConfiguration', 'awd'],
    ['https://schema.org/FourWheelDriveConfiguration', '4wd'],
    ['FrontWheelDriveConfiguration', 'fwd'],
    ['RearWheelDriveConfiguration', 'rwd'],
    ['AWD / AWD', 'awd'],
    ['AWD', 'awd'],
    ['4X4', '4wd'],
    ['4WD', '4wd'],
    ['Front', 'fwd'],
    ['Rear', 'rwd'],
    ['Rear Wheel Drive', 'rwd'],
    ['Allrad', 'awd'],
    ['Framhjulsdrift', 'fwd'],
    ['Voorwielaandrijving', 'fwd'],
    ['Agterwielaandrywing', 'rwd'],
    ['Vierwielaandrywing', '4wd'],
    ['Other', null],
    ['-', null],
  ])('reads %j as %j', (text, drive) => {
    expect(readDrive(text)).toEqual({ value: drive, problem: null });
  });
  it('warns if a word does not say which wheels are driven', () => {
    expect(readDrive('4x2').problem).toBe('does not say which wheels are driven');
    expect(readDrive('tracks').problem).toBe('is not a kind of drive');
  });
  it('finds the drive in titles', () => {
    expect(['Forester 2.5i (AWD)', 'HiLux SR5 (4x4)', 'Rear camera'].map(driveInTitle)).toEqual([
      'awd',
      '4wd',
      null,
    ]);
  });
});
