import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { booksOf, carry, codParcel, invoiceOf } from '../support/cod.js';
import { ask } from '../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf } from '../support/people.js';
import { connectShop, sessionOf } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { FailoverManager } from './bed/failover-manager.js';
import { replicateSynchronously, urlOf } from './bed/pair.js';
import { PostgresNode } from './bed/postgres-node.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { report } from './bed/tally.js';
import { Wire } from './bed/wire.js';

const TTL_MS = 3_000;
const COUNT = 24;
const LATENCY_MS = 15;
/** So many are answered when the primary dies: the others are under way. */
const DONE_FIRST = 6;

const PAYOUT = 'mutation($s: String!) { requestPayout(sellerId: $s, amount: "5.00", currency: "USD") { id } }';
const APPROVE = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status } }';

describe('A primary that dies in the middle of', () => {
  withPrograms('postgres')('confirmations of cash leaves each as acknowledged, and each is there once when all are sent again', () =>
    onBed(async (bed) => {
      const { app, primary, standby, wire } = await serviceOnPair(bed);
      const ids = await Promise.all(Array.from({ length: COUNT }, () => parcelAtDoor(app)));
      const send = (id: string): Promise<Answer> =>
        app.client.post(
          `/api/erp/cod-invoice/${id}/confirm`,
          { paymentMethod: 'cash' },
          { ...bearer(app.accounts.erpToken), 'idempotency-key': `confirm-${id}` },
        );
      const answers = await killAmong({ primary, wire }, ids, send);
      await waitFor('the other server takes writes', () => standby.isWritable());

      const collected = async () =>
        new Set((await standby.sql('select shipment_id from cod_collection')).map((row) => row.shipment_id as string));
      const there = await collected();
      const acknowledged = ids.filter((_, index) => answers[index]?.status === 200);
      report(
        'S1 in a confirmation',
        `${acknowledged.filter((id) => !there.has(id)).length} of ${acknowledged.length} acknowledged missing, ${statusesOf(answers)}`,
      );
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);

      const again = await sendUntilTaken(ids, send);
      expect(again.map(({ status }) => status)).toEqual(Array(COUNT).fill(200));
      expect(await collected()).toEqual(new Set(ids));
      // The same sums for each, none of them twice.
      expect(new Set(await Promise.all(ids.map(async (id) => JSON.stringify(await booksOf(app, id))))).size).toBe(1);
      expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
    }),
  );

  withPrograms('postgres')('payouts pays each seller once', () =>
    onBed(async (bed) => {
      const { app, primary, standby, wire } = await serviceOnPair(bed);
      const admin = await adminOf(app);
      const requests = await Promise.all(Array.from({ length: COUNT }, () => payoutRequest(app)));
      const approve = ({ id }: { id: string }): Promise<Answer> => app.client.graphql(APPROVE, { i: { id } }, admin);
      const answers = await killAmong({ primary, wire }, requests, approve);
      await waitFor('the other server takes writes', () => standby.isWritable());

      const paid = async () =>
        (await standby.sql(`select seller_id from posting where source = 'payout' and direction = 'debit'`)).map(
          (row) => row.seller_id as string,
        );
      const taken = answers.map(({ body }) => body?.data?.approveRequest?.status === 'APPROVED');
      const there = new Set(await paid());
      const missing = requests.filter(({ sellerId }, index) => taken[index] && !there.has(sellerId));
      report('S1 in a payout', `${missing.length} of ${taken.filter(Boolean).length} acknowledged missing, ${codesOf(answers)}`);
      expect(missing).toEqual([]);
      expect(answers.map(codeOf).filter((code) => code !== 'done' && code !== 'SERVICE_UNAVAILABLE')).toEqual([]);

      // One that went through without an answer is refused as decided; the others go through now.
      await waitFor('every request is decided', async () => {
        await Promise.all(requests.map(approve));
        const [{ n }] = await standby.sql(`select count(*)::int as n from approval_request where type = 'payout' and status = 'pending'`);
        return n === 0;
      });
      expect((await paid()).toSorted()).toEqual(requests.map(({ sellerId }) => sellerId).toSorted());
      for (const { sellerId } of requests) expect(await walletOf(app, sellerId)).toEqual({ balance: '45.00', held: '0.00' });
      expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
    }),
  );

  withPrograms('postgres')('a migration is migrated to the end by the next start', () =>
    onBed(async (bed) => {
      const { primary, standby } = await bareServers(bed);
      const url = urlOf(primary, standby);
      const migrating = Service.begin(bed, 'migrating', { DATABASE_URL: url, DEMO: '0' });
      await waitFor(
        () => `it migrates; it said: ${migrating.said()}`,
        () => (migrating.said().match(/Migrating the database/g) ?? []).length >= 3,
        60_000,
      );
      await primary.kill();
      FailoverManager.over(bed, primary, standby, TTL_MS);
      await waitFor(
        () => `it ends or gets on; it said: ${migrating.said()}`,
        () => !migrating.running || migrating.url !== '',
        60_000,
      );
      report('S1 in a migration', migrating.running ? 'went on by itself' : (migrating.said().trim().split('\n').at(-1) ?? ''));

      expect(migrating.said()).toContain('shipgraph could not start');
      // What a supervisor does.
      await waitFor('the other server takes writes', () => standby.isWritable());
      const next = migrating.running ? migrating : await Service.start(bed, 'next', { DATABASE_URL: url, DEMO: '0' });
      expect(await next.isReady()).toBe(true);
      const [{ n }] = await standby.sql(
        `select count(*)::int as n from pg_stat_activity where usename = 'shipgraph' and application_name like '%migrat%'`,
      );
      expect(n).toBe(0);
    }),
  );
});

