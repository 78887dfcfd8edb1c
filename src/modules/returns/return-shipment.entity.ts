import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../platform/db/base.js';
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

const returnShipmentSchema = defineEntity({
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

export class ReturnShipment extends returnShipmentSchema.class {}
returnShipmentSchema.setClass(ReturnShipment);
export const ReturnShipmentSchema = returnShipmentSchema;
