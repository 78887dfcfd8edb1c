import { enumeration } from '../../kernel/enumeration.js';
import type { Coded } from '../../kernel/messages.js';
import type { ShipmentStatus } from './shipment.machine.js';

export type Phase = 'before pickup' | 'first mile' | 'hub' | 'last mile' | 'any' | 'end';

export interface StatusEntry {
  readonly code: ShipmentStatus;
  readonly label: string;
  readonly description: string;
  /** What happened, in the wording of messages to people. */
  readonly sentence: string;
  readonly phase: Phase;
  readonly terminal: boolean;
  /** False for hub statuses, which stores receive only on request. */
  readonly visibleToStore: boolean;
  readonly webhookEvents: readonly string[];
}

interface StatusWords {
  readonly label: string;
  readonly sentence: string;
  readonly description: string;
}

const entry = (
  code: ShipmentStatus,
  phase: Phase,
  words: StatusWords,
  more: { event?: string; terminal?: boolean; hub?: boolean } = {},
): StatusEntry => ({
  code,
  ...words,
  phase,
  terminal: more.terminal ?? false,
  visibleToStore: !more.hub,
  webhookEvents: ['shipment.update', ...(more.event ? [more.event] : [])],
});

const words = (label: string, sentence: string, description: string): StatusWords => ({ label, sentence, description });

export const statusCatalogue: readonly StatusEntry[] = [
  entry('new', 'before pickup', words('New', 'The order was received.', 'The order was received.')),
  entry('fulfilled', 'before pickup', words('Fulfilled', 'The order is packed.', 'The seller has packed it.')),
  entry('pickup', 'first mile', words('Pickup booked', 'Pickup is scheduled.', 'Pickup is booked; AWB and label exist.'), {
    event: 'shipment.pickup',
  }),
  entry(
    'in_transit_pickup',
    'first mile',
    words('Driver on the way', 'The driver is on the way to collect the parcel.', 'The pickup driver is on the way to the sender.'),
  ),
  entry('pickup_failed', 'first mile', words('Pickup failed', 'The pickup failed.', 'The driver came but could not collect.')),
  entry(
    'not_collected',
    'first mile',
    words('Not collected', 'The parcel was not collected.', 'The pickup confirmation says that the parcel was not handed over.'),
  ),
  entry('picked_up', 'first mile', words('Picked up', 'The parcel was picked up.', 'The parcel is in the hands of the carrier.')),
  entry(
    'at_sorting',
    'hub',
    words('At sorting', 'The parcel is at the sorting hub.', 'The parcel arrived at the hub, or is back there after repacking.'),
    { hub: true },
  ),
  entry('verified', 'hub', words('Verified', 'The parcel was weighed and measured.', 'The parcel was weighed and measured.'), {
    hub: true,
  }),
  entry(
    'ready_to_book',
    'hub',
    words('Ready to book', 'The parcel is ready to book.', 'Nothing is owed; the parcel can go to the delivering carrier.'),
    { hub: true },
  ),
  entry('booked', 'hub', words('Booked', 'The parcel is booked for delivery.', 'The delivering carrier or route has accepted the parcel.')),
  entry('in_transit', 'last mile', words('Out for delivery', 'The parcel is out for delivery.', 'The driver has started the delivery.'), {
    event: 'shipment.in_transit',
  }),
  entry('on_hold', 'any', words('On hold', 'The parcel is on hold.', 'The shipment is paused by a failed attempt or a question.')),
  entry('failed', 'last mile', words('Delivery failed', 'The delivery failed.', 'Delivery is impossible.'), { event: 'shipment.failed' }),
  entry(
    'return_to_sender',
    'last mile',
    words('Returning to sender', 'The parcel is on its way back to the sender.', 'The parcel goes back to the sender.'),
    { event: 'shipment.failed' },
  ),
  entry('delivered', 'end', words('Delivered', 'The parcel was delivered.', 'The recipient has the parcel.'), {
    event: 'shipment.completed',
    terminal: true,
  }),
  entry('cancelled', 'end', words('Cancelled', 'The shipment was cancelled.', 'The order was stopped before collection.'), {
    terminal: true,
  }),
];

const byCode = new Map(statusCatalogue.map((each) => [each.code, each]));

/** A status within a sentence, with its quotation marks, such as "Out for delivery". */
export const quotedStatus = (status: ShipmentStatus): Coded => ({ code: status, words: `"${byCode.get(status)?.label ?? status}"` });

/** A status as a full sentence, such as: Pickup is scheduled. */
export const statusSentence = (status: ShipmentStatus): string => byCode.get(status)?.sentence ?? status;

/** Statuses that stores receive only on request. */
export const hubStatuses: ReadonlySet<ShipmentStatus> = new Set(statusCatalogue.filter((s) => !s.visibleToStore).map(({ code }) => code));

/** The states of the machine, with the labels of the catalogue. */
export const shipmentStatus = enumeration(
  'ShipmentStatus',
  'Shipment status.',
  Object.fromEntries(statusCatalogue.map(({ code, description }) => [code, description])) as Readonly<Record<ShipmentStatus, string>>,
);
