import { JobWork } from '../../../src/platform/work/work.js';
import { randomUUID } from 'node:crypto';
import {
  billShipment,
  bookCollection,
  credit,
  debit,
  foldLedgerDays,
  postEntry,
  refundShipment,
  topUpWallet,
  type Line,
  type LedgerServices,
} from '../../../src/modules/ledger/index.js';
import { createSchema } from '../../../src/schema.js';
import { money } from '../../../src/kernel/money.js';
import type { Tx } from '../../../src/platform/db/unit-of-work.js';
import { parse } from 'csv-parse/sync';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { days, hours, minutes } from '../../support/clock.js';
import { Declared } from '../../support/declared.js';
import { erpGet, erpRefusal } from '../../support/erp.js';
import { ask, refused } from '../../support/graphql.js';
import { readPdf } from '../../support/pdf.js';
import { adminOf, ledgerIsWhole, newErpToken, newSeller, newStaff } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
let seller: { id: string; email: string; password: string };
let contract: { id: string; email: string; password: string };
beforeAll(async () => {
  app = await startApp({
    ROLE: 'web',
    // The threads that print are started from the sources here, which takes a busy machine a while.
    REQUEST_TIMEOUT_MS: '60000',
    VAT_PERCENT: '5',
    OPERATOR_NAME: 'Gulf Parcels LLC',
    OPERATOR_ADDRESS: 'Office 12 | Dubai | United Arab Emirates',
    OPERATOR_VAT_NUMBER: '100123456700003',
    INVOICE_PREFIX: 'GP-',
  });
  // The fifth of the next month, on whichever day this runs: a later day is of the same month.
  const real = app.clock.now();
  app.clock.advance(Date.UTC(real.getUTCFullYear(), real.getUTCMonth() + 1, 5, 12) - real.getTime());
  admin = await adminOf(app);
  seller = await newSeller(app, { company: '=HYPERLINK("http://x")' });
  contract = await newSeller(app, { company: 'Contract Trading' });
});
afterAll(async () => {
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
  await app.stop();
});

const usd = (minor: number) => money(BigInt(minor), 'USD');
const post = <T>(work: (tx: Tx<LedgerServices>) => Promise<T>): Promise<T> => app.database.unitOfWork.run(null, work);
const now = () => app.clock.now();
const today = () => now().toISOString().slice(0, 10);
const month = () => today().slice(0, 7);

const topUp = (sellerId: string, minor: number, currency = 'USD', reference?: string) =>
  post((tx) =>
    topUpWallet(tx, {
      sellerId,
      amount: money(BigInt(minor), currency),
      into: 'bank',
      idempotencyKey: randomUUID(),
      occurredAt: now(),
      ...(reference !== undefined && { reference }),
    }),
  );
const bill = async (
  sellerId: string,
  minor: number,
  more: { payer?: 'wallet' | 'receivable' | 'waived'; kind?: 'shipment' | 'return' } = {},
) => {
  const shipmentId = randomUUID();
  await post((tx) =>
    billShipment(tx, {
      sellerId,
      shipmentId,
      amount: usd(minor),
      kind: 'shipment',
      payer: 'wallet',
      occurredAt: now(),
      force: true,
      ...more,
    }),
  );
  return shipmentId;
};
const entry = (lines: Line[], occurredAt = now()) =>
  post((tx) =>
    postEntry(tx, {
      type: 'manual_credit',
      sourceType: 'test',
      sourceId: 'test',
      idempotencyKey: randomUUID(),
      occurredAt,
      description: '+cmd|test',
      lines,
      force: true,
    }),
  );

/** Sessions expire, so log in again after a wait. */
async function later(count: number): Promise<void> {
  app.clock.advance(days(count));
  admin = await adminOf(app);
}

const journal = async (args: string) =>
  (await ask(app, admin, `{ journalEntries(${args}) { totalCount nodes { id type } } }`)).journalEntries;
const balances = async (at?: string): Promise<Record<string, string>> => {
  const { ledgerAccounts } = await ask(
    app,
    admin,
    'query($at: String) { ledgerAccounts(at: $at, currency: "USD") { code balance { amount } } }',
    { at },
  );
  return Object.fromEntries(
    ledgerAccounts.map(({ code, balance }: { code: string; balance: { amount: string } }) => [code, balance.amount]),
  );
};

