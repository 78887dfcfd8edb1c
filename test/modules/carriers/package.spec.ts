import { boxPackage, legacyPackage, packageOf } from '../../../src/modules/carriers/package.rules.js';

describe('the package of an order', () => {
  it('adds up weights and volumes and stacks the units on their height', () => {
    const { parcel, warnings } = packageOf([
      { quantity: 2, grams: 600, length: 20, width: 10, height: 20, volume: 4_000 },
      { quantity: 1, grams: 0.5, length: 30, width: 5, height: 2, volume: 300 },
    ]);
    expect(parcel).toEqual({
      weightMg: 1_200_500,
      volumeMm3: 8_300_000,
      box: { lengthUm: 300_000, widthUm: 100_000, heightUm: 420_000 },
    });
    expect(warnings).toEqual([]);
  });

  it('takes length x width x height when the volume is 0', () => {
    const { parcel, warnings } = packageOf([{ quantity: 3, grams: 1, length: 10, width: 10, height: 10, volume: 0 }]);
    expect(parcel.volumeMm3).toBe(3_000_000);
    expect(warnings).toEqual([]);
  });

  it('warns of a volume that differs by more than 1 % and bills the larger', () => {
    const smaller = packageOf([{ quantity: 2, grams: 1, length: 10, width: 10, height: 10.2, volume: 1_000 }]);
    expect(smaller.warnings).toMatchObject([{ code: 'VOLUME_MISMATCH', field: 'products[0].volume' }]);
    expect(smaller.parcel.volumeMm3).toBe(2_040_000);
    const larger = packageOf([{ quantity: 1, grams: 1, length: 10, width: 10, height: 10, volume: 1_500 }]);
    expect(larger.warnings).toHaveLength(1);
    expect(larger.parcel.volumeMm3).toBe(1_500_000);
  });

  it('keeps the stated volume when the difference is exactly 1 %', () => {
    const { parcel, warnings } = packageOf([{ quantity: 1, grams: 1, length: 10, width: 10, height: 10.1, volume: 1_000 }]);
    expect(warnings).toEqual([]);
    expect(parcel.volumeMm3).toBe(1_000_000);
  });

  it('rounds further decimals by what was written, not by the binary number', () => {
    const { parcel } = packageOf([{ quantity: 1, grams: 1.0005, length: 0.00005, width: 1e-7, height: 1, volume: 1.0005 }]);
    expect(parcel.weightMg).toBe(1_001);
    expect(parcel.volumeMm3).toBe(1_001);
  });

  it('knows no box when a measure is missing', () => {
    expect(packageOf([{ quantity: 1, grams: 10, volume: 5 }]).parcel.box).toBeNull();
  });

  it('refuses what no vehicle could carry, so that arithmetic stays exact', () => {
    expect(() => packageOf([{ quantity: 1_000_000_000, grams: 1e12, volume: 0 }])).toThrow('heavier or larger');
    expect(() => packageOf([{ quantity: 1, grams: 1, volume: 1e300 }])).toThrow('heavier or larger');
  });

  it('reads the legacy weight in kilograms and the volume in its unit', () => {
    expect(legacyPackage({ weightKg: 1.25, volume: 2.5, volumeUnit: 'cm3' }).parcel).toEqual({
      weightMg: 1_250_000,
      volumeMm3: 2_500,
      box: null,
    });
    expect(legacyPackage({ volume: 0.001, volumeUnit: 'm3' }).parcel).toEqual({ weightMg: 0, volumeMm3: 1_000_000, box: null });
    expect(legacyPackage({ volume: 1, volumeUnit: 'in3' }).parcel.volumeMm3).toBe(16_387);
  });

  it('measures a box that was weighed as a whole', () => {
    const { parcel, warnings } = boxPackage({ weightKg: 1.005, length: 10, width: 20, height: 30 });
    expect(parcel.weightMg).toBe(1_005_000);
    expect(parcel.volumeMm3).toBe(6_000_000);
    expect(warnings).toEqual([]);
  });
});
