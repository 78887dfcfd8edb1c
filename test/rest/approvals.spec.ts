import { adjust, weighedParcel } from '../support/adjustments.js';
import type { TestApp } from '../support/app.js';
import { sharedWeb } from '../support/shared-app.js';
import { bearer, type Answer } from '../support/client.js';
import { confirm, parcelAtDoor } from '../support/cod.js';
import { ask, refused } from '../support/graphql.js';
import { INSTANT, UUID_7 } from '../support/patterns.js';
import {
  adminOf,
  approve,
  ledgerIsWhole,
  newApiToken,
  newErpToken,
  newSeller,
  newStaff,
  newSuperAdmin,
  topUp,
  walletOf,
  type Person,
} from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { connectShop, sessionOf } from '../support/story.js';

let app: TestApp;
let admin: string;
/** Another system than the one that asks. */
let passingOn: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
  passingOn = await newErpToken(app, admin);
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  expect(books).toMatchObject({ ok: true });
});

const erp = () => bearer(app.accounts.erpToken);
const reviewer = () => ({ reviewedById: app.accounts.superAdmin.id });
const PAYOUT =
  'mutation($s: String!, $a: Decimal!, $c: String!) { requestPayout(sellerId: $s, amount: $a, currency: $c, reference: "IBAN 1") { id status } }';
const CREDIT =
  'mutation($s: String!, $a: Decimal!, $c: String!) { creditWallet(sellerId: $s, amount: $a, currency: $c, reason: "A late parcel") { id status } }';

const payout = async (sellerId: string, amount = '10.00', token = app.accounts.erpToken, currency = 'USD'): Promise<string> =>
  (await ask(app, token, PAYOUT, { s: sellerId, a: amount, c: currency })).requestPayout.id;
const credit = async (sellerId: string, amount = '10.00', token = app.accounts.erpToken): Promise<string> =>
  (await ask(app, token, CREDIT, { s: sellerId, a: amount, c: 'USD' })).creditWallet.id;
const decide = (
  id: string,
  what: string,
  body: Readonly<Record<string, unknown>> = reviewer(),
  headers = bearer(passingOn),
): Promise<Answer> => app.client.post(`/api/erp/approvals/${id}/${what}`, body, headers);
const read = (id: string): Promise<Answer> => app.client.get(`/api/erp/approvals/${id}`, erp());
const list = (query = ''): Promise<Answer> => app.client.get(`/api/erp/approvals${query}`, erp());

/** A weight adjustment above the threshold: the one type that a token may decide here. */
async function adjustment(): Promise<string> {
  const waiting = await adjust(app, await weighedParcel(app, await connectShop(app), 40));
  return waiting.body.data.approvalRequestId;
}

const APPROVE = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status reviewNote reviewedAt reviewedBy { id role } } }';
const REJECT = 'mutation($i: ReviewRequestInput!) { rejectRequest(input: $i) { status reviewNote reviewedBy { id } } }';

async function richSeller(amount = '100.00'): Promise<Person> {
  const seller = await newSeller(app);
  await topUp(app, app.accounts.erpToken, seller.id, amount);
  return seller;
}

describe('A request', () => {
  it('is read with everything that is known about it and with the people behind it', async () => {
    const seller = await richSeller();
    const id = await payout(seller.id, '12.34', admin);
    const answer = await read(id);

    expect(answer.status).toBe(200);
    const superAdmin = { id: app.accounts.superAdmin.id, email: app.accounts.superAdmin.email, name: expect.any(String), company: null };
    expect(answer.body).toEqual({
      status: 'success',
      data: {
        id: expect.stringMatching(UUID_7),
        type: 'payout',
        status: 'pending',
        subjectUserId: seller.id,
        amount: 12.34,
        currency: 'USD',
        threshold: null,
        payload: { reference: 'IBAN 1' },
        shipmentId: null,
        shipmentDetailId: null,
        requestedById: app.accounts.superAdmin.id,
        requestedByType: 'super_admin',
        reviewedById: null,
        reviewNote: null,
        createdAt: expect.stringMatching(INSTANT),
        reviewedAt: null,
        expiresAt: null,
        cancelledReason: null,
        subjectUser: { id: seller.id, name: 'Mona Merchant', email: seller.email, company: null, role: 'seller' },
        requestedBy: { ...superAdmin, role: 'super_admin' },
        reviewedBy: null,
      },
    });
  });

  it.each(['00000000-0000-7000-8000-000000000000', 'x', '%00', 'SVC123', "1' or 1=1"])('does not exist as %s', async (id) => {
    for (const answer of [await read(id), ...(await Promise.all(['approve', 'reject', 'cancel'].map((what) => decide(id, what, {}))))]) {
      expectRefusal(answer, { status: 404, code: 'APPROVAL_NOT_FOUND', family: 'erp', fields: [] });
    }
  });
});

