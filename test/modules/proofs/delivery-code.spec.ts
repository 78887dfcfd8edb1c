import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { checkDeliveryCode, issueDeliveryCode, recordAppTries, type CheckedCode } from '../../../src/modules/proofs/index.js';
import { newId } from '../../../src/platform/ids.js';
import { startApp, type TestApp } from '../../support/app.js';
import { hours } from '../../support/clock.js';
import { anOrder, connectShop, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp();
  shop = await connectShop(app);
});
afterAll(() => app.stop());

interface Delivery {
  readonly taskId: string;
  readonly shipmentId: string;
}

async function aDelivery(
  customer: Readonly<Record<string, unknown>> = {},
  order: Readonly<Record<string, unknown>> = { locale: 'en' },
): Promise<Delivery> {
  const given = anOrder(shop.domain, order);
  const placed = await app.client.post('/api/order', { ...given, customer: { ...given.customer, ...customer } }, shop.headers);
  const shipmentId: string = placed.body.nbox.shipment_detail_id;
  return { taskId: newId(), shipmentId };
}

const issue = (delivery: Delivery): Promise<{ phoneFailed: boolean }> =>
  app.database.unitOfWork.run(null, (tx) => issueDeliveryCode(tx, delivery));
const say = ({ taskId }: Delivery, code: string): Promise<CheckedCode> =>
  app.database.unitOfWork.run(null, (tx) => checkDeliveryCode(tx, { taskId, code }));

/** What was written to a folder about one record, once it is there. */
async function written(folder: string, id: string | undefined): Promise<string> {
  const path = join(app.dataDir, folder);
  const find = async () => (await readdir(path).catch(() => [])).find((name) => name.includes(String(id)) && !name.startsWith('.'));
  await waitFor(`a file in ${folder}`, async () => (await find()) !== undefined);
  return readFile(join(path, (await find()) ?? ''), 'utf8');
}

async function mailed({ shipmentId }: Delivery) {
  const [mail] = await app.database.sql<{ id: string }>(
    `select m.id from mail m join event e on e.id = m.event_id where e.subject_id = $1 and m.kind = 'delivery_code' order by m.id desc limit 1`,
    [shipmentId],
  );
  return PostalMime.parse(await written('outbox', mail?.id));
}

async function codeOf(delivery: Delivery): Promise<string> {
  const { text } = await mailed(delivery);
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
}

