import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { waitFor } from './wait-for.js';

/** How a connection ended. */
export interface Farewell {
  readonly code: number;
  readonly reason: string;
}

/** What one subscription received, and how it ended. */
export interface Subscription {
  // Untyped, because tests assert what they find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly received: any[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly errors: any[];
  readonly ended: boolean;
  stop(): void;
}

export interface Subscriber {
  readonly client: Client;
  readonly farewells: Farewell[];
  readonly sockets: WebSocket[];
  subscribe(query: string, variables?: Readonly<Record<string, unknown>>): Subscription;
  close(): Promise<void>;
}

export interface SubscriberSettings {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retries?: number;
}

const open: Subscriber[] = [];

/** A client of the protocol as an internal tool would have it. */
export function subscriber(url: string | (() => string), { params = {}, headers = {}, retries = 0 }: SubscriberSettings): Subscriber {
  const farewells: Farewell[] = [];
  const sockets: WebSocket[] = [];
  class Socket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { headers });
      sockets.push(this);
    }
  }
  const client = createClient({
    url: () => `${(typeof url === 'string' ? url : url()).replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: params,
    retryAttempts: retries,
    lazy: true,
    onNonLazyError: () => undefined,
    on: { closed: (event) => farewells.push({ code: (event as Farewell).code, reason: (event as Farewell).reason }) },
  });
  const made: Subscriber = {
    client,
    farewells,
    sockets,
    subscribe: (query, variables = {}) => subscribe(client, query, variables),
    close: async () => void (await client.dispose()),
  };
  open.push(made);
  return made;
}

/** The holder of a token. */
export const holderOf = (url: string, token: string): Subscriber => subscriber(url, { params: { token } });

/** Ends everything that tests of a file have opened. */
export async function closeSubscribers(): Promise<void> {
  await Promise.all(open.splice(0).map((each) => each.close()));
}

function subscribe(client: Client, query: string, variables: Readonly<Record<string, unknown>>): Subscription {
  const state = { received: [] as unknown[], errors: [] as unknown[], ended: false };
  const stop = client.subscribe(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (errors) state.errors.push(...errors);
        else state.received.push(data);
      },
      error: (error) => {
        state.errors.push(...(Array.isArray(error) ? error : [error]));
        state.ended = true;
      },
      complete: () => (state.ended = true),
    },
  );
  return Object.assign(state, { stop });
}

/** The sockets of all processes together, as the protocol has no word for a subscription that has begun. */
export const untilReceived = (what: string, { received }: Subscription, count: number): Promise<void> =>
  waitFor(`${what} (${count})`, () => received.length >= count);