describe('The books', () => {
  let shipmentId: string;
  beforeAll(async () => {
    await topUp(seller.id, 10_000, 'USD', 'SLIP-77');
    await topUp(seller.id, 5_000, 'KWD');
    shipmentId = await bill(seller.id, 1_050);
    await bill(seller.id, 500, { kind: 'return', payer: 'waived' });
    await bill(contract.id, 2_100, { payer: 'receivable' });
    await post((tx) =>
      bookCollection(tx, {
        id: randomUUID(),
        invoiceId: randomUUID(),
        reference: null,
        sellerId: seller.id,
        shipmentId: randomUUID(),
        orderId: randomUUID(),
        orderReference: 'R-1',
        workerId: null,
        amount: usd(10_000),
        fee: usd(200),
        into: 'codWithDriver',
        occurredAt: now(),
      }),
    );
  });

  it('list entries by account, seller, amount, reference, type and words, with their postings', async () => {
    const { journalEntries } = await ask(
      app,
      admin,
      `{ journalEntries(reference: "SLIP-77") { totalCount nodes { type postedAt postings {
           account accountName direction amount { amount } sellerId sellerName reference balanceAfter { amount } } } } }`,
    );
    expect(journalEntries).toMatchObject({
      totalCount: 1,
      nodes: [
        {
          type: 'topup',
          postings: [
            { account: '1130', accountName: 'Bank', direction: 'DEBIT', amount: { amount: '100.00' }, balanceAfter: null },
            { account: '2100', direction: 'CREDIT', sellerId: seller.id, balanceAfter: { amount: '100.00' } },
          ],
        },
      ],
    });
    expect(await journal('account: "5100"')).toMatchObject({ totalCount: 1 });
    expect(await journal(`sellerId: "${contract.id}"`)).toMatchObject({ totalCount: 1 });
    expect(await journal('amount: "10.50"')).toMatchObject({ totalCount: 1 });
    expect(await journal('amount: "5.000", currency: "KWD"')).toMatchObject({ totalCount: 1, nodes: [{ type: 'topup' }] });
    expect((await journal('type: "topup", currency: "KWD"')).totalCount).toBe(1);
    expect((await journal('search: "slip-7"')).totalCount).toBe(1);
    expect((await journal('search: "100%"')).totalCount).toBe(0);
    expect((await journal(`startDate: "${today()}", endDate: "${today()}", first: 2`)).nodes).toHaveLength(2);
    expect((await journal('startDate: "2020-01-01", endDate: "2020-01-02"')).totalCount).toBe(0);
    expect(await refused(app, admin, '{ journalEntries(startDate: "2020-01-01", endDate: "2020-12-01") { totalCount } }')).toMatchObject({
      code: 'DATE_RANGE_TOO_LARGE',
    });
    expect(await refused(app, admin, '{ journalEntries(account: "9999", amount: "1.001") { totalCount } }')).toMatchObject({
      errors: [{ field: 'account' }, { field: 'amount' }],
    });
  });

  it('are read page by page without losing or repeating an entry', async () => {
    const all = (await journal('first: 100')).nodes.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { journalEntries } = await ask(
        app,
        admin,
        `{ journalEntries(first: 2${after}) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
      );
      seen.push(...journalEntries.nodes.map(({ id }: { id: string }) => id));
      if (!journalEntries.pageInfo.hasNextPage) break;
      after = `, after: "${journalEntries.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(all);
  });

  // The demo has put 10,000 USD into each of its two wallets.
  it('balance in each currency, in the columns of the trial balance, folded or not', async () => {
    const read = async () =>
      (
        await ask(
          app,
          admin,
          '{ trialBalance { at currency debit { amount } credit { amount } debitBalance { amount } creditBalance { amount } accounts { code debitBalance { amount } creditBalance { amount } } } }',
        )
      ).trialBalance;
    const before = await read();

    await foldLedgerDays(new JobWork(app.services, app.database.sql, app.database.unitOfWork));

    expect(await read()).toEqual(before);
    for (const { debit: left, credit: right, debitBalance, creditBalance } of before) {
      expect(left).toEqual(right);
      expect(debitBalance).toEqual(creditBalance);
    }
    expect(before.map(({ currency }: { currency: string }) => currency)).toEqual(['KWD', 'USD']);
    expect(await balances()).toMatchObject({ '1100': '100.00', '1130': '20100.00', '1200': '21.00', '2100': '20187.50', '5100': '5.00' });
    expect(await balances('2020-01-01')).toEqual({});
    const { data } = await erpGet(app, '/ledger/trial-balance?currency=KWD');
    expect(data).toMatchObject([{ currency: 'KWD', debitBalance: 5, creditBalance: 5, accounts: [{ code: '1130' }, { code: '2100' }] }]);
  });

  it('split an account into those of its sellers, with their names', async () => {
    const { ledgerSubAccounts } = await ask(
      app,
      admin,
      '{ ledgerSubAccounts(account: "2100", currency: "USD") { totalCount nodes { id party name balance { amount } } } }',
    );
    expect(ledgerSubAccounts.nodes).toContainEqual({ id: seller.id, party: 'SELLER', name: '=HYPERLINK("http://x")', balance: { amount: '187.50' } }); // prettier-ignore
    expect(ledgerSubAccounts.totalCount).toBe(ledgerSubAccounts.nodes.length);
    expect(await refused(app, admin, '{ ledgerSubAccounts(account: "4100", currency: "USD") { totalCount } }')).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'account' }],
    });
  });

  it('keep a day as it was, although an entry of today tells of something that happened before', async () => {
    await later(1);
    const yesterday = new Date(now().getTime() - days(1));
    const [before, bankBefore] = [await balances(yesterday.toISOString().slice(0, 10)), (await balances())['1130']];
    await entry([debit('bank', usd(100), { source: 'manual' }), credit('refundsPayable', usd(100), { source: 'manual' })], yesterday);

    expect(await balances(yesterday.toISOString().slice(0, 10))).toEqual(before);
    expect(await balances()).toMatchObject({ '1130': (Number(bankBefore) + 1).toFixed(2), '2300': '1.00' });
  });

  describe('as a file', () => {
    const file = async (query: string) => {
      // Before the demo accounts were made.
      const from = new Date(Date.now() - days(2)).toISOString().slice(0, 10);
      const answer = await app.client.get(`/api/erp/ledger/export?from=${from}&to=${today()}${query}`, bearer(app.accounts.erpToken));
      expect(answer).toMatchObject({ status: 200 });
      return { ...answer, rows: parse<Record<string, string>>(answer.text, { columns: true }) };
    };

    it('name every posting once, balanced and without formulas', async () => {
      const { status, headers, rows, text } = await file('');
      const [{ count } = { count: '' }] = await app.database.sql<{ count: string }>('select count(*) as count from posting');

      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(rows).toHaveLength(Number(count));
      expect(rows.map(({ entry_description }) => entry_description)).toContain("'+cmd|test");
      expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
      for (const lines of Map.groupBy(rows, (row) => row['entry_id']).values()) {
        expect(sumOf(lines, 'debit')).toBe(sumOf(lines, 'credit'));
        expect(sumOf(lines, 'debit')).toBeGreaterThan(0);
      }
      expect(rows.find(({ currency }) => currency === 'KWD')).toMatchObject({ debit: '5.000' });
    });

    it('has the columns that Odoo imports, each entry under one id, in the base currency', async () => {
      const { rows } = await file('&format=odoo');
      const heads = rows.filter(({ id }) => id !== '');

      expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'date', 'journal_id', 'ref', 'line_ids/account_id', 'line_ids/partner_id', 'line_ids/name', 'line_ids/debit', 'line_ids/credit', 'line_ids/currency_id']); // prettier-ignore
      expect(new Set(rows.map((row) => row['line_ids/currency_id']))).toEqual(new Set(['USD']));
      expect(new Set(heads.map(({ id }) => id)).size).toBe(heads.length);
      expect(heads[0]).toMatchObject({ journal_id: 'Miscellaneous Operations', 'line_ids/account_id': '1130', 'line_ids/debit': '10000.00', 'line_ids/credit': '0' }); // prettier-ignore
      expect(sumOf(rows, 'line_ids/debit')).toBe(sumOf(rows, 'line_ids/credit'));
    });

    it('has the columns that QuickBooks Online imports, with short numbers and dates by month', async () => {
      const { rows } = await file('&format=quickbooks&currency=KWD');

      expect(rows).toHaveLength(2);
      expect(rows[0]).toMatchObject({ AccountName: 'Bank', Debits: '5.000', Credits: '', Currency: 'KWD' });
      expect(rows[0]?.['JournalNo']).toMatch(/^SG-\d{1,18}$/);
      expect(rows[0]?.['JournalDate']).toMatch(/^\d\d\/\d\d\/20\d\d$/);
      expect(rows[1]).toMatchObject({ JournalNo: rows[0]?.['JournalNo'], AccountName: 'Seller wallet', Credits: '5.000' });
    });

    it('goes on for as long as there are entries, and counts them all', async () => {
      const before = (await file('')).rows.length;
      const lines = [debit('bank', usd(1), { source: 'manual' }), credit('refundsPayable', usd(1), { source: 'manual' })];
      for (let count = 0; count < 1_100; count += 100) await Promise.all(Array.from({ length: 100 }, () => entry(lines)));

      const { rows } = await file('');
      expect(rows).toHaveLength(before + 2_200);
      expect(new Set(rows.map((row) => `${row['entry_id']} ${row['line']}`)).size).toBe(rows.length);
    });

    it('is refused to tokens without the scope, for unknown layouts and for ranges that are too long', async () => {
      const reader = await newErpToken(app, admin, { scopes: ['sellers:read'] });
      expect(await erpRefusal(app, `/ledger/export?from=${today()}&to=${today()}`, reader)).toMatchObject({ status: 403, code: 'FORBIDDEN_SCOPE' }); // prettier-ignore
      expect(await erpRefusal(app, `/ledger/export?from=${today()}&to=${today()}&format=xls`)).toMatchObject({ code: 'INVALID_QUERY', fields: ['format'] }); // prettier-ignore
      expect(await erpRefusal(app, '/ledger/export?from=2026-01-01&to=2026-12-01')).toMatchObject({ code: 'DATE_RANGE_TOO_LARGE' });
      expect(await erpRefusal(app, '/ledger/export')).toMatchObject({ fields: ['from', 'to'] });
    });
  });

  describe('of a month that is over', () => {
    const ISSUE = 'mutation($m: String!) { issueSellerInvoices(month: $m) { month issued total } }';
    const LIST = `query($s: String) { sellerInvoices(sellerId: $s) { totalCount nodes {
      id reference kind month billedTo vatPercent net { amount currency } vat { amount } gross { amount } due { amount } lines { kind quantity net vat gross } } } }`;
    let closed: string;
    beforeAll(async () => {
      await post((tx) => refundShipment(tx, { shipmentId, occurredAt: now() }));
      await bill(seller.id, 333);
      await bill(seller.id, 334);
      closed = month();
    });

    it('become no invoices before its end', async () => {
      expect(await refused(app, admin, ISSUE, { m: closed })).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'month' }] });
      expect(await refused(app, admin, ISSUE, { m: '2026-13' })).toMatchObject({ errors: [{ field: 'month' }] });
      await later(33);
    });

    it('become one invoice for each seller, however many ask at once, with numbers without gaps', async () => {
      const accounts = await newStaff(app, admin, 'ACCOUNTS');
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app, accounts, ISSUE, { m: closed })));

      const issued = answers.reduce((sum, { issueSellerInvoices }) => sum + issueSellerInvoices.issued, 0);
      expect(issued).toBe(2);
      expect(new Set(answers.map(({ issueSellerInvoices }) => issueSellerInvoices.total))).toEqual(new Set([2]));
      const rows = await app.database.sql<{ number: number }>('select number from seller_invoice order by number');
      expect(rows.map(({ number }) => number)).toEqual([1, 2]);
    });

    it('say what was charged and what was given back, with the tax that is contained, and nothing that was waived', async () => {
      const { nodes } = (await ask(app, admin, LIST, { s: seller.id })).sellerInvoices;

      expect(nodes).toHaveLength(1);
      expect(nodes[0]).toMatchObject({
        kind: 'INVOICE',
        month: closed,
        vatPercent: '5.00',
        gross: { amount: '8.67' },
        net: { amount: '8.25', currency: 'USD' },
        vat: { amount: '0.42' },
        due: { amount: '0.00' },
        lines: [
          { kind: 'shipping', quantity: 3, net: '16.35', vat: '0.82', gross: '17.17' },
          { kind: 'shipping_credit', quantity: 1, net: '-10.00', vat: '-0.50', gross: '-10.50' },
          { kind: 'cod_fee', quantity: 1, net: '1.90', vat: '0.10', gross: '2.00' },
        ],
      });
      const [due] = (await ask(app, admin, LIST, { s: contract.id })).sellerInvoices.nodes;
      expect(due).toMatchObject({ billedTo: 'Contract Trading', gross: { amount: '21.00' }, due: { amount: '21.00' } });
    });

    it('are broken down to their parcels, page by page and as a file, with the sums of their lines', async () => {
      const CHARGES = `query($i: String!, $k: String, $n: Int!, $a: String) { sellerInvoiceCharges(invoiceId: $i, kind: $k, first: $n, after: $a) {
        totalCount nodes { id kind amount { amount } shipmentId } pageInfo { hasNextPage endCursor } } }`;
      const [invoice] = (await ask(app, admin, LIST, { s: seller.id })).sellerInvoices.nodes;
      for (const { kind, quantity, gross } of invoice.lines) {
        const { nodes, totalCount } = (await ask(app, admin, CHARGES, { i: invoice.reference, k: kind, n: 100 })).sellerInvoiceCharges;
        expect({ count: nodes.length, totalCount, sum: sumOf(nodes.map(({ amount }: Charge) => amount), 'amount') }).toEqual({ count: quantity, totalCount: quantity, sum: Math.round(Number(gross) * 1_000) }); // prettier-ignore
      }
      const seen: Charge[] = [];
      for (let after: string | null = null; ;) {
        const { nodes, pageInfo }: { nodes: Charge[]; pageInfo: { hasNextPage: boolean; endCursor: string } } = (
          await ask(app, admin, CHARGES, { i: invoice.id, n: 2, a: after })
        ).sellerInvoiceCharges;
        seen.push(...nodes);
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
      expect(seen.map((charge) => charge.shipmentId)).toContain(shipmentId);
      const csv = await app.client.get(`/api/erp/invoices/${invoice.id}/charges/csv`, bearer(app.accounts.erpToken));
      const rows = parse<Record<string, string>>(csv.text, { columns: true });
      expect({ rows: rows.length, sum: sumOf(rows, 'amount') }).toEqual({ rows: 5, sum: 8_670 });
      const page = await app.client.get(`/api/erp/invoices/${invoice.id}/charges?kind=shipping&limit=1`, bearer(app.accounts.erpToken));
      const { data, pagination } = new Declared(await createSchema()).expect('GET /api/erp/invoices/:id/charges', page).body;
      expect({ amount: data[0].amount, total: pagination.total }).toEqual({ amount: 10.5, total: 3 });

      const other = await sessionOf(app, contract);
      expect(await refused(app, other, CHARGES, { i: invoice.id, n: 1 })).toMatchObject({ code: 'SELLER_INVOICE_NOT_FOUND' });
      expect(await refused(app, admin, CHARGES, { i: invoice.id, k: 'tea', n: 1 })).toMatchObject({ errors: [{ field: 'kind' }] });
    });

    it('are printed the same each time, in English and Arabic, with what stood there on the day of issue', async () => {
      const { data } = await erpGet(app, `/sellers/${contract.id}/invoices`);
      expect(data).toMatchObject([{ number: expect.stringMatching(/^GP-00000[12]$/), gross: 21, due: 21, currency: 'USD' }]);
      await app.database.sql('update seller set company = $2 where id = $1', [contract.id, 'Renamed']);
      const [id] = [data[0].id as string];
      const pdf = async (lang: string) =>
        Buffer.from(await (await fetch(`${app.url}/api/erp/invoices/${id}/pdf?lang=${lang}`, { headers: bearer(app.accounts.erpToken) })).arrayBuffer()); // prettier-ignore

      const [english, again, arabic] = [await pdf('en'), await pdf('en'), await pdf('ar')];

      expect(Buffer.compare(english, again)).toBe(0);
      const { texts, size } = await readPdf(english);
      expect(texts).toHaveLength(1);
      expect(size[0]).toBeCloseTo(595.28, 1);
      for (const said of ['INVOICE', data[0].number, 'Gulf Parcels LLC', 'Office 12', 'VAT number: 100123456700003', 'Contract Trading', 'Shipping', '20.00', '1.00', '21.00', 'Due on account', 'VAT 5%']) expect(texts[0]).toContain(said); // prettier-ignore
      expect(texts[0]).not.toContain('Renamed');
      expect((await readPdf(arabic)).texts[0]?.replaceAll(' ', '')).toContain('21.00');
    });

    it('are seen by their seller alone and by those who see money, and are never changed', async () => {
      const [own, other] = [await sessionOf(app, seller), await sessionOf(app, contract)];
      const { nodes } = (await ask(app, own, LIST)).sellerInvoices;
      const FILE = 'query($id: String!) { sellerInvoiceFile(id: $id) { fileName content } }';

      expect(nodes).toHaveLength(1);
      const { sellerInvoiceFile } = await ask(app, own, FILE, { id: nodes[0].reference });
      expect(Buffer.from(sellerInvoiceFile.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect(await refused(app, other, FILE, { id: nodes[0].id })).toMatchObject({ code: 'SELLER_INVOICE_NOT_FOUND' });
      expect(await refused(app, other, LIST, { s: seller.id })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
      const FIND = 'query($q: String!) { sellerInvoices(search: $q, first: 5) { nodes { reference } } }';
      const found = async (token: string, q: string) => (await ask(app, token, FIND, { q })).sellerInvoices.nodes;
      const [{ reference }] = nodes;
      for (const q of [reference, String(Number(reference.slice(3)))]) {
        expect([await found(admin, q), await found(own, q), await found(other, q)]).toEqual([[{ reference }], [{ reference }], []]);
      }
      expect(await found(admin, 'renam')).toHaveLength(1);
      expect([await found(own, 'renam'), await found(admin, 'GP-9999')]).toEqual([[], []]);
      expect(await refused(app, own, ISSUE, { m: closed })).toMatchObject({ code: 'FORBIDDEN' });
      await expect(app.database.sql('update seller_invoice set gross_minor = 1')).rejects.toThrow('never changed');
    });

    it('become credit notes where more was given back than charged, with the next number', async () => {
      const refundedLater = await bill(contract.id, 500, { payer: 'receivable' });
      const ofContract = { source: 'adjustment', sellerId: contract.id } as const;
      await entry([debit('clearing', usd(77), ofContract), credit('adjustmentRevenue', usd(77), ofContract)]);
      const earlier = month();
      await later(31);
      await ask(app, admin, ISSUE, { m: earlier });
      const [byLink] = (await ask(app, admin, LIST, { s: contract.id })).sellerInvoices.nodes;
      expect(sumOf((await erpGet(app, `/invoices/${byLink.id}/charges`)).data, 'amount')).toBe(5_770);
      await post((tx) => refundShipment(tx, { shipmentId: refundedLater, occurredAt: now() }));
      const next = month();
      await later(33);
      expect((await ask(app, admin, ISSUE, { m: next })).issueSellerInvoices).toEqual({ month: next, issued: 1, total: 1 });

      const [note] = (await ask(app, admin, LIST, { s: contract.id })).sellerInvoices.nodes;
      expect(note).toMatchObject({ kind: 'CREDIT_NOTE', reference: 'GP-000004', gross: { amount: '-5.00' }, due: { amount: '-5.00' } });
    });
  });

  describe('of one seller', () => {
    const ZONE = 'Asia/Dubai';
    const STATEMENT = `query($s: String, $m: String!) { sellerStatement(sellerId: $s, month: $m) { month timeZone from before isFinal
      accounts { account currency opening { minor } credits { minor } debits { minor } closing { minor } movements kinds { source movements amount { minor } } } } }`;
    const FILE =
      'query($s: String, $m: String!, $l: StatementLanguage!) { sellerStatementFile(sellerId: $s, month: $m, language: $l) { fileName content } }';
    let gulf: { id: string; email: string; password: string };
    /** The months before and after a midnight of Dubai, which comes four hours before that of UTC. */
    let closed: string;
    let open: string;
    let midnight: Date;
    beforeAll(async () => {
      gulf = await newSeller(app, { company: 'Gulf Mugs', timezone: ZONE });
      await topUp(gulf.id, 20_000, 'USD', 'SLIP-78');
      await topUp(gulf.id, 1_234_567, 'KWD');
      const [year, number] = [now().getUTCFullYear(), now().getUTCMonth()];
      midnight = new Date(Date.UTC(year, number + 1, 1) - hours(4));
      if (midnight.getTime() - now().getTime() < hours(1)) midnight = new Date(Date.UTC(year, number + 2, 1) - hours(4));
      closed = midnight.toISOString().slice(0, 7);
      open = new Date(midnight.getTime() + hours(5)).toISOString().slice(0, 7);
      app.clock.advance(midnight.getTime() - now().getTime() - minutes(1));
      admin = await adminOf(app);
      await bill(gulf.id, 1_111);
      await bill(gulf.id, 2_222, { payer: 'receivable' });
      app.clock.advance(minutes(2));
      await bill(gulf.id, 444);
      await topUp(gulf.id, 5_000, 'USD', '=1+1');
      // A machine whose clock is late.
      app.clock.advance(-days(3));
      await topUp(gulf.id, 77);
      app.clock.advance(days(3));
      // Still the old month in UTC, where days are counted.
      expect(month()).toBe(closed);
    });

    /** What the journal says, added up here. */
    const added = async (from: Date, before: Date) => {
      const rows = await app.database.sql<{ account: string; currency: string; minor: string; posted_at: string }>(
        `select p.account, p.currency, case p.direction when 'credit' then p.amount_minor else -p.amount_minor end as minor, e.posted_at
           from posting p join journal_entry e on e.id = p.entry_id where p.seller_id = $1 and p.account in ('1200', '2100')`,
        [gulf.id],
      );
      return [...Map.groupBy(rows, ({ account, currency }) => `${account === '2100' ? 'WALLET' : 'RECEIVABLE'} ${currency}`)].map(
        ([key, of]) => {
          const sum = (some: typeof rows): number => some.reduce((total, { minor }) => total + Number(minor), 0);
          const inside = of.filter(({ posted_at: at }) => new Date(at) >= from && new Date(at) < before);
          return {
            key,
            opening: sum(of.filter(({ posted_at: at }) => new Date(at) < from)),
            credits: sum(inside.filter(({ minor }) => Number(minor) > 0)),
            debits: 0 - sum(inside.filter(({ minor }) => Number(minor) < 0)),
            closing: sum(of.filter(({ posted_at: at }) => new Date(at) < before)),
            movements: inside.length,
          };
        },
      );
    };
    const read = async (m: string, token = admin) => (await ask(app, token, STATEMENT, { s: gulf.id, m })).sellerStatement;
    const flat = ({
      accounts,
    }: {
      accounts: { account: string; currency: string; opening: Minor; credits: Minor; debits: Minor; closing: Minor; movements: number }[];
    }) =>
      // prettier-ignore
      accounts
        .map(({ account, currency, opening, credits, debits, closing, movements }) => ({ key: `${account} ${currency}`, opening: opening.minor, credits: credits.minor, debits: debits.minor, closing: closing.minor, movements })) // prettier-ignore
        .sort((one, other) => one.key.localeCompare(other.key));
    const sorted = (of: Awaited<ReturnType<typeof added>>) => of.sort((one, other) => one.key.localeCompare(other.key));

    it('are a statement of each month in the time zone of the seller, with the sums of the journal, folded or not', async () => {
      for (const _ of ['as posted', 'folded']) {
        const [before, after] = [await read(closed), await read(open)];
        expect(before).toMatchObject({ timeZone: ZONE, before: midnight.toISOString(), isFinal: false });
        expect(after).toMatchObject({ from: midnight.toISOString(), isFinal: false });
        expect(flat(before)).toEqual(sorted(await added(new Date(0), midnight)));
        expect(flat(after)).toEqual(sorted(await added(midnight, new Date('2100-01-01'))).filter(({ opening, movements }) => opening !== 0 || movements > 0)); // prettier-ignore
        expect(flat(after).map(({ key, opening }) => [key, opening])).toEqual(flat(before).map(({ key, closing }) => [key, closing]));
        expect(flat(after)).toContainEqual({
          key: 'WALLET USD',
          opening: 18_966,
          credits: 5_000,
          debits: 444,
          closing: 23_522,
          movements: 2,
        });
        await foldLedgerDays(new JobWork(app.services, app.database.sql, app.database.unitOfWork));
      }
      const { nodes } = (await ask(app, admin, `{ sellers(search: "Gulf Mugs") { nodes { wallets { currency balance { minor } } } } }`))
        .sellers;
      expect(nodes[0].wallets).toContainEqual({ currency: 'USD', balance: { minor: 23_522 } });
    });

    it('are a file in which each balance follows from the one before, however many parts it is read in', async () => {
      const tiny = (source: 'topup' | 'manual') => ({ source, sellerId: gulf.id }) as const;
      const lines = Array.from({ length: 700 }, () => [
        debit('bank', usd(1), { source: 'topup' }),
        credit('sellerWallet', usd(1), tiny('topup')),
      ]).flat();
      for (let count = 0; count < 3; count++) await entry(lines);
      const file = await app.client.get(`/api/erp/sellers/${gulf.id}/statements/${open}/csv`, bearer(app.accounts.erpToken));
      const rows = parse<Record<string, string>>(file.text, { columns: true });

      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="statement_Gulf-Mugs_${open}.csv"`);
      expect(rows.filter(({ kind }) => kind === 'movement')).toHaveLength(2_102);
      expect(rows.map(({ reference }) => reference)).toContain("'=1+1");
      for (const of of Map.groupBy(rows, ({ account, currency }) => `${account} ${currency}`).values()) {
        const thousandths = (text = ''): number => Math.round(Number(text || '0') * 1_000);
        of.reduce((balance, row) => {
          expect(thousandths(row['balance'])).toBe(balance + thousandths(row['amount']));
          return thousandths(row['balance']);
        }, thousandths(of[0]?.['balance']));
        expect([of[0]?.['kind'], of.at(-1)?.['kind']]).toEqual(['opening', 'closing']);
      }
      expect(await refused(app, admin, FILE, { s: gulf.id, m: open, l: 'EN' })).toMatchObject({ errors: [{ field: 'month', variant: 'tooManyMovements' }] }); // prettier-ignore
    });

    it('are printed in English and Arabic, the same each time once the month is over', async () => {
      app.clock.advance(minutes(10));
      const pdf = async (l: string) =>
        Buffer.from((await ask(app, admin, FILE, { s: gulf.id, m: closed, l })).sellerStatementFile.content, 'base64');
      const [english, again, arabic] = [await pdf('EN'), await pdf('EN'), await pdf('AR')];

      expect(Buffer.compare(english, again)).toBe(0);
      const [text = ''] = (await readPdf(english)).texts;
      for (const said of ['STATEMENT', 'Gulf Parcels LLC', 'Gulf Mugs', ZONE, 'Wallet · USD', 'Closing balance', '189.66', '-11.11', '1,234.567', '-22.22', 'SLIP-78']) expect(text).toContain(said); // prettier-ignore
      expect(text).not.toContain('-4.44');
      expect((await readPdf(arabic)).texts[0]).toContain('189.66');
    });

    it('are read by that seller and by those who see money, for months that there have been', async () => {
      const [own, other] = [await sessionOf(app, gulf), await sessionOf(app, contract)];
      expect((await ask(app, own, STATEMENT, { m: closed })).sellerStatement.accounts).toHaveLength(3);
      for (const query of [
        STATEMENT,
        FILE.replace('$l: StatementLanguage!', '$l: StatementLanguage = EN'),
        'query($s: String, $m: String!) { sellerStatementCsv(sellerId: $s, month: $m) { text } }',
      ])
        // prettier-ignore
        expect(await refused(app, other, query, { s: gulf.id, m: closed })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
      expect(await refused(app, admin, STATEMENT, { m: closed })).toMatchObject({ errors: [{ field: 'sellerId' }] });
      for (const m of ['2026-13', '2999-01'])
        expect(await refused(app, own, STATEMENT, { m })).toMatchObject({ errors: [{ field: 'month' }] });
      expect(await read('2020-01')).toMatchObject({ isFinal: true, accounts: [{ account: 'WALLET', currency: 'USD', opening: { minor: 0 }, closing: { minor: 0 } }] }); // prettier-ignore
    });
  });
});

interface Charge {
  readonly id: string;
  readonly amount: Record<string, string>;
  readonly shipmentId: string | null;
}

interface Minor {
  readonly minor: number;
}

const sumOf = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] || '0') * 1_000), 0);
