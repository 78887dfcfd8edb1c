import { Helper } from './children.js';
import type { Sample, Target } from './sample.js';

/** An order to the load generator. */
export interface Shooting {
  readonly port: number;
  /** Requests as they go over the wire; each connection takes them in turns. */
  readonly shots: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Ends after so many requests, even if there is time left. */
  readonly requests?: number;
  /** The generator numbers requests from here, and never uses a number twice. */
  readonly firstSerial: number;
}

/** The process that shoots requests, for as many servers as there are. */
export class LoadGenerator {
  private readonly helper = new Helper<Shooting, Sample>('./http-load.ts');

  get pid(): number {
    return this.helper.pid;
  }

  /** A server to be shot at. */
  at(name: string, aim: Omit<Shooting, 'seconds' | 'firstSerial'>): Target {
    return { name, run: (seconds) => this.helper.ask({ ...aim, seconds, firstSerial: 1_000_000_000 }) };
  }

  stop(): Promise<void> {
    return this.helper.stop();
  }
}
