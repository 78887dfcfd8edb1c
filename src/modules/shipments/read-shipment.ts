import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { zero, money, parseMoney, type Money } from '../../kernel/money.js';
import { MAX_ROWS } from '../../platform/work/budget.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderOf, loaderBy, type LoaderDefinition } from '../../platform/work/loader.js';
import { loadersFor, SelectedColumns, type Selection } from '../../platform/graphql/selected-columns.js';
import { isUuid } from '../../platform/ids.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { CoreServices } from '../../platform/services.js';
import { visibleLines, weightsOf, type RatingServices } from '../rating/index.js';
import { heldBy } from './assignments/held-by.js';
import { billedWeights } from './verification.rules.js';
import { openEdges, targetOf, factsOf, type StoredFacts } from './edge.rules.js';
import { findShipmentId } from './find-shipment.js';
import type { Shipment, Verification } from './shipment.entity.js';
import { db } from './shipments.tables.js';
import type { ShipmentChargeType, ShipmentPackageType, ShipmentVerificationType } from './shipment-package.types.js';
import type { ShipmentServices } from './services.js';
import { wordsOf } from './step-table.js';
import type { AllowedTransitionType, TimelineEntryType } from './timeline.types.js';

type Column = keyof Shipment;
const columns = new SelectedColumns('Shipment', db.columns('shipment'), ['id', 'orderId', 'sellerId', 'shopId']);

export const shipmentLoaders = loadersFor(columns, (selected: readonly Column[]) => {
  const find = statement(($: Named<{ ids: readonly string[] }>) =>
    db.selectFrom('shipment').select(selected).where('id', '=', anyOf($.ids)),
  );
  return loaderBy<string, Shipment>(
    async (ids, context) => visibleTo(context, await find(context.sql, { ids })),
    (shipment) => shipment.id,
  );
});

export const outboundLoaders = loadersFor(columns, (selected: readonly Column[]) => {
  const find = statement(($: Named<{ orderIds: readonly string[] }>) =>
    db.selectFrom('shipment').select(selected).where('orderId', '=', anyOf($.orderIds)).where('type', '=', 'outbound'),
  );
  return loaderBy<string, Shipment>(
    async (orderIds, context) => visibleTo(context, await find(context.sql, { orderIds })),
    (shipment) => shipment.orderId,
  );
});

export const shipmentLoader = shipmentLoaders.whole;
export const outboundLoader = outboundLoaders.whole;

/** Hides parcels of other drivers on every path. */
async function visibleTo(context: Context, shipments: Shipment[]): Promise<Shipment[]> {
  const { actor } = context;
  if (!actor.seesAssignedOnly) return shipments;
  const held = await heldBy(
    context.sql,
    actor,
    shipments.map(({ id }) => id),
  );
  return shipments.filter(({ id }) => held.has(id));
}

/** Reads the selected columns only, or the whole row when no selection is given. */
export async function shipmentByAnyId(context: Context, id: string, selection?: Selection): Promise<Shipment> {
  const shipmentsById = selection ? shipmentLoaders.of(selection) : shipmentLoader;
  const text = id.trim();
  const shipment = isUuid(text)
    ? ((await ownedBy(context, shipmentsById, text)) ??
      (await ownedBy(context, selection ? outboundLoaders.of(selection) : outboundLoader, text)))
    : await context.load(shipmentsById, await findShipmentId(context.sql, context.actor, text));
  if (!shipment) throw refuse('SHIPMENT_NOT_FOUND');
  return shipment;
}

/** A UUID matches at most one row, and the row holds its owner, so no id search is needed. */
async function ownedBy(context: Context, loader: LoaderDefinition<string, Shipment>, uuid: string): Promise<Shipment | null> {
  const shipment = await context.load(loader, uuid.toLowerCase());
  return shipment && context.actor.owns(shipment) ? shipment : null;
}

const ENTRY = [
  'id',
  'shipmentId',
  'fromStatus as from',
  'toStatus as to',
  'reportedStatus',
  'trigger',
  'applied',
  'inferred',
  'forced',
  'actorType',
  'actorId',
  'reasonCode',
  'note',
  'occurredAt',
  'recordedAt',
  'lat',
  'lng',
  'requestId',
  'milestone',
  'carrierCode',
  'place',
  'signedBy',
  'pictureUrl',
] as const;

const findTimelines = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('timelineEntry').select(ENTRY).where('shipmentId', '=', anyOf($.ids)).orderBy('shipmentId').orderBy('seq').limit(MAX_ROWS),
);

const findLastEntries = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${$.ids}::uuid[])`.as<'wanted'>(sql`wanted (id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('timelineEntry')
          .select(ENTRY)
          .whereRef('timelineEntry.shipmentId', '=', 'wanted.id')
          .orderBy('seq', 'desc')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'e.shipmentId', 'e.from', 'e.to', 'e.reportedStatus', 'e.trigger', 'e.applied', 'e.inferred', 'e.forced'])
    .select(['e.actorType', 'e.actorId', 'e.reasonCode', 'e.note', 'e.occurredAt', 'e.recordedAt', 'e.lat', 'e.lng', 'e.requestId'])
    .select(['e.milestone', 'e.carrierCode', 'e.place', 'e.signedBy', 'e.pictureUrl']),
);

