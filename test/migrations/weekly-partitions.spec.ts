import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { v4, v7 } from 'uuid';
import { entities } from '../../src/entities.js';
import { migrations } from '../../src/migrations/index.js';
import { migrate } from '../../src/platform/db/migrate.js';
import { databaseUrl } from '../support/template.js';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `test_${randomBytes(6).toString('hex')}`;
const settings = { url: databaseUrl(serverUrl, name), schema: 'operator_three', pool: 2 };

const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${settings.schema}` });
  await client.connect();
  return work(client).finally(() => client.end());
};

const migrateTo = (end?: string): Promise<void> => {
  const index = migrations.findIndex((migration) => migration.name === end);
  return migrate(settings, { entities, migrations: index < 0 ? migrations : migrations.slice(0, index) }, () => undefined);
};

beforeAll(() => onServer(serverUrl, (client) => client.query(`create database ${name}`)));
afterAll(() => onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)));

const EVENTS = 'select seq, id, type, subject_id, data, owner_id, request_id, occurred_at, relayed_at, position from event order by seq';
const MAILS = 'select * from mail order by event_id, id';
const NEW_EVENT = `insert into event (id, type, subject_id, data, occurred_at) values ($1, 'order.updated', $1, '{}', now()) returning seq`;
const NEW_MAIL = `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, created_at)
  values ($1, $2, 'test', 'seller', 'a@b.example', 's', 't', 'h', 'sent', 1, now())`;

it('keeps every event and mail, also those whose ids say no time, and goes on counting', async () => {
  await migrateTo('20261203045000-partition-indexes');
  const [monthAgo, later] = [Date.now() - 30 * 86_400_000, Date.now() + 40 * 86_400_000];
  const ids = [v7({ msecs: monthAgo }), v7(), v4().replace(/^./, 'f'), v4().replace(/^./, '0'), v7({ msecs: later })];
  const before = await onServer(settings.url, async (client) => {
    for (const [index, id] of ids.entries()) {
      await client.query(
        `insert into event (id, type, subject_id, data, occurred_at, relayed_at, position)
         values ($1, 'order.updated', $2, '{"a":1}', now(), case when $3 > 0 then now() end, nullif($3, 0))`,
        [id, v7(), index],
      );
      await client.query(NEW_MAIL, [v4(), id]);
    }
    // What an interrupted migration may leave.
    await client.query('create index "event_key" on "event" ("seq")');
    return { events: (await client.query(EVENTS)).rows, mails: (await client.query(MAILS)).rows };
  });

  await migrateTo();

  await onServer(settings.url, async (client) => {
    expect((await client.query(EVENTS)).rows).toEqual(before.events);
    expect((await client.query(MAILS)).rows).toEqual(before.mails);
    expect((await client.query(NEW_EVENT, [v7()])).rows).toEqual([{ seq: '6' }]);
    for (const id of ids) await expect(client.query(NEW_EVENT, [id])).rejects.toThrow('duplicate key');
    for (const mail of before.mails) await expect(client.query(NEW_MAIL, [mail.id, mail.event_id])).rejects.toThrow('duplicate key');
    await expect(client.query(`update mail set status = 'lost'`)).rejects.toThrow('mail_status_check');
  });
});
