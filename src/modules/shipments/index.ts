import { endAssignmentsTask } from './assignments/end-assignments.js';
import { ShipmentAssignmentSchema } from './assignments/shipment-assignment.entity.js';
import { foldTallyTask } from './lists/count-shipments.js';
import { ShipmentDayTallySchema } from './lists/shipment-day-tally.entity.js';
import {
  DAY_TALLY,
  KIND_TALLY,
  shipmentContactFill,
  orderWordsSql,
  shipmentContactSql,
  shipmentDayTallyFill,
  shipmentDayTallySql,
  shipmentListFill,
  shipmentListSql,
  shipmentFoldedByRowSql,
  shipmentOneTallySql,
  shipmentPhoneSql,
} from './lists/shipment-lists.sql.js';
import { ShipmentSearchSchema } from './lists/shipment-search.entity.js';
import { ShipmentTallySchema } from './lists/shipment-tally.entity.js';
import { ShipmentNoteSchema } from './shipment-note.entity.js';
import { OperatorActionSchema } from './operator-action.entity.js';
import { ShipmentSchema, TimelineEntrySchema } from './shipment.entity.js';

export { clearForBooking, isHeldAfterVerification } from './clear-for-booking.js';
export { autoPickupConsumer } from './auto-pickup.js';
export { ShipmentContactResolver, NoteShipmentResolver, OrderShipmentResolver, SellerStatsResolver } from './shipments-of.resolver.js';
export { ShipmentResolver } from './shipment.resolver.js';
export { ShipmentListResolver } from './lists/shipment-list.resolver.js';
export { ShipmentChangeResolver } from './changes/shipment-change.resolver.js';
export { addNote, assertRoomForNote, isForDriver, type NoteAuthor } from './add-note.js';
export { assignService } from './assign-service.js';
export { assignDriver, currentDriverOf, unassignDriver } from './assignments/assignment.js';
export type { AssignmentListener, Reassigned } from './assignments/assignment-listener.js';
export { DriverType } from './assignments/assignment.types.js';
export { mayReachConsignee, type ContactFacts } from './contact.rules.js';
export { heldBy } from './assignments/held-by.js';
export { AssignmentResolver, ShipmentAssignmentResolver } from './assignments/assignment.resolver.js';
export { exactEdge, openEdges, targetOf, factsOf, mayTake } from './edge.rules.js';
export { deliveryAttemptsLeft, pickupAttemptsLeft } from './step-guards.js';
export { findShipmentId, searchShipment } from './find-shipment.js';
export {
  followShopClock,
  lockOutbound,
  lockShipment,
  lockShipments,
  assignNumbers,
  changeReceiver,
  markAdjustment,
  markCodStage,
  type Receiver,
} from './change-shipment.js';
export { actualRateOf } from './step-money.js';
export { type ShipmentTables, NOT_ON_OWN_ACCOUNT, shipmentSql, isUnderWaySql } from './shipments.tables.js';
export { listShipments } from './lists/list-shipments.js';
export { ShipmentsArgs } from './lists/shipment-list.types.js';
export { recordAction } from './record-action.js';
export { stepOf } from './status-report.js';
export { handBackByDriver, reportByDriver, asCarrier, reportLocked } from './report-shipment.js';
export type { FleetDataOf } from './timeline.js';
export { listScan } from './list-scan.js';
export { shipmentMilestone, type ScanDetails, type ShipmentMilestone } from './scan-details.js';
export { takeEdge } from './take-edge.js';
export { trackingUrlOf } from './step-columns.js';
export { enterPartnerAwb, whyNoPartnerAwb, type PartnerNumbers, checkCarrierNumber, MAX_AWB } from './enter-partner-awb.js';
export { mayBookPickups, schedulePickup, transitionShipment } from './transition-shipment.js';
export { measuresNeeded, verifyShipment, placesOf } from './verify-shipment.js';
export { findPublicShipment } from './find-public-shipment.js';
export { readNotes } from './read-log.js';
export { readTimeline, outboundLoader, outboundLoaders, shipmentByAnyId, shipmentLoader, shipmentLoaders } from './read-shipment.js';
export { insertShipment, skipsHub, type NewShipment, type PlacedShipment } from './insert-shipment.js';
export { cancelOrderWithCarrier, fulfilOrder, type OrderOutcome } from './order-commands.js';
export { mayWorkAnotherDay, reasonCodes, reasonOf } from './reason-code.js';
export { shopperHoldReason, shopperReason } from './shopper-reason.js';
export { shipmentMachine, type MachineActor, type ShipmentEdge, type ShipmentStatus, type EdgeName } from './shipment.machine.js';
export { ShipmentNoteType, ShipmentConnection, ShipmentType } from './shipment.types.js';
export { GeoPointInput, GeoPointType } from './transition.types.js';
export { hubStatuses, quotedStatus, statusCatalogue, type StatusEntry, shipmentStatus } from './status-catalogue.js';
export type { Shipment } from './shipment.entity.js';
export { statusChangeFacts, type StatusChangeFacts } from './status-change-facts.js';
export {
  wordsOf,
  type AttemptLimits,
  type Consent,
  type Effect,
  type StepRules,
  type StepTable,
  type StepWork,
  type TakenStep,
  type Wait,
} from './step-table.js';
export * as shipmentGuards from './step-guards.js';
export * as shipmentColumns from './step-columns.js';
export * as shipmentMoney from './step-money.js';
export { VerificationResolver } from './verification.resolver.js';
export {
  orderWordsSql,
  shipmentContactFill,
  shipmentContactSql,
  shipmentDayTallyFill,
  shipmentDayTallySql,
  shipmentListFill,
  shipmentListSql,
  shipmentPhoneSql,
};
export { DAY_TALLY, KIND_TALLY, shipmentFoldedByRowSql, shipmentOneTallySql };
export const shipmentTasks = [foldTallyTask, endAssignmentsTask];
export const shipmentEntities = [
  ShipmentSchema,
  TimelineEntrySchema,
  ShipmentNoteSchema,
  OperatorActionSchema,
  ShipmentSearchSchema,
  ShipmentTallySchema,
  ShipmentDayTallySchema,
  ShipmentAssignmentSchema,
];
export { carriedParcel, carriedVolumetricMg } from './verification.rules.js';
export {
  adjustmentStatus,
  billingStatus,
  codPaymentMethod,
  codStage,
  noteType,
  noteVisibility,
  type AdjustmentStatus,
  type BillingStatus,
  type CodPaymentMethod,
  type CodStage,
  type NoteType,
  type NoteVisibility,
} from './shipments.enums.js';
export {
  CollectedAtDoorInput,
  DeliveryCollectionInput,
  doorField,
  type DoorCollection,
  type DoorFieldNames,
  type NotCollected,
} from './door-collection.types.js';
export type { AnnouncementServices, ChangeListener, ShipmentServices } from './services.js';
