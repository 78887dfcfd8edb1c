import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { MAX_ROWS } from '../../platform/work/budget.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import type { OperatorActionType } from './timeline.types.js';
import { db } from './shipments.tables.js';

const findActions = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('operatorAction')
    .select(['id', 'shipmentId', 'action', 'operatorEmail', 'reason', 'actorType', 'actorId', 'requestId', 'createdAt'])
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .orderBy('shipmentId')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_ROWS),
);

const actionsLoader = listLoaderBy(
  (shipmentIds: readonly string[], { sql }) => findActions(sql, { shipmentIds }),
  (action) => action.shipmentId,
);

/** The audit log is for the operator; other callers get an empty list. */
export const readActions = async (context: Context, shipmentId: string): Promise<OperatorActionType[]> =>
  context.actor.actsForOperator ? ((await context.load(actionsLoader, shipmentId)) ?? []) : [];
