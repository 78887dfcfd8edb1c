import { once } from 'node:events';
import { WebSocket } from 'ws';
import { answerQuestions } from './children.js';

/** Many clients at once: each with a token and a document, in turns. */
export interface Subscribing {
  readonly port: number;
  readonly count: number;
  readonly tokens: readonly string[];
  readonly queries: readonly string[];
}

export type SubscriberQuestion = { readonly subscribe: Subscribing } | { readonly take: number } | { readonly leave: true };

export interface SubscriberReply {
  /** When each subscriber heard its next change, in milliseconds since 1970. */
  readonly heardAt: readonly number[];
}

const AT_ONCE = 25;
const PATIENCE_MS = 20_000;
const sockets: WebSocket[] = [];
let heardAt: number[] = [];
let heardEnough: (() => void) | undefined;
let expected = Infinity;

answerQuestions<SubscriberQuestion, SubscriberReply>(async (question) => {
  if ('subscribe' in question) await subscribeAll(question.subscribe);
  else if ('leave' in question) await leave();
  else return { heardAt: await take(question.take) };
  return { heardAt: [] };
});

async function subscribeAll(wanted: Subscribing): Promise<void> {
  for (let first = 0; first < wanted.count; first += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted.count - first) }, (_, index) => subscribe(wanted, first + index)));
  }
}

async function subscribe({ port, tokens, queries }: Subscribing, index: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  sockets.push(socket);
  await once(socket, 'open');
  const acknowledged = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token: tokens[index % tokens.length] } }));
  await acknowledged;
  socket.on('message', (data: Buffer) => note(data.toString()));
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: queries[index % queries.length] } }));
}

function note(text: string): void {
  if (!text.includes('"shipmentChanged":{')) throw new Error(`A subscriber received: ${text}`);
  heardAt.push(performance.timeOrigin + performance.now());
  if (heardAt.length >= expected) heardEnough?.();
}

/** Waits until this many have heard something. */
async function take(count: number): Promise<number[]> {
  expected = count;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Only ${heardAt.length} of ${count} subscribers heard of it.`)), PATIENCE_MS).unref();
  });
  if (heardAt.length < count) await Promise.race([new Promise<void>((resolve) => (heardEnough = resolve)), late]);
  late.catch(() => undefined);
  const came = heardAt;
  heardAt = [];
  return came;
}

async function leave(): Promise<void> {
  await Promise.all(
    sockets.splice(0).map((socket) => {
      const closed = once(socket, 'close');
      socket.close();
      return closed;
    }),
  );
}
