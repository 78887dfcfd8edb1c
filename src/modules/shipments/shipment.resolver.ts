import { enumType } from '../../platform/graphql/scalars.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { ManyArg, nullable } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { carrierKind, type CarrierKind } from '../carriers/index.js';
import type { LedgerServices } from '../ledger/index.js';
import type { RatingServices } from '../rating/index.js';
import { sellerLoaders, SellerType } from '../sellers/index.js';
import { shopLoader, ShopType } from '../shops/index.js';
import { actualRateOf, adjustmentAmountOf, displayRateOf, isAdjusted } from './step-money.js';
import { carrierKindOf } from './step-columns.js';
import { readActions, readNotes } from './read-log.js';
import { listShipments } from './lists/list-shipments.js';
import { ShipmentsArgs } from './lists/shipment-list.types.js';
import * as read from './read-shipment.js';
import { repackShipment, verifyShipment } from './verify-shipment.js';
import { reportShipment } from './report-shipment.js';
import type { ShipmentServices } from './services.js';
import { simulateShipment } from './simulate-shipment.js';
import { deliveryAttemptsLeft } from './step-guards.js';
import { schedulePickup, moveShipment } from './transition-shipment.js';
import type { Shipment } from './shipment.entity.js';
import { FACTS, type StoredFacts } from './edge.rules.js';
import { ShipmentNoteType, ShipmentConnection, ShipmentType } from './shipment.types.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { ShipmentChargeType, ShipmentPackageType, ShipmentVerificationType, VerifyShipmentInput } from './shipment-package.types.js';
import { shipmentStatus, statusSentence } from './status-catalogue.js';
import { AllowedTransitionType, TimelineEntryType, OperatorActionType } from './timeline.types.js';
import { ShipmentTransitionType, TransitionShipmentInput, GeoPointType, RepackingType, RepackShipmentInput } from './transition.types.js';

