import { adjust, weighedParcel } from '../support/adjustments.js';
import { startApp, type TestApp } from '../support/app.js';
import { bearer, type Answer } from '../support/client.js';
import { confirm, parcelAtDoor } from '../support/cod.js';
import { extraApps } from '../support/extra-apps.js';
import { ask } from '../support/graphql.js';
import { adminOf, newErpToken, newSeller, newSuperAdmin, topUp } from '../support/people.js';
import { expectRefusal } from '../support/refusals.js';
import { sharedWeb } from '../support/shared-app.js';
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
const extraApp = extraApps();

const decide = (of: TestApp, id: string, what: string, token: string, reviewedById = of.accounts.superAdmin.id): Promise<Answer> =>
  of.client.post(`/api/erp/approvals/${id}/${what}`, { reviewedById }, bearer(token));
const statusOf = async (of: TestApp, id: string): Promise<string> =>
  (await of.client.get(`/api/erp/approvals/${id}`, bearer(of.accounts.erpToken))).body.data.status;

async function adjustment(of: TestApp): Promise<string> {
  const waiting = await adjust(of, await weighedParcel(of, await connectShop(of), 40));
  return waiting.body.data.approvalRequestId;
}

async function terms(of: TestApp, token: string): Promise<string> {
  const { id } = await newSeller(of);
  const UPDATE = 'mutation($id: String!) { updateSeller(id: $id, input: { creditLimit: "5000" }) { warnings { approvalRequestId } } }';
  return (await ask(of, token, UPDATE, { id })).updateSeller.warnings[0].approvalRequestId;
}

const byToken = (query: string, variables: Readonly<Record<string, unknown>>) => ask(app, app.accounts.erpToken, query, variables);

const ofPersons: readonly (readonly [string, () => Promise<string>])[] = [
  [
    'payout',
    async () => {
      const seller = await newSeller(app);
      await topUp(app, admin, seller.id, '20.00');
      return (
        await byToken('mutation($s: String!) { requestPayout(sellerId: $s, amount: "5.00", currency: "USD") { id } }', { s: seller.id })
      ).requestPayout.id;
    },
  ],
  [
    'payout_account',
    async () => {
      const session = await sessionOf(app, await newSeller(app));
      const i = { holder: 'Mona Merchant', iban: 'DE89370400440532013000', bankName: 'A bank' };
      const SET = 'mutation($i: SetPayoutAccountInput!) { setPayoutAccount(input: $i) { approvalRequestId } }';
      return (await ask(app, session, SET, { i })).setPayoutAccount.approvalRequestId;
    },
  ],
  [
    'manual_credit',
    async () => {
      const CREDIT =
        'mutation($s: String!) { creditWallet(sellerId: $s, amount: "5.00", currency: "USD", reason: "A late parcel") { id } }';
      return (await byToken(CREDIT, { s: (await newSeller(app)).id })).creditWallet.id;
    },
  ],
  [
    'cod_reversal',
    async () => {
      const { id } = await parcelAtDoor(app);
      await confirm(app, id);
      return (await byToken('mutation($id: String!) { reverseCod(id: $id, reason: "Wrong parcel") { id } }', { id })).reverseCod.id;
    },
  ],
];

const NOT_BY_TOKEN = { status: 403, code: 'FORBIDDEN', family: 'erp' } as const;

describe('A token in the name of a super administrator', () => {
  it.each(ofPersons)('decides no %s, which needs the session of that person', async (_type, open) => {
    const id = await open();
    for (const what of ['approve', 'reject']) expectRefusal(await decide(app, id, what, passingOn), NOT_BY_TOKEN);
    expect(await statusOf(app, id)).toBe('pending');
    const APPROVE = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status } }';
    expect((await ask(app, admin, APPROVE, { i: { id } })).approveRequest.status).toBe('APPROVED');
  });

  it('decides a weight adjustment, as is documented, and terms of a seller only where the setting says so', async () => {
    expect((await decide(app, await adjustment(app), 'approve', passingOn)).status).toBe(200);
    const refusal = await decide(app, await terms(app, app.accounts.erpToken), 'approve', passingOn);
    expectRefusal(refusal, NOT_BY_TOKEN);
    expect(refusal.text).toContain('TOKEN_APPROVALS');
  });

  it('decides nothing where the setting names nothing', async () => {
    const strict = await extraApp({ ROLE: 'web', TOKEN_APPROVALS: 'none' });
    const id = await adjustment(strict);
    expectRefusal(await decide(strict, id, 'approve', strict.accounts.erpToken), NOT_BY_TOKEN);
    expect((await decide(strict, id, 'cancel', strict.accounts.erpToken)).status).toBe(200);
  });
});

describe('A token that may decide terms of sellers', () => {
  const SAME = { status: 400, code: 'REVIEWER_IS_REQUESTER', family: 'erp' } as const;
  let lax: TestApp;
  let first: string;
  let second: { id: string; session: string };
  beforeAll(async () => {
    lax = await startApp({ ROLE: 'web', TOKEN_APPROVALS: 'wallet_adjustment,seller_terms' });
    first = await adminOf(lax);
    second = await newSuperAdmin(lax);
  });
  afterAll(() => lax.stop());

  it('does not approve its own requests, nor those of its creator in person or by another token', async () => {
    const [one, two] = [await newErpToken(lax, first), await newErpToken(lax, first)];
    const other = await newErpToken(lax, second.session);
    for (const [by, approver] of [
      [one, one],
      [one, two],
      [first, one],
    ] as const)
      expectRefusal(await decide(lax, await terms(lax, by), 'approve', approver, second.id), SAME);
    expectRefusal(await decide(lax, await terms(lax, one), 'approve', other), SAME);
    for (const by of [one, first]) expect((await decide(lax, await terms(lax, by), 'approve', other, second.id)).status).toBe(200);
  });

  it('does not approve what was requested before tokens were remembered', async () => {
    const id = await terms(lax, lax.accounts.erpToken);
    await lax.database.sql('update approval_request set requested_with_id = null where id = $1', [id]);
    expectRefusal(await decide(lax, id, 'approve', await newErpToken(lax, second.session), second.id), SAME);
    expect(await statusOf(lax, id)).toBe('pending');
  });
});
