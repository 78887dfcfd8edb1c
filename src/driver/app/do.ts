import type { Deed } from '../model/action.js';
import { save } from '../store/outbox.js';
import { sendSoon } from '../sync/loop.js';
import { reload, setState, stateNow } from './state.js';

/** Saves what the driver did, shows it, and sends it as soon as there is a network. False: the phone is full, and nothing was saved. */
export async function act(label: string, deed: Deed): Promise<boolean> {
  const { driver, run } = stateNow();
  if (!driver || !run) return false;
  try {
    await save({ driverId: driver.id, runId: run.id, label }, deed);
  } catch (error) {
    if (!isFull(error)) throw error;
    setState({ isFull: true });
    return false;
  }
  setState({ isFull: false });
  await reload();
  void sendSoon();
  return true;
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';
