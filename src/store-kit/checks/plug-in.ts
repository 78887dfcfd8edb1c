import { setTimeout as wait } from 'node:timers/promises';
import { answers, DriveFailed, type Answers, type Drive, type DriveRequest, type OrderState, type Step } from '../drive/drive.js';
import type { Call } from '../operator/call.js';
import type { PlayedOrder } from '../operator/order-book.js';
import { strangeParcel, type Parcel } from '../operator/parcel.js';
import type { PlayingOperator } from '../operator/playing-operator.js';
import type { EventSender } from '../sending/event-sender.js';
import type { DescribedInterface } from '../interface/described.js';
import { NotApplicable } from './check.js';

export interface PlugInOptions {
  readonly operator: PlayingOperator;
  /** Where the plug-in reaches the operator. */
  readonly operatorUrl: string;
  readonly described: DescribedInterface;
  readonly drive?: Drive | undefined;
  readonly sender?: EventSender | undefined;
  readonly callback?: string | undefined;
  /** How long to wait for what must happen, and how long for what must not. */
  readonly patienceMs?: number;
  readonly settleMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** The order of a check, and the parcel of it if it has come to the operator. */
export interface DrivenOrder {
  /** The store's id. */
  readonly order: string | number;
  readonly placed: Answers['placeOrder'];
}

const PATIENCE_MS = 45_000;
const EVENT_PATIENCE_MS = 5_000;
const SETTLE_MS = 500;

/** The plug-in under test: what it says about itself, what it is made to do, and what its orders show. */
export class PlugIn {
  readonly operator: PlayingOperator;
  readonly described: DescribedInterface;
  private about: Promise<Answers['describe']> | undefined;
  private connection: Promise<void> | undefined;

  constructor(private readonly options: PlugInOptions) {
    this.operator = options.operator;
    this.described = options.described;
  }

  get isDriven(): boolean {
    return this.options.drive !== undefined;
  }

  get sender(): EventSender {
    if (!this.options.sender) throw new NotApplicable('No events are sent: give the address of the receiver as --callback.');
    return this.options.sender;
  }

  /** What it says about itself, once it is connected. */
  async describe(): Promise<Answers['describe']> {
    return (this.about ??= this.answerOf('describe'));
  }

  /** Connects the plug-in to the playing operator, unless that is done. */
  connected(): Promise<void> {
    return (this.connection ??= this.connect());
  }

  /** Connects it again, after its tokens were taken away. */
  async reconnect(): Promise<void> {
    this.connection = undefined;
    await this.connected();
  }

  private async connect(): Promise<void> {
    const { steps } = await this.describe();
    if (!steps.includes('connect')) return;
    const { operator, options } = this;
    const { error } = await this.answerOf('connect', {
      url: options.operatorUrl,
      ...operator.account,
      shopDomain: operator.shop.domain,
      callback: options.callback ?? null,
      secret: operator.webhooks.secret,
    });
    if (error) throw new DriveFailed(`The plug-in cannot be connected: ${error.code ?? ''} ${error.message ?? ''}`.trimEnd());
  }

  async can(step: Step): Promise<boolean> {
    return this.isDriven && (await this.describe()).steps.includes(step);
  }

  /** Asks for a step that the plug-in has, or skips the check. */
  async step<S extends Step>(step: S, fields: Readonly<Record<string, unknown>> = {}): Promise<Answers[S]> {
    if (!this.isDriven) throw new NotApplicable(`Not checked without a drive that can "${step}": see --drive.`);
    await this.connected();
    if (!(await this.can(step))) throw new NotApplicable(`The drive does not list the step "${step}".`);
    const answer = await this.answerOf(step, fields);
    if (answer.unsupported === true) throw new NotApplicable(`The drive answers that "${step}" is not supported like this.`);
    return answer;
  }

  private async answerOf<S extends Step>(step: S, fields: Readonly<Record<string, unknown>> = {}): Promise<Answers[S]> {
    const { drive, signal } = this.options;
    signal?.throwIfAborted();
    if (!drive) throw new NotApplicable(`Not checked without a drive that can "${step}": see --drive.`);
    const { data, error } = answers[step].safeParse(await asked(drive, { do: step, ...fields }));
    const issue = error?.issues[0];
    if (issue) throw new DriveFailed(`The drive's answer to "${step}" is not right: ${[...issue.path, issue.message].join(': ')}.`);
    return data as Answers[S];
  }

