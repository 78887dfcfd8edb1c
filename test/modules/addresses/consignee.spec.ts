import { companyAt, consigneeName, deliveryNoteAt, printedName } from '../../../src/modules/addresses/consignee.rules.js';

describe('A consignee', () => {
  const company = 'Lamps LLC';

  it('is the person, and the company where no person is named', () => {
    expect(consigneeName({ firstName: 'Aisha', lastName: 'Khan', company })).toBe('Aisha Khan');
    expect(consigneeName({ firstName: '', lastName: ' ', company })).toBe(company);
    expect(consigneeName({ firstName: 'Aisha', lastName: '' })).toBe('Aisha');
    expect(printedName({ firstName: '', lastName: '', company }, 'JP')).toBe(company);
  });

  it('is printed in the order customary in the country', () => {
    expect(printedName({ firstName: 'Taro', lastName: 'Yamada', company }, 'JP')).toBe('Yamada Taro');
    expect(printedName({ firstName: '伟', lastName: '陈' }, 'AE')).toBe('陈伟');
  });

  it('has the company and the note of the address before those of the customer', () => {
    const customer = { company: 'Home', deliveryNote: 'Ring twice' };
    expect([companyAt(customer, { company }), deliveryNoteAt(customer, { deliveryNote: 'Gate 3' })]).toEqual([company, 'Gate 3']);
    expect([companyAt(customer, { company: ' ' }), deliveryNoteAt(customer, {})]).toEqual(['Home', 'Ring twice']);
  });
});
