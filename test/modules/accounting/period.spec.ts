import { randomUUID } from 'node:crypto';
import { money } from '../../../src/kernel/money.js';
import { credit, debit, foldLedgerDays, postEntry, type AccountName } from '../../../src/modules/ledger/index.js';
import { JobWork } from '../../../src/platform/work/work.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, ledgerIsWhole, newSeller } from '../../support/people.js';

/** What a period of days is between, as the clocks of its zone say: the last day of a month, and the days on which clocks change. */
const PERIODS: readonly (readonly [days: readonly [string, string], timeZone: string | null, from: string, before: string])[] = [
  [['2026-10-01', '2026-10-31'], null, '2026-09-30T20:00Z', '2026-10-31T20:00Z'],
  [['2026-11-01', '2026-11-30'], null, '2026-10-31T20:00Z', '2026-11-30T20:00Z'],
  [['2026-11-01', '2026-11-30'], 'UTC', '2026-11-01T00:00Z', '2026-12-01T00:00Z'],
  [['2026-11-01', '2026-11-30'], 'America/New_York', '2026-11-01T04:00Z', '2026-12-01T05:00Z'],
  [['2026-10-31', '2026-10-31'], 'Asia/Kathmandu', '2026-10-30T18:15Z', '2026-10-31T18:15Z'],
  [['2026-10-25', '2026-10-25'], 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  [['2026-11-01', '2026-11-01'], 'Pacific/Kiritimati', '2026-10-31T10:00Z', '2026-11-01T10:00Z'],
  [['2026-01-01', '2026-12-31'], null, '2025-12-31T20:00Z', '2026-12-31T20:00Z'],
];

/** On both sides of every midnight above, and between them. */
const POSTED = [
  '2026-09-30T19:59:30Z', '2026-09-30T20:00:00Z', '2026-10-14T12:00:00Z', '2026-10-24T21:59:30Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:30Z',
  '2026-10-25T23:00:00Z', '2026-10-30T18:14:30Z', '2026-10-30T18:15:00Z', '2026-10-31T09:59:30Z', '2026-10-31T18:15:00Z', '2026-10-31T19:59:30Z', '2026-10-31T20:00:00Z',
  '2026-10-31T23:59:30Z', '2026-11-01T00:00:00Z', '2026-11-01T03:59:30Z', '2026-11-01T04:00:00Z', '2026-11-01T10:00:00Z', '2026-11-15T12:00:00Z', '2026-11-30T19:59:30Z',
  '2026-11-30T20:00:00Z', '2026-11-30T23:59:30Z', '2026-12-01T00:00:00Z', '2026-12-01T04:59:30Z', '2026-12-01T05:00:00Z', '2026-12-02T00:00:00Z',
]; // prettier-ignore

let app: TestApp;
let admin: string;
let sellerId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', OPERATOR_TIME_ZONE: 'asia/dubai' });
  sellerId = (await newSeller(app, { company: 'Night Trading' })).id;
  for (const [index, at] of POSTED.entries()) {
    app.clock.advance(new Date(at).getTime() - app.clock.now().getTime());
    await entry(1_000 + index * index);
    // The last of them are not in the totals of days yet.
    if (index === POSTED.length - 4) await foldLedgerDays(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
  }
  admin = await adminOf(app);
});
afterAll(async () => {
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
  await app.stop();
});

/** A top-up, what it pays for, and most times what a carrier costs. */
async function entry(minor: number): Promise<void> {
  const lines: [AccountName, AccountName, number][] = [
    ['bank', 'sellerWallet', minor],
    ['sellerWallet', 'shippingRevenue', minor - 300],
    ...(minor % 3 === 2 ? [['carrierCost', 'carrierPayable', 77] satisfies [AccountName, AccountName, number]] : []),
  ];
  await app.database.unitOfWork.run(null, async (tx) => {
    for (const [from, to, amount] of lines) {
      const detail = { source: 'manual', sellerId } as const;
      await postEntry(tx, {
        type: 'manual_credit',
        sourceType: 'test',
        sourceId: 'test',
        idempotencyKey: randomUUID(),
        // What counts is when it was written.
        occurredAt: new Date('2026-05-05T05:05:05Z'),
        description: 'By hand',
        lines: [debit(from, money(BigInt(amount), 'USD'), detail), credit(to, money(BigInt(amount), 'USD'), detail)],
        force: true,
      });
    }
  });
}

const COLUMNS = ['openingDebit', 'openingCredit', 'debit', 'credit', 'closingDebit', 'closingCredit'] as const;
const AMOUNTS = COLUMNS.map((column) => `${column} { amount }`).join(' ');
const PERIOD = `query($from: String!, $to: String!, $zone: String, $account: String) {
  ledgerPeriod(startDate: $from, endDate: $to, timeZone: $zone, account: $account) { currency timeZone from before ${AMOUNTS} accounts { code ${AMOUNTS} } } }`;