describe('Approving', () => {
  it('a payout takes the money from the wallet, and the request says who agreed', async () => {
    const seller = await richSeller();
    const id = await payout(seller.id, '40.00');
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '100.00' });
    expect((await ask(app, admin, APPROVE, { i: { id, reviewNote: 'Checked' } })).approveRequest).toEqual({
      status: 'APPROVED',
      reviewNote: 'Checked',
      reviewedAt: expect.stringMatching(INSTANT),
      reviewedBy: { id: app.accounts.superAdmin.id, role: 'super_admin' },
    });
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '60.00' });
  });

  it('that a system passes on says who agreed as well', async () => {
    const id = await adjustment();
    const answer = await decide(id, 'approve', { ...reviewer(), reviewNote: 'Checked' });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'success',
      message: expect.stringMatching(/\S/),
      data: { id, status: 'approved', reviewNote: 'Checked', reviewedAt: expect.stringMatching(INSTANT), ...reviewer() },
    });
    expect(answer.body.data.reviewedBy).toMatchObject({ role: 'super_admin' });
  });

  it('a credit adds it to the wallet', async () => {
    const seller = await newSeller(app);
    expect(await approve(app, await credit(seller.id, '7.50'), admin)).toBe('APPROVED');

    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '7.50' });
  });

  it('happens once, however many say so at the same time', async () => {
    const seller = await richSeller();
    const id = await payout(seller.id, '30.00');
    const answers = await Promise.all(Array.from({ length: 50 }, () => approve(app, id, admin)));

    expect(new Set(answers)).toEqual(new Set(['APPROVED']));
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '70.00' });
  });

  it('needs money that is there, and stays pending without it', async () => {
    const seller = await richSeller('50.00');
    const [first, second] = [await payout(seller.id, '30.00'), await payout(seller.id, '30.00')];
    expect(await approve(app, first, admin)).toBe('APPROVED');

    expect(await approve(app, second, admin)).toBe('INSUFFICIENT_BALANCE');
    expect((await read(second)).body.data).toMatchObject({ status: 'pending', reviewedById: null });
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '20.00' });
  });

  it.each(['an operator', 'nobody', 'a seller', 'something else', 'one who has left'])('is not for %s', async (kind) => {
    const seller = await newSeller(app);
    const id = await adjustment();
    const left = await ask(app, admin, 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }', {
      i: { email: `left-${kind.length}@example.com`, password: 'a long enough password', name: 'Gone', role: 'OPS' },
    });
    await app.database.sql("update staff set role = 'super_admin', active = false where id = $1", [left.createStaff.id]);
    const reviewedById = {
      'an operator': app.accounts.operator.id,
      nobody: '00000000-0000-7000-8000-000000000000',
      'a seller': seller.id,
      'something else': 'x',
      'one who has left': left.createStaff.id,
    }[kind];

    expectRefusal(await decide(id, 'approve', { reviewedById }), { status: 400, code: 'REVIEWER_NOT_SUPER_ADMIN', family: 'erp' });
    expect((await read(id)).body.data.status).toBe('pending');
  });

  it('is not for who asked', async () => {
    const seller = await richSeller();
    const id = await payout(seller.id, '10.00', admin);

    expect(await refused(app, admin, APPROVE, { i: { id } })).toMatchObject({ code: 'REVIEWER_IS_REQUESTER' });
  });

  it('requires the reviewer', async () => {
    const id = await adjustment();

    expectRefusal(await decide(id, 'approve', {}), { status: 400, code: 'MISSING_FIELD', family: 'erp', fields: ['reviewedById'] });
    expectRefusal(await decide(id, 'reject', {}), { status: 400, code: 'MISSING_FIELD', family: 'erp', fields: ['reviewedById'] });
    expectRefusal(await decide(id, 'approve', { reviewedById: 5 }), { status: 400, code: 'VALIDATION_FAILED', family: 'erp' });
    expectRefusal(await decide(id, 'approve', { ...reviewer(), reviewNote: 'x'.repeat(2001) }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: ['reviewNote'],
    });
  });

  it('over GraphQL is done in the own name', async () => {
    const id = await payout((await richSeller()).id);
    const operator = await sessionOf(app, app.accounts.operator);

    expect(await refused(app, operator, APPROVE, { i: { id } })).toMatchObject({ code: 'REVIEWER_NOT_SUPER_ADMIN' });
    expect(await refused(app, operator, APPROVE, { i: { id, ...reviewer() } })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await ask(app, admin, APPROVE, { i: { id } })).toMatchObject({
      approveRequest: { status: 'APPROVED', reviewedBy: { role: 'super_admin' } },
    });
  });
});

