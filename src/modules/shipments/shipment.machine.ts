import type { ActorType } from '../../kernel/actor.js';
import { machine, type Edge } from '../../kernel/state-machine.js';

export const shipmentStatuses = [
  'new',
  'fulfilled',
  'pickup',
  'in_transit_pickup',
  'pickup_failed',
  'not_collected',
  'picked_up',
  'at_sorting',
  'verified',
  'ready_to_book',
  'booked',
  'in_transit',
  'on_hold',
  'failed',
  'return_to_sender',
  'delivered',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** Who the table speaks of: `hub` is the hub work of the ops role. */
export type MachineActor = 'store' | 'seller' | 'ops' | 'dispatcher' | 'driver' | 'hub' | 'system' | 'carrier' | 'erp';

const held = ['new', 'fulfilled', 'at_sorting', 'verified', 'ready_to_book', 'booked'] as const;
const inCustody = ['picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold'] as const;
const beforePickup = ['new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected'] as const;

/** The one table of the life of a shipment. Every door, job and document reads it from here. */
export const shipmentMachine = machine(
  // `return_to_sender` is final by its completion, not by its status; only then its one edge is closed.
  { name: 'shipment', states: shipmentStatuses, initial: 'new', final: ['delivered', 'cancelled'] },
  {
    place: {
      id: 1,
      from: [],
      to: 'new',
      by: ['store', 'seller', 'ops', 'erp'] as MachineActor[],
      trigger: 'POST /api/order, createOrder, return creation',
      effects: ['holds the rate on the wallet of a prepaid seller'],
    },
    fulfil: { id: 2, from: ['new'], to: 'fulfilled', by: ['store', 'seller', 'ops'], trigger: 'POST /api/fulfilled, fulfilOrder' },
    schedule_pickup: {
      id: 3,
      from: ['new', 'fulfilled'],
      to: 'pickup',
      by: ['ops', 'dispatcher', 'erp', 'system'],
      trigger: 'schedulePickup, carrier booking',
      guards: ['billing is settled: INSUFFICIENT_BALANCE otherwise'],
      effects: ['assigns the AWB', 'label ready', 'bills once'],
      postings: ['R2', 'R3', 'R8'],
      inferable: true,
    },
    start_pickup: {
      id: 4,
      from: ['pickup'],
      to: 'in_transit_pickup',
      by: ['driver', 'dispatcher', 'ops', 'carrier'],
      trigger: 'driver starts the pickup task',
    },
    pick_up: {
      id: 5,
      from: ['pickup', 'in_transit_pickup'],
      to: 'picked_up',
      by: ['driver', 'ops', 'carrier', 'system'],
      trigger: 'pickup scan, carrier event',
      inferable: true,
    },
    fail_pickup: {
      id: 6,
      from: ['pickup', 'in_transit_pickup'],
      to: 'pickup_failed',
      by: ['driver', 'dispatcher', 'ops', 'carrier'],
      trigger: 'driver report with a reason',
      effects: ['adds a pickup attempt'],
    },
    miss_pickup: {
      id: 7,
      from: ['pickup', 'in_transit_pickup', 'picked_up'],
      to: 'not_collected',
      by: ['ops', 'dispatcher'],
      trigger: 'pickup confirmation not_collected',
      guards: ['only before the hub'],
      effects: ['adds a pickup attempt'],
    },
    retry_pickup: {
      id: 8,
      from: ['pickup_failed', 'not_collected'],
      to: 'pickup',
      by: ['ops', 'dispatcher', 'erp', 'system'],
      trigger: 'retry_pickup, schedulePickup',
      guards: ['pickup attempts are left: RETRY_LIMIT otherwise'],
      inferable: true,
    },
    receive_at_hub: { id: 9, from: ['picked_up'], to: 'at_sorting', by: ['hub'], trigger: 'hub inbound scan', inferable: true },
    verify: {
      id: 10,
      from: ['at_sorting'],
      to: 'verified',
      by: ['hub', 'erp'],
      trigger: 'weight and dimensions recorded',
      guards: ['comes with the measured package'],
      effects: ['computes the adjustment'],
      inferable: true,
    },
    repack: {
      id: 11,
      from: ['verified'],
      to: 'at_sorting',
      by: ['hub', 'ops', 'erp'],
      trigger: 'repack',
      effects: ['deletes an unpaid adjustment', 'clears the verification'],
    },
    clear: {
      id: 12,
      from: ['verified'],
      to: 'ready_to_book',
      by: ['system', 'erp'],
      trigger: 'no adjustment due, invoice paid, adjustment approved',
      guards: ['no adjustment is due'],
      postings: ['R7', 'R7b', 'R7c'],
      inferable: true,
    },
    book: {
      id: 13,
      from: ['ready_to_book'],
      to: 'booked',
      by: ['system', 'ops', 'erp'],
      trigger: 'carrier booking',
      postings: ['R10'],
      inferable: true,
    },
    book_direct: {
      id: 14,
      from: ['picked_up'],
      to: 'booked',
      by: ['system', 'ops', 'carrier'],
      trigger: 'carrier booking without a hub',
      guards: ['the service skips the hub'],
      postings: ['R10'],
      inferable: true,
    },
    depart: {
      id: 15,
      from: ['booked'],
      to: 'in_transit',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'driver started delivery',
      inferable: true,
    },
    depart_direct: {
      id: 16,
      from: ['picked_up'],
      to: 'in_transit',
      by: ['driver', 'ops'],
      trigger: 'driver started delivery without a hub',
      guards: ['the service skips the hub', 'own fleet'],
      postings: ['R10'],
      inferable: true,
    },
    deliver: {
      id: 17,
      from: ['in_transit'],
      to: 'delivered',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'proof of delivery',
      effects: ['keeps where and when it was handed over'],
    },
    fail_attempt: {
      id: 18,
      from: ['in_transit'],
      to: 'on_hold',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'failed attempt',
      effects: ['adds a delivery attempt for reasons of the kind attempt'],
    },
    redeliver: {
      id: 19,
      from: ['on_hold'],
      to: 'in_transit',
      by: ['ops', 'erp', 'system', 'carrier'],
      trigger: 'redeliver, or its scheduled day',
      guards: ['the hold came from a failed attempt', 'delivery attempts are left: RETRY_LIMIT otherwise'],
      inferable: true,
    },
    hold: {
      id: 20,
      from: [...held],
      to: 'on_hold',
      by: ['ops', 'system'],
      trigger: 'hold by operations',
      effects: ['remembers where it was held'],
    },
    release: {
      id: 21,
      from: ['on_hold'],
      to: 'previous',
      by: ['ops', 'erp'],
      trigger: 'release',
      guards: ['the hold came from operations'],
      inferable: true,
    },
    fail: {
      id: 22,
      from: [...inCustody],
      to: 'failed',
      by: ['driver', 'carrier', 'ops', 'system'],
      trigger: 'refused, lost, damaged, attempts used up',
      guards: ['on hold only after it was picked up', 'no confirmed cash on delivery'],
    },
    reattempt: { id: 23, from: ['failed'], to: 'in_transit', by: ['ops'], trigger: 'redeliver, override', inferable: true },
    return_to_sender: {
      id: 24,
      from: ['failed', ...inCustody],
      to: 'return_to_sender',
      by: ['ops', 'erp', 'system', 'carrier'],
      trigger: 'return_to_sender, or days on hold',
      guards: ['on hold only after it was picked up', 'no confirmed cash on delivery'],
      effects: ['voids an unpaid cash on delivery invoice'],
    },
    complete_return: {
      id: 25,
      from: ['return_to_sender'],
      to: 'return_to_sender',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'handed back to the sender',
      guards: ['not handed back yet'],
      effects: ['sets rtsCompletedAt'],
      postings: ['R14'],
    },
    cancel: {
      id: 26,
      from: [...beforePickup, 'on_hold'],
      to: 'cancelled',
      by: ['store', 'seller', 'ops', 'erp'],
      trigger: 'POST /api/order/cancelled, cancelOrder',
      guards: ['on hold only before it was picked up', 'no confirmed cash on delivery'],
      effects: ['releases the hold or refunds the charge', 'the label is withdrawn'],
      postings: ['R4'],
    },
  },
);

export type EdgeName = keyof typeof shipmentMachine.edges;
export type ShipmentEdge = Edge<EdgeName, ShipmentStatus, MachineActor>;

const WORKS_AS: Readonly<Record<ActorType, readonly MachineActor[]>> = {
  shop: ['store'],
  seller: ['seller'],
  ops: ['ops', 'hub'],
  dispatcher: ['dispatcher'],
  driver: ['driver'],
  accounts: [],
  reception: [],
  super_admin: ['ops', 'hub', 'dispatcher', 'driver'],
  erp: ['erp'],
  system: ['system'],
  carrier: ['carrier'],
  public: [],
};

/** An ERP token acts for the operator: it may take every edge, while guards and money stay as they are. */
export const mayTake = (type: ActorType, edge: ShipmentEdge): boolean =>
  (type === 'erp' && edge.id !== 1) || WORKS_AS[type].some((actor) => edge.by.includes(actor));

/** Held before the parcel was in our hands. */
export const isBeforePickup = (status: ShipmentStatus): boolean => (beforePickup as readonly ShipmentStatus[]).includes(status);