type Entry = TimelineEntryType & { readonly shipmentId: string };

const entryOf = ({ lat, lng, signedBy, pictureUrl, ...entry }: RowOf<typeof findTimelines>): Entry => ({
  ...entry,
  proof: signedBy === null && pictureUrl === null ? null : { signedBy, pictureUrl },
  location: lat === null || lng === null ? null : { lat, lng },
});

const timelineLoader = listLoaderOf(
  (ids: readonly string[], { sql: on }) => findTimelines(on, { ids }),
  (row) => row.shipmentId,
  entryOf,
);

/** Loads the last entry of each timeline without the rest. */
const lastEntryLoader = loaderBy<string, Entry>(
  async (ids, context) => (await findLastEntries(context.sql, { ids })).map(entryOf),
  (entry) => entry.shipmentId,
);

export const readTimeline = async (context: Context, shipmentId: string): Promise<TimelineEntryType[]> =>
  (await context.load(timelineLoader, shipmentId)) ?? [];

export const readLastEntry = (context: Context, shipmentId: string): Promise<TimelineEntryType | null> =>
  context.load(lastEntryLoader, shipmentId);

export function allowedTransitions(context: Context<ShipmentServices>, shipment: StoredFacts): AllowedTransitionType[] {
  const facts = factsOf(shipment);
  const edges =
    context.actor.can('shipment:move') || context.actor.can('order:cancel') ? openEdges(facts, context.actor.type, context.services) : [];
  return edges.flatMap((edge) => {
    const to = targetOf(edge, facts);
    return to === undefined
      ? []
      : [{ edge: edge.id, to, trigger: edge.trigger, effects: wordsOf(context.services.steps.edges[edge.name]).effects }];
  });
}

/** The components of the price that the caller may see. */
export function chargesOf(actor: Actor, { rate }: Pick<Shipment, 'rate'>): ShipmentChargeType[] {
  const stored = rate.breakdown ?? [];
  const lines = stored.map(({ code, label, amount, currency }) => ({ code, label, amount: storedMoney(amount, currency) }));
  return visibleLines(actor, rate, lines).map(({ code, label, amount }) => ({ code, label, amount }));
}

function storedMoney(amount: string, currency: string): Money {
  const stored = parseMoney(amount, currency);
  if (!stored) throw new Error(`Stored money has no amount: ${amount} ${currency}.`);
  return stored;
}

const kg = (mg: bigint | number): number => Number(mg) / 1e6;
const cm = (um: bigint | number): number => Number(um) / 1e4;

type Package = Pick<Shipment, 'weightMg' | 'volumetricMg' | 'chargeableMg' | 'lengthUm' | 'widthUm' | 'heightUm'>;

export const packageOfShipment = (shipment: Package): ShipmentPackageType => ({
  weightKg: kg(shipment.weightMg),
  volumetricWeightKg: kg(shipment.volumetricMg),
  chargeableWeightKg: kg(shipment.chargeableMg),
  lengthCm: cm(shipment.lengthUm),
  widthCm: cm(shipment.widthUm),
  heightCm: cm(shipment.heightUm),
});

export type Verified = Pick<Shipment, 'verification' | 'currency' | 'serviceCode' | 'chargeableMg'>;

export function verificationOfShipment({ actor, services }: Context<RatingServices>, shipment: Verified): ShipmentVerificationType | null {
  const { verification, currency } = shipment;
  if (!verification) return null;
  const { volumetricMg, chargeableMg } = verifiedWeights(services, shipment, verification);
  const of = (minor: string) => (minor === '0' ? zero(currency) : money(BigInt(minor), currency));
  return {
    weightKg: kg(verification.weightMg),
    volumetricWeightKg: volumetricMg === undefined ? null : kg(volumetricMg),
    chargeableWeightKg: chargeableMg === undefined ? null : kg(chargeableMg),
    lengthCm: cm(verification.lengthUm),
    widthCm: cm(verification.widthUm),
    heightCm: cm(verification.heightUm),
    actualRate: of(verification.actualRateMinor),
    difference: of(verification.differenceMinor),
    verifiedAt: new Date(verification.verifiedAt),
    photos: verification.photos,
    notes: verification.notes,
    verifiedById: actor.actsForOperator ? verification.verifiedBy : null,
  };
}

/** Weights as priced. What could not be priced again is weighed by the service's current rules. */
function verifiedWeights(services: CoreServices & RatingServices, shipment: Verified, verification: Verification) {
  const { volumetricMg, chargeableMg, weightMg, volumeMm3, lengthUm, widthUm, heightUm, differenceMinor } = verification;
  const service = services.rateBook.current().services.get(shipment.serviceCode);
  if (volumetricMg !== undefined || !service) return { volumetricMg, chargeableMg };
  const weights = weightsOf({ weightMg, volumeMm3, box: { lengthUm, widthUm, heightUm } }, service);
  return billedWeights(shipment, weights, differenceMinor === '0');
}
