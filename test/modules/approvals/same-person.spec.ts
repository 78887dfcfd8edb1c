import type { TestApp } from '../../support/app.js';
import { days } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { deliveredToken } from '../../support/mails.js';
import { adminOf, newErpToken, newSeller, newSuperAdmin, topUp, type Person } from '../../support/people.js';
import { sharedApp } from '../../support/shared-app.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
/** Made by the installation, as `second` is: two independent super administrators. */
let admin: string;
let second: Administrator;
beforeAll(async () => {
  app = await sharedApp();
  admin = await adminOf(app);
  second = await newSuperAdmin(app);
});

type Administrator = Person & { readonly session: string };
const PASSWORD = 'a long enough password';
const CREATE = 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id } }';
const INVITE = 'mutation($i: InviteStaffInput!) { inviteStaff(input: $i) { staff { id } } }';
const ACCEPT = 'mutation($t: String!, $p: String!) { acceptInvitation(token: $t, password: $p) { token } }';
const UPDATE_STAFF = 'mutation($id: String!, $i: UpdateStaffInput!) { updateStaff(id: $id, input: $i) { id } }';
const REGISTER = 'mutation($i: RegisterSellerInput!) { registerSeller(input: $i) { id } }';
const INVITE_SELLER = 'mutation($i: InviteSellerInput!) { inviteSeller(input: $i) { seller { id } } }';
const CREDIT = 'mutation($s: String!) { creditWallet(sellerId: $s, amount: "5", currency: "USD", reason: "A late parcel") { id } }';
const PAYOUT = 'mutation($s: String!) { requestPayout(sellerId: $s, amount: "5", currency: "USD") { id } }';
const APPROVE = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status } }';
const REJECT = 'mutation($i: ReviewRequestInput!) { rejectRequest(input: $i) { status } }';

let nextName = 1;
const address = (): string => `same-person-${nextName++}@example.com`;

const hired = async (by: string, role = 'ACCOUNTS'): Promise<Person> => {
  const login = { email: address(), password: PASSWORD };
  const { createStaff } = await ask(app, by, CREATE, { i: { ...login, name: 'Hired', role } });
  return { ...login, id: createStaff.id };
};
const invited = async (by: string): Promise<string> => {
  const email = address();
  await ask(app, by, INVITE, { i: { email, name: 'Invited', role: 'ACCOUNTS' } });
  return (await ask(app, undefined, ACCEPT, { t: await deliveredToken(app, email), p: PASSWORD })).acceptInvitation.token;
};
/** A member of the staff whom the installation has made. */
const colleague = async (role = 'ACCOUNTS'): Promise<Person> => {
  const person = await hired(admin, role);
  await app.database.sql('delete from account_change where account_id = $1', [person.id]);
  return person;
};
const creditAskedBy = async (session: string): Promise<string> =>
  (await ask(app, session, CREDIT, { s: (await newSeller(app)).id })).creditWallet.id;

async function refusesAllButTheOther(id: string): Promise<void> {
  const SAME = { code: 'REVIEWER_IS_REQUESTER', message: expect.stringContaining('In the last 90 days') };
  expect(await refused(app, admin, APPROVE, { i: { id } })).toMatchObject(SAME);
  expect(await refused(app, admin, REJECT, { i: { id } })).toMatchObject(SAME);
  expect((await ask(app, second.session, APPROVE, { i: { id } })).approveRequest.status).toBe('APPROVED');
}

