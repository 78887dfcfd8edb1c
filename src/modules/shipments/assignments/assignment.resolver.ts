import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context.js';
import { shipmentLoader } from '../read-shipment.js';
import { ShipmentType } from '../shipment.types.js';
import { assignShipments, unassignShipments } from './assign-shipments.js';
import type { Assignment } from './assignment.js';
import { AssignShipmentsInput, DriverType, ShipmentAssignmentType, UnassignShipmentsArgs } from './assignment.types.js';
import { listDrivers } from './list-drivers.js';
import { scanShipment } from './scan-shipment.js';

@Resolver(() => ShipmentAssignmentType)
export class AssignmentResolver {
  @Query(() => [DriverType], { description: 'The drivers whom shipments can be given to, by name.' })
  drivers(@Ctx() context: Context): Promise<DriverType[]> {
    return listDrivers(context);
  }

  @Mutation(() => [ShipmentAssignmentType], {
    description:
      'Gives shipments to a driver, all or none; what another driver had is taken from that one. SHIPMENT_NOT_FOUND, VALIDATION_FAILED.',
  })
  assignShipments(
    @Arg('input', () => AssignShipmentsInput, { description: 'The shipments and the driver.' }) input: AssignShipmentsInput,
    @Ctx() context: Context,
  ): Promise<Assignment[]> {
    return context.transact((tx) => assignShipments(tx, context.actor, input));
  }

  @Mutation(() => [String], { description: 'Takes shipments from their drivers; answers their UUIDs. SHIPMENT_NOT_FOUND.' })
  unassignShipments(@Args(() => UnassignShipmentsArgs) { ids }: UnassignShipmentsArgs, @Ctx() context: Context): Promise<string[]> {
    return context.transact((tx) => unassignShipments(tx, context.actor, ids));
  }

  @Mutation(() => ShipmentAssignmentType, {
    description:
      'For drivers, who read the label of a parcel in their hands: it is theirs for a day. SHIPMENT_NOT_FOUND, SHIPMENT_ASSIGNED_ELSEWHERE, AMBIGUOUS_ID.',
  })
  scanShipment(
    @Arg('code', () => String, { description: 'The exact reference or AWB.' }) code: string,
    @Ctx() context: Context,
  ): Promise<Assignment> {
    return context.transact((tx) => scanShipment(tx, context.actor, code));
  }

  @FieldResolver(() => DriverType, { description: 'Who has it.' })
  driver(@Root() { driverId, driverName }: Assignment): DriverType {
    return { id: driverId, name: driverName };
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The shipment.' })
  shipment(@Root() { shipmentId }: Assignment, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }
}
