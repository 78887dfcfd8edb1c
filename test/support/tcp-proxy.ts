import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /** Swallows everything on connections of this application that are open now, without closing them: nothing errs, nothing comes. */
  swallow(application: string): void;
  /** How many connections of this application were ever made. */
  made(application: string): number;
  close(): Promise<void>;
}

/** Stands between the service and its database, so that a test can pull the plug. */
export async function startProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const opened: { readonly greeting: string; swallow: () => void }[] = [];
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.once('data', (greeting: Buffer) => {
      // The first message of a client names its application in plain text.
      const swallow = (): void => [client, upstream].forEach((socket) => void socket.unpipe().removeAllListeners('data').resume());
      opened.push({ greeting: greeting.toString('latin1'), swallow });
    });
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const of = (application: string) => opened.filter(({ greeting }) => greeting.includes(application));
  const destroyAll = (): void => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      destroyAll();
    },
    mend: () => {
      isCut = false;
    },
    swallow: (application) => of(application).forEach(({ swallow }) => swallow()),
    made: (application) => of(application).length,
    close: async () => {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
