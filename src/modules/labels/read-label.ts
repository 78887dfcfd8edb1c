import { createHash } from 'node:crypto';
import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { LABEL_DESIGN, type LabelSheet, type LabelStyle } from '../../platform/pdf/label-sheet.js';
import { orderLoader } from '../orders/index.js';
import { returnLoader } from '../returns/index.js';
import { sellerLoader } from '../sellers/index.js';
import { findPublicShipment, readNotes, trackingUrlOf, type Shipment } from '../shipments/index.js';
import { shopLoader } from '../shops/index.js';
import { hasLabel, labelDay, labelSheet } from './label-sheet.rules.js';
import type { LabelFileType, ShipmentLabelType } from './label.types.js';
import type { LabelServices } from './services.js';

/** Reads a label by one of its numbers. LABEL_NOT_READY before pickup is booked and after a cancellation. */
export async function readLabelFile(
  context: Context<LabelServices>,
  id: string,
  { known, style }: { known: readonly string[]; style: LabelStyle },
): Promise<LabelFileType> {
  await countVisitor(context);
  const shipment = await findPublicShipment(context, id);
  if (!hasLabel(shipment)) throw refuse('LABEL_NOT_READY');

  const sheet = await sheetOf(context, shipment);
  const etag = etagOf(sheet, style);
  const content = known.includes(etag) ? null : await context.services.labelPress.print({ kind: 'labels', sheets: [sheet], style });
  return { fileName: fileName(sheet), version: sheet.version, etag, content };
}

/** Location of a shipment's label, if it has one. */
export async function labelOfShipment(context: Context, shipment: Shipment): Promise<ShipmentLabelType | null> {
  if (!hasLabel(shipment)) return null;
  const order = await context.load(orderLoader, shipment.orderId);
  const url = `${context.services.publicUrl()}/api/awb/${encodeURIComponent(shipment.reference)}`;
  return { url, version: order?.collectionVersion ?? 1, date: labelDay(shipment) };
}

export async function sheetOf(context: Context, shipment: Shipment): Promise<LabelSheet> {
  const [order, shop, seller, back, notes] = await Promise.all([
    context.load(orderLoader, shipment.orderId),
    context.load(shopLoader, shipment.shopId),
    context.load(sellerLoader, shipment.sellerId),
    shipment.type === 'return' ? context.load(returnLoader, shipment.id) : undefined,
    readNotes(context, shipment.id),
  ]);
  if (!order || !shop || !seller) throw new Error(`The order, shop or seller of shipment ${shipment.id} is missing.`);
  return labelSheet({ shipment, order, shop, seller, back, notes, trackingUrl: trackingUrlOf(context.services, shipment) });
}

const etagOf = (sheet: LabelSheet, { size, language }: LabelStyle): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([LABEL_DESIGN, size, language, sheet]))
    .digest('base64url')
    .slice(0, 32)}"`;

const fileName = ({ shipmentId, date }: LabelSheet): string => `AWB_${shipmentId}_${date}.pdf`;
