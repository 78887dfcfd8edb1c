import { Helper } from './children.js';
import type { Sample, Target } from './sample.js';

/** An order to the load generator. */
export interface Shooting {
  readonly port: number;
  /** Requests as they go over the wire; each connection takes them in turns. */
  readonly shots: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** The generator numbers requests from here, and never uses a number twice. */
  readonly firstSerial: number;
}

/** The process that shoots requests, for as many servers as there are. */
export class LoadGenerator {
  private readonly helper = new Helper<Shooting, Sample>('./http-load.ts');

  /** A server to be shot at. `settle` waits for what the requests left behind. */
  at(name: string, aim: Omit<Shooting, 'seconds' | 'firstSerial'>, settle: () => Promise<void> = () => Promise.resolve()): Target {
    return {
      name,
      run: async (seconds) => {
        const sample = await this.helper.ask({ ...aim, seconds, firstSerial: 1_000_000_000 });
        await settle();
        return sample;
      },
    };
  }

  stop(): Promise<void> {
    return this.helper.stop();
  }
}
