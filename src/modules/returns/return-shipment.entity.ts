import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { Address } from '../addresses/index.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { CreateReturnInput } from './return.types.js';

export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly email: string;
  /** Absent in older rows, as is the note. */
  readonly company?: string | null;
  readonly deliveryNote?: string | null;
}

/** A contact at a place, as of the creation of the return. */
export interface ReturnParty extends Contact {
  readonly address: Address;
}

export const ReturnShipmentSchema = defineEntity({
  name: 'ReturnShipment',
  tableName: 'return_shipment',
  properties: {
    ...recordColumns,
    /** The return shipment. */
    shipmentId: p.uuid().unique(),
    originalShipmentId: p.uuid().index(),
    origin: p.json<ReturnParty>(),
    destination: p.json<ReturnParty>(),
    returnReason: p.string().length(maxOf(CreateReturnInput, 'returnReason')).nullable(),
  },
});

/** A stored return. Immutable. */
export type ReturnShipment = Readonly<Selectable<TableOf<typeof ReturnShipmentSchema>>>;
