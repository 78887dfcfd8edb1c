import { refuse, type Refusal, type RefusalKey } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { latinLine } from '../../platform/latin/latin-line.js';
import type { UnreadableReason, PrintableLabel } from '../../platform/pdf/carrier-label.js';
import type { LabelSheet } from '../../platform/pdf/label-sheet.js';
import type { CarrierServices, LabelFormat } from '../carriers/index.js';
import { orderLoader } from '../orders/index.js';
import { returnLoader } from '../returns/index.js';
import { sellerLoader } from '../sellers/index.js';
import { readNotes, trackingUrlOf, type Shipment } from '../shipments/index.js';
import { shopLoader } from '../shops/index.js';
import { hasLabel, labelDay, labelSheet } from './sheets.rules.js';
import { filesOf, isConnected, keptLabels, keptLabelsLoader, labelsIn, type KeptLabel } from './read-carrier-labels.js';
import type { LabelServices } from './services.js';

/** The label of a parcel: ours, or what is kept of the carrier's. */
export type FoundLabel = { readonly sheet: LabelSheet } | { readonly kept: readonly KeptLabel[]; readonly shipment: Shipment };

/** Finds the label of a shipment. LABEL_NOT_READY; parcels of connected carriers never get our label. */
export async function findLabel(context: Context<CarrierServices>, shipment: Shipment): Promise<FoundLabel> {
  if (!hasLabel(shipment)) throw refuse('LABEL_NOT_READY');
  const kept = (await context.load(keptLabelsLoader, shipment.id)) ?? [];
  if (kept.length > 0) return { kept, shipment };
  if (!isConnected(context.services, shipment)) return { sheet: await sheetOf(context, shipment) };
  throw refuse('LABEL_NOT_READY.beingMade', { carrier: shipment.carrierName });
}

/** The same for somebody who waits for one label: a connected carrier is asked for it if it is not kept in any of the accepted formats. */
export async function findOrAskForLabel(
  context: Context<CarrierServices & LabelServices>,
  shipment: Shipment,
  accepted: readonly LabelFormat[],
): Promise<FoundLabel> {
  if (!hasLabel(shipment) || !isConnected(context.services, shipment)) return findLabel(context, shipment);
  const kept = (await context.load(keptLabelsLoader, shipment.id)) ?? [];
  if (kept.some(({ format }) => accepted.includes(format))) return { kept, shipment };
  const asked = await context.services.carrierLabels.ask(shipment, accepted);
  if (asked.status === 'later') throw notYet(shipment, accepted, asked.retryAfter);
  const now = asked.status === 'kept' ? await keptLabels(context.sql, shipment.id) : kept;
  return now.length > 0 ? { kept: now, shipment } : findLabel(context, shipment);
}

function notYet({ carrierName }: Shipment, accepted: readonly LabelFormat[], retryAfter: number) {
  const key = accepted.includes('ZPL') ? 'LABEL_NOT_READY.askAgainZpl' : 'LABEL_NOT_READY.askAgain';
  return refuse(key, { carrier: carrierName, seconds: retryAfter }, { retryAfter });
}

/** The labels of a carrier that can be printed on a page. LABEL_NOT_READY if there is nothing but ZPL. */
export function printableIn(kept: readonly KeptLabel[]): readonly KeptLabel[] {
  const labels = labelsIn(kept, 'PDF', 'PNG');
  if (labels.length > 0) return labels;
  throw refuse('LABEL_NOT_READY.zplOnly');
}

/** Loads what the press needs of a label. */
export async function printable(context: Context, label: FoundLabel): Promise<PrintableLabel> {
  if ('sheet' in label) return label;
  const labels = printableIn(label.kept);
  const files = await filesOf(context, labels);
  const { reference } = label.shipment;
  const format = labels[0]?.format === 'PNG' ? 'PNG' : 'PDF';
  return { carrier: { format, files, title: `AWB ${reference}`, date: labelDay(label.shipment) } };
}

const UNREADABLE = {
  broken: 'LABEL_UNREADABLE.broken',
  protected: 'LABEL_UNREADABLE.protected',
  'too many pages': 'LABEL_UNREADABLE.tooManyPages',
  'too large': 'LABEL_UNREADABLE.tooLarge',
} as const satisfies Record<UnreadableReason, RefusalKey>;

export const unreadableLabel = (reason: UnreadableReason): Refusal => refuse(UNREADABLE[reason]);

async function sheetOf(context: Context, shipment: Shipment): Promise<LabelSheet> {
  const [order, shop, seller, back, notes] = await Promise.all([
    context.load(orderLoader, shipment.orderId),
    context.load(shopLoader, shipment.shopId),
    context.load(sellerLoader, shipment.sellerId),
    shipment.type === 'return' ? context.load(returnLoader, shipment.id) : undefined,
    readNotes(context, shipment.id),
  ]);
  if (!order || !shop || !seller) throw new Error(`The order, shop or seller of shipment ${shipment.id} is missing.`);
  const { services } = context;
  const printed = { trackingUrl: trackingUrlOf(services, shipment), cashCoins: services.settings.cashCoins };
  const sheet = labelSheet({ shipment, order, shop, seller, back, notes, ...printed });
  const { countryCode } = back ? back.destination.address : order.destination;
  const latin = await latinLine(services.settings.labelLatinLine, { ...sheet.receiver, countryCode });
  return { ...sheet, receiver: { ...sheet.receiver, latin } };
}
