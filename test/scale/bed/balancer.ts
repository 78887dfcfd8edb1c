import { setTimeout as pause } from 'node:timers/promises';
import type { Bed } from './bed.js';
import type { Service } from './service.js';

const PROBE_MS = 50;

/** Sends each request to a service whose probe says that it is ready, in turns, as a load balancer does. */
export class Balancer {
  private readonly ready = new Set<Service>();
  private stopped = false;
  private turn = 0;

  constructor(
    bed: Bed,
    private readonly services: readonly Service[],
  ) {
    const watching = services.map((each) => this.watch(each));
    bed.onClose(() => {
      this.stopped = true;
      return Promise.all(watching);
    });
  }

  readonly url = (): string => {
    const open = this.services.filter((each) => this.ready.has(each));
    return (open.length > 0 ? open : this.services)[this.turn++ % Math.max(1, open.length)]?.url ?? '';
  };

  private async watch(service: Service): Promise<void> {
    while (!this.stopped) {
      if (service.running && service.url !== '' && (await service.isReady())) this.ready.add(service);
      else this.ready.delete(service);
      await pause(PROBE_MS);
    }
  }
}
