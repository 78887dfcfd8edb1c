import { LRUCache } from 'lru-cache';
import { systemClock, type Clock } from '../../../kernel/clock.js';
import { AddressRules } from '../../../platform/outbound/address-rules.js';
import { Connections, type PoolLimits } from './connections.js';
import { Exchange } from './exchange.js';
import { guardedConnector } from '../../../platform/outbound/guarded-connector.js';
import { NotDeliverable } from '../../../platform/outbound/not-deliverable.js';
import { outcomeOf, retryAfterSeconds, type SendOutcome } from './outcome.js';
import { resolverOf, type Resolver } from '../../../platform/outbound/resolve-name.js';
import { formProblem, placeOf } from './webhook-url.js';

export interface SendRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface SenderOptions {
  /** One deadline for everything: DNS, connection, request and the last byte of the response. */
  readonly timeoutMs: number;
  readonly connectTimeoutMs?: number;
  readonly allowedNetworks: readonly string[];
  readonly resolve?: Resolver;
  readonly clock?: Clock;
  /** Trusted certificate authorities, instead of the default ones. To add to the defaults, use NODE_EXTRA_CA_CERTS. */
  readonly ca?: string;
  readonly limits?: PoolLimits;
}

const CONNECT_TIMEOUT_MS = 5000;
const LIMITS: PoolLimits = { perOrigin: 64, overall: 512 };
const MAX_TARGETS = 1000;

/** The parts of a URL that undici needs. */
interface Target {
  readonly origin: string;
  readonly path: string;
}

/** Posts to untrusted URLs within a deadline. */
export class WebhookSender {
  private readonly connections: Connections;
  private readonly connectTimeoutMs: number;
  private readonly targets = new LRUCache<string, Target | NotDeliverable>({ max: MAX_TARGETS });

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

  get openConnections(): number {
    return this.connections.size;
  }

  /** Makes one attempt. Rejects only for errors of this process, such as a closed sender; then nothing was attempted. */
  async send(request: SendRequest): Promise<SendOutcome> {
    const startedAt = performance.now();
    const exchange = new Exchange();
    const stopWatching = this.watch(exchange, startedAt);
    try {
      this.post(request, exchange);
      const response = await exchange.response;
      return outcomeOf(response, {
        retryAfterSeconds: retryAfterSeconds(response.status, response.headers, (this.options.clock ?? systemClock).now()),
        durationMs: Math.round(performance.now() - startedAt),
        remoteAddress: exchange.remoteAddress,
      });
    } finally {
      stopWatching();
    }
  }

  /** Waits for requests in flight and closes all connections. */
  close(): Promise<void> {
    return this.connections.close();
  }

  private post({ url, headers, body }: SendRequest, exchange: Exchange): void {
    let target = this.targets.get(url);
    if (!target) this.targets.set(url, (target = targetOf(url)));
    if (target instanceof NotDeliverable) exchange.abort(target);
    else this.connections.dispatch({ ...target, method: 'POST', headers, body }, exchange);
  }

  private watch(exchange: Exchange, startedAt: number): () => void {
    const { timeoutMs } = this.options;
    const stopConnect = onceAfter(this.connectTimeoutMs, startedAt, () => {
      if (!exchange.wasConnected)
        exchange.abort(new NotDeliverable('timeout', `No connection within ${secondsOf(this.connectTimeoutMs)} s.`));
    });
    const stopAll = onceAfter(timeoutMs, startedAt, () =>
      exchange.abort(new NotDeliverable('timeout', `No complete response within ${secondsOf(timeoutMs)} s.`)),
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

/** Without a trailing dot, which certificates and SNI do not allow. */
function originOf(url: URL): string {
  const { host, port } = placeOf(url);
  return `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Never fires early. A timer counts from the start of the event-loop turn that set it, which may be earlier than `startedAt`. */
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
