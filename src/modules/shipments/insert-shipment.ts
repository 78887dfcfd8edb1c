import type { Actor } from '../../kernel/actor.js';
import { formatMoney } from '../../kernel/money.js';
import { shipmentReference } from '../../kernel/reference.js';
import { rowsLike, statement, type Named } from '../../platform/db/statement.js';
import type { NewRow } from '../../platform/db/tables.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { randomPooled } from '../../platform/ids.js';
import type { Parcel } from '../carriers/index.js';
import { breakdownOf, type LivePrice, type Quote } from '../rating/index.js';
import type { PaymentStatus } from '../orders/index.js';
import type { LiveSnapshot, RateSnapshot } from './rate-snapshot.js';
import { shipmentMachine } from './shipment.machine.js';
import { stepOf } from './status-report.js';
import { db, type ShipmentTables } from './shipments.tables.js';
import { timelineEntry, type TimelineColumns, emitStatusChange } from './timeline.js';

type GivenColumn = 'id' | 'orderId' | 'sellerId' | 'shopId' | 'test' | 'carrierAutoSelected' | 'documents' | 'billingRole';

export interface NewShipment extends Readonly<Pick<PlacedRow, GivenColumn>> {
  readonly quote: Quote;
  readonly planId: string | null;
  readonly parcel: Parcel;
  /** How the shopper pays; nothing is collected for a return, which is prepaid. */
  readonly paymentStatus: PaymentStatus;
  /** Absent for an order's outbound shipment. */
  readonly returnOf?: ReturnOrigin;
  readonly receiver: { readonly name: string; readonly phone: string | null; readonly city: string; readonly countryCode: string };
}

/** The origin of a return. */
export interface ReturnOrigin {
  readonly originalShipmentId: string;
  readonly reference: string;
  readonly feeWaived: boolean;
}

export interface PlacedShipment {
  readonly reference: string;
  readonly eventId: string;
}

/** Later steps fill the other columns. */
type PlacedRow = NewRow<ShipmentTables['shipment']>;

/** The entry is passed as rows because its column names collide with those of the shipment. */
const insertShipmentAndEntry = statement(($: Named<PlacedRow & { entries: readonly TimelineColumns[] }>) =>
  db
    .with('placed', () => db.insertInto('shipment').values(db.newRow('shipment', $)).returning('id'))
    .insertInto('timelineEntry')
    .columns(db.given('timelineEntry'))
    .expression(db.selectFrom(rowsLike('timelineEntry', $.entries).as('e')).select(db.given('timelineEntry'))),
);

/** Edge 1: inserts the shipment of a new order or return, its first timeline row and its first event. Two statements in one round trip. */
export async function insertShipment(tx: Tx, actor: Actor, shipment: NewShipment): Promise<PlacedShipment> {
  const { settings, clock } = tx.services;
  const reference = shipment.returnOf?.reference ?? shipmentReference(settings.referencePrefix, randomPooled(10));
  const now = clock.now();
  const { place } = shipmentMachine.edges;
  const entry = timelineEntry(tx, shipment.id, {
    ...stepOf({ status: 'new' }, actor, now),
    from: null,
    to: 'new',
    reportedStatus: 'new',
    edge: place.name,
    trigger: shipment.returnOf ? 'return created' : 'order placed',
    applied: true,
    forced: false,
  });
  const { id, sellerId, shopId, quote, receiver } = shipment;
  const [, eventId] = await Promise.all([
    insertShipmentAndEntry(tx.sql, { ...placedRow(tx, shipment, reference, now), entries: [entry] }),
    emitStatusChange(
      tx,
      {
        id,
        type: shipment.returnOf ? 'return' : 'outbound',
        sellerId,
        shopId,
        reference,
        test: shipment.test,
        serviceCode: quote.service.code,
        awb: reference,
        awbAssigned: false,
        trackingUrl: null,
        destinationCity: receiver.city,
        destinationCountryCode: receiver.countryCode,
      },
      { transitionId: entry.id, from: null, to: 'new', sequence: 1, occurredAt: now },
    ),
  ]);
  return { reference, eventId };
}

function placedRow(tx: Tx, shipment: NewShipment, reference: string, now: Date): PlacedRow {
  const { quote, parcel, receiver, returnOf } = shipment;
  const { service, carrier, weights } = quote;
  return {
    id: shipment.id,
    orderId: shipment.orderId,
    sellerId: shipment.sellerId,
    shopId: shipment.shopId,
    type: returnOf ? 'return' : 'outbound',
    reference,
    status: 'new',
    statusAt: now,
    sequence: 1,
    awb: reference,
    awbAssigned: false,
    serviceCode: service.code,
    serviceName: service.name,
    carrierCode: carrier.code,
    carrierName: carrier.name,
    carrierAutoSelected: shipment.carrierAutoSelected,
    carrierAccountId: quote.offer.live?.accountId ?? null,
    skipHub: skipsHub(quote, returnOf ? 'return' : 'outbound'),
    ownFleet: carrier.kind === 'own_fleet',
    currency: quote.actualRate.currency,
    actualRateMinor: quote.actualRate.minor,
    displayRateMinor: quote.displayRate?.minor ?? null,
    rate: rateSnapshot(shipment),
    weightMg: BigInt(parcel.weightMg),
    volumetricMg: BigInt(weights.volumetricMg),
    chargeableMg: BigInt(weights.chargeableMg),
    lengthUm: BigInt(parcel.box?.lengthUm ?? 0),
    widthUm: BigInt(parcel.box?.widthUm ?? 0),
    heightUm: BigInt(parcel.box?.heightUm ?? 0),
    volumeMm3: BigInt(parcel.volumeMm3),
    documents: shipment.documents,
    billingRole: shipment.billingRole,
    billingStatus: returnOf?.feeWaived ? 'waived' : 'unpaid',
    paymentStatus: shipment.paymentStatus,
    pickupAttempts: 0,
    deliveryAttempts: 0,
    receiverName: receiver.name,
    receiverPhone: receiver.phone,
    destinationCity: receiver.city,
    destinationCountryCode: receiver.countryCode,
    requestId: tx.requestId,
    originalShipmentId: returnOf?.originalShipmentId ?? null,
    feeWaived: returnOf?.feeWaived ?? false,
    test: shipment.test,
  };
}

export interface PricedService {
  readonly quote: Quote;
  readonly planId: string | null;
}

/** The carrier collects from the sender, unless the own fleet does the first mile; from the sender of a return always. */
export const skipsHub = ({ service, offer }: Quote, type: PlacedRow['type']): boolean =>
  offer.live && type === 'outbound' ? !offer.live.firstMile : service.skipHub;

/** The components of a price, kept so that it can be explained and recomputed. */
export const rateSnapshot = ({ quote, planId }: PricedService): RateSnapshot => ({
  pricedAt: quote.pricedAt.toISOString(),
  rateCardId: quote.rateCardId,
  rateCardVersion: quote.rateCardVersion,
  tier: quote.tier,
  planId,
  planName: quote.planName,
  planBasisPoints: quote.planPercent === null ? null : Number(quote.planPercent),
  ...(quote.offer.live && { live: liveSnapshot(quote.offer.live) }),
  breakdown: breakdownOf(quote).map(({ code, label, amount }) => ({ code, label, amount: formatMoney(amount), currency: amount.currency })),
});

const liveSnapshot = ({ carrierService, price, ownAccount, estimated }: LivePrice): LiveSnapshot => ({
  carrierService,
  priceMinor: price.minor.toString(),
  currency: price.currency,
  ownAccount,
  estimated,
});
