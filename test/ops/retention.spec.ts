import { JobWork } from '../../src/platform/work/work.js';
import { readFile } from 'node:fs/promises';
import { v7 } from 'uuid';
import { scheduledTasks } from '../../src/scheduled-tasks.js';
import { startApp, type TestApp } from '../support/app.js';
import { days } from '../support/clock.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const DAY = days(1);
const ago = (count: number): Date => new Date(app.clock.now().getTime() - count * DAY);
/** Begins with that time, as ids of that day did. */
const idOf = (count: number): string => v7({ msecs: ago(count).getTime() });
const run = async (queue: string): Promise<void> => {
  const task = scheduledTasks(() => undefined).find((each) => each.queue === queue);
  if (!task) throw new Error(`There is no task ${queue}.`);
  await task.run(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
};

/** Inserts a row; columns that it does not name are null or have their default. Answers its id. */
async function put(table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`);
  await app.database.sql(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row));
  return String(row['id']);
}

async function left(table: string, ids: Readonly<Record<string, string>>, column = 'id'): Promise<string[]> {
  const rows = await app.database.sql<{ id: string }>(`select ${column} as id from ${table} where ${column} = any($1)`, [
    Object.values(ids),
  ]);
  const found = new Set(rows.map(({ id }) => id));
  return Object.keys(ids).filter((name) => found.has(ids[name] ?? ''));
}

const MAIL = { kind: 'test', audience: 'seller', recipient: 'a@b.example', subject: 's', text_body: 't', html_body: 'h' };
const mail = (age: number, status: string) =>
  put('mail', {
    ...MAIL,
    id: v7(),
    event_id: idOf(age),
    status,
    attempts: 1,
    created_at: ago(age),
    sent_at: status === 'sent' ? ago(age) : null,
  });
const text = (age: number, status: string) =>
  put('text_message', {
    ...{ id: idOf(age), kind: 'test', recipient: '1', status, attempts: 1, created_at: ago(age) },
    sent_at: status === 'sent' ? ago(age) : null,
  });

describe('Messages to people', () => {
  it.each([
    ['mail', mail],
    ['text_message', text],
  ] as const)('%s: sent ones are deleted after thirty days, failed ones after half a year, waiting ones never', async (table, write) => {
    const ids = {
      sentLately: await write(29, 'sent'),
      sentBefore: await write(38, 'sent'),
      failedLately: await write(179, 'failed'),
      failedBefore: await write(181, 'failed'),
      waiting: await write(400, 'queued'),
    };
    await run('message_retention');
    expect(await left(table, ids)).toEqual(['sentLately', 'failedLately', 'waiting']);
  });

  it('are deleted completely by two workers at once, in small batches', async () => {
    await app.database.sql(
      `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, created_at, sent_at)
       select gen_random_uuid(), $1, 'many', 'seller', 'a', 's', 't', 'h', 'sent', 1, $2, $2 from generate_series(1, 12000)`,
      [idOf(40), ago(40)],
    );
    await Promise.all([run('message_retention'), run('message_retention')]);
    expect(await app.database.sql(`select 1 from mail where kind = 'many'`)).toEqual([]);
  });
});

describe('Events and webhook messages', () => {
  const EVENT = { type: 'order.updated', subject_id: v7(), data: '{"fields":[]}' };
  const event = async (age: number, position: number | null) =>
    put('event', { ...EVENT, id: idOf(age), occurred_at: ago(age), relayed_at: position === null ? null : ago(age), position });

  it('stay while a consumer has not read them, however old they are', async () => {
    const [base] = await app.database.sql<{ top: string }>('select coalesce(max(position), 0) + 1000 as top from event');
    const top = Number(base?.top);
    const ids = {
      readLately: await event(29, top + 1),
      readBefore: await event(38, top + 2),
      unread: await event(38, top + 9),
      withoutPosition: await event(38, null),
    };
    await app.database.sql('update event_consumer set position = $1', [top + 5]);
    await app.database.sql(
      `insert into event_consumer (queue, position) values ('slow', $1) on conflict (queue) do update set position = $1`,
      [top + 5],
    );
    await run('event_retention');
    expect(await left('event', ids)).toEqual(['readLately', 'unread', 'withoutPosition']);
  });

  const message = (age: number) =>
    put('webhook_message', {
      id: idOf(age),
      endpoint_id: v7(),
      event_id: v7(),
      event_type: 'shipment.update',
      body: '{}',
      created_at: ago(age),
    });
  const attempt = (messageId: string, age: number, more: Readonly<Record<string, unknown>>) =>
    put('webhook_delivery', {
      ...{
        id: v7(),
        message_id: messageId,
        endpoint_id: v7(),
        kind: 'automatic',
        attempt: 1,
        status: 'failed',
        due_at: ago(age),
        created_at: ago(age),
      },
      ...more,
    });

  it('go with their attempts, unless one is pending or lately made', async () => {
    const ids = { done: await message(31), retried: await message(31), repeated: await message(31), lately: await message(29) };
    for (const id of Object.values(ids)) await attempt(id, 31, {});
    await attempt(ids.done, 31, { attempt: 2, status: 'delivered' });
    await attempt(ids.done, 31, { kind: 'manual', status: 'delivered' });
    await attempt(ids.retried, 31, { attempt: 2, status: 'pending' });
    await attempt(ids.repeated, 5, { kind: 'manual', status: 'delivered' });
    await run('webhook_maintenance');
    expect(await left('webhook_message', ids)).toEqual(['retried', 'repeated', 'lately']);
    const attempts = await app.database.sql('select message_id from webhook_delivery where message_id = any($1)', [Object.values(ids)]);
    expect(attempts).toHaveLength(5);
  });
});

describe('Credentials', () => {
  const token = (age: number, more: Readonly<Record<string, unknown>>) =>
    put('access_token', {
      ...{ id: idOf(age), kind: 'seller_session', hash: Buffer.from(v7()), subject_id: v7(), scopes: '[]', ip_allow_list: '[]' },
      ...{ renewed_at: ago(age), created_at: ago(age), expires_at: ago(age) },
      ...more,
    });

  it('of sessions go ninety days after their end, except those that tokens were created in', async () => {
    const parent = await token(120, {});
    const ids = {
      ended: await token(91, {}),
      revoked: await token(91, { expires_at: null, revoked_at: ago(91) }),
      endedLately: await token(89, {}),
      alive: await token(120, { expires_at: ago(-1) }),
      parent,
      child: await token(119, { kind: 'api', parent_id: parent, expires_at: null }),
      expiredApi: await token(200, { kind: 'api' }),
    };
    await run('access_retention');
    expect(await left('access_token', ids)).toEqual(['endedLately', 'alive', 'parent', 'child', 'expiredApi']);
  });

  it('of a password reset go, and invitations stay', async () => {
    const link = (age: number, purpose: string) =>
      put('account_link', {
        id: idOf(age),
        purpose,
        account_id: v7(),
        hash: Buffer.from(v7()),
        expires_at: ago(age),
        created_at: ago(age),
      });
    const ids = {
      lately: await link(89, 'password_reset'),
      before: await link(91, 'password_reset'),
      invitation: await link(400, 'seller_invitation'),
    };
    await run('access_retention');
    expect(await left('account_link', ids)).toEqual(['lately', 'invitation']);
  });
});

describe('The fleet', () => {
  it('keeps a refused report until dispatch has decided about it', async () => {
    const report = (age: number, more: Readonly<Record<string, unknown>> = {}) =>
      put('driver_event', { id: idOf(age), driver_id: v7(), client_event_id: v7(), kind: 'arrive', received_at: ago(age), ...more });
    const ids = {
      lately: await report(179),
      before: await report(181),
      undecided: await report(400, { refusal_code: 'TASK_CLOSED' }),
      decided: await report(400, { refusal_code: 'TASK_CLOSED', resolved_at: ago(200) }),
    };
    await run('driver_event_retention');
    expect(await left('driver_event', ids)).toEqual(['lately', 'undecided']);
  });

  it('forgets delivery codes with the files of proofs', async () => {
    const code = async (age: number) => {
      const id = idOf(age);
      const times = { issued_at: ago(age), expires_at: ago(age) };
      await put('delivery_code', { task_id: id, shipment_id: v7(), code_hash: 'x', tries: 0, sent_to: 'a***', ...times });
      return id;
    };
    const ids = { lately: await code(179), before: await code(181) };
    await run('delivery_code_retention');
    expect(await left('delivery_code', ids, 'task_id')).toEqual(['lately']);
  });
});

it('What shoppers were told is forgotten after a year, what sellers read in digests after a month, scans of carriers after half a year', async () => {
  const notice = async (age: number) => {
    const id = idOf(age);
    await put('shopper_notice', { shipment_id: id, fact: 'delivered', occasion: 'once', created_at: ago(age) });
    return id;
  };
  const entry = async (age: number, day: Date | null) => {
    const id = idOf(age);
    const about = { shipment_id: v7(), transition_id: v7(), kind: 'delivered', occurred_at: ago(age) };
    await put('seller_digest_entry', { seller_id: v7(), event_id: id, ...about, day });
    return id;
  };
  const scan = (age: number, processed: Date | null) =>
    put('carrier_scan', {
      ...{
        id: idOf(age),
        account_id: v7(),
        event_key: v7(),
        awb: '1',
        code: 'X',
        occurred_at: ago(age),
        received_at: ago(age),
        due_at: ago(age),
      },
      ...{ failures: 0, source: 'webhook', processed_at: processed },
    });
  const notices = { lately: await notice(364), before: await notice(366) };
  const scans = { lately: await scan(179, ago(179)), before: await scan(181, ago(181)), open: await scan(400, null) };
  const entries = { lately: await entry(40, ago(29)), before: await entry(40, ago(32)), waiting: await entry(40, null) };
  await run('notice_retention');
  await run('carrier_scan_purge');
  expect(await left('shopper_notice', notices, 'shipment_id')).toEqual(['lately']);
  expect(await left('seller_digest_entry', entries, 'event_id')).toEqual(['lately', 'waiting']);
  expect(await left('carrier_scan', scans)).toEqual(['lately', 'open']);
});

it('Responses to Idempotency-Keys stay as long as promised', async () => {
  const answer = async (expires: Date): Promise<void> => {
    await put('idempotent_answer', {
      scope: Buffer.from(v7()),
      fingerprint: Buffer.from('f'),
      answer: Buffer.from('a'),
      expires_at: expires,
    });
  };
  await answer(ago(1));
  await answer(ago(-1));
  await run('door_expiry');
  expect(await app.database.sql('select 1 from idempotent_answer')).toHaveLength(1);
});

it('The page for operators says of every table how long it is kept', async () => {
  const page = await readFile('src/docs/operate.md', 'utf8');
  const kept = page.slice(page.indexOf('## What is kept'));
  const tables = await app.database.sql<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace`,
  );
  const unsaid = tables.map(({ name }) => name).filter((name) => !kept.includes(`\`${name}\``));
  expect(unsaid.toSorted()).toEqual([]);
});
