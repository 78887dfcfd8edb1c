import { normaliseDomain } from '../../kernel/domain-name.js';
import type { Clock } from '../../kernel/clock.js';
import { detached } from '../../platform/db/request-scope.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { ProvenStep, ShopCall, ShopCallRecorder } from '../../platform/http/shop-call.js';
import { newId } from '../../platform/ids.js';
import type { LiveSignal } from '../../platform/live/live-signal.js';
import { redactedCall, strangersCall, type RedactedCall } from './redacted-call.rules.js';
import { Sampling } from './sampling.rules.js';
import { db } from './shop-requests.tables.js';
import { writeCalls, type HeldCall } from './write-calls.js';

interface HeldStep {
  readonly shopId: string;
  readonly step: ProvenStep;
}

/** How long to collect requests for one statement. */
const COLLECT_MS = 400;
/** Beyond this the database cannot keep up, and further requests are not kept. */
const MAX_HELD = 300;
/** Labels are downloaded by the hundred; a few of them are enough to learn that it works. */
const MAX_LABELS = 20;
/** Longer ones are of no shipment. */
const MAX_REFERENCE = 40;

export interface RequestBookParts {
  readonly sql: RunSql;
  readonly clock: Clock;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
}

/**
 * Keeps the last requests of each shop. It works after the response, in batches, and gives up rather than wait: what it holds is lost if the
 * process is killed.
 */
export class RequestBook implements ShopCallRecorder {
  private readonly sampling = new Sampling();
  private calls: HeldCall[] = [];
  private steps: HeldStep[] = [];
  private labels = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: RequestBookParts) {}

  wants(shopId: string, isFailure: boolean): boolean {
    const now = performance.now();
    return isFailure ? this.sampling.wantsFailure(shopId, now) : this.sampling.wantsSuccess(shopId, now);
  }

  record(call: ShopCall): void {
    if (this.calls.length >= MAX_HELD) return;
    try {
      if ('id' in call.shop) this.hold({ shopId: call.shop.id, domain: null }, redactedCall(call));
      else this.recordStranger(call, call.shop.domain);
    } catch (error) {
      // The response is on its way; what cannot be shown later must not end it.
      this.parts.warn('A request of a shop could not be redacted, and is not kept.', error);
    }
  }

  prove(shopId: string, step: ProvenStep): void {
    if (!this.sampling.isNews(shopId, step)) return;
    this.steps.push({ shopId, step });
    this.schedule();
  }

  proveLabel(shipmentId: string): void {
    if (this.labels.size >= MAX_LABELS || shipmentId.length > MAX_REFERENCE) return;
    this.labels.add(shipmentId);
    this.schedule();
  }

  /** Resolves once everything recorded so far is written. */
  async settled(): Promise<void> {
    this.write();
    await this.writing;
  }

  private recordStranger(call: ShopCall, given: string): void {
    const domain = normaliseDomain(given);
    if (domain && this.sampling.wantsStranger(domain, performance.now())) this.hold({ shopId: null, domain }, strangersCall(call));
  }

  private hold(shop: Pick<HeldCall, 'shopId' | 'domain'>, call: RedactedCall): void {
    this.calls.push({ id: newId(), ...shop, ...call, createdAt: this.parts.clock.now() });
    this.schedule();
  }

  private schedule(): void {
    this.timer ??= detached(() => setTimeout(() => this.write(), COLLECT_MS).unref());
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const held = { calls: this.calls, steps: this.steps, labels: [...this.labels] };
    if (held.calls.length + held.steps.length + held.labels.length === 0) return;
    [this.calls, this.steps, this.labels] = [[], [], new Set()];
    this.writing = this.writing.then(() =>
      detached(() => this.writeAll(held)).catch((error: unknown) => {
        for (const { shopId } of held.steps) this.sampling.forget(shopId);
        this.parts.warn('The last requests of shops could not be kept.', error);
      }),
    );
  }

  private async writeAll({ calls, steps, labels }: Held): Promise<void> {
    const { sql, clock, signal } = this.parts;
    await writeCalls(sql, calls);
    const labelled = (await shopsOfShipments(sql, labels)).filter((shopId) => this.sampling.isNews(shopId, 'label'));
    await writeSteps(sql, [...steps, ...labelled.map((shopId) => ({ shopId, step: 'label' as const }))], clock.now());
    signal.tell('shop requests');
  }
}

interface Held {
  readonly calls: readonly HeldCall[];
  readonly steps: readonly HeldStep[];
  readonly labels: readonly string[];
}

const insertSteps = statement(($: Named<{ steps: readonly HeldStep[]; at: Date }>) =>
  db
    .insertInto('shopStep')
    .columns(['shopId', 'step', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom(rowsOf($.steps, { shopId: 'uuid', step: 'text' }).as('given'))
        .select(['given.shopId', 'given.step', $.at.as('createdAt')]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Notes what has worked; what was noted before keeps its time. */
async function writeSteps(sql: RunSql, steps: readonly HeldStep[], at: Date): Promise<void> {
  if (steps.length > 0) await insertSteps(sql, { steps, at });
}

const findShops = statement(($: Named<{ references: readonly string[] }>) =>
  db.selectFrom('shipment').select('shopId').distinct().where('reference', '=', anyOf($.references)),
);

async function shopsOfShipments(sql: RunSql, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return [];
  return (await findShops(sql, { references })).map(({ shopId }) => shopId);
}
