import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from '@prometheus-io/client';
import { isOurs, type FromChild, type FromPrimary } from './messages.js';

/** True in one of several processes that a primary process started and supervises. */
export const isChild = (): boolean => cluster.isWorker;

/** Tells the process that keeps this one running, if one does. */
export const tellPrimary = (message: FromChild): void => void (process.connected && process.send?.(message));

/** Calls back when the process that keeps this one running asks it to stop, or has died. */
export function onStop(stop: (reason: string) => void): void {
  if (!process.connected) return;
  process.on('message', (message) => isOurs<FromPrimary>(message) && message.kind === 'stop' && stop(message.reason));
  process.on('disconnect', () => stop('The parent process has exited'));
}

let asked = 0;
const waiting = new Map<number, (text: string | undefined) => void>();

/** Lets the primary collect these metrics along with those of the other processes. */
export function shareMetrics(registries: readonly Registry[]): void {
  AggregatorRegistry.setRegistries([...registries]);
  // The constructor registers the listeners that reply to the primary.
  void new AggregatorRegistry();
  process.on('message', (message) => {
    if (!isOurs<FromPrimary>(message) || message.kind !== 'metrics') return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
}

/** The combined metrics of all processes; undefined if one of them did not reply in time. */
export function metricsOfAll(): Promise<string | undefined> {
  const id = asked++;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    tellPrimary({ kind: 'metrics?', id });
  });
}
