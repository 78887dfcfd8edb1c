import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { orderBody } from '../../bench/bodies.js';
import type { BenchShop } from '../../bench/sellers.js';
import { SERIAL_SLOT } from '../../bench/shot.js';

/** One answer to one attempt of an order. Without a status there was none: the connection broke or nothing came in time. */
export interface OrderAnswer {
  readonly number: number;
  readonly shop: BenchShop;
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  readonly text: string;
  /** When it was asked and answered, on the clock of `performance.now()`. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

interface LoadPlan {
  readonly shops: readonly BenchShop[];
  readonly perSecond: number;
  /** Where the next order goes. */
  readonly url: (number: number) => string;
  /** No two loads on one database may share numbers. */
  readonly firstNumber?: number;
}

/** A client gives up after this long, as a shop would. */
const PATIENCE_MS = 30_000;

/** Places orders at a steady rate, however slowly they are answered, and keeps every answer. */
export class OrderLoad {
  readonly answers: OrderAnswer[] = [];
  private readonly open = new Set<Promise<void>>();
  private running = true;
  private readonly ticking: Promise<void>;
  private next: number;

  constructor(private readonly plan: LoadPlan) {
    this.next = plan.firstNumber ?? 1;
    this.ticking = this.tick();
  }

  get acknowledged(): readonly OrderAnswer[] {
    return this.answers.filter(({ status }) => status === 200);
  }

  get inFlight(): number {
    return this.open.size;
  }

  /** No new orders; waits for the answers to those that were sent. */
  async stop(): Promise<void> {
    this.running = false;
    await this.ticking;
    await Promise.all(this.open);
  }

  /** Sends every order that was never acknowledged again, under its key, as a shop does that was asked to retry. */
  async retryRefused(): Promise<OrderAnswer[]> {
    const done = new Set(this.acknowledged.map(({ number }) => number));
    const numbers = new Set(this.answers.map(({ number }) => number).filter((number) => !done.has(number)));
    const answers: OrderAnswer[] = [];
    for (const number of numbers) answers.push(await this.ask(number));
    this.answers.push(...answers);
    return answers;
  }

  private async tick(): Promise<void> {
    const began = performance.now();
    for (let sent = 0; this.running; sent++) {
      const asking: Promise<void> = this.ask(this.next++).then((answer) => {
        this.answers.push(answer);
        this.open.delete(asking);
      });
      this.open.add(asking);
      await pause(Math.max(0, began + ((sent + 1) * 1_000) / this.plan.perSecond - performance.now()));
    }
  }

  private async ask(number: number): Promise<OrderAnswer> {
    const { shops, url } = this.plan;
    const shop = shops[number % shops.length];
    if (!shop) throw new Error('There is no shop.');
    const body = JSON.stringify(orderBody(shop.domain, 1)).replace(SERIAL_SLOT, String(number));
    const headers = { ...shop.headers, 'content-type': 'application/json', 'idempotency-key': `order-${number}` };
    const askedAt = performance.now();
    try {
      const limits = { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS };
      const answer = await request(`${url(number)}/api/order`, { method: 'POST', headers, body, ...limits });
      const text = await answer.body.text();
      const retryAfter = answer.headers['retry-after']?.toString();
      return { number, shop, status: answer.statusCode, retryAfter, text, askedAt, answeredAt: performance.now() };
    } catch (error) {
      return { number, shop, status: undefined, retryAfter: undefined, text: String(error), askedAt, answeredAt: performance.now() };
    }
  }
}
