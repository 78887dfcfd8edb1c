import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { CodStage } from '../shipments/index.js';
import { db } from './cod.tables.js';
import type { CodCollection } from './collection.js';

/** One custody stage of a collection. */
export interface CustodyStep {
  readonly stage: CodStage;
  readonly at: Date;
  /** The recipient; null if unnamed. */
  readonly byId: string | null;
  readonly reference: string | null;
}

const findHandovers = statement(($: Named<{ collectionIds: readonly string[] }>) =>
  db
    .selectFrom('codHandover')
    .select(['collectionId', 'toStage', 'occurredAt', 'receivedById', 'reference'])
    .where('collectionId', '=', anyOf($.collectionIds))
    // A count that found cash missing moves nothing on.
    .where('toStage', '<>', 'collected')
    .orderBy('collectionId')
    .orderBy('createdAt')
    .orderBy('id'),
);

type Handover = Awaited<ReturnType<typeof findHandovers>>[number];

/** The custody histories of collections, earliest stage first. One statement. */
export async function historiesOf(sql: RunSql, collections: readonly CodCollection[]): Promise<Map<string, CustodyStep[]>> {
  const handovers = await findHandovers(sql, { collectionIds: collections.map(({ id }) => id) });
  const later = Map.groupBy(handovers, ({ collectionId }) => collectionId);
  return new Map(collections.map((each) => [each.id, [firstStep(each), ...(later.get(each.id) ?? []).map(laterStep)]]));
}

export const historyOf = async (sql: RunSql, collection: CodCollection): Promise<CustodyStep[]> =>
  (await historiesOf(sql, [collection])).get(collection.id) ?? [];

const firstStep = ({ carrierCode, collectedAt, collectedById, reference }: CodCollection): CustodyStep => ({
  stage: carrierCode === null ? 'collected' : 'with_carrier',
  at: collectedAt,
  byId: collectedById,
  reference,
});

const laterStep = ({ toStage, occurredAt, receivedById, reference }: Handover): CustodyStep => ({
  stage: toStage,
  at: occurredAt,
  byId: receivedById,
  reference,
});
