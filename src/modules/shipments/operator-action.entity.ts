import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { RepackShipmentInput } from './transition.types.js';

/** Who requested an unusual step in the operator's own system, because its token is shared by many people. Append-only. */
export const OperatorActionSchema = defineEntity({
  name: 'OperatorAction',
  tableName: 'operator_action',
  indexes: [{ name: 'operator_action_shipment', properties: ['shipmentId', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    shipmentId: p.uuid(),
    /** Such as `repack`, `retry_pickup` or `return`. */
    action: p.string().length(30),
    operatorEmail: p.string().length(maxOf(RepackShipmentInput, 'operatorEmail')).nullable(),
    reason: p.string().length(maxOf(RepackShipmentInput, 'reason')).nullable(),
    actorType: p.string().length(20),
    actorId: p.string().length(40).nullable(),
    requestId: p.string().length(128).nullable(),
    createdAt: instant(),
  },
});
