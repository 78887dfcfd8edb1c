import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { callOf, type SimulatedCall } from './simulated-call.js';

export { smallPdf } from './small-pdf.js';
export type { SimulatedCall };

/** What goes wrong with requests to a simulator. */
export interface Fault {
  /**
   * `cut_before`: the connection ends before the carrier does anything. `cut_after`: the carrier does it and the connection ends without an
   * answer. `status`: an error status and nothing done. `status_after`: done, and then an error status. `malformed`: done, and an answer that
   * is cut in half. `delay`: done and answered after `ms`. `cut_early`: the connection ends, and the carrier does it `ms` later.
   */
  readonly kind: 'cut_before' | 'cut_after' | 'cut_early' | 'status' | 'status_after' | 'malformed' | 'delay';
  /** Status of the two kinds that have one; 500 if absent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ms?: number;
  /** When the carrier does what `cut_early` has cut; after `ms` if absent. */
  readonly until?: Promise<unknown>;
  /** Applies to requests whose `METHOD /path` contains this text; to all if absent. */
  readonly match?: string;
  /** How many requests it hits; 1 if absent. */
  readonly times?: number;
  /** Hits a request with this probability, 0 to 1; 1 if absent. A request that it spares does not count. */
  readonly chance?: number;
}

export interface SimulatedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON unless it is text or bytes. */
  readonly body: unknown;
}

/** A parcel as the carrier's books have it. */
export interface SimulatedParcel {
  /** The reference that the customer gave. */
  readonly reference: string;
  readonly awb: string;
  readonly carrierRef: string;
  readonly service: string;
  status: 'booked' | 'picked_up' | 'void';
  /** Everything that was asked for. */

  readonly request: any;
}

export interface SimulatedScan {
  readonly awb: string;
  readonly eventId: string;
  /** The carrier's own code. */
  readonly code: string;
  readonly message: string;
  readonly at: Date;
  readonly city: string | null;
  readonly signedBy: string | null;
  readonly pictureUrl: string | null;
}

/** What the carrier decides, as opposed to what goes wrong on the way. */
export interface Decisions {
  /** Answers to a void: as asked, declined in these words, or taken under consideration. */
  cancel: 'void' | 'decline' | 'pending';
  /** Currency of quotes and charges; the usual one of the carrier if null. */
  currency: string | null;
  /** Makes labels that are not what they should be. */
  brokenLabels: boolean;
  /** Accepts bookings without finishing them. */
  pendingBookings: boolean;
  /** Milliseconds before every answer. */
  latencyMs: number;
}

/** A carrier on a port of this machine: real HTTP, the documented paths and states, and faults on demand. */
export abstract class CarrierSimulator {
  readonly parcels: SimulatedParcel[] = [];
  readonly scans: SimulatedScan[] = [];
  /** Every request, newest last. */
  readonly calls: { readonly route: string; readonly body: string }[] = [];
  readonly decisions: Decisions = { cancel: 'void', currency: null, brokenLabels: false, pendingBookings: false, latencyMs: 0 };
  /** Where scans are posted as they happen; nowhere if null. */
  webhookUrl: string | null = null;
  /** Credentials that the carrier accepts. */
  abstract readonly credentials: Readonly<Record<string, string>>;
  /** Code of the adapter that talks to it. */
  abstract readonly carrier: string;
  /** Some services of the carrier and what they cost for a kilogram. */
  abstract readonly services: readonly string[];
  /** The last number that it gave, for instance in an AWB; the next one is higher. */
  lastNumber = 0;
  /** How the carrier writes amounts: 12.50, or 1250 of the smallest unit. */
  readonly amounts: 'major' | 'minor' = 'major';

  private server: Server | undefined;
  private faults: { fault: Fault; left: number }[] = [];

  /** The carrier's answer, by its documents. */
  protected abstract answer(call: SimulatedCall): SimulatedAnswer | Promise<SimulatedAnswer>;
  /** The webhook call that the carrier makes for a scan, signed. */
  abstract webhookCall(scan: SimulatedScan): { readonly headers: Readonly<Record<string, string>>; readonly body: string };

  /** The headers of a webhook call with any body, signed; for checks that send what no carrier would. */
  signWebhook?(body: string): Readonly<Record<string, string>>;

  get url(): string {
    const address = this.server?.address();
    if (!address || typeof address === 'string') throw new Error('The simulator is not running: await its start().');
    return `http://127.0.0.1:${address.port}`;
  }

