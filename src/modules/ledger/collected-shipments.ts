import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { db } from './ledger.tables.js';

const findCollected = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('posting as p')
    .innerJoin('journalEntry as e', 'e.id', 'p.entryId')
    .select('p.shipmentId')
    .distinct()
    .where('e.type', '<>', 'cod_handover')
    .where('p.shipmentId', '=', anyOf($.shipmentIds))
    .where('p.source', '=', 'cod_collection')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('journalEntry as r').select('r.id').whereRef('r.reversesEntryId', '=', 'p.entryId'))))
    .unionAll(
      db
        .selectFrom('ledgerShipmentTotal')
        .select(sql<string | null>`shipment_id`.as('shipmentId'))
        .where('shipmentId', '=', anyOf($.shipmentIds))
        .where('isCollected', '=', true),
    ),
);

/** Filters the shipments whose cash on delivery was credited and not reversed since. One statement. */
export async function collectedShipments(on: RunSql, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const collected = await findCollected(on, { shipmentIds });
  return new Set(collected.flatMap(({ shipmentId }) => shipmentId ?? []));
}
