import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { waitFor } from './wait-for.js';

export interface ServerEvent {
  readonly name: string;
  // Untyped, because tests assert what they find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
}

/** A stream of server-sent events over its own socket, as a browser opens it. */
export interface EventListening {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly events: readonly ServerEvent[];
  /** Everything received, byte for byte. */
  text(): string;
  ended(): boolean;
  /** Resolves with the first event from this one on for which it holds. */
  until(what: string, holds: (event: ServerEvent) => boolean, from?: number): Promise<ServerEvent>;
  close(): void;
}

const open: EventListening[] = [];

/** For afterEach. */
export function closeEventSources(): void {
  for (const each of open.splice(0)) each.close();
}

export async function listenTo(url: string): Promise<EventListening> {
  const asked = request(url, { agent: false, headers: { accept: 'text/event-stream' } });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject).end();
  });
  let [text, ended] = ['', false];
  const events: ServerEvent[] = [];
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    events.splice(0, events.length, ...eventsIn(text));
  });
  response.once('end', () => (ended = true)).once('error', () => (ended = true));
  const listening: EventListening = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    text: () => text,
    ended: () => ended,
    until: async (what, holds, from = 0) => {
      const found = () => events.slice(from).find(holds);
      await waitFor(
        () => `${what}; received: ${text}`,
        () => found() !== undefined,
      );
      return found() as ServerEvent;
    },
    close: () => asked.destroy(),
  };
  asked.on('error', () => undefined);
  open.push(listening);
  return listening;
}

const eventsIn = (text: string): ServerEvent[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) as unknown }];
    });
