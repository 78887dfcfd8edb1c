import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../platform/db/base.js';
import type { Address } from '../addresses/index.js';
import { savedAddressKind, type SavedAddressKind } from './address-book.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { SavedAddressInput } from './address-book.types.js';

/** An address that a seller ships from or to, kept until the seller deletes it. */
export const SavedAddressSchema = defineEntity({
  name: 'SavedAddress',
  tableName: 'saved_address',
  uniques: [{ name: 'saved_address_name', properties: ['sellerId', 'kind', 'nameKey'] }],
  indexes: [
    {
      name: 'saved_address_default',
      expression: 'create unique index "saved_address_default" on "saved_address" ("seller_id") where "is_default"',
    },
  ],
  checks: [{ name: 'saved_address_default_origin', expression: `not is_default or kind = 'origin'` }],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    kind: p.enum(() => savedAddressKind.values).$type<SavedAddressKind>(),
    name: p.string().length(maxOf(SavedAddressInput, 'name')),
    /** The name in lower case: two names that differ in capitals only are the same. */
    nameKey: p.text(),
    reference: p.string().length(maxOf(SavedAddressInput, 'reference')).nullable(),
    firstName: p.string().length(maxOf(SavedAddressInput, 'firstName')).nullable(),
    lastName: p.string().length(maxOf(SavedAddressInput, 'lastName')).nullable(),
    email: p.string().length(maxOf(SavedAddressInput, 'email')).nullable(),
    phone: p.string().length(maxOf(SavedAddressInput, 'phone')).nullable(),
    address: p.json<Address>(),
    /** New shipments start there. */
    isDefault: p.boolean().default(false),
  },
});