  async start(port = 0): Promise<this> {
    this.server = createServer((request, response) => {
      this.serve(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(`The simulator failed: ${String(error)}`);
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return this;
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections();
    return new Promise((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  /** Switches a fault on; it wears off after the requests that it hits. */
  fail(fault: Fault): void {
    this.faults.push({ fault, left: fault.times ?? 1 });
  }

  recover(): void {
    this.faults = [];
  }

  /** Parcels that the carrier would carry. */
  get booked(): readonly SimulatedParcel[] {
    return this.parcels.filter(({ status }) => status !== 'void');
  }

  /** Something happens to a parcel. Posted to `webhookUrl`, if there is one. */
  async scan(awb: string, code: string, more: Partial<Omit<SimulatedScan, 'awb' | 'code'>> = {}): Promise<SimulatedScan> {
    const scan: SimulatedScan = {
      awb,
      code,
      eventId: `evt-${++this.lastNumber}`,
      message: code,
      at: new Date(),
      city: null,
      signedBy: null,
      pictureUrl: null,
      ...more,
    };
    this.scans.push(scan);
    if (this.webhookUrl !== null) await this.post(scan);
    return scan;
  }

  /** The carrier's driver takes a parcel. Override it if the parcel is kept elsewhere, as in a real service behind the simulator. */
  async pickUp(parcel: SimulatedParcel): Promise<void> {
    parcel.status = 'picked_up';
  }

  /** The carrier reports a scan a second time. Override it like `pickUp`. */
  async repeat(scan: SimulatedScan): Promise<void> {
    this.scans.push(scan);
  }

  /** Posts a scan, again or for the first time, and returns the status of the answer. */
  async post(scan: SimulatedScan, url = this.webhookUrl ?? ''): Promise<number> {
    const { headers, body } = this.webhookCall(scan);
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  }

  /** A number that no other parcel has. */
  protected nextNumber(): number {
    return ++this.lastNumber;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(request);
    if (call.path.startsWith('/_simulator/')) return send(response, await this.control(call));
    const route = `${call.method} ${call.path}`;
    this.calls.push({ route, body: call.body });
    const fault = this.faultFor(route);
    if (fault?.kind === 'cut_before') return void request.socket.destroy();
    if (fault?.kind === 'status') return send(response, failed(fault));
    if (fault?.kind === 'cut_early') {
      request.socket.destroy();
      await (fault.until ?? wait(fault.ms ?? 0));
      return void (await this.answer(call));
    }
    if (this.decisions.latencyMs > 0) await wait(this.decisions.latencyMs);
    const answer = await this.answer(call);
    if (fault?.kind === 'cut_after') return void request.socket.destroy();
    if (fault?.kind === 'status_after') return send(response, failed(fault));
    if (fault?.kind === 'delay') await wait(fault.ms ?? 0);
    send(response, answer, fault?.kind === 'malformed');
  }

  private faultFor(route: string): Fault | undefined {
    const entry = this.faults.find(({ fault: { match = '', chance = 1 } }) => route.includes(match) && Math.random() < chance);
    if (!entry) return undefined;
    if (--entry.left <= 0) this.faults = this.faults.filter((each) => each !== entry);
    return entry.fault;
  }

  /** Steers a simulator that runs in its own process. */
  private async control(call: SimulatedCall): Promise<SimulatedAnswer> {
    switch (`${call.method} ${call.path}`) {
      case 'GET /_simulator/parcels':
        return { body: this.parcels };
      case 'GET /_simulator/credentials':
        return { body: this.credentials };
      case 'POST /_simulator/faults':
        this.fail(call.json() as Fault);
        return { status: 204, body: '' };
      case 'DELETE /_simulator/faults':
        this.recover();
        return { status: 204, body: '' };
      case 'POST /_simulator/decisions':
        Object.assign(this.decisions, call.json());
        return { body: this.decisions };
      case 'POST /_simulator/webhook':
        this.webhookUrl = (call.json() as { url?: string }).url ?? null;
        return { status: 204, body: '' };
      case 'POST /_simulator/scans': {
        const { awb, code, at, ...more } = call.json() as Omit<SimulatedScan, 'at'> & { at?: string };
        return { body: await this.scan(awb, code, { ...more, ...(at && { at: new Date(at) }) }) };
      }
      default:
        return { status: 404, body: { error: 'There is no such control.' } };
    }
  }
}

const failed = ({ status = 500, headers = {} }: Fault): SimulatedAnswer => ({ status, headers, body: { error: 'Simulated failure' } });

function send(response: ServerResponse, { status = 200, headers = {}, body }: SimulatedAnswer, half = false): void {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = Buffer.from(isRaw ? body : JSON.stringify(body));
  const type = body instanceof Uint8Array ? 'application/octet-stream' : typeof body === 'string' ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(half ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes);
}
