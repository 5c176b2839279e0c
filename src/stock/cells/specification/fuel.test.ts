import { describe, expect, it } from 'vitest';
import { fuelInNames, readFuel } from './fuel.ts';

describe('readFuel', () => {
  it.each<[string, string | null]>([
    ['Unleaded', 'petrol'],
    ['Premium', 'petrol'],
    ['Petrol - Premium ULP', 'petrol'],
    ['Gasoline', 'petrol'],
    ['Gas', 'petrol'],
    ['Bensin', 'petrol'],
    ['Benzin', 'petrol'],
    ['Leaded', 'petrol'],
    ['Diesel', 'diesel'],
    ['Turbo Diesel', 'diesel'],
    ['Hybrid', 'hybrid'],
    ['Gasoline / Electric Hybrid', 'hybrid'],
    ['Petrol/Electric', 'hybrid'],
    ['Diesel / Electric', 'hybrid'],
    ['Plug-in Bensin', 'plug-in-hybrid'],
    ['PHEV', 'plug-in-hybrid'],
    ['Electric', 'electric'],
    ['EV', 'electric'],
    ['El', 'electric'],
    ['Elektro', 'electric'],
    ['LPG', 'lpg'],
    ['Petrol/Gas', 'lpg'],
    ['Hydrogen', 'hydrogen'],
    ['Benzine', 'petrol'],
    ['Elektrisch', 'electric'],
    ['Elektries', 'electric'],
    ['Hibried', 'hybrid'],
    ['Hybride (Benzine/Elektrisch)', 'hybrid'],
    ['Benzine/Elektrisch', 'hybrid'],
    ['Benzine + elektrisch', 'hybrid'],
    ['Elektrisch/benzine', 'hybrid'],
    ['Petrol/Elektries', 'hybrid'],
    ['Bensin/El', 'hybrid'],
    ['Gas/Electric', 'hybrid'],
    ['Ongelood + elektries', 'hybrid'],
    ['Inprop-hibried', 'plug-in-hybrid'],
    ['Waterstof', 'hydrogen'],
    ['ELECTRICITY', 'electric'],
    ['Erdgas', null],
    ['Supercharged', null],
    ['https://diesel.example/1', null],
    ['sales@petrol.example', null],
    ['Other', null],
    ['-', null],
  ])('reads %j as %j', (text, fuel) => {
    expect(readFuel(text).value).toBe(fuel);
  });
});

describe('fuelInNames', () => {
  it.each<[string, string, string | null]>([
    ['Tesla Model 3', '', 'electric'],
    ['Hyundai Ioniq 5 Epiq', '', 'electric'],
    ['BMW i4 eDrive40', '', 'electric'],
    ['BMW 420i', '2.0L I4', null],
    ['Jeep Renegade', '2.4L I4 ZERO EVAP', null],
    ['MG ZS EV Essence', '', 'electric'],
    ['Mitsubishi Outlander PHEV', '', 'plug-in-hybrid'],
    ['Toyota Camry Ascent Hybrid', '', 'hybrid'],
    ['Volkswagen Amarok TDI550', '', null],
    ['Skoda Superb TDI', '', 'diesel'],
    ['GMC Sierra', '6.6L Duramax Turbo-Diesel V8', 'diesel'],
    ['Toyota Corolla', '', null],
  ])('finds in %j with the engine %j the fuel %j', (name, engine, fuel) => {
    expect(fuelInNames(name, engine)).toBe(fuel);
  });
});