type Columns = Record<(typeof COLUMNS)[number], { amount: string }>;
interface Period extends Columns {
  readonly timeZone: string;
  readonly from: string;
  readonly before: string;
  readonly accounts: readonly (Columns & { readonly code: string })[];
}

async function periodOf(from: string, to: string, zone: string | null, account?: string): Promise<Period> {
  const { ledgerPeriod } = await ask(app, admin, PERIOD, { from, to, zone, account });
  expect(ledgerPeriod).toHaveLength(1);
  return ledgerPeriod[0];
}

const amountsOf = (columns: Columns): string[] => COLUMNS.map((column) => columns[column].amount);

/** The same from the journal itself: debits and credits before and within two instants. */
async function addedUp(from: string, before: string): Promise<Record<string, string[]>> {
  const rows = await app.database.sql<Record<'account' | 'opening' | 'debit' | 'credit', string>>(
    `select account, coalesce(sum(signed) filter (where posted_at < $1), 0) as opening,
            coalesce(sum(amount_minor) filter (where posted_at >= $1 and direction = 'debit'), 0) as debit,
            coalesce(sum(amount_minor) filter (where posted_at >= $1 and direction = 'credit'), 0) as credit
       from (select p.*, e.posted_at, case direction when 'debit' then amount_minor else -amount_minor end as signed
               from posting p join journal_entry e on e.id = p.entry_id where e.posted_at < $2) p group by account order by account`,
    [from, before],
  );
  const major = (minor: number): string => (minor / 100).toFixed(2);
  const sides = (net: number): string[] => [major(Math.max(net, 0)), major(Math.max(-net, 0))];
  return Object.fromEntries(
    rows.map(({ account, opening, debit: debits, credit: credits }) => [
      account,
      [...sides(+opening), major(+debits), major(+credits), ...sides(+opening + +debits - +credits)],
    ]),
  );
}

