import type { Selectable } from 'kysely';
import { tablesOf, type Readable, type TableOf } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { DeliveryCodeSchema, DeliveryWithoutCodeSchema } from './delivery-code.entity.js';
import { ProofSchema } from './proof.entity.js';
import { ProofPolicySchema } from './proof-policy.entity.js';

export const db = tablesOf({
  proof: ProofSchema,
  deliveryCode: DeliveryCodeSchema,
  deliveryWithoutCode: DeliveryWithoutCodeSchema,
  proofPolicy: ProofPolicySchema,
}).reading<OrderTables & SellerTables & ShipmentTables>();

/** For modules that read them. */
export type ProofTables = Readable<typeof db>;

/** A stored proof. Only this module changes it. */
export type ProofRow = Readonly<Selectable<TableOf<typeof ProofSchema>>>;
