import fc from 'fast-check';
import { amountsOf, collectionOf } from '../../../src/stores/vendure/fulfillments/amounts.js';

/** An order of one line that is shipped in parcels of these many units. */
const shippedLine = fc
  .record({
    unitPrice: fc.integer({ min: 1, max: 100_000 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    taxPercent: fc.integer({ min: 0, max: 30 }),
    parcels: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ unitPrice, discountPercent, taxPercent, parcels }) => {
    const ordered = parcels.reduce((sum, units) => sum + units, 0);
    const total = Math.round((unitPrice * ordered * (100 - discountPercent)) / 100);
    const totalWithTax = Math.round((total * (100 + taxPercent)) / 100);
    const before = (index: number): number => parcels.slice(0, index).reduce((sum, units) => sum + units, 0);
    return parcels.map((quantity, index) => ({ unitPrice, total, totalWithTax, ordered, before: before(index), quantity }));
  });

it('Parcels of an order are worth what the order is worth, whatever is rounded', () => {
  fc.assert(
    fc.property(shippedLine, (parcels) => {
      const worth = parcels
        .map((line) => amountsOf([line]))
        .reduce((sum, { subTotal, tax, discount }) => sum + subTotal + tax - discount, 0);
      expect(worth).toBe(parcels[0]?.totalWithTax);
    }),
  );
});

it('Parcels collect what is owed together, also when a part is paid already', () => {
  fc.assert(
    fc.property(shippedLine, fc.integer({ min: 0, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (parcels, fees, share) => {
      const due = Math.round(((parcels[0]?.totalWithTax ?? 0) + fees) * share);
      let collected = 0;
      parcels.forEach((line, index) => {
        const isLast = index === parcels.length - 1;
        const collection = collectionOf({ due, collected, amounts: amountsOf([line]), fees: index === 0 ? fees : 0, isLast });
        expect(collection).toBeGreaterThanOrEqual(0);
        collected += collection;
      });
      expect(collected).toBe(due);
    }),
  );
});
