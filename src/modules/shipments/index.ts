import { ShipmentNoteSchema } from './shipment-note.entity.js';
import { ShipmentSchema, TimelineEntrySchema } from './shipment.entity.js';

export { autoPickupConsumer } from './auto-pickup.js';
export { ShipmentResolver } from './shipment.resolver.js';
export { OrderShipmentResolver } from './order-shipment.resolver.js';
export { addNote } from './add-note.js';
export { searchShipment } from './find-shipment.js';
export { insertShipment, type NewShipment, type PlacedShipment } from './insert-shipment.js';
export { cancelOrder, fulfilOrder, lockOutbound, type OrderOutcome } from './order-commands.js';
export { outboundLoader, shipmentLoader } from './read-shipment.js';
export { reasonCodes } from './reason-code.js';
export { shipmentMachine, type MachineActor, type ShipmentStatus } from './shipment.machine.js';
export { hubStatuses, statusCatalogue, type StatusEntry } from './status-catalogue.js';
export { BillingStatusEnum, ShipmentType } from './shipment.types.js';
export type { Shipment } from './shipment.entity.js';
export { statusChangeFacts, type StatusChangeFacts } from './status-change-facts.js';
export { shipmentSql } from './shipments.sql.js';
export const shipmentEntities = [ShipmentSchema, TimelineEntrySchema, ShipmentNoteSchema];
