import { clockAhead } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './shipments.tables.js';
import type { Shipment } from './shipment.entity.js';

const findClock = statement(($: Named<{ id: string }>) => db.selectFrom('shop').select('clockAheadMs').where('id', '=', $.id));

/** The rest of a transaction that changes a test shipment runs on the clock of its shop, whoever acts. Costs others nothing. */
export async function followShopClock(tx: Tx, shipment: Pick<Shipment, 'test' | 'shopId'> | undefined): Promise<void> {
  if (!shipment?.test) return;
  const shop = await findClock.first(tx.sql, { id: shipment.shopId });
  tx.runOn(clockAhead(tx.services.realClock, shop?.clockAheadMs ?? 0));
}
