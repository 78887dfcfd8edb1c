import { refuse, invalid, refuseFields } from '../../kernel/errors.js';
import { formatMoney, money, type Money, inCash } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Order } from '../orders/index.js';
import type { Shipment, CodStage } from '../shipments/index.js';
import { db } from './cod.tables.js';
import { sql } from 'kysely';
import { staffRole } from '../../kernel/permissions.js';
import type { CoreServices } from '../../platform/services.js';
import { isCash } from './cod.enums.js';

const standing = () =>
  db
    .selectFrom('codCollection')
    .select(['id', 'shipmentId', 'orderId', 'sellerId', 'invoiceId', 'orderReference', 'currency'])
    .select(['collectedMinor', 'roundingMinor', 'feeBasisPoints', 'feeMinor', 'remainingMinor', 'walletAfterMinor'])
    .select(['method', 'stage', 'holderId', 'carrierCode', 'collectedAt', 'collectedAtGiven', 'collectedById', 'reference', 'notes'])
    .select(['creditPostingId', 'feePostingId'])
    .where('reversedAt', 'is', null);

const lockStanding = statement(($: Named<{ shipmentId: string }>) => standing().where('shipmentId', '=', $.shipmentId).forUpdate());
const findStanding = statement(($: Named<{ shipmentIds: readonly string[] }>) => standing().where('shipmentId', '=', anyOf($.shipmentIds)));

/** Money collected from a shopper, as read from the database. */
export type CodCollection = Readonly<Awaited<ReturnType<typeof findStanding>>[number]>;

/** Locks and returns the active collection; absent before confirmation and after reversal. */
export const lockCollection = (tx: Tx, shipmentId: string): Promise<CodCollection | undefined> =>
  lockStanding.first(tx.sql, { shipmentId });

/** The active collections of many shipments. */
export const standingCollections = (on: RunSql, shipmentIds: readonly string[]): Promise<CodCollection[]> =>
  findStanding(on, { shipmentIds });

export const collectedOf = ({ collectedMinor, currency }: Pick<CodCollection, 'collectedMinor' | 'currency'>): Money =>
  money(collectedMinor, currency);

/** The cash that was taken: what coins made of the amount collected. */
export const takenOf = ({
  collectedMinor,
  roundingMinor,
  currency,
}: Pick<CodCollection, 'collectedMinor' | 'roundingMinor' | 'currency'>): Money => money(collectedMinor + roundingMinor, currency);

export const feeOf = ({ feeMinor, currency }: Pick<CodCollection, 'feeMinor' | 'currency'>): Money => money(feeMinor, currency);

/** The amount still being handed over. */
export const remainingOf = ({ remainingMinor, currency }: Pick<CodCollection, 'remainingMinor' | 'currency'>): Money =>
  money(remainingMinor, currency);

/** Whether the shopper owes anything for this parcel. */
export const collects = (shipment: Pick<Shipment, 'type'>, order: Pick<Order, 'paymentStatus' | 'collectionMinor'>): boolean =>
  shipment.type === 'outbound' && order.paymentStatus === 'postpaid' && order.collectionMinor > 0n;

/** Whether the parcel travels on an account of the seller's own, so that the carrier pays the cash on delivery to the seller. */
export const isPaidToSeller = ({ rate }: Pick<Shipment, 'rate'>): boolean => rate.live?.ownAccount === true;

/** Whether the cash at the door is the operator's. */
export const collectsForOperator = (shipment: Pick<Shipment, 'type' | 'rate' | 'test'>, order: Parameters<typeof collects>[1]): boolean =>
  collects(shipment, order) && !isPaidToSeller(shipment) && !shipment.test;

/** CARRIER_ACCOUNT_OF_SELLER for a parcel whose cash never reaches the operator. */
export function assertForOperator(shipment: Pick<Shipment, 'rate'>): void {
  if (!isPaidToSeller(shipment)) return;
  throw refuse('CARRIER_ACCOUNT_OF_SELLER.collection');
}

/** NOT_COD for a parcel with nothing to collect; TEST_SHIPMENT for one that is only tried out. */
export function assertCollects(shipment: Shipment, order: Order): void {
  if (!collects(shipment, order)) throw refuse('NOT_COD');
  if (shipment.test) throw refuse('TEST_SHIPMENT.collection');
}

export interface Deliverer {
  readonly shipmentId: string;
  readonly id: string;
  readonly name: string;
}

/** The latest delivery counts. A forced status does not show who was at the door. */
const findDeliverers = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('timelineEntry as e')
    .innerJoin('staff as s', (join) => join.on(sql<string>`s.id::text`, '=', (eb) => eb.ref('e.actorId')))
    .distinctOn('e.shipmentId')
    .select(['e.shipmentId', 's.id', 's.name'])
    .where('e.shipmentId', '=', anyOf($.shipmentIds))
    .where('e.applied', '=', true)
    .where('e.forced', '=', false)
    .where('e.toStatus', '=', 'delivered')
    .where('e.actorType', 'in', [...staffRole.values])
    .orderBy('e.shipmentId')
    .orderBy('e.seq', 'desc'),
);

/** Finds the staff members who delivered these parcels; none if a carrier, a token or the system reported the delivery. One statement. */
export const deliverersOf = (on: RunSql, shipmentIds: readonly string[]): Promise<Deliverer[]> => findDeliverers(on, { shipmentIds });

const findStaff = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.id));

/** VALIDATION_FAILED unless the id belongs to a staff member. */
export async function assertStaff(tx: Tx, field: string, id: string | null): Promise<void> {
  if (id === null || (await findStaff.first(tx.sql, { id }))) return;
  throw refuseFields([invalid(field, 'staffId')]);
}

/** Amounts become JSON numbers here; up to this point they are exact. */
export const amountOut = (amount: Money): number => Number(formatMoney(amount));

/** What coins made of the cash that a carrier owes as a whole, which settles the debt; null where it has paid a part, or owes nothing. */
export function coinsOwed({ settings }: CoreServices, collection: CodCollection): Money | null {
  const owed = remainingOf(collection);
  const isWhole = collection.stage === 'with_carrier' && owed.minor === collection.collectedMinor && isCash(collection.method);
  return isWhole ? inCash(owed, settings.cashCoins) : null;
}

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
