import type { FulfillmentState } from '@vendure/core';

export interface Effect {
  /** Where the fulfilment moves. */
  readonly state?: FulfillmentState;
  /** What staff read in the history of the order. */
  readonly note?: string;
}

const shipped: Effect = { state: 'Shipped' };

/** What a status of shipgraph means for a fulfilment. Statuses that are not here change nothing but the status that is shown. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  picked_up: shipped,
  at_sorting: shipped,
  verified: shipped,
  ready_to_book: shipped,
  booked: shipped,
  in_transit: shipped,
  delivered: { state: 'Delivered' },
  cancelled: { state: 'Cancelled', note: 'was cancelled' },
  pickup_failed: { ...shipped, note: 'could not be picked up' },
  not_collected: { note: 'was not handed over at pickup' },
  on_hold: { note: 'is on hold' },
  failed: { ...shipped, note: 'could not be delivered' },
  return_to_sender: { ...shipped, note: 'is on its way back to you. Cancel or refund the order, or ship it again' },
};

export const effectOf = (status: string): Effect => EFFECTS[status] ?? {};

/** Returns have no separate fulfilment: staff read about them, and decide about the refund. */
const RETURN_NOTES: Readonly<Record<string, string>> = {
  pickup: 'will be picked up from the shopper',
  picked_up: 'was picked up from the shopper',
  pickup_failed: 'could not be picked up from the shopper',
  not_collected: 'was not handed over by the shopper',
  on_hold: 'is on hold',
  delivered: 'has arrived. Check it, and refund the shopper',
  failed: 'could not be delivered to you',
  cancelled: 'was cancelled',
};

export const returnNoteOf = (status: string): string | undefined => RETURN_NOTES[status];
