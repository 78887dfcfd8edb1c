import pMap from 'p-map';
import { Refusal, refuse, FieldChecks } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import type { PrintableLabel } from '../../platform/pdf/carrier-label.js';
import type { LabelStyle } from '../../platform/pdf/label-sheet.js';
import type { CarrierServices } from '../carriers/index.js';
import { orderLoader, readLines } from '../orders/index.js';
import { returnLoader } from '../returns/index.js';
import { sellerLoader } from '../sellers/index.js';
import { shipmentByAnyId, shipmentLoader, type Shipment } from '../shipments/index.js';
import { shopLoader } from '../shops/index.js';
import { customsSheet, hasLabel } from './sheets.rules.js';
import { findLabel, printable, unreadableLabel } from './find-label.js';
import type { LabelsFileType, MissingLabelType, CustomsFileType } from './label.types.js';
import type { LabelServices } from './services.js';

const MAX_ID = 100;
/** Number of parallel lookups: requests share the connection pool. */
const LOOKUPS = 4;

/** Of the labels of carriers in one document. */
const MAX_BYTES = 64 * 1024 * 1024;

type Found = { readonly id: string; readonly reference: string; readonly label: PrintableLabel } | { readonly missing: MissingLabelType };
type FoundLabel = Exclude<Found, { missing: unknown }>;

/** Renders the labels of many parcels visible to the caller into one document, in id order as given. */
export async function readLabelsFile(
  context: Context<LabelServices & CarrierServices>,
  given: readonly string[],
  style: LabelStyle,
): Promise<LabelsFileType> {
  const ids = [...new Set(checkedIds(given))];
  return printFound(context, await pMap(ids, (id) => findPrintable(context, id), { concurrency: LOOKUPS }), style);
}

/** Lookups that share the statements of their loaders. */
const TOGETHER = 100;

/** The same for shipments that the caller may see, however many; the callers limit their number. */
export async function readLabelsOf(
  context: Context<LabelServices & CarrierServices>,
  ids: readonly string[],
  style: LabelStyle,
): Promise<LabelsFileType> {
  return printFound(context, await pMap(ids, (id) => findPrintableById(context, id), { concurrency: TOGETHER }), style);
}

async function printFound(context: Context<LabelServices>, each: readonly Found[], style: LabelStyle): Promise<LabelsFileType> {
  const found = each.flatMap((one) => ('label' in one ? [one] : []));
  const missing = each.flatMap((one) => ('missing' in one ? [one.missing] : []));
  if (found.length === 0) throw nothingToPrint(missing);
  checkSize(found);

  const labels = found.map(({ label }) => label);
  const { bytes: content, unreadable } = await context.services.labelPress.printLabels(labels, style);
  const left = unreadable.flatMap(({ index, reason }) => missingAt(found, index, unreadableLabel(reason)));
  if (left.length === found.length) throw nothingToPrint([...missing, ...left]);
  const day = context.services.clock.now().toISOString().slice(0, 10);
  const printed = found.flatMap(({ reference }, index) => (unreadable.some((one) => one.index === index) ? [] : [reference]));
  return { fileName: `labels_${day}.pdf`, content, printed, missing: [...missing, ...left] };
}

function missingAt(found: readonly FoundLabel[], index: number, refusal: Refusal): MissingLabelType[] {
  const id = found[index]?.id;
  return id === undefined ? [] : [missingLabel(id, refusal)];
}

const missingLabel = (id: string, { code, said }: Refusal): MissingLabelType => ({ id, code, ...said });

function checkSize(found: readonly FoundLabel[]): void {
  const files = found.flatMap(({ label }) => ('carrier' in label ? label.carrier.files : []));
  if (files.reduce((sum, { length }) => sum + length, 0) <= MAX_BYTES) return;
  const checks = new FieldChecks();
  checks.fail('ids', 'labelBytes', { max: MAX_BYTES });
  checks.settle();
}

function nothingToPrint(missing: readonly MissingLabelType[]): Refusal {
  const isUnknown = missing.every(({ code }) => code === 'SHIPMENT_NOT_FOUND');
  const isUnreadable = missing.every(({ code }) => code === 'LABEL_UNREADABLE');
  const errors = missing.map(({ id, ...why }) => ({ field: id, ...why }));
  return refuse(isUnknown ? 'SHIPMENT_NOT_FOUND' : isUnreadable ? 'LABEL_UNREADABLE' : 'LABEL_NOT_READY', {}, { errors });
}

function checkedIds(given: readonly string[]): readonly string[] {
  const checks = new FieldChecks();
  if (given.length === 0) checks.missing('ids');
  given.forEach((id, index) => checks.text(`ids[${index}]`, id, MAX_ID));
  checks.settle();
  return given;
}

const findPrintable = (context: Context<CarrierServices>, id: string): Promise<Found> =>
  printableOf(context, id, () => shipmentByAnyId(context, id));

const findPrintableById = (context: Context<CarrierServices>, id: string): Promise<Found> =>
  printableOf(context, id, async () => {
    const shipment = await context.load(shipmentLoader, id);
    if (!shipment || !context.actor.owns(shipment)) throw refuse('SHIPMENT_NOT_FOUND');
    return shipment;
  });

async function printableOf(context: Context<CarrierServices>, id: string, find: () => Promise<Shipment>): Promise<Found> {
  try {
    const shipment = await find();
    const label = await printable(context, await findLabel(context, shipment));
    return { id, reference: shipment.reference, label };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { missing: missingLabel(id, error) };
  }
}

/** True if origin and destination are in different countries. */
export async function needsCustoms(context: Context, { orderId }: Pick<Shipment, 'orderId'>): Promise<boolean> {
  const order = await context.load(orderLoader, orderId);
  if (!order) throw refuse('ORDER_NOT_FOUND');
  const { origin, destination } = order;
  return origin.countryCode !== destination.countryCode;
}

/** Reads the commercial invoice of a parcel visible to the caller. It exists as long as the label. */
export async function readCustomsFile(context: Context<LabelServices>, id: string): Promise<CustomsFileType> {
  const shipment = await shipmentByAnyId(context, id);
  if (!(await needsCustoms(context, shipment))) throw refuse('CUSTOMS_NOT_NEEDED');
  if (!hasLabel(shipment)) throw refuse('LABEL_NOT_READY');
  const [order, shop, seller, back, lines] = await Promise.all([
    context.load(orderLoader, shipment.orderId),
    context.load(shopLoader, shipment.shopId),
    context.load(sellerLoader, shipment.sellerId),
    shipment.type === 'return' ? context.load(returnLoader, shipment.id) : undefined,
    readLines(context, shipment.orderId),
  ]);
  if (!order || !shop || !seller) throw new Error(`The order, shop or seller of shipment ${shipment.id} is missing.`);
  const sheet = customsSheet({ shipment, order, shop, seller, back, lines });
  const content = await context.services.labelPress.print({ kind: 'customs', sheet });
  return { fileName: `CI_${sheet.shipmentId}_${sheet.date}.pdf`, content };
}