describe('Four eyes see what is behind a token', () => {
  const REVERSE = 'mutation($id: String!) { reverseCod(id: $id, reason: "Wrong parcel") { id } }';
  const APPROVE_OF = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status requestedByMaker { id } } }';
  const inPerson = (id: string, token = admin) => refused(app, token, APPROVE_OF, { i: { id } });
  let token: string;
  let second: Person & { session: string };
  beforeAll(async () => {
    token = await newErpToken(app, admin);
    second = await newSuperAdmin(app);
  });

  const collected = async (): Promise<string> => {
    const { id } = await parcelAtDoor(app);
    expect((await confirm(app, id)).status).toBe(200);
    return id;
  };
  const asked: readonly (readonly [string, (by: string) => Promise<string>])[] = [
    ['a credit', async (by) => credit((await newSeller(app)).id, '5.00', by)],
    ['a payout', async (by) => payout((await richSeller()).id, '5.00', by)],
    ['a reversal', async (by) => (await ask(app, by, REVERSE, { id: await collected() })).reverseCod.id],
  ];

  it.each(asked)('%s requested by a token is not approved by its creator', async (_what, askBy) => {
    const id = await askBy(token);

    expect(await inPerson(id)).toMatchObject({
      code: 'REVIEWER_IS_REQUESTER',
      message: expect.stringContaining('a token that you created'),
    });
    expect((await read(id)).body.data.status).toBe('pending');
    expect(await ask(app, second.session, APPROVE_OF, { i: { id } })).toEqual({
      approveRequest: { status: 'APPROVED', requestedByMaker: { id: app.accounts.superAdmin.id } },
    });
  });

  it('a seller who asks by session or API token is never a reviewer, and one super administrator suffices', async () => {
    const seller = await richSeller();
    const api = await newApiToken(app, await sessionOf(app, seller));
    const id = await payout(seller.id, '5.00', api);

    expect(await approve(app, id, api)).toBe('FORBIDDEN');
    expect(await approve(app, id, admin)).toBe('APPROVED');
  });

  it('of a weight adjustment is not asked: the system that asked passes on the decision', async () => {
    const shop = await connectShop(app);
    const parcel = await weighedParcel(app, shop, 40);
    const waiting = await adjust(app, parcel, undefined, bearer(token));
    expect(waiting.status).toBe(202);

    expect((await decide(waiting.body.data.approvalRequestId, 'approve', reviewer(), bearer(token))).status).toBe(200);
  });
});

