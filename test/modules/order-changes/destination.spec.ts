import { FieldChecks } from '../../../src/kernel/errors.js';
import { changedDestination } from '../../../src/modules/order-changes/destination.rules.js';

const losAngeles = {
  address: 'Main Street 1', city: 'Los Angeles', state: 'CA', countryCode: 'US', country: 'United States', zip: '90001', lat: 34, lng: -118,
  company: 'Mugs Inc', deliveryNote: 'Gate 4',
}; // prettier-ignore

function change(given: Parameters<typeof changedDestination>[2], before = losAngeles) {
  const checks = new FieldChecks();
  const address = changedDestination(checks, before, given);
  return {
    address,
    warned: checks.warnings.map(({ field, code }) => `${field} ${code}`),
    refused: checks.errors.map(({ field }) => field),
  };
}

describe('an address in Los Angeles CA 90001 that is changed', () => {
  it('to Boston alone loses state and postal code, since Boston, CA 90001 does not exist, and warnings say so', () => {
    const { address, warned, refused } = change({ address: 'Elm Street 2', city: 'Boston' });
    expect(address).toMatchObject({ city: 'Boston', state: null, zip: '' });
    expect(warned).toEqual(expect.arrayContaining(['destinationAddress.state PART_CLEARED', 'destinationAddress.zip PART_CLEARED']));
    expect(refused).toEqual([]);
  });

  it('to Boston with an empty postal code is refused, since the country needs one', () => {
    expect(change({ address: 'Elm Street 2', city: 'Boston', zip: '' }).refused).toEqual(['destinationAddress.zip']);
  });

  it('to Boston with its postal code loses the state, and a warning says so', () => {
    const { address, warned, refused } = change({ address: 'Elm Street 2', city: 'Boston', zip: '02138' });
    expect(address).toMatchObject({ city: 'Boston', state: null, zip: '02138', lat: null, company: 'Mugs Inc', deliveryNote: 'Gate 4' });
    expect(warned).toEqual(['destinationAddress.state PART_CLEARED']);
    expect(refused).toEqual([]);
  });

  it('to Boston with all parts is stored as sent', () => {
    const { address, warned } = change({ address: 'Elm Street 2', city: 'Boston', state: 'MA', zip: '02138' });
    expect(address).toMatchObject({ state: 'MA', zip: '02138' });
    expect(warned).toEqual([]);
  });

  it('within the city keeps what is not sent', () => {
    const { address, warned } = change({ address: 'Elm Street 2', city: 'los  angeles' });
    expect(address).toMatchObject({ state: 'CA', zip: '90001' });
    expect(warned).toEqual([]);
  });

  it('to another country loses state, postal code and country name', () => {
    const { address, warned } = change({ address: 'Corniche 5', city: 'Abu Dhabi', countryCode: 'AE' });
    expect(address).toMatchObject({ state: null, zip: '', country: 'United Arab Emirates' });
    expect(warned).toEqual(['destinationAddress.state PART_CLEARED', 'destinationAddress.zip PART_CLEARED']);
  });
});
