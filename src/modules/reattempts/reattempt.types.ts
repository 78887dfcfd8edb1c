import { InputType, ObjectType } from 'type-graphql';
import {
  Choice,
  Count,
  Flag,
  Id,
  Many,
  Measure,
  nullable,
  One,
  Text,
  When,
  Email,
  Phone,
  keptIfAbsent,
} from '../../platform/graphql/fields.js';
import { WarningType } from '../../platform/graphql/warning.type.js';
import { shipmentStatus, ShipmentType, type ShipmentStatus } from '../shipments/index.js';
import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

const wantedAction = enumeration('RetryAction', 'Retry action.', {
  retry_pickup: 'Pick up a parcel that could not be collected.',
  redeliver: 'Deliver a parcel that failed, or is on hold after a failed attempt.',
  return_to_sender: 'Return the parcel to its sender. Requires a reason.',
  cancel_retry: 'Cancel the pending retry.',
});
type WantedAction = ValueOf<typeof wantedAction>;

@InputType({ description: 'Time slot for the driver.' })
export class TimeSlotInput {
  @Text('Earliest time, HH:mm.') from!: string;
  @Text('Latest time, HH:mm.') to!: string;
}

@InputType({ description: 'Corrections of an address. Absent fields keep their values.' })
export class AddressCorrectionInput {
  @Text(500, 'Street address.', keptIfAbsent) address?: string | null;
  @Text(200, 'A landmark for the driver; appended to the street.', nullable) landmark?: string | null;
  @Text(100, 'City; requires allowRouteChange.', nullable) city?: string | null;
  @Text(100, 'State or region.', nullable) state?: string | null;
  @Text(20, 'Postal code; requires allowRouteChange.', nullable) zip?: string | null;
  @Measure('Latitude; requires the longitude.', nullable) lat?: number | null;
  @Measure('Longitude; requires the latitude.', nullable) lng?: number | null;
}

@InputType({ description: 'A retry, now or on a later day.' })
export class RetryShipmentInput {
  @Text('Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.') id!: string;
  @Choice(wantedAction, 'The action.') action!: WantedAction;
  @Text('Day in UTC, YYYY-MM-DD: today or one of the next 14. Immediate when absent or today.', nullable) scheduledDate?: string | null;
  @One(() => TimeSlotInput, 'Time slot on that day.', nullable) timeSlot?: TimeSlotInput | null;

  @One(() => AddressCorrectionInput, 'Corrects the address: the destination of a delivery, or the origin of a pickup.', nullable)
  address?: AddressCorrectionInput | null;

  @Flag('Allows the correction to change city and postal code, and with them the route.', nullable) allowRouteChange?: boolean | null;
  @Phone("Phone number for the driver, 7 to 15 digits. For a delivery it replaces the recipient's phone.", nullable) phone?: string | null;
  @Text(500, 'Reason; recorded on the timeline. Required for a return to sender.', nullable) reason?: string | null;
  @Text(2_000, 'Stored as an internal note.', nullable) notes?: string | null;
  @Email('E-mail address of the person who requested it, for the audit.', nullable) operatorEmail?: string | null;
}

@ObjectType('RetryOutcome', { description: 'Result of a retry request.' })
export class RetryOutcomeType {
  @Many(() => WarningType, 'What a person should know of the corrections, such as PHONE_FORMAT.') warnings!: readonly WarningType[];
  @One(() => ShipmentType, 'The shipment afterwards.') shipment!: ShipmentType;
  @Choice(shipmentStatus, 'Status before.') previousStatus!: ShipmentStatus;
  @Choice(shipmentStatus, 'Resulting status; unchanged until the day of a scheduled retry.') newStatus!: ShipmentStatus;
  @Choice(wantedAction, 'The action.') action!: string;
  @Id('UUID of the retry.') retryId!: string;
  @Count('The resulting attempt number; null for a return to sender.', nullable) attempt!: number | null;
  @Text('Scheduled day, YYYY-MM-DD; null for an immediate retry.', nullable) scheduledDate!: string | null;
  @Flag('False when it was cancelled.') standing!: boolean;
}

@ObjectType('ShipmentRetry', { description: 'A requested retry.' })
export class ShipmentRetryType {
  @Id('UUID of the retry.') id!: string;
  @Choice(wantedAction, 'The action.') action!: string;
  @Text('pending, done, cancelled, superseded, or failed on its day.') status!: string;
  @Text('Scheduled day, YYYY-MM-DD.', nullable) scheduledDate!: string | null;
  @Text('Earliest time, HH:mm.', nullable) slotFrom!: string | null;
  @Text('Latest time, HH:mm.', nullable) slotTo!: string | null;
  @Text('Phone number for the driver.', nullable) phone!: string | null;
  @Text('Why.', nullable) reason!: string | null;
  @Count('Attempt number.', nullable) attempt!: number | null;
  @Text('Code of the error that stopped it on its day.', nullable) failure!: string | null;
  @When('When it was requested.') createdAt!: Date;
}