describe('A period of the books', () => {
  it.each(PERIODS)(
    '%j in zone %s opens, moves and closes by what was posted between %s and %s',
    async ([start, end], zone, from, before) => {
      const period = await periodOf(start, end, zone);

      expect(period).toMatchObject({
        timeZone: zone ?? 'Asia/Dubai',
        from: new Date(from).toISOString(),
        before: new Date(before).toISOString(),
      });
      expect(Object.fromEntries(period.accounts.map((account) => [account.code, amountsOf(account)]))).toEqual(await addedUp(from, before));
      for (const pair of ['opening', 'closing'] as const) expect(period[`${pair}Debit`]).toEqual(period[`${pair}Credit`]);
      expect(period.debit).toEqual(period.credit);
    },
  );

  it('leads from every figure to entries with the same sum', async () => {
    const query = `query($after: String, $account: String!, $direction: PostingDirection) {
      journalEntries(account: $account, direction: $direction, currency: "USD", startDate: "2026-11-01", endDate: "2026-11-30", timeZone: "Asia/Dubai", first: 7, after: $after) {
        totals { currency debit { amount } credit { amount } } pageInfo { endCursor hasNextPage } nodes { id postings { account direction amount { amount } } } } }`;
    const { accounts } = await periodOf('2026-11-01', '2026-11-30', null);
    expect(accounts.map(({ code }) => code)).toEqual(['1130', '2100', '2200', '4100', '5200']);

    for (const account of accounts) {
      for (const direction of ['DEBIT', 'CREDIT', null]) {
        const sums = { DEBIT: 0, CREDIT: 0 };
        let totals: unknown;
        for (let after: string | null = null, more = true; more;) {
          const { journalEntries } = await ask(app, admin, query, { after, account: account.code, direction });
          const lines: { account: string; direction: 'DEBIT' | 'CREDIT'; amount: { amount: string } }[] = journalEntries.nodes.flatMap(
            ({ postings }: { postings: unknown[] }) => postings,
          );
          for (const line of lines) if (line.account === account.code) sums[line.direction] += Math.round(Number(line.amount.amount) * 100);
          ({ totals } = journalEntries);
          after = journalEntries.pageInfo.endCursor;
          more = journalEntries.pageInfo.hasNextPage;
        }
        const figures = { debit: direction === 'CREDIT' ? '0.00' : account.debit.amount, credit: direction === 'DEBIT' ? '0.00' : account.credit.amount }; // prettier-ignore
        expect({ debit: (sums.DEBIT / 100).toFixed(2), credit: (sums.CREDIT / 100).toFixed(2) }).toEqual(figures);
        const isEmpty = Number(figures.debit) + Number(figures.credit) === 0;
        expect(totals).toEqual(isEmpty ? [] : [{ currency: 'USD', debit: { amount: figures.debit }, credit: { amount: figures.credit } }]);
      }
    }
  });

  it('sums up entries by their own postings where days do not say it: of a seller, or by type', async () => {
    const totals = async (filter: string) =>
      (await ask(app, admin, `{ journalEntries(${filter}) { totals { debit { amount } credit { amount } } } }`)).journalEntries.totals;
    const october = 'startDate: "2026-10-01", endDate: "2026-10-31", timeZone: "Asia/Dubai"';
    const { accounts } = await periodOf('2026-10-01', '2026-10-31', null);
    const [wallet] = accounts
      .filter(({ code }) => code === '2100')
      .map(({ debit: debits, credit: credits }) => ({ debit: debits, credit: credits }));

    expect(await totals(`sellerId: "${sellerId}", ${october}`)).toEqual([wallet]);
    expect(await totals(`type: "manual_credit", account: "2100", ${october}`)).toEqual([wallet]);
    expect(await totals(`type: "topup", account: "2100", ${october}`)).toEqual([]);
  });

  it('is the same in older questions with a zone, which without one keep the days of UTC', async () => {
    const query = `query($zone: String) {
      trialBalance(at: "2026-10-31", timeZone: $zone) { debitBalance { amount } accounts { code debitBalance { amount } creditBalance { amount } } }
      ledgerAccounts(at: "2026-10-31", timeZone: $zone) { code debitBalance { amount } creditBalance { amount } }
      ledgerSubAccounts(account: "2100", currency: "USD", at: "2026-10-31", timeZone: $zone) { totalCount nodes { id balance { amount } } } }`;
    for (const zone of ['Asia/Dubai', 'Pacific/Kiritimati', null]) {
      const { accounts, closingDebit } = await periodOf('2026-10-01', '2026-10-31', zone ?? 'UTC');
      const closing = accounts.map(({ code, closingDebit: debits, closingCredit: credits }) => ({
        code,
        debitBalance: debits,
        creditBalance: credits,
      }));
      const wallet = accounts.find(({ code }) => code === '2100');

      const { trialBalance, ledgerAccounts, ledgerSubAccounts } = await ask(app, admin, query, { zone });
      expect(trialBalance).toEqual([{ debitBalance: closingDebit, accounts: closing }]);
      expect(ledgerAccounts).toEqual(closing);
      expect(ledgerSubAccounts).toEqual({ totalCount: 1, nodes: [{ id: sellerId, balance: wallet?.closingCredit }] });
    }
    const { ledgerExport } = await ask(
      app,
      admin,
      '{ ledgerExport(startDate: "2026-12-01", endDate: "2026-12-01", timeZone: "Asia/Dubai") { text } }',
    );
    const [, ...lines] = String(ledgerExport.text).trim().split('\r\n');
    // From 20:00 to 20:00 UTC: four instants, of which each wrote two entries of two lines, and some a third.
    expect(new Set(lines.map((line) => line.split(',')[1]))).toEqual(new Set(['2026-12-01']));
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBeGreaterThanOrEqual(10);
  });

  it('refuses zones, days and accounts that do not exist, and more than a year', async () => {
    const period = (args: string) => refused(app, admin, `{ ledgerPeriod(${args}) { currency } }`);
    expect(
      await period('startDate: "2026-11-31", endDate: "2026-11-30", timeZone: "Asia/Nowhere", account: "9999", currency: "XYZ"'),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'timeZone' }, { field: 'startDate' }, { field: 'account' }, { field: 'currency' }],
    });
    expect(await period('startDate: "2025-01-01", endDate: "2026-11-30"')).toMatchObject({ code: 'DATE_RANGE_TOO_LARGE' });
    expect(await refused(app, admin, '{ journalEntries(direction: DEBIT, timeZone: "Asia/Nowhere") { totalCount } }')).toMatchObject({
      errors: [{ field: 'account' }, { field: 'timeZone' }],
    });
  });

  it('is known with its zone and first day, and with every comparison that the check makes', async () => {
    const query = '{ ledgerBooks { timeZone today firstDay comparisons lastCheck { ok } } }';
    const { ledgerBooks } = await ask(app, admin, query);

    expect(ledgerBooks).toMatchObject({ timeZone: 'Asia/Dubai', today: '2026-12-02', firstDay: '2026-09-30', lastCheck: null });
    expect(new Set(ledgerBooks.comparisons).size).toBe(ledgerBooks.comparisons.length);
    expect(ledgerBooks.comparisons).toEqual(expect.arrayContaining(['day_totals', 'archive_chain', 'cash_with_carriers']));
  });
});