describe('Terms above what one person may grant', () => {
  const UPDATE =
    'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { company creditLimit { amount } adjustmentThreshold { amount } plan { name } warnings { field code approvalRequestId } } }';
  const update = async (id: string, i: Readonly<Record<string, unknown>>, token = admin) =>
    (await ask(app, token, UPDATE, { id, i })).updateSeller;
  const put = (id: string, body: unknown) => app.client.call('PUT', `/api/erp/sellers/${id}`, { body, headers: erp() });
  let second: Person & { session: string };
  beforeAll(async () => {
    second = await newSuperAdmin(app);
  });

  it('wait for another super administrator, while the rest of the change takes effect', async () => {
    const { id } = await newSeller(app);
    const changed = await update(id, { company: 'Mugs', creditLimit: '1000.01', adjustmentThreshold: '500.00' });

    expect(changed).toMatchObject({ company: 'Mugs', creditLimit: null, adjustmentThreshold: { amount: '500.00' } });
    expect(changed.warnings).toEqual([{ field: 'creditLimit', code: 'NEEDS_APPROVAL', approvalRequestId: expect.stringMatching(UUID_7) }]);
    const i = { id: changed.warnings[0].approvalRequestId };
    expect((await read(i.id)).body.data).toMatchObject({ type: 'seller_terms', amount: 1000.01, threshold: 1000, subjectUserId: id });
    expect(await refused(app, admin, APPROVE, { i })).toMatchObject({ code: 'REVIEWER_IS_REQUESTER' });
    expect(await approve(app, i.id, second.session)).toBe('APPROVED');
    expect(await update(id, { company: 'Cups' })).toMatchObject({ creditLimit: { amount: '1000.01' }, warnings: [] });
    expect(await update(id, { creditLimit: '1000.00' })).toMatchObject({ creditLimit: { amount: '1000.00' }, warnings: [] });
  });

  it('wait by REST and by a plan as well, and a later change takes the place of what waits', async () => {
    const { id } = await newSeller(app);
    const answer = await put(id, { company: 'Mugs', adjustmentThreshold: 600, creditLimit: 2000 });
    expect(answer.body).toMatchObject({ status: 'success', data: { updated: { company: 'Mugs' } } });
    expect(answer.body.message).toBe('Seller updated: company; creditLimit waits for approval; adjustmentThreshold waits for approval');
    expect(answer.body.warnings.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['creditLimit', 'NEEDS_APPROVAL'],
      ['adjustmentThreshold', 'NEEDS_APPROVAL'],
    ]);
    const repeated = await put(id, { creditLimit: 2000 });
    expect(repeated.body.warnings).toEqual([answer.body.warnings[0]]);
    expect(repeated.body.message).toBe('Nothing changed yet; creditLimit waits for approval');
    await put(id, { creditLimit: 900 });
    expect((await read(answer.body.warnings[0].approvalRequestId)).body.data.status).toBe('cancelled');
    expect((await read(answer.body.warnings[1].approvalRequestId)).body.data.status).toBe('pending');

    await ask(app, admin, 'mutation($i: CreatePlanInput!) { createPlan(input: $i) { id } }', {
      i: { name: 'Generous', creditLimit: '5000' },
    });
    const PLAN =
      'mutation($s: String!) { updateSellerPlan(sellerId: $s, planId: "Generous") { plan { name } warnings { field approvalRequestId } } }';
    const planned = await newSeller(app);
    const { updateSellerPlan } = await ask(app, admin, PLAN, { s: planned.id });
    expect(updateSellerPlan).toMatchObject({ warnings: [{ field: 'planId' }] });
    expect(updateSellerPlan.plan?.name).not.toBe('Generous');
    await ask(app, second.session, APPROVE, { i: { id: updateSellerPlan.warnings[0].approvalRequestId } });
    expect(await update(planned.id, { company: 'Mugs' })).toMatchObject({ plan: { name: 'Generous' } });
    // The own limit comes before that of the plan, so nothing is raised.
    expect((await ask(app, admin, PLAN, { s: id })).updateSellerPlan).toMatchObject({ plan: { name: 'Generous' }, warnings: [] });
  });
});

