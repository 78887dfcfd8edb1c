import { LRUCache } from 'lru-cache';
import { systemClock, type Clock } from '../../../kernel/clock.js';
import { AddressRules } from './address-rules.js';
import { Connections, type PoolLimits } from './connections.js';
import { Exchange } from './exchange.js';
import { guardedConnector } from './guarded-connector.js';
import { NotDeliverable } from './failure.js';
import { outcomeOf, retryAfterSeconds, type SendOutcome } from './outcome.js';
import { resolverOf, type Resolver } from './resolve-name.js';
import { formProblem, placeOf } from './webhook-url.js';

export interface SendRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface SenderOptions {
  /** For everything together: name, connection, request, and the last byte of the answer. */
  readonly timeoutMs: number;
  readonly connectTimeoutMs?: number;
  readonly allowedNetworks: readonly string[];
  readonly resolve?: Resolver;
  readonly clock?: Clock;
  /** Authorities to trust instead of the usual ones. NODE_EXTRA_CA_CERTS adds to the usual ones without it. */
  readonly ca?: string;
  readonly limits?: PoolLimits;
}

const CONNECT_TIMEOUT_MS = 5000;
const LIMITS: PoolLimits = { perOrigin: 64, overall: 512 };
const MOST_TARGETS = 1000;

/** Where a URL leads, as far as its text says. */
interface Target {
  readonly origin: string;
  readonly path: string;
}

/** Posts to addresses that strangers chose, and comes back in time with what became of it. */
export class WebhookSender {
  private readonly connections: Connections;
  private readonly connectTimeoutMs: number;
  private readonly targets = new LRUCache<string, Target | NotDeliverable>({ max: MOST_TARGETS });

  constructor(private readonly options: SenderOptions) {
    this.connectTimeoutMs = Math.min(options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS, options.timeoutMs);
    const connect = guardedConnector({
      rules: new AddressRules(options.allowedNetworks),
      resolve: options.resolve ?? resolverOf(),
      connectTimeoutMs: this.connectTimeoutMs,
      ca: options.ca,
    });
    this.connections = new Connections(connect, options.limits ?? LIMITS);
  }

  /** The connections that are open now. */
  get openConnections(): number {
    return this.connections.size;
  }

  /** Makes one attempt. Rejects only for trouble on our own side, such as a sender that was closed; nothing was attempted then. */
  async send(request: SendRequest): Promise<SendOutcome> {
    const startedAt = performance.now();
    const exchange = new Exchange();
    const stopWatching = this.watch(exchange, startedAt);
    try {
      this.post(request, exchange);
      const answer = await exchange.answer;
      return outcomeOf(answer, {
        retryAfterSeconds: retryAfterSeconds(answer.status, answer.headers, (this.options.clock ?? systemClock).now()),
        durationMs: Math.round(performance.now() - startedAt),
        remoteAddress: exchange.remoteAddress,
      });
    } finally {
      stopWatching();
    }
  }

  /** Waits for what is under way and closes every connection. */
  close(): Promise<void> {
    return this.connections.close();
  }

  private post({ url, headers, body }: SendRequest, exchange: Exchange): void {
    let target = this.targets.get(url);
    if (!target) this.targets.set(url, (target = targetOf(url)));
    if (target instanceof NotDeliverable) exchange.giveUp(target);
    else this.connections.dispatch({ ...target, method: 'POST', headers, body }, exchange);
  }

  private watch(exchange: Exchange, startedAt: number): () => void {
    const { timeoutMs } = this.options;
    const stopConnect = onceAfter(this.connectTimeoutMs, startedAt, () => {
      if (!exchange.wasConnected)
        exchange.giveUp(new NotDeliverable('timeout', `No connection within ${secondsOf(this.connectTimeoutMs)} s.`));
    });
    const stopAll = onceAfter(timeoutMs, startedAt, () =>
      exchange.giveUp(new NotDeliverable('timeout', `No complete answer within ${secondsOf(timeoutMs)} s.`)),
    );
    return () => {
      stopConnect();
      stopAll();
    };
  }
}

function targetOf(url: string): Target | NotDeliverable {
  const problem = formProblem(url);
  if (problem) return new NotDeliverable('blocked', problem.message);
  const target = new URL(url);
  return { origin: originOf(target), path: target.pathname + target.search };
}

/** Without the dot that may end a name: certificates and SNI know no such dot. */
function originOf(url: URL): string {
  const { host, port } = placeOf(url);
  return `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Never early: a timer counts from the beginning of the turn that set it, which may have been a while ago. */
function onceAfter(ms: number, startedAt: number, act: () => void): () => void {
  let timer = setTimeout(check, ms);
  function check(): void {
    const remaining = startedAt + ms - performance.now();
    if (remaining <= 0) return act();
    timer = setTimeout(check, Math.ceil(remaining));
  }
  return () => clearTimeout(timer);
}

const secondsOf = (ms: number): number => ms / 1000;
