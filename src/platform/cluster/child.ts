import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from '@prometheus-io/client';
import { isOurs, type FromChild, type FromPrimary } from './messages.js';

/** True in a process that another process of the service started and supervises. */
export const isChild = (): boolean => cluster.isWorker;

export const tellPrimary = (message: FromChild): void => void process.send?.(message);

/** Calls back when the primary asks this process to stop, or has died. */
export function onStop(stop: (reason: string) => void): void {
  process.on('message', (message) => isOurs<FromPrimary>(message) && message.kind === 'stop' && stop('The primary process is stopping'));
  process.on('disconnect', () => stop('The primary process has died'));
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