describe('Rejecting', () => {
  it('moves nothing, and any member of staff may', async () => {
    const seller = await richSeller();
    const operator = await sessionOf(app, app.accounts.operator);
    const i = { id: await payout(seller.id), reviewNote: 'No account' };
    expect((await ask(app, operator, REJECT, { i })).rejectRequest).toEqual({
      status: 'REJECTED',
      reviewNote: 'No account',
      reviewedBy: { id: app.accounts.operator.id },
    });
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: '100.00' });
  });

  it('is passed on by a system, and repeated without another effect', async () => {
    const id = await adjustment();
    const answer = await decide(id, 'reject', { reviewedById: app.accounts.operator.id, reviewNote: 'No account' });

    expect(answer.body.data).toMatchObject({ status: 'rejected', reviewedById: app.accounts.operator.id, reviewNote: 'No account' });
    expect((await decide(id, 'reject', { reviewedById: app.accounts.operator.id })).status).toBe(200);
    expectRefusal(await decide(id, 'reject'), { status: 400, code: 'APPROVAL_NOT_PENDING', family: 'erp' });
    expectRefusal(await decide(id, 'approve'), { status: 400, code: 'APPROVAL_NOT_PENDING', family: 'erp' });
  });

  it('is only for staff', async () => {
    const seller = await newSeller(app);
    const id = await adjustment();

    expectRefusal(await decide(id, 'reject', { reviewedById: seller.id }), {
      status: 400,
      code: 'VALIDATION_FAILED',
      family: 'erp',
      fields: ['reviewedById'],
    });
  });

  it('and approving at the same time end in one of both', async () => {
    const seller = await richSeller();
    const id = await payout(seller.id, '25.00');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => app.client.graphql(n % 2 ? APPROVE : REJECT, { i: { id } }, admin)),
    );
    const { status } = (await read(id)).body.data;
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions.code ?? status);

    expect(codes.filter((code) => code === status)).toHaveLength(10);
    expect(codes.filter((code) => code === 'APPROVAL_NOT_PENDING')).toHaveLength(10);
    expect(await walletOf(app, seller.id)).toMatchObject({ balance: status === 'approved' ? '75.00' : '100.00' });
  });
});

describe('Withdrawing', () => {
  it('ends a request for good', async () => {
    const id = await payout((await richSeller()).id);
    const answer = await decide(id, 'cancel', { reason: 'Wrong account' });

    expect(answer.body.data).toMatchObject({ status: 'cancelled', cancelledReason: 'Wrong account', reviewedById: null });
    expect((await decide(id, 'cancel', {})).status).toBe(200);
    expect(await approve(app, id, admin)).toBe('APPROVAL_NOT_PENDING');
  });

  it('takes no decision back', async () => {
    const id = await payout((await richSeller()).id);
    await approve(app, id, admin);

    expectRefusal(await decide(id, 'cancel', {}), { status: 400, code: 'APPROVAL_NOT_PENDING', family: 'erp' });
  });

  it('is for the requester: a seller can withdraw only own requests', async () => {
    const [seller, other] = [await richSeller(), await richSeller()];
    const id = await payout(seller.id, '5.00', await sessionOf(app, seller));
    const CANCEL = 'mutation($id: String!) { cancelApproval(id: $id) { status } }';

    expect(await refused(app, await sessionOf(app, other), CANCEL, { id })).toMatchObject({ code: 'APPROVAL_NOT_FOUND' });
    expect(await refused(app, await newStaff(app, admin, 'ACCOUNTS'), CANCEL, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(app, await sessionOf(app, seller), CANCEL, { id })).toEqual({ cancelApproval: { status: 'CANCELLED' } });
  });
});

describe('The list', () => {
  it('is filtered, paged and counted', async () => {
    const seller = await richSeller();
    const ids = [await payout(seller.id, '1.00'), await payout(seller.id, '2.00'), await credit(seller.id, '4.00')];
    await ask(app, admin, REJECT, { i: { id: ids[0] } });
    const mine = `?subjectUserId=${seller.id}`;

    const all = await list(`${mine}&includeStats=true`);
    expect(all.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    expect(all.body.pagination).toEqual({ page: 1, limit: 25, total: 3, totalPages: 1 });
    expect(all.body.stats).toEqual({ pending: 2, approved: 0, rejected: 1, cancelled: 0, pendingAmount: 6, currency: 'USD' });
    expect(Object.keys(all.body.data[0])).not.toContain('subjectUser');
    expect((await list(`${mine}&status=rejected`)).body.data).toMatchObject([{ id: ids[0], status: 'rejected', amount: 1 }]);
    expect((await list(`${mine}&type=manual_credit`)).body.data).toMatchObject([{ id: ids[2], type: 'manual_credit' }]);
    expect((await list(`${mine}&page=2&limit=2`)).body).toMatchObject({
      data: [{ id: ids[0] }],
      pagination: { page: 2, limit: 2, total: 3, totalPages: 2 },
    });
    const beyond = await list(`${mine}&page=9`);
    expect(beyond.body).toEqual({ status: 'success', data: [], pagination: { page: 9, limit: 25, total: 3, totalPages: 1 } });
  });

  it('is empty for an unknown seller or type', async () => {
    for (const query of ['?subjectUserId=x', '?subjectUserId=00000000-0000-7000-8000-000000000001', '?type=nonsense']) {
      expect((await list(query)).body).toEqual({
        status: 'success',
        data: [],
        pagination: { page: 1, limit: 25, total: 0, totalPages: 0 },
      });
    }
  });

  it('takes an empty parameter for none, and 1 for true', async () => {
    const all = await list('?includeStats=true');
    expect(all.body.stats).toMatchObject({ currency: 'USD' });
    expect((await list('?status=&type=&subjectUserId=&includeStats=1')).body).toEqual(all.body);
    expect((await list('?includeStats=')).body).not.toHaveProperty('stats');
  });

  it.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['status=nonsense', 'status'],
    ['status=PENDING', 'status'],
    ['includeStats=perhaps', 'includeStats'],
  ])('does not take %s', async (query, field) => {
    expectRefusal(await list(`?${query}`), { status: 400, code: 'INVALID_QUERY', family: 'erp', fields: [field] });
  });
});

