import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { mailedToken } from '../../support/mails.js';
import { adminOf, newErpToken, newSuperAdmin } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});

const UPDATE = 'mutation($id: String!, $i: UpdateStaffInput!) { updateStaff(id: $id, input: $i) { id } }';
const ACCEPT = 'mutation($t: String!) { acceptInvitation(token: $t, password: "a long enough password") { token } }';

let next = 1;

/** A super administrator with an ERP token and an open invitation of a colleague and of a seller. */
async function invitingAdmin() {
  const { id, session } = await newSuperAdmin(app);
  const [staff, seller] = [`invited-${next}@lost.example`, `merchant-${next++}@lost.example`];
  await ask(app, session, 'mutation($i: InviteStaffInput!) { inviteStaff(input: $i) { staff { id } } }', {
    i: { email: staff, name: 'Invited', role: 'OPS' },
  });
  await ask(app, session, 'mutation($i: InviteSellerInput!) { inviteSeller(input: $i) { seller { id } } }', {
    i: { email: seller, firstName: 'Mona', lastName: 'Merchant' },
  });
  return {
    id,
    erp: await newErpToken(app, session),
    staff: await mailedToken(app, staff, 'staff_invited'),
    seller: await mailedToken(app, seller, 'seller_invited'),
  };
}

const isLive = async (token: string): Promise<boolean> => (await app.client.graphql('{ liveCursor }', {}, token)).body.errors === undefined;

const isOpen = async (token: string): Promise<boolean> => {
  const { body } = await app.client.graphql(ACCEPT, { t: token });
  return body.errors === undefined;
};

describe('What a super administrator has made for later', () => {
  it('ends with the role, but for what the new role could make', async () => {
    const { id, erp, staff, seller } = await invitingAdmin();
    expect(await isLive(erp)).toBe(true);
    await ask(app, admin, UPDATE, { id, i: { role: 'OPS' } });
    expect([await isLive(erp), await isOpen(staff), await isOpen(seller)]).toEqual([false, false, true]);
  });

  it('ends with the account', async () => {
    const { id, erp, staff, seller } = await invitingAdmin();
    await ask(app, admin, UPDATE, { id, i: { active: false } });
    expect([await isLive(erp), await isOpen(staff), await isOpen(seller)]).toEqual([false, false, false]);
  });

  it('keeps its ERP tokens on request', async () => {
    const { id, erp } = await invitingAdmin();
    await ask(app, admin, UPDATE, { id, i: { role: 'ACCOUNTS', endTokens: false } });
    expect(await isLive(erp)).toBe(true);
  });

  it('stays at other changes', async () => {
    const { id, erp, staff } = await invitingAdmin();
    await ask(app, admin, UPDATE, { id, i: { name: 'New Name' } });
    expect([await isLive(erp), await isOpen(staff)]).toEqual([true, true]);
    expect((await refused(app, undefined, ACCEPT, { t: staff })).code).toBe('NOT_FOUND');
  });
});
