import { ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, nullable, Text, When, One } from '../../platform/graphql/fields.js';
import { connectionType } from '../../platform/graphql/connection.js';
import { paymentStatus } from '../orders/index.js';
import { billingStatus, codStage, type CodStage, shipmentKind } from './shipments.enums.js';
import { shipmentStatus } from './status-catalogue.js';
import { NodeType } from '../../platform/graphql/node.type.js';
import type { ShipmentStatus } from './shipment.machine.js';

@ObjectType('Shipment', {
  implements: NodeType,
  description: 'A parcel on its way: one per order, plus one per return.',
})
export class ShipmentType {
  @Id('UUID of the shipment (shipment_detail_id).') id!: string;
  @Text('Public reference of the shipment (shipment_id, unifiedRefId).') reference!: string;
  @Choice(shipmentKind, 'To the customer, or back to the store.') type!: string;
  @Choice(shipmentStatus, 'Current status.') status!: ShipmentStatus;
  @When('When the status was reached.') statusAt!: Date;
  @Count('Number of status changes so far; the sequence of its events.') sequence!: number;
  @Text('Reason for the hold.', nullable) holdReason!: string | null;
  @Choice(shipmentStatus, 'The status from which it was put on hold.', nullable) heldFrom!: ShipmentStatus | null;
  @Flag('True once the carrier has assigned the AWB.') awbAssigned!: boolean;
  @Text('Tracking number.', nullable) trackingNumber!: string | null;
  @Text('Public tracking page; null before pickup is booked.', nullable) trackingUrl!: string | null;
  @Text('Code of the carrier service, such as SVC_ECO.') serviceCode!: string;
  @Text('Name of the carrier service.') serviceName!: string;
  @Text('Code of the carrier.') carrierCode!: string;
  @Text('Name of the carrier.') carrierName!: string;
  @Flag('True when the service selected the carrier because the store named none.') carrierAutoSelected!: boolean;
  @Choice(billingStatus, 'Billing state of the shipping charge.') billingStatus!: string;
  @Choice(paymentStatus, 'How the shopper pays; nothing is collected for a return.') paymentStatus!: string;
  @Choice(codStage, 'Who holds the collected money; null before collection.', nullable) codStage!: CodStage | null;
  @Count('Number of failed pickups.') pickupAttempts!: number;
  @Count('Number of failed deliveries.') deliveryAttempts!: number;
  @Text('Name of the consignee.') receiverName!: string;
  @Text('City of the destination.') destinationCity!: string;
  @Text('Country of the destination, ISO 3166-1 alpha-2.') destinationCountryCode!: string;
  @When('When pickup was first booked.', nullable) pickupReadyAt!: Date | null;
  @When('When it was picked up.', nullable) pickedUpAt!: Date | null;
  @When('When it was delivered.', nullable) deliveredAt!: Date | null;
  @When('When it was handed back to the sender.', nullable) rtsCompletedAt!: Date | null;
  @When('When it was created.') createdAt!: Date;
  @When('When it last changed.') updatedAt!: Date;
}

export const ShipmentConnection = connectionType(
  'Shipment',
  () => ShipmentType,
  'newest first, or in the order of the last change with `updatedSince`',
);

@ObjectType('NoteAuthor', { description: 'Author of a note. Sellers do not see the names of operator staff.' })
class NoteAuthorType {
  @Id('Id of the staff member, shop, seller or token.', nullable) id!: string | null;
  @Text('Name, where the caller may see it.', nullable) name!: string | null;
  @Text('Kind of author: shop, erp, ops and so on.') role!: string;
}

@ObjectType('ShipmentNote', { description: 'A note about a shipment.' })
export class ShipmentNoteType {
  @Id('UUID of the note.') id!: string;
  @Text('Topic: general, pickup, delivery, return, finance or system.') type!: string;
  @Text('seller, or internal for notes that only the operator can read.') visibility!: string;
  @Text('The text.') text!: string;
  @Text('Kind of author: shop, erp, ops and so on.') authorType!: string;
  @When('When it was written.') createdAt!: Date;
  @One(() => NoteAuthorType, 'The author.') author!: NoteAuthorType;

  shipmentId!: string;
}
