import { isInCountry, checkAddress } from '../../../src/modules/addresses/index.js';
import { FieldChecks } from '../../../src/kernel/errors.js';

const REAL: readonly (readonly [string, string, number, number])[] = [
  ['Burj Al Arab, on the sea', 'AE', 25.1412, 55.1853],
  ['The World islands, off the coast of Dubai', 'AE', 25.22, 55.16],
  ['Al Ain, at the border with Oman', 'AE', 24.2301, 55.7707],
  ['Al Buraimi, at the border with the Emirates', 'OM', 24.2509, 55.7931],
  ['Khasab, in Musandam', 'OM', 26.18, 56.25],
  ['Muharraq', 'BH', 26.2572, 50.6119],
  ['Failaka island', 'KW', 29.44, 48.33],
  ['Farasan islands', 'SA', 16.7, 42.12],
  ['Basel, pinned in Saint-Louis', 'CH', 47.59, 7.56],
  ['Konstanz', 'DE', 47.66, 9.175],
  ['San Juan as an address of the United States', 'US', 18.46, -66.1],
  ['San Juan as an address of Puerto Rico', 'PR', 18.46, -66.1],
  ['Saint-Denis of Réunion as an address of France', 'FR', -20.88, 55.45],
  ['Hong Kong', 'HK', 22.3, 114.17],
  ['Pristina', 'XK', 42.66, 21.16],
  ['Taveuni, at the date line', 'FJ', -16.8, -179.97],
  ['Longyearbyen', 'SJ', 78.22, 15.65],
  ['East Jerusalem', 'PS', 31.78, 35.24],
  ['Sevastopol as both write it', 'UA', 44.6, 33.52],
  ['Ushuaia', 'AR', -54.8, -68.3],
];

const WRONG: readonly (readonly [string, string, number, number])[] = [
  ['0,0', 'AE', 0, 0],
  ['a device that rounds', 'GH', 0.0001, -0.0003],
  ['latitude and longitude of Dubai in the wrong order', 'AE', 55.27, 25.2],
  ['London', 'AE', 51.5, -0.12],
  ['Muscat', 'AE', 23.6, 58.4],
  ['the open sea', 'OM', 15, 65],
  ['New York with the sign lost', 'US', 40.7, 74],
];

describe('a pin', () => {
  it.each(REAL)('at %s belongs to an address of %s', (_name, country, lat, lng) => expect(isInCountry({ lat, lng }, country)).toBe(true));

  it.each(WRONG)('at %s does not belong to an address of %s', (_name, country, lat, lng) =>
    expect(isInCountry({ lat, lng }, country)).toBe(false),
  );

  it('that is dropped leaves the address without one, and a warning that says which', () => {
    const checks = new FieldChecks();
    const address = { address: 'Corniche 5', city: 'Dubai', countryCode: 'ae', zip: '' };
    expect(checkAddress(checks, 'destination', { ...address, lat: 51.5, lng: -0.12 })).toMatchObject({ lat: null, lng: null });
    expect(checkAddress(checks, 'origin', { ...address, lat: 0, lng: 0 })).toMatchObject({ lat: null, lng: null });
    expect(checks).toMatchObject({
      errors: [],
      warnings: [
        { field: 'destination.latitude', code: 'POINT_DROPPED', message: expect.stringContaining('51.5, -0.12') },
        { field: 'origin.latitude', code: 'POINT_DROPPED' },
      ],
    });
  });
});
