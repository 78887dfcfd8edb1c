import { ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, Many, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { GeoPointType } from './transition.types.js';
import { shipmentStatus } from './status-catalogue.js';
import { shipmentMilestone, type ShipmentMilestone } from './scan-details.js';
import type { ShipmentStatus } from './shipment.machine.js';

@ObjectType('ProofOfDelivery', { description: 'What a carrier gave as proof of delivery.' })
export class ProofOfDeliveryType {
  @Text('Name of the person who received it.', nullable) signedBy!: string | null;
  @Text("Link to a picture or signature, on the carrier's server.", nullable) pictureUrl!: string | null;
}

@ObjectType('TimelineEntry', { description: 'One report about a shipment. Immutable.' })
export class TimelineEntryType {
  @Id('UUID of the entry.') id!: string;
  @Choice(shipmentStatus, 'Previous status; null for the first entry and for late reports.', nullable) from!: ShipmentStatus | null;
  @Choice(shipmentStatus, 'New status; null for reports that moved nothing.', nullable) to!: ShipmentStatus | null;
  @Choice(shipmentStatus, 'The reported status.') reportedStatus!: ShipmentStatus;
  @Text('What caused it.') trigger!: string;
  @Flag('False for a report that moved nothing, such as a late one or a milestone.') applied!: boolean;
  @Flag('True for a step implied by a later report.') inferred!: boolean;
  @Flag('True when a super administrator set the status by force.') forced!: boolean;
  @Text('Kind of actor: shop, erp, ops, driver, carrier, system and so on.') actorType!: string;
  @Text('Id of the actor.', nullable) actorId!: string | null;
  @Text('Reason code.', nullable) reasonCode!: string | null;
  @Text('Free text.', nullable) note!: string | null;
  @When('When it happened.') occurredAt!: Date;
  @When('When the service received it.') recordedAt!: Date;
  @One(() => GeoPointType, 'Where it happened.', nullable) location!: GeoPointType | null;
  @Choice(shipmentMilestone, 'Progress that a connected carrier reported.', nullable) milestone!: ShipmentMilestone | null;
  @Text("The connected carrier's own code of the scan.", nullable) carrierCode!: string | null;
  @Text("Where it was scanned, in the carrier's words.", nullable) place!: string | null;
  @One(() => ProofOfDeliveryType, 'Proof of delivery, if the carrier gave one.', nullable) proof!: ProofOfDeliveryType | null;
  @Text('Id of the request that wrote it.', nullable) requestId!: string | null;
}

@ObjectType('AllowedTransition', { description: 'A step that the caller can take now.' })
export class AllowedTransitionType {
  @Count('Number of the edge in the state machine.') edge!: number;
  @Choice(shipmentStatus, 'The resulting status.') to!: ShipmentStatus;
  @Text('What triggers it.') trigger!: string;
  @Many(() => String, 'Its side effects.') effects!: readonly string[];
}

@ObjectType('OperatorAction', {
  description: 'Audit entry: who requested an unusual step of a shipment. Immutable.',
})
export class OperatorActionType {
  @Id('UUID of the entry.') id!: string;
  @Text('The requested action: repack, retry_pickup, redeliver, return_to_sender, cancel_retry or return.') action!: string;
  @Text("The person, as named by the operator's own system.", nullable) operatorEmail!: string | null;
  @Text('Why.', nullable) reason!: string | null;
  @Text('Kind of caller: erp, ops and so on.') actorType!: string;
  @Text('Id of the caller.', nullable) actorId!: string | null;
  @Text('Id of the request.', nullable) requestId!: string | null;
  @When('When it was requested.') createdAt!: Date;
}