/** Six digits that are not the code. */
const wrong = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('A delivery code', () => {
  it('is mailed to the consignee, and not in the subject, which a locked phone shows', async () => {
    const delivery = await aDelivery({ email: 'fatima@example.com' });
    await issue(delivery);
    const mail = await mailed(delivery);

    expect(mail.to?.[0]?.address).toBe('fatima@example.com');
    expect(mail.text).toMatch(/Your delivery code: \d{6}/);
    expect(mail.html).toMatch(/Your delivery code: \d{6}/);
    expect(mail.subject).not.toMatch(/\d{6}/);
    expect(await say(delivery, await codeOf(delivery))).toEqual({ result: 'correct', triesLeft: 4 });
  });

  it('is also a text message, which is a file where there is no provider', async () => {
    const delivery = await aDelivery({ phone: '+971 50 987 6543' });
    await issue(delivery);
    const [message] = await app.database.sql<{ id: string }>('select id from text_message order by id desc limit 1');
    const sent: unknown = JSON.parse(await written('outbox-sms', message?.id));

    expect(sent).toEqual({
      to: '+971509876543',
      id: message?.id,
      text: expect.stringContaining(`${await codeOf(delivery)} is the delivery code`),
    });
  });

  it('comes in Arabic to a consignee who ordered in Arabic', async () => {
    const delivery = await aDelivery({}, { locale: 'ar' });
    await issue(delivery);
    const mail = await mailed(delivery);

    expect(mail.text).toMatch(/رمز الاستلام: \d{6}/);
    expect(mail.html).toContain('dir="rtl"');
  });

  it('is in no table once it was sent, neither as text nor as a hash without a key', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    const [message] = await app.database.sql<{ id: string }>('select id from text_message order by id desc limit 1');
    await written('outbox-sms', message?.id);
    await waitFor('both are noted as sent', async () => {
      const [waiting] = await app.database.sql<{ count: string }>(
        `select (select count(*) from mail where status = 'queued') + (select count(*) from text_message where status = 'queued') as count`,
      );
      return waiting?.count === '0';
    });
    const found: string[] = [];
    for (const table of ['mail', 'text_message', 'event', 'delivery_code', 'proof', 'audit_event']) {
      const rows = await app.database.sql(`select 1 from ${table} t where to_jsonb(t)::text ~ $1`, [`(^|[^0-9a-f])${code}([^0-9a-f]|$)`]);
      if (rows.length > 0) found.push(table);
    }

    expect(found).toEqual([]);
  });

  it('is asked for again when another one was sent after it had been said', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    await say(delivery, code);
    await issue(delivery);

    expect(await say(delivery, code)).toEqual({ result: 'wrong', triesLeft: 4 });
  });

  it('stays verified, whatever is said afterwards', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    await say(delivery, wrong(code));
    await say(delivery, code);
    for (let count = 0; count < 6; count++) await say(delivery, wrong(code));

    expect(await say(delivery, wrong(code))).toEqual({ result: 'correct', triesLeft: 3 });
  });

  it('is locked after five wrong tries, also for the right digits', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    const results: CheckedCode[] = [];
    for (let count = 0; count < 6; count++) results.push(await say(delivery, wrong(code)));

    expect(results.map(({ result }) => result)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'locked']);
    expect(results.map(({ triesLeft }) => triesLeft)).toEqual([4, 3, 2, 1, 0, 0]);
    expect((await say(delivery, code)).result).toBe('locked');
  });

  it('has five tries together with those that the app of the driver refused, however often the app reports them', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    const report = (count: number) => app.database.unitOfWork.run(null, (tx) => recordAppTries(tx, { taskId: delivery.taskId, count }));
    await Promise.all([report(3), report(3), report(2)]);

    expect(await say(delivery, wrong(code))).toEqual({ result: 'wrong', triesLeft: 1 });
    await report(4);
    expect(await say(delivery, code)).toEqual({ result: 'locked', triesLeft: 0 });
  });

  it('can be guessed five times by fifty callers at once', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => say(delivery, wrong(code, index + 1))));

    expect(results.filter(({ result }) => result === 'wrong')).toHaveLength(5);
    expect(results.filter(({ result }) => result === 'locked')).toHaveLength(45);
  });

  it('is replaced by a new one, which has five tries and a check of its own', async () => {
    const delivery = await aDelivery();
    const check = () =>
      app.database.sql('select check_salt as salt, app_tries as tries from delivery_code where task_id = $1', [delivery.taskId]);
    await issue(delivery);
    const first = await codeOf(delivery);
    const [before] = await check();
    await app.database.unitOfWork.run(null, (tx) => recordAppTries(tx, { taskId: delivery.taskId, count: 2 }));
    for (let count = 0; count < 5; count++) await say(delivery, wrong(first));
    await issue(delivery);
    const after = await check();
    expect(after).toEqual([{ salt: expect.any(String), tries: 0 }]);
    expect(after[0]?.['salt']).not.toBe(before?.['salt']);
    const second = await codeOf(delivery);

    if (first !== second) expect((await say(delivery, first)).result).toBe('wrong');
    expect((await say(delivery, second)).result).toBe('correct');
  });

  it('is not for another delivery', async () => {
    const [one, other] = [await aDelivery(), await aDelivery()];
    await issue(one);
    await issue(other);
    await app.database.sql(
      'update delivery_code set code_hash = (select code_hash from delivery_code where task_id = $1) where task_id = $2',
      [one.taskId, other.taskId],
    );

    expect((await say(other, await codeOf(one))).result).toBe('wrong');
  });

  it('is asked for in vain where none was issued', async () => {
    expect(await say(await aDelivery(), '123456')).toEqual({ result: 'none', triesLeft: 0 });
  });

  it('cannot be sent to a consignee without an address', async () => {
    const delivery = await aDelivery();
    await app.database.sql(
      `update "order" set customer = customer || '{"email":"","phone":null,"phoneNormalised":null}' where id = (select order_id from shipment where id = $1)`,
      [delivery.shipmentId],
    );
    await app.database.sql('update shipment set receiver_phone = null where id = $1', [delivery.shipmentId]);
    await issue(delivery);

    expect((await say(delivery, '123456')).result).toBe('none');
  });

  it.each(['٠٥٠ ٩٨٧ ٦٥٤٣', '050 987 6543', '00971509876543', '050 987 6543 / 055 987 6543'])(
    'for %s is sent to the number that is dialled',
    async (phone) => {
      await issue(await aDelivery({ phone }));
      const [message] = await app.database.sql('select recipient from text_message order by id desc limit 1');

      expect(message).toEqual({ recipient: '+971509876543' });
    },
  );

  it('is not sent to a number that cannot be dialled, and says so', async () => {
    const delivery = await aDelivery({ email: 'fatima@example.com', phone: '12345' });
    const count = async () => app.database.sql('select count(*)::int as count from text_message');
    const before = await count();

    expect(await issue(delivery)).toEqual({ phoneFailed: true });
    expect(await count()).toEqual(before);
    expect(await say(delivery, await codeOf(delivery))).toMatchObject({ result: 'correct' });
  });

  it('tells dispatch where it went without the whole address', async () => {
    const delivery = await aDelivery({ email: 'fatima@example.com', phone: '+971 50 987 6543' });
    await issue(delivery);
    const [row] = await app.database.sql('select sent_to from delivery_code where task_id = $1', [delivery.taskId]);

    expect(row).toEqual({ sent_to: 'mail f***@e…, SMS …43' });
  });

  it('is valid for a day', async () => {
    const delivery = await aDelivery();
    await issue(delivery);
    const code = await codeOf(delivery);
    app.clock.advance(hours(23));
    expect((await say(delivery, wrong(code))).result).toBe('wrong');
    app.clock.advance(hours(1));
    expect(await say(delivery, code)).toEqual({ result: 'expired', triesLeft: 0 });
  });
});
