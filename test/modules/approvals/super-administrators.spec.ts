import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken, newSuperAdmin, type Person } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';

let app: TestApp;
let first: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  first = await adminOf(app);
});
afterAll(() => app.stop());

const PASSWORD = 'a long enough password';
const CREATE = 'mutation($i: CreateStaffInput!) { createStaff(input: $i) { id role } }';
const INVITE = 'mutation($i: InviteStaffInput!) { inviteStaff(input: $i) { staff { id role } } }';
const UPDATE = 'mutation($id: String!, $i: UpdateStaffInput!) { updateStaff(id: $id, input: $i) { name role active superAdminRequestId } }';
const APPROVE = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status } }';
const REQUEST =
  'query($id: String!) { approval(id: $id) { type status amount { amount } payload subjectUser { id email role } requestedBy { id } } }';

let nextName = 1;
const hired = async (role: string, by = first): Promise<Person> => {
  const login = { email: `hired-${nextName++}@example.com`, password: PASSWORD };
  const { createStaff } = await ask(app, by, CREATE, { i: { ...login, name: 'Hired', role } });
  return { ...login, id: createStaff.id };
};
const update = async (id: string, i: Readonly<Record<string, unknown>>, by = first) => (await ask(app, by, UPDATE, { id, i })).updateStaff;
const roleOf = async ({ id }: Person) => (await app.database.sql('select role, active from staff where id = $1', [id]))[0];

it('The only super administrator makes the second one alone, and no third, of the staff or by invitation', async () => {
  const ghost = await hired('SUPER_ADMIN');
  expect(await roleOf(ghost)).toEqual({ role: 'super_admin', active: true });
  const REFUSED = { code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ field: 'role' })] };
  const third = { email: 'third@example.com', name: 'Third', role: 'SUPER_ADMIN' };
  expect(await refused(app, first, CREATE, { i: { ...third, password: PASSWORD } })).toMatchObject(REFUSED);
  expect(await refused(app, first, INVITE, { i: third })).toMatchObject(REFUSED);
  await ask(app, first, INVITE, { i: { ...third, role: 'OPS' } });
  expect(await refused(app, first, INVITE, { i: third })).toMatchObject(REFUSED);

  const { superAdminRequestId } = await update((await hired('OPS')).id, { role: 'SUPER_ADMIN' });
  expect(await refused(app, await sessionOf(app, ghost), APPROVE, { i: { id: superAdminRequestId } })).toMatchObject({
    code: 'REVIEWER_IS_REQUESTER',
  });
});

describe('With two super administrators', () => {
  let second: Person & { readonly session: string };
  beforeAll(async () => {
    second = await newSuperAdmin(app);
  });

  it('the role waits for the other one, while the rest of the change takes effect', async () => {
    const person = await hired('ACCOUNTS');
    const changed = await update(person.id, { name: 'Raised', role: 'SUPER_ADMIN' });
    const i = { id: changed.superAdminRequestId };
    expect(changed).toMatchObject({ name: 'Raised', role: 'ACCOUNTS', superAdminRequestId: expect.any(String) });
    expect((await update(person.id, { role: 'SUPER_ADMIN' }, second.session)).superAdminRequestId).toBe(i.id);
    expect((await ask(app, first, REQUEST, i)).approval).toEqual({
      type: 'SUPER_ADMIN_ROLE',
      status: 'PENDING',
      amount: { amount: '0.00' },
      payload: { staffId: person.id, name: 'Raised', email: person.email, role: 'accounts' },
      subjectUser: { id: person.id, email: person.email, role: 'accounts' },
      requestedBy: { id: app.accounts.superAdmin.id },
    });

    expect(await refused(app, first, APPROVE, { i })).toMatchObject({ code: 'REVIEWER_IS_REQUESTER' });
    const byToken = await app.client.post(
      `/api/erp/approvals/${i.id}/approve`,
      { reviewedById: second.id },
      { authorization: `Bearer ${await newErpToken(app, second.session)}` },
    );
    expect(byToken.status).toBe(403);
    expect(await roleOf(person)).toEqual({ role: 'accounts', active: true });
    expect((await ask(app, second.session, APPROVE, { i })).approveRequest.status).toBe('APPROVED');
    expect(await roleOf(person)).toEqual({ role: 'super_admin', active: true });
    expect(await app.database.sql(`select by_id from account_change where account_id = $1 and what = 'role'`, [person.id])).toEqual([
      { by_id: app.accounts.superAdmin.id },
    ]);
    expect(await update(person.id, { name: 'Renamed', role: 'SUPER_ADMIN' })).toMatchObject({ superAdminRequestId: null });
  });

  it('a closed one is reopened by two', async () => {
    const gone = await newSuperAdmin(app);
    await update(gone.id, { active: false });
    const { active, superAdminRequestId } = await update(gone.id, { active: true });
    expect([active, await roleOf(gone)]).toEqual([false, { role: 'super_admin', active: false }]);
    await ask(app, second.session, APPROVE, { i: { id: superAdminRequestId } });
    expect(await roleOf(gone)).toEqual({ role: 'super_admin', active: true });
  });

  it('nobody gets the role at an address that was set after the request', async () => {
    const person = await hired('OPS');
    const { superAdminRequestId } = await update(person.id, { role: 'SUPER_ADMIN' });
    await update(person.id, { email: 'somebody-else@example.com' });
    expect(await refused(app, second.session, APPROVE, { i: { id: superAdminRequestId } })).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await roleOf(person)).toEqual({ role: 'ops', active: true });
  });

  it('a role that is taken away, and a closed account, wait for nobody', async () => {
    const person = await newSuperAdmin(app);
    expect(await update(person.id, { role: 'OPS' })).toMatchObject({ role: 'OPS', superAdminRequestId: null });
    expect(await update(person.id, { active: false })).toMatchObject({ active: false, superAdminRequestId: null });
  });
});