describe('A request for money', () => {
  it('is refused when the wallet cannot pay it, is none or the seller is unknown', async () => {
    const seller = await richSeller('10.00');
    const asked = (variables: Readonly<Record<string, unknown>>, token = app.accounts.erpToken) =>
      refused(app, token, PAYOUT, { s: seller.id, a: '1', c: 'USD', ...variables });

    expect(await asked({ a: '10.01' })).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await asked({ a: '0' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await asked({ a: '-1' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await asked({ a: '0.001' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await asked({ c: 'XXQ' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await asked({ s: 'x' })).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await asked({}, await sessionOf(app, await newSeller(app)))).toMatchObject({ code: 'SELLER_NOT_FOUND' });
    expect(await asked({}, await newStaff(app, admin, 'DRIVER'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused(app, await sessionOf(app, seller), CREDIT, { s: seller.id, a: '1', c: 'USD' })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('A token', () => {
  it('needs the scope to read and the one to decide', async () => {
    const id = await adjustment();
    const reader = bearer(await newErpToken(app, admin, { scopes: ['approvals:read'] }));
    const writer = bearer(await newErpToken(app, admin, { scopes: ['approvals:write'] }));

    expect((await app.client.get(`/api/erp/approvals/${id}`, reader)).status).toBe(200);
    expectRefusal(await decide(id, 'approve', reviewer(), reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expectRefusal(await decide(id, 'cancel', {}, reader), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expectRefusal(await app.client.get('/api/erp/approvals', writer), { status: 403, code: 'FORBIDDEN_SCOPE', family: 'erp' });
    expect((await decide(id, 'reject', reviewer(), writer)).status).toBe(200);
  });

  it('is required', async () => {
    expectRefusal(await app.client.get('/api/erp/approvals'), { status: 401, code: 'UNAUTHORIZED', family: 'erp' });
    expectRefusal(await app.client.get('/api/erp/approvals', bearer(app.accounts.apiToken)), {
      status: 401,
      code: 'UNAUTHORIZED',
      family: 'erp',
    });
  });
});

it('Each step of a request is sent in the printed form', async () => {
  const id = await payout((await richSeller()).id);
  const printed = (await read(id)).body.data;
  expect(await approve(app, id, admin)).toBe('APPROVED');
  const events = await app.database.sql<{ type: string; data: Record<string, unknown> }>(
    'select type, data from event where subject_id = $1 order by seq',
    [id],
  );
  const { subjectUser: _s, requestedBy: _r, reviewedBy: _v, ...request } = printed;

  expect(events.map(({ type }) => type)).toEqual(['approval.requested', 'approval.approved']);
  expect(events[0]?.data).toEqual(request);
  expect(events[1]?.data).toMatchObject({ ...request, status: 'approved', ...reviewer(), reviewedAt: expect.stringMatching(INSTANT) });
});
