import { instantOf, type RunSql } from '../../platform/db/sql.js';
import type { CodStage } from '../shipments/index.js';
import type { CodCollection } from './cod-collection.entity.js';

/** One hand that the money of a collection came to. */
export interface CustodyStep {
  readonly stage: CodStage;
  readonly at: Date;
  /** Who took it; null when nobody was named. */
  readonly byId: string | null;
  readonly reference: string | null;
}

interface HandoverRow {
  readonly collection_id: string;
  readonly to_stage: CodStage;
  readonly occurred_at: string;
  readonly received_by_id: string | null;
  readonly reference: string | null;
}

/** The hands that collections went through, by collection, the first one first. One statement. */
export async function historiesOf(sql: RunSql, collections: readonly CodCollection[]): Promise<Map<string, CustodyStep[]>> {
  const rows = await sql<HandoverRow>(
    `select collection_id, to_stage, occurred_at, received_by_id, reference from cod_handover
      where collection_id = any($1::uuid[]) order by collection_id, created_at, id`,
    [collections.map(({ id }) => id)],
  );
  const later = Map.groupBy(rows, (row) => row.collection_id);
  return new Map(collections.map((each) => [each.id, [firstStep(each), ...(later.get(each.id) ?? []).map(laterStep)]]));
}

export const historyOf = async (sql: RunSql, collection: CodCollection): Promise<CustodyStep[]> =>
  (await historiesOf(sql, [collection])).get(collection.id) ?? [];

const firstStep = ({ collectedAt, collectedById, reference }: CodCollection): CustodyStep => ({
  stage: 'collected',
  at: collectedAt,
  byId: collectedById ?? null,
  reference: reference ?? null,
});

const laterStep = (row: HandoverRow): CustodyStep => ({
  stage: row.to_stage,
  at: instantOf(row.occurred_at),
  byId: row.received_by_id,
  reference: row.reference,
});
