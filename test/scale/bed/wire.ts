import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Bed } from './bed.js';

type Direction = 'to the server' | 'to the client';

/** One direction of one connection. What it has lost it never makes up for, as a firewall that forgot the connection. */
interface Lane {
  readonly direction: Direction;
  lost: boolean;
  readonly held: (() => void)[];
}

/**
 * A TCP proxy with a bad day: it can lose or hold back bytes in either direction while connections stay open, delay them, cut what is open
 * and refuse what is new. For the proxy that cuts and mends only, see test/support/tcp-proxy.ts.
 */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private readonly lanes = new Set<Lane>();
  private losing = new Set<Direction>();
  private holding = false;
  private refusing = false;
  private delayMs = 0;
  /** Connections that were ever made through it, and those that the client has open. */
  made = 0;
  open = 0;

  private constructor(readonly port: number) {}

  static async to(bed: Bed, target: number): Promise<Wire> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const wire = new Wire((server.address() as AddressInfo).port);
    server.on('connection', (client) => wire.join(client, target));
    bed.onClose(async () => {
      wire.cut();
      server.close();
      await once(server, 'close');
    });
    return wire;
  }

  /** Loses everything in these directions from now on; connections that lost something stay silent for ever. */
  swallow(...directions: readonly Direction[]): void {
    this.losing = new Set(directions.length > 0 ? directions : ['to the server', 'to the client']);
  }

  /** Holds everything back, and delivers it all when it is mended: what TCP does when a cable is pulled and put back. */
  hold(): void {
    this.holding = true;
  }

  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** Breaks what is open. */
  cut(): void {
    this.sockets.forEach((socket) => socket.destroy());
  }

  refuse(): void {
    this.refusing = true;
  }

  mend(): void {
    this.losing = new Set();
    this.refusing = false;
    this.holding = false;
    this.delayMs = 0;
    for (const lane of this.lanes) lane.held.splice(0).forEach((deliver) => deliver());
  }

  private join(client: Socket, target: number): void {
    if (this.refusing) return void client.destroy();
    this.made += 1;
    this.open += 1;
    client.on('close', () => (this.open -= 1));
    const upstream = connect({ host: '127.0.0.1', port: target });
    this.forward(client, upstream, 'to the server');
    this.forward(upstream, client, 'to the client');
  }

  private forward(from: Socket, to: Socket, direction: Direction): void {
    const lane: Lane = { direction, lost: false, held: [] };
    this.sockets.add(from);
    this.lanes.add(lane);
    from.setNoDelay(true);
    from.on('data', (chunk: Buffer) => this.carry(lane, () => void (to.writable && to.write(chunk))));
    from.on('end', () => this.carry(lane, () => void to.end()));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      this.carry(lane, () => void to.destroy());
      if (lane.held.length === 0) this.lanes.delete(lane);
    });
  }

  private carry(lane: Lane, deliver: () => void): void {
    lane.lost ||= this.losing.has(lane.direction);
    if (lane.lost) return;
    if (this.holding) lane.held.push(deliver);
    else if (this.delayMs > 0) setTimeout(deliver, this.delayMs);
    else deliver();
  }
}
