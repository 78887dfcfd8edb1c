import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, minorUnits, recordColumns } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { SavedParcelInput } from './address-book.types.js';

/** A box that a seller often ships, with its usual contents. */
export const SavedParcelSchema = defineEntity({
  name: 'SavedParcel',
  tableName: 'saved_parcel',
  uniques: [{ name: 'saved_parcel_name', properties: ['sellerId', 'nameKey'] }],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    name: p.string().length(maxOf(SavedParcelInput, 'name')),
    nameKey: p.text(),
    grams: p.integer(),
    lengthMm: p.integer(),
    widthMm: p.integer(),
    heightMm: p.integer(),
    contents: p.string().length(maxOf(SavedParcelInput, 'contents')).nullable(),
    priceMinor: minorUnits().nullable(),
    currency: currencyCode().nullable(),
  },
});