  /** Lets the scheduler of the plug-in do what is due, if it has one. */
  async work(): Promise<void> {
    if (await this.can('work')) await this.answerOf('work');
  }

  /** A new order of a shopper. */
  async newOrder(payment: 'prepaid' | 'cod' = 'prepaid'): Promise<DrivenOrder> {
    const placed = await this.step('placeOrder', { payment });
    if (placed.order === null || placed.order === undefined)
      throw new DriveFailed('The drive answers "placeOrder" without the `order` that it placed.');
    return { order: placed.order, placed };
  }

  state(order: string | number): Promise<OrderState> {
    return this.step('state', { order });
  }

  /** Waits until something is so, with the plug-in's scheduler at work; false if it is not in time. */
  async until(
    isSo: () => boolean | Promise<boolean>,
    { patienceMs = this.options.patienceMs ?? PATIENCE_MS, working = true } = {},
  ): Promise<boolean> {
    const end = performance.now() + patienceMs;
    for (let pause = 5; ; pause = Math.min(pause * 2, 250)) {
      if (await isSo()) return true;
      if (performance.now() > end) return false;
      await wait(pause, undefined, { signal: this.options.signal });
      if (working) await this.work();
    }
  }

  /** Waits until the order shows something that an event must bring about; returns what it shows at the end. */
  async shows(
    order: string | number,
    isSo: (state: OrderState) => boolean,
  ): Promise<{ readonly state: OrderState; readonly isSo: boolean }> {
    let state = await this.state(order);
    const patienceMs = Math.min(this.options.patienceMs ?? EVENT_PATIENCE_MS, EVENT_PATIENCE_MS);
    const met = await this.until(
      async () => {
        state = await this.state(order);
        return isSo(state);
      },
      { patienceMs },
    );
    return { state, isSo: met };
  }

  /** What the order shows after a while, in which nothing must happen. */
  async settled(order: string | number): Promise<OrderState> {
    await wait(this.options.settleMs ?? SETTLE_MS, undefined, { signal: this.options.signal });
    await this.work();
    return this.state(order);
  }

  /** The order of the plug-in that came to the operator since `calls` of its calls; undefined if it does not come. */
  async arrived(known: number, patienceMs?: number): Promise<PlayedOrder | undefined> {
    const { orders } = this.operator.orders;
    await this.until(() => orders.length > known, { ...(patienceMs !== undefined && { patienceMs }) });
    return orders[known];
  }

  /** A parcel whose order the plug-in has placed, or one that it does not know if there is no drive. */
  async parcel(): Promise<{ readonly parcel: Parcel; readonly order: string | number | undefined }> {
    if (!(await this.can('placeOrder')) || !(await this.can('state'))) return this.strangers();
    const known = this.operator.orders.orders.length;
    const { order, placed } = await this.newOrder();
    const arrived = await this.arrived(known);
    if (!arrived) throw new DriveFailed(`No order came to the operator after "placeOrder".${wordsOf(placed.error)}`);
    return { parcel: arrived.parcel, order };
  }

  private strangers(): { readonly parcel: Parcel; readonly order: undefined } {
    return { parcel: strangeParcel(this.operator.shop.domain), order: undefined };
  }

  /** The statuses that its orders can show. */
  async shown(): Promise<readonly string[]> {
    return this.isDriven ? ((await this.describe()).shows ?? []) : [];
  }

  /** Whether the plug-in acts upon events of this name; true while it has not said which ones it wants. */
  actsUpon(name: string): boolean {
    return this.operator.webhooks.subscribed?.includes(name) ?? name === 'shipment.update';
  }

  callsTo(route: string, since: number): readonly Call[] {
    return this.operator.callsTo(route, since);
  }
}

/** A drive that throws has failed, whatever it throws. */
async function asked(drive: Drive, request: DriveRequest): Promise<unknown> {
  try {
    return await drive.ask(request);
  } catch (error) {
    if (error instanceof DriveFailed) throw error;
    throw new DriveFailed(`The drive failed at "${request.do}": ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

export const wordsOf = (error: Answers['state']['error']): string => (error ? ` It shows: ${error.code ?? ''} ${error.message ?? ''}` : '');
