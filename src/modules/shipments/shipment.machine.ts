import { shipmentStatuses, type ShipmentStatus } from '../../kernel/shipment-status.js';
import { machine, type Edge } from '../../kernel/state-machine.js';

export { shipmentStatuses, type ShipmentStatus };

/** The actors of the table; `hub` is the hub work of the ops role. */
export type MachineActor = 'store' | 'seller' | 'ops' | 'dispatcher' | 'driver' | 'hub' | 'system' | 'carrier' | 'erp';

const held = ['new', 'fulfilled', 'at_sorting', 'verified', 'ready_to_book', 'booked'] as const;
const inCustody = ['picked_up', 'at_sorting', 'verified', 'ready_to_book', 'booked', 'in_transit', 'on_hold'] as const;
const beforePickup = ['new', 'fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected'] as const;

/** The shipment state machine. Every endpoint, job and document reads it from here. What a step does is in `src/steps.ts`. */
export const shipmentMachine = machine(
  // `return_to_sender` is final once completed, not by status alone; only then is its one edge closed.
  { name: 'shipment', states: shipmentStatuses, initial: 'new', final: ['delivered', 'cancelled'] },
  {
    place: {
      id: 1,
      from: [],
      to: 'new',
      by: ['store', 'seller', 'ops', 'erp'] as MachineActor[],
      trigger: 'POST /api/order, createOrder, return creation',
    },
    fulfil: { id: 2, from: ['new'], to: 'fulfilled', by: ['store', 'seller', 'ops'], trigger: 'POST /api/fulfilled, fulfilOrder' },
    schedule_pickup: {
      id: 3,
      from: ['new', 'fulfilled'],
      to: 'pickup',
      by: ['seller', 'ops', 'dispatcher', 'erp', 'system'],
      trigger: 'schedulePickup, carrier booking',
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
    },
    miss_pickup: {
      id: 7,
      from: ['pickup', 'in_transit_pickup', 'picked_up'],
      to: 'not_collected',
      by: ['ops', 'dispatcher'],
      trigger: 'pickup confirmation not_collected',
    },
    retry_pickup: {
      id: 8,
      from: ['pickup_failed', 'not_collected'],
      to: 'pickup',
      by: ['ops', 'dispatcher', 'erp', 'system'],
      trigger: 'retry_pickup, schedulePickup',
      inferable: true,
    },
    receive_at_hub: { id: 9, from: ['picked_up'], to: 'at_sorting', by: ['hub'], trigger: 'hub inbound scan', inferable: true },
    verify: {
      id: 10,
      from: ['at_sorting'],
      to: 'verified',
      by: ['hub', 'erp'],
      trigger: 'weight and dimensions recorded',
      inferable: true,
    },
    repack: {
      id: 11,
      from: ['verified'],
      to: 'at_sorting',
      by: ['hub', 'ops', 'erp'],
      trigger: 'repack',
    },
    clear: {
      id: 12,
      from: ['verified'],
      to: 'ready_to_book',
      by: ['system', 'erp'],
      trigger: 'no adjustment due, invoice paid, adjustment approved',
      inferable: true,
    },
    book: {
      id: 13,
      from: ['ready_to_book'],
      to: 'booked',
      by: ['system', 'ops', 'erp'],
      trigger: 'carrier booking',
      inferable: true,
    },
    book_direct: {
      id: 14,
      from: ['picked_up'],
      to: 'booked',
      by: ['system', 'ops', 'carrier'],
      trigger: 'carrier booking without a hub',
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
      inferable: true,
    },
    deliver: {
      id: 17,
      from: ['in_transit'],
      to: 'delivered',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'proof of delivery',
    },
    fail_attempt: {
      id: 18,
      from: ['in_transit'],
      to: 'on_hold',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'failed attempt',
    },
    redeliver: {
      id: 19,
      from: ['on_hold'],
      to: 'in_transit',
      by: ['ops', 'erp', 'system', 'carrier'],
      trigger: 'redeliver, or its scheduled day',
      inferable: true,
    },
    hold: {
      id: 20,
      from: [...held],
      to: 'on_hold',
      by: ['ops', 'system'],
      trigger: 'hold by operations',
    },
    release: {
      id: 21,
      from: ['on_hold'],
      to: 'previous',
      by: ['ops', 'erp'],
      trigger: 'release',
      inferable: true,
    },
    fail: {
      id: 22,
      from: [...inCustody],
      to: 'failed',
      by: ['driver', 'carrier', 'ops', 'system'],
      trigger: 'refused, lost, damaged, attempts used up',
    },
    reattempt: { id: 23, from: ['failed'], to: 'in_transit', by: ['ops'], trigger: 'redeliver, override', inferable: true },
    return_to_sender: {
      id: 24,
      from: ['failed', ...inCustody],
      to: 'return_to_sender',
      by: ['ops', 'erp', 'system', 'carrier'],
      trigger: 'return_to_sender, or days on hold',
    },
    complete_return: {
      id: 25,
      from: ['return_to_sender'],
      to: 'return_to_sender',
      by: ['driver', 'carrier', 'ops'],
      trigger: 'handed back to the sender',
    },
    cancel: {
      id: 26,
      from: [...beforePickup, 'on_hold'],
      to: 'cancelled',
      by: ['store', 'seller', 'ops', 'erp'],
      trigger: 'POST /api/order/cancelled, cancelOrder',
    },
  },
);

export type EdgeName = keyof typeof shipmentMachine.edges;
export type ShipmentEdge = Edge<EdgeName, ShipmentStatus, MachineActor>;

/** Whether the hold began before pickup. */
export const isBeforePickup = (status: ShipmentStatus): boolean => (beforePickup as readonly ShipmentStatus[]).includes(status);
