import { request as send } from 'undici';
import {
  CarrierSimulator,
  type SimulatedAnswer,
  type SimulatedCall,
  type SimulatedParcel,
  type SimulatedScan,
} from '../../../src/carrier-kit/index.js';
import type { TestApp } from '../../support/app.js';
import { hours } from '../../support/clock.js';
import type { Movers } from './movers.js';
import type { PaidLink } from './paid-link.js';
import type { ScanFeed } from './scan-feed.js';
import { signature } from './shipgraph-scans.js';

export interface ServiceParts {
  readonly app: TestApp;
  readonly carrier: string;
  readonly services: readonly string[];
  readonly credentials: Readonly<Record<'shopDomain' | 'shopToken' | 'operatorToken' | 'webhookSecret', string>>;
  readonly movers: Movers;
  readonly feed: ScanFeed;
  readonly link: PaidLink;
}

/** What passes between the booking of a parcel and its pickup, so that what a check reports for the last hours moves the parcel. */
const WAIT_MS = hours(6);
/** Those of one connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

/**
 * A carrier that is no simulation: the running service behind the faults of a simulator. Requests go on to it as they are, `parcels` is what
 * its database says after each of them, and scans are steps that its own people take.
 */
export class ServiceSimulator extends CarrierSimulator {
  readonly carrier: string;
  readonly services: readonly string[];
  readonly credentials: ServiceParts['credentials'];

  constructor(private readonly parts: ServiceParts) {
    super();
    ({ carrier: this.carrier, services: this.services, credentials: this.credentials } = parts);
  }

  protected async answer(call: SimulatedCall): Promise<SimulatedAnswer> {
    if (this.decisions.cancel === 'decline' && call.path === '/api/order/cancelled') await this.makeUncancellable(call);
    const answer = await this.forward(call);
    if (call.method !== 'GET') await this.readBooks();
    const isBroken = this.decisions.brokenLabels && call.path.startsWith('/api/awb/');
    return isBroken ? { ...answer, body: 'Sorry, no label' } : answer;
  }

  private async forward({ method, path, query, headers, body }: SimulatedCall): Promise<SimulatedAnswer> {
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const response = await send(`${this.parts.app.url}${path}${search}`, {
      method: method as 'GET',
      headers: without(headers),
      ...(method !== 'GET' && { body }),
    });
    return {
      status: response.statusCode,
      headers: without(response.headers),
      body: Buffer.from(await response.body.arrayBuffer()),
    };
  }

  /** A parcel that the shopper has paid for is not cancelled, although it is not picked up yet. */
  private async makeUncancellable(call: SimulatedCall): Promise<void> {
    const parcel = this.parcels.find(({ request }) => request.orderNumber === String(call.json().orderNumber));
    if (parcel) await this.parts.link.pay(this.parts.app, parcel.request.orderId);
  }

  /** Brings `parcels` up to date: every booked pickup of the shop, the oldest first. */
  private async readBooks(): Promise<void> {
    const { app, credentials } = this.parts;
    const rows = await app.database.sql<Row>(BOOKS, [credentials.shopDomain]);
    for (const row of rows) {
      const known = this.parcels.find(({ carrierRef }) => carrierRef === row.carrierRef);
      if (known) Object.assign(known, { awb: row.awb, status: statusOf(row) });
      else {
        const { reference, awb, carrierRef, service, ...request } = row;
        this.parcels.push({ reference, awb, carrierRef, service, status: statusOf(row), request });
        app.clock.advance(WAIT_MS);
      }
    }
  }

  override async pickUp(parcel: SimulatedParcel): Promise<void> {
    await this.scan(parcel.awb, 'picked_up', { at: this.parts.app.clock.now() });
    await this.readBooks();
  }

  /** Someone reports a step, and a webhook follows if it moves the parcel. */
  override async scan(awb: string, code: string, more: Partial<Omit<SimulatedScan, 'awb' | 'code'>> = {}): Promise<SimulatedScan> {
    const eventId = `scan-${this.nextNumber()}`;
    const at = this.parts.app.clock.now();
    const scan = { awb, code, eventId, message: code, at, city: null, signedBy: null, pictureUrl: null, ...more };
    const isMoved = await this.parts.movers.report(scan);
    if (isMoved) await this.parts.feed.receive(scan);
    this.scans.push(scan);
    return scan;
  }

  override async repeat(scan: SimulatedScan): Promise<void> {
    await this.parts.movers.report(scan);
    this.scans.push(scan);
  }

  /** What the service sent for a step; then what it sent when it was asked to send it again. */
  webhookCall = (scan: SimulatedScan) => this.parts.feed.nextCall(scan);

  override signWebhook = (body: string): Readonly<Record<string, string>> => {
    const timestamp = this.parts.app.clock.now().toISOString();
    const signed = signature(this.credentials.webhookSecret, timestamp, body);
    return { 'content-type': 'application/json', 'x-svc-timestamp': timestamp, 'x-svc-signature': signed };
  };

  override async stop(): Promise<void> {
    await super.stop();
    await this.parts.app.stop();
    await this.parts.feed.close();
    await this.parts.link.close();
  }
}

const without = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.includes(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

interface Row extends Omit<SimulatedParcel, 'status' | 'request'> {
  readonly status: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

const BOOKS = `
select o.order_reference as reference, s.awb, s.reference as "carrierRef", s.service_code as service, s.status, o.id as "orderId",
       o.order_number::text as "orderNumber"
from shipment s join "order" o on o.id = s.order_id where o.shop_domain = $1 and s.awb_assigned order by s.pickup_ready_at, s.id`;

const WAITING = ['pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected'];

const statusOf = ({ status }: Row): SimulatedParcel['status'] =>
  status === 'cancelled' ? 'void' : WAITING.includes(status) ? 'booked' : 'picked_up';
