import pMap from 'p-map';
import { Refusal, refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Context } from '../../platform/graphql/context.js';
import type { LabelSheet, LabelStyle } from '../../platform/pdf/label-sheet.js';
import { shipmentByAnyId } from '../shipments/index.js';
import { hasLabel } from './label-sheet.rules.js';
import type { LabelsFileType, MissingLabelType } from './label.types.js';
import { sheetOf } from './read-label.js';
import type { LabelServices } from './services.js';

const MAX_LABELS = 100;
const MAX_ID = 100;
/** Number of parallel lookups: requests share the connection pool. */
const LOOKUPS = 4;

type Found = { readonly sheet: LabelSheet } | { readonly missing: MissingLabelType };

/** Renders the labels of many parcels visible to the caller into one document, in id order as given. */
export async function readLabelsFile(
  context: Context<LabelServices>,
  given: readonly string[],
  style: LabelStyle,
): Promise<LabelsFileType> {
  context.actor.require('shipment:read');
  const ids = [...new Set(checkedIds(given))];
  const found = await pMap(ids, (id) => findSheet(context, id), { concurrency: LOOKUPS });
  const sheets = found.flatMap((each) => ('sheet' in each ? [each.sheet] : []));
  const missing = found.flatMap((each) => ('missing' in each ? [each.missing] : []));
  if (sheets.length === 0) throw nothingToPrint(missing);

  const content = await context.services.labelPress.print({ kind: 'labels', sheets, style });
  const day = context.services.clock.now().toISOString().slice(0, 10);
  return { fileName: `labels_${day}.pdf`, content, printed: sheets.map(({ shipmentId }) => shipmentId), missing };
}

function nothingToPrint(missing: readonly MissingLabelType[]): Refusal {
  const isUnknown = missing.every(({ code }) => code === 'SHIPMENT_NOT_FOUND');
  const errors = missing.map(({ id, code, message }) => ({ field: id, code, message }));
  return refuse(isUnknown ? 'SHIPMENT_NOT_FOUND' : 'LABEL_NOT_READY', { errors });
}

function checkedIds(given: readonly string[]): readonly string[] {
  const checks = new FieldChecks();
  if (given.length === 0) checks.missing('ids');
  if (given.length > MAX_LABELS) checks.fail('ids', `must have at most ${MAX_LABELS} entries`);
  given.slice(0, MAX_LABELS).forEach((id, index) => checks.text(`ids[${index}]`, id, MAX_ID));
  checks.settle();
  return given;
}

async function findSheet(context: Context, id: string): Promise<Found> {
  try {
    const shipment = await shipmentByAnyId(context, id);
    if (!hasLabel(shipment)) throw refuse('LABEL_NOT_READY');
    return { sheet: await sheetOf(context, shipment) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { missing: { id, code: error.code, message: error.message } };
  }
}
