import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, minorUnits, recordColumns } from '../../platform/db/base.js';

/** A box that a seller often ships, with its usual contents. */
export const SavedParcelSchema = defineEntity({
  name: 'SavedParcel',
  tableName: 'saved_parcel',
  uniques: [{ name: 'saved_parcel_name', properties: ['sellerId', 'nameKey'] }],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    name: p.string().length(100),
    nameKey: p.text(),
    grams: p.integer(),
    lengthMm: p.integer(),
    widthMm: p.integer(),
    heightMm: p.integer(),
    contents: p.string().length(500).nullable(),
    priceMinor: minorUnits().nullable(),
    currency: currencyCode().nullable(),
  },
});
