import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { Address } from '../addresses/index.js';

export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly email: string;
}

/** Somebody at a place, as it was when the return was made. */
export interface ReturnParty extends Contact {
  readonly address: Address;
}

export const ReturnShipmentSchema = defineEntity({
  name: 'ReturnShipment',
  tableName: 'return_shipment',
  properties: {
    ...recordColumns,
    /** The shipment that travels back. */
    shipmentId: p.uuid().unique(),
    originalShipmentId: p.uuid().index(),
    origin: p.json<ReturnParty>(),
    destination: p.json<ReturnParty>(),
    returnReason: p.string().length(500).nullable(),
  },
});

/** A return as it was made. Nothing of it changes. */
export type ReturnShipment = Readonly<Selectable<TableOf<typeof ReturnShipmentSchema>>>;
