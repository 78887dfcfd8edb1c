import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RELAY_CHANNEL } from '../../src/platform/events/relay-nudge.js';
import { Ground, type Database } from '../bench/ground.js';
import { authority } from '../modules/webhooks/certificates.js';
import { startReceiver, type Receiver } from '../modules/webhooks/receiver.js';
import { ServiceProcess } from './service-process.js';

export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** A database, a receiver, processes of the service under common settings, and the operator's webhook. */
export class Field {
  private readonly processes: ServiceProcess[] = [];

  private constructor(
    private readonly ground: Ground,
    private readonly settings: Readonly<Record<string, string>>,
    readonly database: Database,
    readonly receiver: Receiver,
  ) {}

  static async open(
    name: string,
    {
      settings = {},
      answer,
    }: { settings?: Readonly<Record<string, string>>; answer?: (request: IncomingMessage, response: ServerResponse) => void },
  ): Promise<Field> {
    say('Building ...');
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
    const ground = await Ground.open({ profile: undefined, keep: undefined });
    const ca = await authority();
    const trusted = join(ground.folder, 'ca.pem');
    await writeFile(trusted, ca.cert);
    const database = await ground.database(name);
    const common = {
      DATABASE_URL: database.url,
      DATA_DIR: join(ground.folder, `data-${name}`),
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'error',
      ERP_RATE_LIMIT: '0/15',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      NODE_EXTRA_CA_CERTS: trusted,
      ...settings,
    };
    return new Field(ground, common, database, await startReceiver(await ca.issue(), answer));
  }

  async start(name: string, settings: Readonly<Record<string, string>>): Promise<ServiceProcess> {
    const started = new ServiceProcess(name, { ...this.settings, ...settings });
    this.processes.push(started);
    await started.start();
    return started;
  }

  /** Subscribes the operator, by default to handovers. */
  async subscribe({ port }: ServiceProcess, events: readonly string[] = ['cod.handover']): Promise<void> {
    const token = `erp_${randomBytes(32).toString('base64url')}`;
    await this.database.sql(
      `insert into access_token (id, kind, hash, scopes, ip_allow_list, renewed_at, created_at)
       values (gen_random_uuid(), 'erp', $1, '["erp:*"]', '[]', now(), now())`,
      [createHash('sha256').update(token).digest()],
    );
    const answer = await fetch(`http://127.0.0.1:${port}/api/erp/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: this.receiver.url(), events }),
    });
    if (answer.status !== 200) throw new Error(`The webhook was refused: ${await answer.text()}`);
  }

  /** So many events, as modules write them into the outbox. */
  async publish(count: number): Promise<void> {
    await this.database.sql(
      `insert into event (id, type, subject_id, data, occurred_at)
       select gen_random_uuid(), 'cod.handover', gen_random_uuid(), '{}', clock_timestamp() from generate_series(1, $1)`,
      [count],
    );
    await this.database.sql("select pg_notify($1, '')", [RELAY_CHANNEL]);
  }

  async close(): Promise<void> {
    for (const each of this.processes) await each.kill();
    await this.receiver.close();
    await this.ground.close();
  }
}
