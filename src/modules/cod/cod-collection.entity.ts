import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits, recordColumns } from '../../platform/db/base.js';
import type { CodStage } from '../shipments/index.js';
import { collectionMethod, type CollectionMethod } from './cod.enums.js';
import { stages } from './stage.rules.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { AdvanceCodHandoverInput } from './cod.types.js';

/** Money collected from a shopper, on its way to the bank. A shipment has at most one active collection. */
export const CodCollectionSchema = defineEntity({
  name: 'CodCollection',
  tableName: 'cod_collection',
  indexes: [
    {
      name: 'cod_collection_standing',
      expression: `create unique index "cod_collection_standing" on "cod_collection" ("shipment_id") where "reversed_at" is null`,
    },
    {
      name: 'cod_collection_custody',
      expression: `create index "cod_collection_custody" on "cod_collection" ("stage", "holder_id", "currency") where "reversed_at" is null and "stage" <> 'deposited'`,
    },
    {
      name: 'cod_collection_with_carrier',
      expression: `create index "cod_collection_with_carrier" on "cod_collection" ("carrier_code", "currency", "collected_at") where "reversed_at" is null and "stage" = 'with_carrier'`,
    },
  ],
  checks: [
    { name: 'cod_collection_amount_positive', expression: 'collected_minor > 0' },
    { name: 'cod_collection_remaining_within', expression: 'remaining_minor between 0 and collected_minor + rounding_minor' },
    { name: 'cod_collection_carrier_named', expression: `stage <> 'with_carrier' or carrier_code is not null` },
  ],
  properties: {
    ...recordColumns,
    shipmentId: p.uuid().index(),
    orderId: p.uuid(),
    sellerId: p.uuid(),
    invoiceId: p.uuid(),
    orderReference: p.string().length(100),
    currency: currencyCode(),
    expectedMinor: minorUnits(),
    /** What the seller is credited. */
    collectedMinor: minorUnits(),
    /** Cash taken beyond that, since coins make no other amount; negative when less was. */
    roundingMinor: minorUnits().defaultRaw('0'),
    feeBasisPoints: p.integer(),
    feeMinor: minorUnits(),
    method: p.enum(() => collectionMethod.values).$type<CollectionMethod>(),
    stage: p.enum(() => stages).$type<CodStage>(),
    /** Amount still being handed over: the collected amount with its rounding, less all shortages. */
    remainingMinor: minorUnits(),
    /** Current holder; null if unnamed, or if a carrier, a bank or a provider has the money. */
    holderId: p.uuid().nullable(),
    /** The carrier that collected the cash; null for the operator's own people, banks and providers. */
    carrierCode: p.string().length(40).nullable(),
    collectedAt: instant(),
    /** Whether the caller gave the time; distinguishes a repeated request from a different one. */
    collectedAtGiven: p.boolean(),
    collectedById: p.uuid().nullable(),
    /** Slip of the terminal, or the provider's payment id. */
    reference: p.string().length(255).nullable(),
    notes: p.string().length(500).nullable(),
    operatorEmail: p.string().length(255).nullable(),
    actorType: p.string().length(20),
    actorId: p.string().length(40).nullable(),
    requestId: p.string().length(128).nullable(),
    /** The credit on the seller's wallet. */
    creditPostingId: p.uuid(),
    feePostingId: p.uuid().nullable(),
    walletAfterMinor: minorUnits(),
    reversedAt: instant().nullable(),
    reversedReason: p.string().length(500).nullable(),
  },
});

/** Why a parcel was delivered without collecting the money. Immutable; no longer applies once a collection is confirmed. */
export const CodNotCollectedSchema = defineEntity({
  name: 'CodNotCollected',
  tableName: 'cod_not_collected',
  indexes: [{ name: 'cod_not_collected_shipment', properties: ['shipmentId', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    shipmentId: p.uuid(),
    reason: p.string().length(500),
    actorType: p.string().length(20),
    actorId: p.string().length(40).nullable(),
    requestId: p.string().length(128).nullable(),
    occurredAt: instant(),
    createdAt: instant(),
  },
});

/** One handover of the money, or one payment of a carrier. Immutable. */
export const CodHandoverSchema = defineEntity({
  name: 'CodHandover',
  tableName: 'cod_handover',
  indexes: [
    {
      name: 'cod_handover_step',
      // A carrier may pay in several parts; all but the last leave the rest with it.
      expression: `create unique index "cod_handover_step" on "cod_handover" ("collection_id", "to_stage") where "to_stage" <> 'with_carrier'`,
    },
    { name: 'cod_handover_collection', properties: ['collectionId'] },
    {
      name: 'cod_handover_key',
      expression: `create unique index "cod_handover_key" on "cod_handover" ("collection_id", "idempotency_key") where "idempotency_key" is not null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    collectionId: p.uuid(),
    fromStage: p.enum(() => stages).$type<CodStage>(),
    toStage: p.enum(() => stages).$type<CodStage>(),
    /** The caller's. */
    idempotencyKey: p.string().length(maxOf(AdvanceCodHandoverInput, 'idempotencyKey')).nullable(),
    amountMinor: minorUnits(),
    shortageMinor: minorUnits(),
    shortageNote: p.string().length(maxOf(AdvanceCodHandoverInput, 'shortageNote')).nullable(),
    handedOverById: p.uuid().nullable(),
    receivedById: p.uuid().nullable(),
    reference: p.string().length(100).nullable(),
    notes: p.string().length(500).nullable(),
    operatorEmail: p.string().length(255).nullable(),
    occurredAt: instant(),
    actorType: p.string().length(20),
    actorId: p.string().length(40).nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});
