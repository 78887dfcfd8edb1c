import { JobWork } from '../../../src/platform/work/work.js';
import { mailConsumer, Mailer, orderPlacedMails, queueMails, type NewMail } from '../../../src/modules/notifications/index.js';
import { eventWith } from '../../support/events.js';
import { watchedSql } from '../../support/watched-sql.js';
import type { DomainEvent } from '../../../src/kernel/events.js';
import { Secrets } from '../../../src/platform/auth/secrets.js';
import { newId } from '../../../src/platform/ids.js';
import { openMailTransport, type MailTransport, type OutgoingMail } from '../../../src/platform/mail/transport.js';
import { openMailDatabase, type MailDatabase } from './mail-database.js';
import { placedOrder, recipients } from './placed-order.js';
import { SmtpReceiver } from './smtp-receiver.js';

interface StoredMail {
  readonly id: string;
  readonly audience: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly sent_at: string | null;
  readonly request_id: string | null;
}

let database: MailDatabase;
let server: SmtpReceiver;
let smtp: MailTransport;

beforeAll(async () => {
  database = await openMailDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  server = await SmtpReceiver.start();
  smtp = openMailTransport({ url: `${server.url}?socketTimeout=500`, dataDir: '/nowhere', from: 'شحن <no-reply@shipgraph.local>' });
});

afterEach(async () => {
  smtp.close();
  await server.stop();
});

async function queue(mails: readonly NewMail[] = orderPlacedMails(placedOrder(), recipients)): Promise<DomainEvent> {
  const event = aboutShipment();
  await database.context.for({ requestId: 'req_1' }).transact((tx) => queueMails(tx, event.id, mails));
  return event;
}

const aboutShipment = (): DomainEvent => ({ ...eventWith('shipment.status_changed', {}), id: newId(), ownerId: null, requestId: 'req_1' });

/** Throws what the event has failed of, as its job would note it. */
async function send(event: DomainEvent, transport: MailTransport = smtp, context = database.context): Promise<void> {
  const failed = (await mailConsumer(new Mailer(transport)).handleAll([event], context)) ?? [];
  for (const { error } of failed) throw error;
}

const stored = ({ id }: DomainEvent) => database.context.sql<StoredMail>('select * from mail where event_id = $1 order by audience', [id]);

const subjects = () => server.mails.map(({ email }) => email.subject).sort();

const bothSubjects = ['New order 1001 from shop.example', 'We received your order 1001'];

/** A transport that does with each mail what the test says. */
const transportThat = (send: (mail: OutgoingMail) => Promise<unknown>): MailTransport => ({
  send: async (mail) => {
    await send(mail);
    return { messageId: mail.id };
  },
  close: () => undefined,
});

describe('queueing mails', () => {
  it('keeps the mails with the id of their event and of the request', async () => {
    const event = await queue();

    expect(await stored(event)).toMatchObject([
      { audience: 'operations', recipient: recipients.operations, status: 'queued', attempts: 0, sent_at: null, request_id: 'req_1' },
      { audience: 'seller', recipient: recipients.seller, status: 'queued', attempts: 0, sent_at: null, request_id: 'req_1' },
    ]);
  });

  it('writes any number of mails in one statement', async () => {
    const statements: string[] = [];
    const mails = Array.from({ length: 5 }, () => orderPlacedMails(placedOrder(), recipients)).flat();
    const event = aboutShipment();

    await database.context.transact((tx) => {
      const sql = watchedSql(tx.sql, (text) => statements.push(text));
      return queueMails({ ...tx, sql }, event.id, mails);
    });

    expect(statements).toHaveLength(1);
    expect(await stored(event)).toHaveLength(10);
  });

  it('leaves nothing to send when the transaction fails', async () => {
    const event = aboutShipment();
    const work = database.context.transact(async (tx) => {
      await queueMails(tx, event.id, orderPlacedMails(placedOrder(), recipients));
      throw new Error('The order was refused.');
    });
    await expect(work).rejects.toThrow('The order was refused.');

    await send(event);

    expect(server.mails).toEqual([]);
  });

  it('keeps quotes, backslashes, braces and every script as they are', async () => {
    const name = `O'Brien "the \\ {best}", NULL; 'محمد' 王小明 🎁`;
    const event = await queue(orderPlacedMails(placedOrder({ shopDomain: name }), recipients));

    await send(event);

    expect(subjects()).toEqual([`New order 1001 from ${name}`, 'We received your order 1001']);
  });
});

