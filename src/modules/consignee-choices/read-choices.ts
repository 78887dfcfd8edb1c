import { refuse } from '../../kernel/errors.js';
import { zoneOfPlace } from '../../kernel/local-time.js';
import { pointOf } from '../../kernel/geo.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Context } from '../../platform/work/context.js';
import { loaderBy } from '../../platform/work/loader.js';
import { isMailAddress } from '../../platform/mail/mailbox.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import type { CoreServices } from '../../platform/services.js';
import { storefrontLoader } from '../branding/index.js';
import { needsAtDoor, type FleetServices, type Task } from '../fleet/index.js';
import type { Address } from '../addresses/index.js';
import { shipmentOfChoiceToken } from '../shipment-notifications/index.js';
import { trackingUrlOf, type Shipment } from '../shipments/index.js';
import { failureOf, parcelOfLink, standingChoice, standingChoices } from './choice-rows.js';
import type { DeliveryChoicesType, DeliveryChoiceType, TaskChoiceType } from './choice.types.js';
import { choiceState, isOffered, openDays, openKinds, type Failure } from './choosable.rules.js';
import type { ConsigneeChoice } from './consignee-choice.entity.js';

/** What the link of a mail shows. DELIVERY_LINK_NOT_FOUND, RATE_LIMITED. */
export async function readChoices(context: Context<FleetServices>, token: string): Promise<DeliveryChoicesType> {
  await countVisitor(context);
  return choicesOf(context, shipmentIdOf(context, token));
}

/** DELIVERY_LINK_NOT_FOUND. */
export function shipmentIdOf({ services }: Pick<Context, 'services'>, token: string): string {
  const id = shipmentOfChoiceToken(services, token);
  if (id === null) throw refuse('DELIVERY_LINK_NOT_FOUND');
  return id;
}

export async function choicesOf(context: Context<FleetServices>, shipmentId: string): Promise<DeliveryChoicesType> {
  const { sql, services } = context;
  const parcel = await parcelOfLink(sql, shipmentId);
  if (!parcel || !isOffered(parcel)) throw refuse('DELIVERY_LINK_NOT_FOUND');
  const failure = await failureOf(sql, parcel);
  const [rules, chosen, shop] = await Promise.all([
    choiceRules({ sql, services }, parcel, { ...parcel.destination, failure }),
    standingChoice(sql, parcel.id),
    context.load(storefrontLoader, parcel.shopId),
  ]);
  return {
    ...rules,
    chosen: chosen ? shown(chosen) : null,
    failed: failure && { ...failure, timeZone: rules.timeZone },
    shopName: shop?.name ?? '',
    orderReference: parcel.orderReference,
    city: parcel.destinationCity,
    trackingUrl: trackingUrlOf(services, parcel),
  };
}

type Rules = Pick<DeliveryChoicesType, 'state' | 'kinds' | 'days' | 'needsConsignee'> & { readonly timeZone: string };

/** What can be chosen for a parcel now. */
export async function choiceRules(
  { sql, services }: { readonly sql: RunSql; readonly services: CoreServices & FleetServices },
  shipment: Pick<Shipment, 'id' | 'sellerId' | 'type' | 'status' | 'ownFleet'>,
  { countryCode, lng, failure }: Pick<Address, 'countryCode' | 'lng'> & { readonly failure: Failure | null },
): Promise<Rules> {
  const { allowed, daysAhead } = services.settings.consigneeChoices;
  const now = services.clock.now();
  const timeZone = zoneOfPlace({ countryCode, lng }, now);
  const state = choiceState(shipment, failure);
  const isOpen = state === 'open';
  const { collects, otp } = await needsAtDoor(sql, services, shipment);
  const needsConsignee = collects || otp;
  return {
    state,
    timeZone,
    needsConsignee,
    kinds: isOpen ? openKinds({ allowed, needsConsignee }) : [],
    days: isOpen && allowed.includes('day') ? openDays(now, timeZone, daysAhead) : [],
  };
}

/** After an attempt that failed, where the consignee can choose the day and has an e-mail address: the link can be mailed again. */
export async function mailedChoiceOf(
  { sql, services }: Pick<Context, 'sql' | 'services'>,
  shipment: Shipment,
  email: string,
): Promise<Failure | null> {
  const { allowed } = services.settings.consigneeChoices;
  if (!isOffered(shipment) || shipment.test || !allowed.includes('day') || !isMailAddress(email)) return null;
  const failure = await failureOf(sql, shipment);
  return failure && choiceState(shipment, failure) === 'open' ? failure : null;
}

const shown = (choice: ConsigneeChoice): DeliveryChoiceType => ({ ...choice, point: pointOf(choice) });

const choiceLoader = loaderBy<string, ConsigneeChoice>(
  (shipmentIds, { sql }) => standingChoices(sql, shipmentIds),
  (choice) => choice.shipmentId,
);

/** What stands for the next delivery. */
export const standingChoiceOf = (context: Context, shipmentId: string): Promise<ConsigneeChoice | null> =>
  context.load(choiceLoader, shipmentId);

/** What the driver of a delivery sees. */
export async function choiceOfTask(context: Context, { kind, shipmentId }: Task): Promise<TaskChoiceType | null> {
  return kind === 'deliver' ? inShort(await standingChoiceOf(context, shipmentId)) : null;
}

/** What operator and seller see. Drivers see it with their task. */
export async function choiceOfShipment(context: Context, shipmentId: string): Promise<TaskChoiceType | null> {
  return context.actor.seesAssignedOnly ? null : inShort(await standingChoiceOf(context, shipmentId));
}

function inShort(choice: ConsigneeChoice | null): TaskChoiceType | null {
  if (!choice) return null;
  const { name, flat, place, day, note } = choice;
  const text = [name, flat, place].filter((part) => part !== null).join(', ') || null;
  return { kind: choice.kind, text, day, note, point: pointOf(choice) };
}
