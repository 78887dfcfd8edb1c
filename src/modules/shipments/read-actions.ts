import { instantOf } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import type { OperatorActionType } from './operator-action.types.js';

type Action = OperatorActionType & { readonly shipmentId: string };

const actionsLoader = listLoaderBy<string, Action>(
  async (ids, { sql }) => {
    const rows = await sql<Omit<Action, 'createdAt'> & { createdAt: string }>(
      `select id, shipment_id as "shipmentId", action, operator_email as "operatorEmail", reason, actor_type as "actorType",
              actor_id as "actorId", request_id as "requestId", created_at as "createdAt"
         from operator_action where shipment_id = any($1::uuid[]) order by shipment_id, created_at, id`,
      [ids],
    );
    return rows.map((row) => ({ ...row, createdAt: instantOf(row.createdAt) }));
  },
  (action) => action.shipmentId,
);

/** The audit is the operator's own; others see an empty one. */
export const readActions = async (context: Context, shipmentId: string): Promise<OperatorActionType[]> =>
  context.actor.actsForOperator ? ((await context.load(actionsLoader, shipmentId)) ?? []) : [];
