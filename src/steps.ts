import { chargeDifference, discardAdjustment, keepAdjustmentDue, voidAdjustment } from './modules/adjustments/index.js';
import {
  bookingAtHub,
  bookingAtPickup,
  carrierAgrees,
  closeBookingOfStep,
  resumeBooking,
  type BookingContext,
} from './modules/bookings/index.js';
import { bookCost } from './modules/carrier-costs/index.js';
import { holdRate } from './modules/checkout/index.js';
import { askForReversal, collectCash, voidCodInvoice } from './modules/cod/index.js';
import { passOnChoice } from './modules/consignee-choices/index.js';
import { failPickupTask, leaveWithHub, nextTask } from './modules/fleet/index.js';
import { confirmPickupAtHub, denyPickup, joinPickupRound, nameDropoff } from './modules/pickups/index.js';
import { endRetry } from './modules/reattempts/index.js';
import {
  measuresNeeded,
  shipmentColumns as column,
  shipmentGuards as open,
  shipmentMoney as money,
  type Effect,
  type StepTable,
} from './modules/shipments/index.js';
import type { Services } from './services.js';

/** For effects that move money or talk to shoppers: nothing happens for a test shipment. */
const real = <Needs>(effect: Effect<Needs>): Effect<Needs> => ({
  ...effect,
  run: async (tx, taken) => (taken.shipment.test ? undefined : effect.run(tx, taken)),
});

/**
 * What each step of a shipment does, in the order in which it happens: who has to agree, what keeps the step closed, what it waits for, the
 * columns that change with the status, the work of the modules while the old status is still set, and, when status, timeline and event are
 * written, the money. Who may take a step, and between which statuses, is in `shipment.machine.ts`. The guide and the reference are written
 * from this table.
 */
export const steps: StepTable<Services, BookingContext> = {
  everyEdge: { columns: [column.markBilledLate, column.endHold], money: [money.billLate] },
  edges: {
    place: { placing: [holdRate] },
    fulfil: {},
    schedule_pickup: {
      wait: bookingAtPickup,
      columns: [column.markBilled, column.assignAwb],
      effects: [nextTask()],
      money: [money.bill],
    },
    start_pickup: { effects: [nextTask()] },
    pick_up: {
      columns: [column.keepPickupTime],
      effects: [nextTask({ completes: 'pickup' }), real(passOnChoice), joinPickupRound],
    },
    fail_pickup: { columns: [column.countPickupAttempt], effects: [nextTask({ fails: 'pickup' })] },
    miss_pickup: {
      columns: [column.countPickupAttempt, column.forgetPickupTime],
      effects: [failPickupTask, nextTask({ fails: 'pickup' }), denyPickup],
    },
    retry_pickup: { guards: [open.pickupAttemptsRemain], effects: [endRetry, nextTask()] },
    receive_at_hub: { effects: [leaveWithHub, confirmPickupAtHub] },
    verify: { details: measuresNeeded, columns: [column.keepMeasures], effects: [real(chargeDifference)] },
    repack: { columns: [column.dropMeasures], effects: [real(discardAdjustment)] },
    clear: { guards: [open.noAdjustmentDue] },
    book: { wait: bookingAtHub, effects: [nextTask(), real(passOnChoice), real(bookCost)] },
    book_direct: { guards: [open.serviceSkipsHub], effects: [nextTask(), real(passOnChoice), real(bookCost)] },
    depart: { effects: [nextTask({ departs: true }), nameDropoff] },
    depart_direct: {
      guards: [open.serviceSkipsHub, open.ownFleetCarries],
      effects: [nextTask({ departs: true }), nameDropoff, real(bookCost)],
    },
    deliver: { columns: [column.keepHandover], effects: [nextTask({ completes: 'deliver' }), collectCash] },
    fail_attempt: { columns: [column.countDeliveryAttempt, column.rememberHold], effects: [nextTask({ fails: 'deliver' })] },
    redeliver: {
      guards: [open.heldByFailedAttempt, open.deliveryAttemptsRemain],
      effects: [endRetry, nextTask(), real(passOnChoice), nameDropoff],
    },
    hold: { columns: [column.rememberHold], effects: [nextTask()] },
    release: { guards: [open.heldByOperations], effects: [resumeBooking, endRetry, nextTask(), real(passOnChoice)] },
    fail: {
      guards: [open.heldAfterPickup, open.noConfirmedCash],
      effects: [real(askForReversal), endRetry, nextTask({ failsByDriver: true })],
    },
    reattempt: { effects: [endRetry, nextTask(), real(passOnChoice), nameDropoff] },
    return_to_sender: {
      guards: [open.heldAfterPickup, open.noConfirmedCash],
      effects: [real(keepAdjustmentDue), real(voidCodInvoice), real(askForReversal), endRetry, nextTask()],
    },
    complete_return: {
      guards: [open.notHandedBack],
      columns: [column.keepReturnTime],
      effects: [nextTask({ completes: 'return' })],
      money: [money.billReturn],
    },
    cancel: {
      consent: carrierAgrees,
      guards: [open.heldBeforePickup, open.noConfirmedCash],
      columns: [column.markRefunded],
      effects: [real(voidAdjustment), closeBookingOfStep, real(voidCodInvoice), real(askForReversal), endRetry, nextTask()],
      money: [money.giveBack],
    },
  },
  forced: { delivered: [collectCash] },
};
