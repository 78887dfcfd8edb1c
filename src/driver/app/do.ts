import type { Deed } from '../model/action.js';
import { save } from '../store/outbox.js';
import { sendSoon } from '../sync/loop.js';
import { reload, stateNow } from './state.js';

/** Saves what the driver did, shows it, and sends it as soon as there is a network. */
export async function act(label: string, deed: Deed): Promise<void> {
  const { driver, run } = stateNow();
  if (!driver || !run) return;
  await save({ driverId: driver.id, runId: run.id, label }, deed);
  await reload();
  void sendSoon();
}
