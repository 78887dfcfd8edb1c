import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Bed } from './bed.js';
import type { PostgresNode } from './postgres-node.js';

const PROBE_MS = 200;

/**
 * What Patroni does, in forty lines: asks the leader whether it takes writes, and promotes the other node when it has not for as long as
 * its lease lasts. Answers the probes of load balancers: only the leader is the primary, whatever another server thinks of itself.
 */
export class FailoverManager {
  private stopped = false;
  private readonly probes: Server[] = [];
  promotedAt: number | undefined;

  private constructor(
    public leader: PostgresNode,
    private readonly follower: PostgresNode,
    private readonly ttlMs: number,
  ) {}

  static over(bed: Bed, leader: PostgresNode, follower: PostgresNode, ttlMs: number): FailoverManager {
    const manager = new FailoverManager(leader, follower, ttlMs);
    const watching = manager.watch();
    bed.onClose(async () => {
      manager.stopped = true;
      for (const probe of manager.probes) probe.close();
      await watching;
    });
    return manager;
  }

  /** A port that answers 200 for `/primary` while this node leads, and 503 otherwise. */
  async probeOf(node: PostgresNode): Promise<number> {
    const server = createServer((_, response) => {
      const leads = node === this.leader;
      void (leads ? node.isWritable() : Promise.resolve(false)).then((yes) => response.writeHead(yes ? 200 : 503).end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.probes.push(server);
    return (server.address() as AddressInfo).port;
  }

  private async watch(): Promise<void> {
    let heard = performance.now();
    while (!this.stopped && this.promotedAt === undefined) {
      if (await this.leader.isWritable()) heard = performance.now();
      else if (performance.now() - heard >= this.ttlMs) await this.failOver();
      await pause(PROBE_MS);
    }
  }

  private async failOver(): Promise<void> {
    await this.follower.promote();
    this.leader = this.follower;
    this.promotedAt = performance.now();
  }
}