describe('A request is not decided by who', () => {
  it('made the account of the colleague who asks', async () => {
    await refusesAllButTheOther(await creditAskedBy(await sessionOf(app, await hired(admin))));
  });

  it('invited the colleague who asks', async () => {
    await refusesAllButTheOther(await creditAskedBy(await invited(admin)));
  });

  it.each([
    ['e-mail address', { email: 'another-address@example.com' }],
    ['role', { role: 'OPS' }],
  ])('set the %s of the colleague who asks', async (_what, i) => {
    const person = await colleague();
    await ask(app, admin, UPDATE_STAFF, { id: person.id, i });
    await refusesAllButTheOther(await creditAskedBy(await sessionOf(app, { ...person, ...('email' in i && { email: i.email }) })));
  });

  it('made the account of the seller who asks, in person or by a token, although a colleague asks for them', async () => {
    for (const by of [admin, await newErpToken(app, admin, { scopes: ['sellers:write', 'wallet:write'] })]) {
      const login = { email: address(), password: PASSWORD };
      const { registerSeller } = await ask(app, by, REGISTER, { i: { ...login, firstName: 'Straw', lastName: 'Man' } });
      await topUp(app, app.accounts.erpToken, registerSeller.id, '50');
      await refusesAllButTheOther((await ask(app, await sessionOf(app, login), PAYOUT, { s: registerSeller.id })).requestPayout.id);
      const asking = await sessionOf(app, await colleague());
      await refusesAllButTheOther((await ask(app, asking, CREDIT, { s: registerSeller.id })).creditWallet.id);
    }
  });

  it('invited the seller who asks', async () => {
    const email = address();
    const { inviteSeller } = await ask(app, admin, INVITE_SELLER, { i: { email, firstName: 'Straw', lastName: 'Man' } });
    const { acceptInvitation } = await ask(app, undefined, ACCEPT, { t: await deliveredToken(app, email), p: PASSWORD });
    await topUp(app, app.accounts.erpToken, inviteSeller.seller.id, '50');
    await refusesAllButTheOther((await ask(app, acceptInvitation.token, PAYOUT, { s: inviteSeller.seller.id })).requestPayout.id);
  });

  it('was made by the person who asks, or like them by a third one, over any number of steps', async () => {
    // The second account of one person, made when there was no other super administrator yet.
    const ghost = await newSuperAdmin(app);
    await app.database.sql(
      `insert into account_change (id, account_id, by_id, what, created_at) values (gen_random_uuid(), $1, $2, 'made', $3)`,
      [ghost.id, app.accounts.superAdmin.id, app.clock.now()],
    );
    const refusal = { code: 'REVIEWER_IS_REQUESTER' };
    const ofMaker = await creditAskedBy(admin);
    expect(await refused(app, ghost.session, APPROVE, { i: { id: ofMaker } })).toMatchObject(refusal);
    const ofSibling = await creditAskedBy(await sessionOf(app, await hired(admin)));
    expect(await refused(app, ghost.session, APPROVE, { i: { id: ofSibling } })).toMatchObject(refusal);
    const ofGrandchild = await creditAskedBy(await sessionOf(app, await hired(ghost.session)));
    expect(await refused(app, admin, APPROVE, { i: { id: ofGrandchild } })).toMatchObject(refusal);
    for (const id of [ofMaker, ofSibling, ofGrandchild])
      expect((await ask(app, second.session, APPROVE, { i: { id } })).approveRequest.status).toBe('APPROVED');
  });
});

describe('Two people stay two', () => {
  it('when one changes the name of the other, or sets their own address', async () => {
    const person = await colleague();
    await ask(app, admin, UPDATE_STAFF, { id: person.id, i: { name: 'Another Name', email: person.email, role: 'ACCOUNTS' } });
    await ask(app, second.session, UPDATE_STAFF, { id: second.id, i: { email: address() } });
    const id = await creditAskedBy(await sessionOf(app, person));
    expect((await ask(app, admin, APPROVE, { i: { id } })).approveRequest.status).toBe('APPROVED');
  });

  it('when both have changed the account of a third one', async () => {
    const person = await colleague();
    await ask(app, admin, UPDATE_STAFF, { id: person.id, i: { role: 'OPS' } });
    await ask(app, second.session, UPDATE_STAFF, { id: person.id, i: { role: 'ACCOUNTS' } });
    const id = await creditAskedBy(admin);
    expect((await ask(app, second.session, APPROVE, { i: { id } })).approveRequest.status).toBe('APPROVED');
  });

  it('again when 90 days have passed since the invited person accepted', async () => {
    const login = { email: address(), password: PASSWORD };
    await ask(app, admin, INVITE, { i: { email: login.email, name: 'Invited', role: 'ACCOUNTS' } });
    app.clock.advance(days(6));
    await ask(app, undefined, ACCEPT, { t: await deliveredToken(app, login.email), p: PASSWORD });
    app.clock.advance(days(89));
    const [before, reviewer] = [await creditAskedBy(await sessionOf(app, login)), await adminOf(app)];
    expect(await refused(app, reviewer, APPROVE, { i: { id: before } })).toMatchObject({ code: 'REVIEWER_IS_REQUESTER' });
    app.clock.advance(days(2));
    const after = await creditAskedBy(await sessionOf(app, login));
    expect((await ask(app, await adminOf(app), APPROVE, { i: { id: after } })).approveRequest.status).toBe('APPROVED');
  });
});