async function bareServers(bed: Bed) {
  const primary = await PostgresNode.primary(bed, 'primary');
  const standby = await primary.standby('standby');
  await replicateSynchronously(primary);
  return { primary, standby };
}

/** A service of this process, with its demo accounts, that knows both servers. */
async function serviceOnPair(bed: Bed) {
  const { primary, standby } = await bareServers(bed);
  const wire = await Wire.to(bed, primary.port);
  const databaseUrl = urlOf(primary, standby).replace(`:${primary.port},`, `:${wire.port},`);
  const app = await startApp({ ROLE: 'web' }, { databaseUrl, impatient: true });
  bed.onClose(() => app.stop());
  FailoverManager.over(bed, primary, standby, TTL_MS);
  return { app, primary, standby, wire };
}

/** Sends all of them at once, and kills the primary when the first are answered. Returns the answer of each. */
async function killAmong<T>(
  { primary, wire }: { primary: PostgresNode; wire: Wire },
  given: readonly T[],
  send: (each: T) => Promise<Answer>,
): Promise<Answer[]> {
  // Far enough away that much is under way at any moment.
  wire.delay(LATENCY_MS);
  let answered = 0;
  const sending = given.map((each) => send(each).finally(() => (answered += 1)));
  await waitFor('the first are answered', () => answered >= DONE_FIRST);
  await primary.kill();
  return Promise.all(sending);
}

async function sendUntilTaken<T>(given: readonly T[], send: (each: T) => Promise<Answer>): Promise<Answer[]> {
  let answers: Answer[] = [];
  await waitFor(
    () => `all are taken: ${statusesOf(answers)}`,
    async () => {
      answers = await Promise.all(given.map(send));
      return answers.every(({ status }) => status === 200);
    },
  );
  return answers;
}

async function parcelAtDoor(app: TestApp): Promise<string> {
  const seller = await newSeller(app);
  await topUp(app, app.accounts.erpToken, seller.id, '50.00');
  const { id } = await codParcel(app, await connectShop(app, seller));
  await carry(app, id, 'IN_TRANSIT');
  await invoiceOf(app, id);
  return id;
}

async function payoutRequest(app: TestApp): Promise<{ id: string; sellerId: string }> {
  const seller = await newSeller(app);
  await topUp(app, app.accounts.erpToken, seller.id, '50.00');
  const { requestPayout } = await ask(app, await sessionOf(app, seller), PAYOUT, { s: seller.id });
  return { id: requestPayout.id as string, sellerId: seller.id };
}

const countsOf = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${all.length} of ${word}`).join(', ');
const statusesOf = (answers: readonly Answer[]): string => countsOf(answers.map(({ status }) => String(status)));
const codeOf = ({ body }: Answer): string => (body?.errors ? String(body.errors[0].extensions.code) : 'done');
const codesOf = (answers: readonly Answer[]): string => countsOf(answers.map(codeOf));
