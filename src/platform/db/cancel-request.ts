import pg, { type ClientConfig } from 'pg';

/** What identifies the server process of a connection, and how to reach it. */
export interface CancelTarget {
  readonly host: string;
  readonly port: number;
  readonly ssl: ClientConfig['ssl'];
  readonly processID: number;
  readonly secretKey: number;
}

/** The driver's connection, beyond its type definitions. */
interface Wire {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processID: number, secretKey: number): void;
  on(event: 'connect' | 'sslconnect' | 'end' | 'error', heard: (error?: Error) => void): void;
  readonly stream: { destroy(): void; setTimeout(ms: number, late: () => void): void };
}
const Wire = pg.Connection as unknown as new (config: { readonly ssl: ClientConfig['ssl'] }) => Wire;

const WAIT_MS = 2_000;

/**
 * Asks the server to cancel the statement of one of its processes, by the protocol's own request on its own connection. Unlike a
 * function call, it also passes through a pooler, which gives its clients its own keys. Resolves when the server, or the pooler, has
 * closed that connection: the request has then been passed on. Never rejects: the caller sees by the statement whether it worked.
 */
export function cancelRequest({ host, port, ssl, processID, secretKey }: CancelTarget): Promise<void> {
  const wire = new Wire({ ssl });
  return new Promise((resolve) => {
    const send = (): void => wire.cancel(processID, secretKey);
    wire.on('connect', () => (ssl ? wire.requestSsl() : send()));
    wire.on('sslconnect', send);
    wire.on('end', () => resolve());
    wire.on('error', () => wire.stream.destroy());
    wire.stream.setTimeout(WAIT_MS, () => wire.stream.destroy());
    if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`);
    else wire.connect(port, host);
  });
}