const ANY_ID = { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' };

@Resolver(() => ShipmentType)
export class ShipmentResolver {
  @Query(() => ShipmentType, { description: 'A shipment by any of its ids. SHIPMENT_NOT_FOUND, AMBIGUOUS_ID.' })
  shipment(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Shipment> {
    return read.shipmentByAnyId(context, id, info);
  }

  @Query(() => ShipmentConnection, {
    description: 'The shipments that the caller can see, newest first by default. DATES_TOGETHER, DATE_RANGE_TOO_LARGE.',
  })
  async shipments(@Args(() => ShipmentsArgs) args: ShipmentsArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return new ShipmentConnection(await listShipments(context, args, info));
  }

  @Mutation(() => ShipmentTransitionType, {
    description: 'Moves a shipment by one step. INVALID_TRANSITION lists the allowed statuses.',
  })
  transitionShipment(
    @Arg('input', () => TransitionShipmentInput, { description: 'The step.' }) input: TransitionShipmentInput,
    @Ctx() context: Context<ShipmentServices>,
  ) {
    return moveShipment(context, input);
  }

  @Mutation(() => ShipmentTransitionType, {
    description:
      'Applies a report from a carrier or driver. Skipped steps are recorded as inferred; late and repeated reports ' + 'move nothing.',
  })
  reportShipment(
    @Arg('input', () => TransitionShipmentInput, { description: 'The report.' }) input: TransitionShipmentInput,
    @Ctx() context: Context<ShipmentServices>,
  ) {
    return context.transact((tx) => reportShipment(tx, context.actor, input));
  }

  @Mutation(() => ShipmentTransitionType, { description: 'Books the pickup and bills the seller. INSUFFICIENT_BALANCE changes nothing.' })
  schedulePickup(@Arg('id', () => String, ANY_ID) id: string, @Ctx() context: Context<ShipmentServices>) {
    return context.transact((tx) => schedulePickup(tx, context.actor, id));
  }

  @Mutation(() => ShipmentTransitionType, {
    description: "Records the hub's measurements; the shipment is ready to book at once when no adjustment is due. UNUSUAL_MEASURES.",
  })
  verifyShipment(
    @Arg('input', () => VerifyShipmentInput, { description: 'Weight and dimensions.' }) input: VerifyShipmentInput,
    @Ctx() context: Context<LedgerServices & RatingServices & ShipmentServices>,
  ) {
    return context.transact((tx) => verifyShipment(tx, context.actor, input));
  }

  @Mutation(() => RepackingType, {
    description: 'Sends a verified parcel back for repacking and new measurement. INVALID_TRANSITION, ADJUSTMENT_ALREADY_PAID.',
  })
  repackShipment(
    @Arg('input', () => RepackShipmentInput, { description: 'The parcel and the reason.' }) input: RepackShipmentInput,
    @Ctx() context: Context<ShipmentServices>,
  ) {
    return context.transact((tx) => repackShipment(tx, context.actor, input));
  }

  @Mutation(() => ShipmentType, {
    description: 'Simulates carrier reports along a path of statuses; up to delivered when absent. Not available in production.',
  })
  simulateShipment(
    @Arg('id', () => String, ANY_ID) id: string,
    @ManyArg('path', () => enumType(shipmentStatus), 100, 'The statuses to report, in order.', nullable)
    path: ShipmentStatus[] | null,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<Shipment> {
    return context.transact((tx) => simulateShipment(tx, context.actor, { id, path }));
  }

  @(reads<Shipment>()('status'))
  @FieldResolver(() => String, { description: 'The status as a sentence, such as: Pickup is scheduled.' })
  statusText(@Root() { status }: Pick<Shipment, 'status'>): string {
    return statusSentence(status);
  }

  @(reads<Shipment>()('awb', 'awbAssigned', 'carrierAccountId'))
  @FieldResolver(() => String, {
    nullable: true,
    description: 'AWB. Until it is assigned it is the reference, or null for a connected carrier, whose number is its own.',
  })
  awb(@Root() { awb, awbAssigned, carrierAccountId }: Pick<Shipment, 'awb' | 'awbAssigned' | 'carrierAccountId'>): string | null {
    return awbAssigned || carrierAccountId === null ? awb : null;
  }

  @(reads<Shipment>()('test'))
  @FieldResolver(() => Boolean, { description: 'Placed by a shop in test mode: no carrier, driver, shopper or wallet is involved.' })
  isTest(@Root() { test }: Pick<Shipment, 'test'>): boolean {
    return test;
  }

  @(reads<Shipment>()('ownFleet', 'carrierAccountId'))
  @FieldResolver(() => enumType(carrierKind), { description: 'How its carrier is priced and booked, and whose AWB it has.' })
  carrierKind(@Root() shipment: Pick<Shipment, 'ownFleet' | 'carrierAccountId'>): CarrierKind {
    return carrierKindOf(shipment);
  }

  @(reads<Shipment>()('deliveryAttempts'))
  @FieldResolver(() => Int, {
    description: 'How many more deliveries can fail before no further attempt can be booked (MAX_DELIVERY_ATTEMPTS).',
  })
  deliveryAttemptsLeft(@Root() shipment: Pick<Shipment, 'deliveryAttempts'>, @Ctx() { services }: Context): number {
    return deliveryAttemptsLeft(shipment, services.settings);
  }

  @(reads<Shipment>()('actualRateMinor', 'currency'))
  @FieldResolver(() => MoneyType, { description: "The seller's price for shipping." })
  actualRate(@Root() shipment: Pick<Shipment, 'actualRateMinor' | 'currency'>): MoneyType {
    return actualRateOf(shipment);
  }

  @(reads<Shipment>()('displayRateMinor', 'currency'))
  @FieldResolver(() => MoneyType, { nullable: true, description: 'The price shown to the shopper; null when no display rule applied.' })
  displayRate(@Root() shipment: Pick<Shipment, 'displayRateMinor' | 'currency'>): MoneyType | null {
    return displayRateOf(shipment);
  }

  @(reads<Shipment>()('adjustmentStatus'))
  @FieldResolver(() => Boolean, { description: 'True when there is a weight-adjustment invoice.' })
  hasAdjustment(@Root() shipment: Pick<Shipment, 'adjustmentStatus'>): boolean {
    return isAdjusted(shipment);
  }

  @(reads<Shipment>()('adjustmentStatus', 'adjustmentMinor', 'currency'))
  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'Amount of the weight-adjustment invoice; null when there is none.',
  })
  adjustmentAmount(@Root() shipment: Pick<Shipment, 'adjustmentStatus' | 'adjustmentMinor' | 'currency'>): MoneyType | null {
    return adjustmentAmountOf(shipment);
  }

  @(reads<Shipment>()('rate'))
  @FieldResolver(() => [ShipmentChargeType], {
    description:
      'The components of the rate at the time of pricing. A price that a carrier named is one line, except for the operator, whose ' +
      'markup is a separate line.',
  })
  charges(@Root() shipment: Pick<Shipment, 'rate'>, @Ctx() { actor }: Context): ShipmentChargeType[] {
    return read.chargesOf(actor, shipment);
  }

  @(reads<Shipment>()('weightMg', 'volumetricMg', 'chargeableMg', 'lengthUm', 'widthUm', 'heightUm'))
  @FieldResolver(() => ShipmentPackageType, { description: 'Declared weight and dimensions.' })
  package(
    @Root() shipment: Pick<Shipment, 'weightMg' | 'volumetricMg' | 'chargeableMg' | 'lengthUm' | 'widthUm' | 'heightUm'>,
  ): ShipmentPackageType {
    return read.packageOfShipment(shipment);
  }

  @(reads<Shipment>()('verification', 'currency', 'serviceCode', 'chargeableMg'))
  @FieldResolver(() => ShipmentVerificationType, { nullable: true, description: "The hub's measurements." })
  verification(@Root() shipment: read.Verified, @Ctx() context: Context<RatingServices>): ShipmentVerificationType | null {
    return read.verificationOfShipment(context, shipment);
  }

  @(reads<Shipment>()('deliveredLat', 'deliveredLng'))
  @FieldResolver(() => GeoPointType, { nullable: true, description: 'Coordinates of the delivery.' })
  deliveredAtPoint(@Root() { deliveredLat: lat, deliveredLng: lng }: Pick<Shipment, 'deliveredLat' | 'deliveredLng'>): GeoPointType | null {
    return lat == null || lng == null ? null : { lat, lng };
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => [TimelineEntryType], { description: 'All reports, oldest first.' })
  timeline(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<TimelineEntryType[]> {
    return read.readTimeline(context, shipment.id);
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => TimelineEntryType, { nullable: true, description: 'The latest report.' })
  lastEvent(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<TimelineEntryType | null> {
    return read.readLastEntry(context, shipment.id);
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => [ShipmentNoteType], { description: 'The notes that the caller can read, oldest first.' })
  notes(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<ShipmentNoteType[]> {
    return readNotes(context, shipment.id);
  }

  @(reads<Shipment>()('id'))
  @FieldResolver(() => [OperatorActionType], {
    description: 'Audit of operator staff who requested unusual steps, oldest first. Empty for other callers.',
  })
  operatorActions(@Root() shipment: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<OperatorActionType[]> {
    return readActions(context, shipment.id);
  }

  @(reads<Shipment>()(...FACTS))
  @FieldResolver(() => [AllowedTransitionType], { description: 'The steps that the caller can take now.' })
  allowedTransitions(@Root() shipment: StoredFacts, @Ctx() context: Context<ShipmentServices>): AllowedTransitionType[] {
    return read.allowedTransitions(context, shipment);
  }

  @(reads<Shipment>()('sellerId'))
  @FieldResolver(() => SellerType, { nullable: true, description: 'The seller who pays for it.' })
  seller(@Root() shipment: Pick<Shipment, 'sellerId'>, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.load(sellerLoaders.of(info), shipment.sellerId);
  }

  @(reads<Shipment>()('shopId'))
  @FieldResolver(() => ShopType, { nullable: true, description: 'The shop that sold it.' })
  shop(@Root() shipment: Pick<Shipment, 'shopId'>, @Ctx() context: Context) {
    return context.load(shopLoader, shipment.shopId);
  }
}
