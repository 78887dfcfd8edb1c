import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { readShop } from '../shops/index.js';
import type { ShopSetupType } from './shop-request.types.js';
import { db } from './shop-requests.tables.js';

const findSteps = statement(($: Named<{ shopId: string }>) =>
  db.selectFrom('shopStep').select(['step', 'createdAt']).where('shopId', '=', $.shopId),
);

/** By number, as the index has them: the lowest number is close enough to the first. */
const findFirstOrder = statement(($: Named<{ shopId: string }>) =>
  db.selectFrom('order').select('createdAt').where('shopId', '=', $.shopId).orderBy('orderNumber').limit(1),
);

const findWebhooks = statement(($: Named<{ shopId: string; sellerId: string }>) =>
  db
    .selectFrom('webhookEndpoint')
    .select('id')
    .where('sellerId', '=', $.sellerId)
    .where((eb) => eb.or([eb('shopId', 'is', null), eb('shopId', '=', $.shopId)]))
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .limit(MAX_WEBHOOKS),
);
const MAX_WEBHOOKS = 20;

/** Attempts looked at, newest first: an endpoint that always fails may have a great many. */
const LATEST = 100;

const findDelivered = statement(($: Named<{ endpointId: string }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('webhookDelivery')
        .select(['status', 'deliveredAt'])
        .where('endpointId', '=', $.endpointId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(LATEST)
        .as('latest'),
    )
    .select((eb) => eb.fn.min('latest.deliveredAt').as('at'))
    .where('latest.status', '=', 'delivered'),
);

/** What has worked for a shop so far. NOT_FOUND for shops that the caller cannot see. */
export async function readSetup(context: Context, domain: string): Promise<ShopSetupType> {
  const { id: shopId, sellerId } = await readShop(context, domain);
  const { sql } = context;
  const [steps, order, webhooks] = await Promise.all([
    findSteps(sql, { shopId }),
    findFirstOrder.first(sql, { shopId }),
    findWebhooks(sql, { shopId, sellerId }),
  ]);
  const at = new Map(steps.map(({ step, createdAt }) => [step, createdAt]));
  const orderAt = order?.createdAt ?? null;
  return {
    calledAt: at.get('call') ?? orderAt,
    ratedAt: at.get('rates') ?? null,
    orderedAt: orderAt,
    webhooks: webhooks.length,
    webhookDeliveredAt: await firstDelivery(
      sql,
      webhooks.map(({ id }) => id),
    ),
    labelledAt: at.get('label') ?? null,
  };
}

async function firstDelivery(sql: RunSql, endpointIds: readonly string[]): Promise<Date | null> {
  const found = await Promise.all(endpointIds.map((endpointId) => findDelivered.first(sql, { endpointId })));
  const times = found.flatMap((row) => (row?.at ? [row.at.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}
