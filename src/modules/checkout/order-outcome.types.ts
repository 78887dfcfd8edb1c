import { ObjectType } from 'type-graphql';
import { Flag, One } from '../../platform/graphql/fields.js';
import { ShipmentType } from '../shipments/index.js';

@ObjectType('OrderOutcome', { description: "Result of an operation on an order identified by its store's number." })
export class OrderOutcomeType {
  @One(() => ShipmentType, 'The outbound shipment after the operation.') shipment!: ShipmentType;
  @Flag('False if it had already been done.') changed!: boolean;
}
