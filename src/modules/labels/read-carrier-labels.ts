import { sql } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import type { Context } from '../../platform/work/context.js';
import type { CarrierServices, LabelFormat } from '../carriers/index.js';
import type { Shipment } from '../shipments/index.js';
import { db } from './labels.tables.js';

const findKept = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('carrierLabel')
    .select(['id', 'shipmentId', 'format', 'piece'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .where('withdrawnAt', 'is', null)
    .orderBy('shipmentId')
    .orderBy('piece'),
);

export type KeptLabel = RowOf<typeof findKept>;

/** What is kept of a carrier's labels, without the files. */
export const keptLabelsLoader = listLoaderBy<string, KeptLabel>(
  (shipmentIds, { sql: on }) => findKept(on, { shipmentIds }),
  ({ shipmentId }) => shipmentId,
);

/** The same for one parcel, as it is now. */
export const keptLabels = (on: RunSql, shipmentId: string): Promise<KeptLabel[]> => findKept(on, { shipmentIds: [shipmentId] });

export const hasCarrierLabel = async (on: RunSql, { shipmentId, format }: { shipmentId: string; format: LabelFormat }): Promise<boolean> =>
  (await keptLabels(on, shipmentId)).some((label) => label.format === format);

const findFiles = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('carrierLabel').select(['id', 'bytes']).where('id', '=', anyOf($.ids)),
);

/** The files, in the order of the labels. */
export async function filesOf({ sql: on }: Pick<Context, 'sql'>, labels: readonly KeptLabel[]): Promise<Uint8Array[]> {
  const files = await findFiles(on, { ids: labels.map(({ id }) => id) });
  const byId = new Map(files.map(({ id, bytes }) => [id, bytes]));
  return labels.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The labels of one format, or of the first format that there is. */
export function labelsIn(labels: readonly KeptLabel[], ...formats: readonly LabelFormat[]): readonly KeptLabel[] {
  const format = formats.find((each) => labels.some((label) => label.format === each));
  return labels.filter((label) => label.format === format);
}

/** True for carriers that accept no labels but their own. */
export const isConnected = ({ rateBook }: CarrierServices, { carrierCode }: Pick<Shipment, 'carrierCode'>): boolean =>
  rateBook.current().carriers.get(carrierCode)?.kind === 'connected';
