import type { Payload } from '../../modules/webhooks/payload.js';
import type { OrderState } from '../drive/drive.js';
import type { Parcel } from '../operator/parcel.js';
import { isAccepted, isRefused, type Delivery, type Variation } from '../sending/event-sender.js';
import { moved } from '../sending/parcel-events.js';
import { ensure, NotApplicable, type Evidence } from './check.js';
import type { PlugIn } from './plug-in.js';

/** A parcel whose events are sent, and what its order showed before. */
export interface Watched {
  readonly parcel: Parcel;
  /** Undefined without a drive: then answers are looked at, and effects are not. */
  readonly order: string | number | undefined;
}

/** A status that the orders of the plug-in can show, the most usual first. */
const USUAL = ['in_transit', 'delivered', 'cancelled', 'pickup', 'picked_up'] as const;

export async function visibleStatus(plugIn: PlugIn): Promise<string> {
  const shown = await plugIn.shown();
  return USUAL.find((each) => shown.includes(each)) ?? shown[0] ?? USUAL[0];
}

export const ended = ({ status, failure }: Delivery): string =>
  status === null ? `no answer (${failure ?? ''})` : `an answer of ${status}`;

/** Sends an event that a receiver must take. */
export async function accepted(plugIn: PlugIn, payload: Payload, what: string, variation?: Variation): Promise<Delivery> {
  const delivery = await plugIn.sender.send(payload, variation);
  ensure(isAccepted(delivery), `an answer of 2xx to ${what}`, ended(delivery), [delivery]);
  return delivery;
}

/** Sends an event that must be refused, and have no effect on the order. */
export async function refused(plugIn: PlugIn, what: string, variation: Variation | ((text: string) => Variation)): Promise<void> {
  const watched = await plugIn.parcel();
  const before = await stateOf(plugIn, watched);
  const payload = moved(watched.parcel, await visibleStatus(plugIn));
  const delivery = await plugIn.sender.send(payload, typeof variation === 'function' ? variation(JSON.stringify(payload)) : variation);
  ensure(isRefused(delivery), `an answer of 4xx to ${what}`, ended(delivery), [delivery]);
  await unchanged(plugIn, watched, before, `no effect of ${what}`, [delivery]);
}

export const stateOf = async (plugIn: PlugIn, { order }: Watched): Promise<OrderState | undefined> =>
  order === undefined ? undefined : plugIn.state(order);

/** Fails if the order shows anything else than before, after a while. */
export async function unchanged(
  plugIn: PlugIn,
  { order }: Watched,
  before: OrderState | undefined,
  expected: string,
  evidence: readonly Evidence[],
): Promise<void> {
  if (order === undefined || before === undefined) return;
  const after = await plugIn.settled(order);
  ensure(factsOf(after) === factsOf(before), expected, `${factsOf(after)} after ${factsOf(before)}`, evidence);
}

const factsOf = ({ status, awb, changes }: OrderState): string =>
  `status ${status ?? 'none'}, awb ${awb ?? 'none'}${changes === null || changes === undefined ? '' : `, ${changes} changes`}`;

/** Waits until the order shows a status, if it can show it. */
export async function shown(plugIn: PlugIn, { order }: Watched, status: string, evidence: readonly Evidence[]): Promise<void> {
  if (order === undefined || !(await plugIn.shown()).includes(status)) return;
  const { state, isSo } = await plugIn.shows(order, (each) => each.status === status);
  ensure(isSo, `the order to show ${status}`, `${state.status ?? 'no status'}`, evidence);
}

/** A watched parcel of a plug-in that counts effects; skips the check for others. */
export async function counted(
  plugIn: PlugIn,
): Promise<{ readonly parcel: Parcel; readonly order: string | number; readonly changes: number }> {
  const { parcel, order } = await plugIn.parcel();
  if (order === undefined) throw new NotApplicable('Effects cannot be counted without a drive: see --drive.');
  const { changes } = await plugIn.state(order);
  if (changes === null || changes === undefined)
    throw new NotApplicable('The drive answers "state" without `changes`, which counts effects.');
  return { parcel, order, changes };
}

export const changesOf = ({ changes }: OrderState): number => changes ?? 0;