describe('sending mails', () => {
  it('sends each mail of the event to its recipient and marks it sent', async () => {
    const event = await queue();

    await send(event);

    expect(server.mails.map(({ envelope }) => envelope.to).sort()).toEqual([[recipients.operations], [recipients.seller]]);
    expect(subjects()).toEqual(bothSubjects);
    expect(await stored(event)).toMatchObject([
      { status: 'sent', attempts: 1, last_error: null, sent_at: expect.any(String) },
      { status: 'sent', attempts: 1, last_error: null, sent_at: expect.any(String) },
    ]);
  });

  it('has nothing to do for an event without mails', async () => {
    await expect(send(aboutShipment())).resolves.toBeUndefined();
  });

  it('sends nothing of another event', async () => {
    await queue();
    await send(await queue());

    expect(server.mails).toHaveLength(2);
  });

  it('sends nothing again when the job runs twice', async () => {
    const event = await queue();

    await send(event);
    await send(event);

    expect(subjects()).toEqual(bothSubjects);
  });

  it('sends each mail once when many workers handle the event at once', async () => {
    server.delayMs = 50;
    const event = await queue();

    await Promise.allSettled(Array.from({ length: 8 }, () => send(event)));
    await send(event);

    expect(subjects()).toEqual(bothSubjects);
    expect((await stored(event)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
  });

  it('sends nothing again when another worker looks between taking and sending', async () => {
    const event = await queue();
    const { context } = database;
    const sql = watchedSql(context.sql, async (text) => {
      if (text.includes('leased')) await send(event).catch(() => undefined);
    });

    await send(event, smtp, new JobWork(context.services, sql, database.unitOfWork));

    expect(subjects()).toEqual(bothSubjects);
  });

  it('takes the mails of many events at once and notes them at once, and answers which of them have to be tried again', async () => {
    const events = await Promise.all(Array.from({ length: 20 }, () => queue()));
    const [bad] = events;
    const [refused] = bad ? await stored(bad) : [];
    const statements: string[] = [];
    const sql = watchedSql(database.context.sql, (text) => void statements.push(text));
    const picky = transportThat(async ({ id }) => {
      if (id === refused?.id) throw new Error('No such mailbox');
    });

    const failed = await new Mailer(picky).sendWaiting(events, { ...database.context, sql });

    expect(failed.map(({ event, error }) => [event.id, String(error)])).toEqual([[bad?.id, expect.stringContaining('No such mailbox')]]);
    expect(statements).toHaveLength(3);
    expect(await Promise.all(events.map(async (event) => (await stored(event)).filter(({ status }) => status === 'sent').length))).toEqual([
      1,
      ...Array.from({ length: 19 }, () => 2),
    ]);
  });

  it('lets the rival of a working worker fail, so that its job looks again later', async () => {
    const event = await queue();
    const gate = Promise.withResolvers<void>();
    const working = send(
      event,
      transportThat(() => gate.promise),
    );
    await attemptsBegun(event, 2);

    await expect(send(event)).rejects.toThrow('leased the mail');

    gate.resolve();
    await working;
    await expect(send(event)).resolves.toBeUndefined();
    expect(server.mails).toEqual([]);
  });
});

describe('sending mails through failures', () => {
  it('keeps a refused mail with the reason, and sends it once when the server takes mail again', async () => {
    const event = await queue();
    server.refusal = { code: 451, message: 'Mailbox is full' };
    await expect(send(event)).rejects.toThrow('Mailbox is full');
    expect(await stored(event)).toMatchObject([
      { status: 'queued', attempts: 1, last_error: expect.stringContaining('Mailbox is full'), sent_at: null },
      { status: 'queued', attempts: 1, last_error: expect.stringContaining('Mailbox is full'), sent_at: null },
    ]);

    server.refusal = undefined;
    await send(event);
    await send(event);

    expect(subjects()).toEqual(bothSubjects);
    expect(await stored(event)).toMatchObject([
      { status: 'sent', attempts: 2, last_error: null },
      { status: 'sent', attempts: 2, last_error: null },
    ]);
  });

  it('keeps the mails while the server is away', async () => {
    const event = await queue();
    await server.stop();

    await expect(send(event)).rejects.toThrow('ECONNREFUSED');

    expect((await stored(event)).map(({ status }) => status)).toEqual(['queued', 'queued']);
    server = await SmtpReceiver.start();
    const transport = openMailTransport({ url: server.url, dataDir: '/nowhere', from: 'no-reply@shipgraph.local' });
    await send(event, transport);
    transport.close();
    expect(subjects()).toEqual(bothSubjects);
  });

  it('keeps the mails when the server hangs', async () => {
    server.delayMs = 60_000;
    const event = await queue();

    await expect(send(event)).rejects.toThrow(/timeout/i);

    expect((await stored(event)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['queued', 1],
      ['queued', 1],
    ]);
  });

  it('does not repeat the mail that went out when the other one fails', async () => {
    const event = await queue();
    const sent: string[] = [];
    const picky = transportThat(async ({ to }) => {
      if (to === recipients.operations) throw new Error('No such mailbox');
      sent.push(to);
    });
    await expect(send(event, picky)).rejects.toThrow('No such mailbox');

    await send(event);

    expect(sent).toEqual([recipients.seller]);
    expect(subjects()).toEqual(['New order 1001 from shop.example']);
  });

  it('sends a mail whose worker crashed once the lease is over, and not before', async () => {
    const event = await queue();
    void send(
      event,
      transportThat(() => new Promise(() => undefined)),
    );
    await attemptsBegun(event, 2);
    await expect(send(event)).rejects.toThrow('leased the mail');
    expect(server.mails).toEqual([]);

    await endLeases(event);
    await send(event);

    expect(subjects()).toEqual(bothSubjects);
  });

  it('does not let a worker that overslept its lease end the lease of the next one', async () => {
    const event = await queue();
    const sleep = Promise.withResolvers<void>();
    const asleep = send(
      event,
      transportThat(() => sleep.promise),
    );
    await attemptsBegun(event, 2);
    await endLeases(event);
    void send(
      event,
      transportThat(() => new Promise(() => undefined)),
    );
    await attemptsBegun(event, 4);

    sleep.reject(new Error('Too late'));
    await expect(asleep).rejects.toThrow('Too late');

    await expect(send(event)).rejects.toThrow('leased the mail');
    expect((await stored(event)).map(({ last_error }) => last_error)).toEqual([null, null]);
  });

  it('gives a mail up for good after the last attempt, and keeps the last reason', async () => {
    const event = await queue();
    server.refusal = { code: 550, message: 'No such user here' };
    const { retryLimit } = mailConsumer(new Mailer(smtp));
    for (let run = 0; run <= retryLimit; run++) await send(event).catch(() => undefined);

    server.refusal = undefined;
    await expect(send(event)).resolves.toBeUndefined();

    expect(server.mails).toEqual([]);
    expect(await stored(event)).toMatchObject([
      { status: 'failed', attempts: 14, last_error: expect.stringContaining('No such user here'), sent_at: null },
      { status: 'failed', attempts: 14, last_error: expect.stringContaining('No such user here'), sent_at: null },
    ]);
  });

  it('keeps a mail whose secret was sealed with another key, and sends it once the key is back', async () => {
    const [mail] = orderPlacedMails(placedOrder(), recipients);
    if (!mail) throw new Error('An order is answered with mails.');
    const event = await queue([{ ...mail, textBody: 'Your link: rst_1', htmlBody: '<p>rst_1</p>', secret: 'rst_1' }]);
    const { context } = database;
    const rotated = new JobWork({ ...context.services, secrets: new Secrets('another key') }, context.sql, database.unitOfWork);

    await expect(send(event, smtp, rotated)).rejects.toThrow('another SECRET_KEY');
    expect(await stored(event)).toMatchObject([
      { status: 'queued', leased_until: null, last_error: expect.stringContaining('SECRET_KEY') },
    ]);
    await send(event);

    expect(server.mails.map(({ email }) => email.text?.trim())).toEqual(['Your link: rst_1']);
    expect(await stored(event)).toMatchObject([{ status: 'sent', secret: null }]);
  });

  it('keeps a reason that the database cannot store unchanged', async () => {
    const event = await queue();
    const noisy = transportThat(() => Promise.reject(new Error(`Bad\0reply ${'x'.repeat(5_000)}`)));

    await expect(send(event, noisy)).rejects.toThrow('reply');

    const [mail] = await stored(event);
    expect(mail?.last_error).toMatch(/^Badreply x{480,}$/);
    expect(mail?.status).toBe('queued');
  });
});

async function attemptsBegun(event: DomainEvent, count: number): Promise<void> {
  for (;;) {
    const attempts = (await stored(event)).reduce((sum, mail) => sum + mail.attempts, 0);
    if (attempts >= count) return;
  }
}

const endLeases = ({ id }: DomainEvent) =>
  database.context.sql(`update mail set leased_until = now() - interval '1 second' where event_id = $1`, [id]);
