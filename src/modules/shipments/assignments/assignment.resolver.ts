import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import { reads } from '../../../platform/graphql/selected-columns.js';
import type { Context } from '../../../platform/work/context.js';
import type { ShipmentServices } from '../services.js';
import { shipmentLoader } from '../read-shipment.js';
import type { Shipment } from '../shipment.entity.js';
import { ShipmentType } from '../shipment.types.js';
import { assignShipments, unassignShipments, scanShipment } from './assign-shipments.js';
import { type Assignment, assignmentLoader } from './assignment.js';
import { AssignShipmentsInput, DriverType, ShipmentAssignmentType, UnassignShipmentsArgs } from './assignment.types.js';
import { listDrivers } from './list-drivers.js';

@Resolver(() => ShipmentAssignmentType)
export class AssignmentResolver {
  @Query(() => [DriverType], { description: 'Active drivers, sorted by name.' })
  drivers(@Ctx() context: Context): Promise<DriverType[]> {
    return listDrivers(context);
  }

  @Mutation(() => [ShipmentAssignmentType], {
    description:
      'Assigns shipments to a driver, all or nothing; shipments of other drivers are reassigned. SHIPMENT_NOT_FOUND, ' +
      'VALIDATION_FAILED.',
  })
  assignShipments(
    @Arg('input', () => AssignShipmentsInput, { description: 'The shipments and the driver.' }) input: AssignShipmentsInput,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<Assignment[]> {
    return context.transact((tx) => assignShipments(tx, context.actor, input));
  }

  @Mutation(() => [String], { description: 'Unassigns shipments from their drivers and returns the shipment UUIDs. SHIPMENT_NOT_FOUND.' })
  unassignShipments(
    @Args(() => UnassignShipmentsArgs) { ids }: UnassignShipmentsArgs,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<string[]> {
    return context.transact((tx) => unassignShipments(tx, context.actor, ids));
  }

  @Mutation(() => ShipmentAssignmentType, {
    description:
      'For drivers: scans the label of a parcel and assigns it to the driver for 24 hours. SHIPMENT_NOT_FOUND, ' +
      'SHIPMENT_ASSIGNED_ELSEWHERE, AMBIGUOUS_ID.',
  })
  scanShipment(
    @Arg('code', () => String, { description: 'The exact reference or AWB.' }) code: string,
    @Ctx() context: Context<ShipmentServices>,
  ): Promise<Assignment> {
    return context.transact((tx) => scanShipment(tx, context.actor, code));
  }

  @FieldResolver(() => DriverType, { description: 'The assigned driver.' })
  driver(@Root() { driverId, driverName }: Assignment): DriverType {
    return { id: driverId, name: driverName };
  }

  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The shipment.' })
  shipment(@Root() { shipmentId }: Assignment, @Ctx() context: Context) {
    return context.load(shipmentLoader, shipmentId);
  }
}

@Resolver(() => ShipmentType)
export class ShipmentAssignmentResolver {
  @(reads<Shipment>()('id'))
  @FieldResolver(() => ShipmentAssignmentType, {
    nullable: true,
    description: 'The driver it is currently assigned to; null when unassigned, and for callers outside the operator.',
  })
  assignment(@Root() { id }: Pick<Shipment, 'id'>, @Ctx() context: Context): Promise<Assignment | null> {
    return context.load(assignmentLoader, id);
  }
}
