import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../platform/db/base.js';
import type { Address } from '../addresses/index.js';
import { savedAddressKind, type SavedAddressKind } from './address-book.enums.js';

/** An address that a seller ships from or to, kept until the seller deletes it. */
export const SavedAddressSchema = defineEntity({
  name: 'SavedAddress',
  tableName: 'saved_address',
  uniques: [{ name: 'saved_address_name', properties: ['sellerId', 'kind', 'nameKey'] }],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    kind: p.enum(() => savedAddressKind.values).$type<SavedAddressKind>(),
    name: p.string().length(100),
    /** The name in lower case: two names that differ in capitals only are the same. */
    nameKey: p.text(),
    firstName: p.string().length(100).nullable(),
    lastName: p.string().length(100).nullable(),
    email: p.string().length(255).nullable(),
    phone: p.string().length(30).nullable(),
    address: p.json<Address>(),
  },
});
