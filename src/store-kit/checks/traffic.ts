import type { Call } from '../operator/call.js';
import { NotApplicable } from './check.js';
import type { PlugIn } from './plug-in.js';
import type { Step } from '../drive/drive.js';

const done = new WeakMap<PlugIn, Promise<void>>();

/** Every kind of request of the plug-in, made once. Without a drive: what its author has triggered by hand. */
export function traffic(plugIn: PlugIn): Promise<void> {
  const made = done.get(plugIn) ?? makeTraffic(plugIn);
  done.set(plugIn, made);
  return made;
}

/** What happens to an ordinary order, and to one that is paid at the door. */
async function makeTraffic(plugIn: PlugIn): Promise<void> {
  if (!plugIn.isDriven) return;
  await plugIn.connected();
  await tried(plugIn, 'rates');
  if (!(await plugIn.can('placeOrder'))) return;
  const known = plugIn.operator.orders.orders.length;
  const { order } = await plugIn.newOrder();
  const arrived = await plugIn.arrived(known);
  await tried(plugIn, 'updateOrder', { order, phone: '+971501234567' });
  await tried(plugIn, 'fulfil', { order });
  if (arrived) arrived.parcel.status = 'pickup';
  await tried(plugIn, 'label', { order });
  const second = await plugIn.newOrder();
  await plugIn.arrived(known + 1);
  await tried(plugIn, 'cancel', { order: second.order });
}

/** A step that the plug-in may lack; its answer is of no interest here. */
async function tried(plugIn: PlugIn, step: Step, fields: Readonly<Record<string, unknown>> = {}): Promise<void> {
  if (!(await plugIn.can(step))) return;
  try {
    await plugIn.step(step, fields);
  } catch (error) {
    if (!(error instanceof NotApplicable)) throw error;
  }
}

/** Calls of the plug-in that are to be looked at; skips the check if there are none. */
export async function callsOf(plugIn: PlugIn, isWanted: (call: Call) => boolean, what: string): Promise<readonly Call[]> {
  await traffic(plugIn);
  const calls = plugIn.operator.calls.filter(isWanted);
  if (calls.length === 0) throw new NotApplicable(`The plug-in has sent ${what}.`);
  return calls;
}
