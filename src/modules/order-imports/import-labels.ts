import { invalid, refuseFields } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import type { LabelStyle } from '../../platform/pdf/label-sheet.js';
import { readLabelsOf, type LabelsFileType } from '../labels/index.js';
import { db } from './order-imports.tables.js';
import type { OrderImportCountType } from './order-import.types.js';
import { readOrderImport } from './own-import.js';
import type { OrderImportServices } from './services.js';

/** What is printed well within the time of a request. */
const LABELS_IN_FILE = 500;

/** Of the largest import. */
const MAX_PARTS = 10;

const findShipments = statement(($: Named<{ importId: string; offset: number }>) =>
  db
    .selectFrom('orderImportRow')
    .select('shipmentId')
    .where('importId', '=', $.importId)
    .where('state', '=', 'placed')
    .where('shipmentId', 'is not', null)
    .orderBy('place')
    .offset($.offset)
    .limit(LABELS_IN_FILE),
);

/** The labels of orders that an import has placed, in its order and up to 500 in a file. LABEL_NOT_READY if there are none yet. */
export async function importLabels(
  context: Context<OrderImportServices>,
  { id, part }: { id: string; part: number },
  style: LabelStyle,
): Promise<LabelsFileType> {
  if (part < 1 || part > MAX_PARTS) throw refuseFields([invalid('part', 'between', { min: 1, max: MAX_PARTS })]);
  const found = await readOrderImport(context, id);
  const rows = await findShipments(context.sql, { importId: found.id, offset: (part - 1) * LABELS_IN_FILE });
  const shipments = rows.flatMap(({ shipmentId }) => shipmentId ?? []);
  const file = await readLabelsOf(context, shipments, style);
  return { ...file, fileName: `labels_${found.id.slice(-8)}_${part}_${file.fileName.slice('labels_'.length)}` };
}

export const labelParts = (counts: readonly OrderImportCountType[]): number =>
  Math.ceil((counts.find(({ state }) => state === 'placed')?.orders ?? 0) / LABELS_IN_FILE);
