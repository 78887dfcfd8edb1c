import { Secret, TOTP } from 'otpauth';
import { issueToken, requireSession } from '../../../src/modules/access/index.js';
import { refreshSession } from '../../../src/modules/staff/sessions.js';
import { startApp, type TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { minutes } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken, newSeller, newSuperAdmin, topUp, type Person } from '../../support/people.js';
import { sessionOf } from '../../support/story.js';
import { whileOpen } from '../../support/while-open.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});
const ME = '{ me { id type } }';
const LOGIN =
  'mutation($email: String!, $password: String!, $code: String) { login(email: $email, password: $password, code: $code) { token } }';
const UPDATE_SELLER = 'mutation($id: String!, $i: UpdateSellerInput!) { updateSeller(id: $id, input: $i) { id email } }';
const UPDATE_STAFF = 'mutation($id: String!, $i: UpdateStaffInput!) { updateStaff(id: $id, input: $i) { id } }';
const ended = { code: 'UNAUTHORIZED' };

const updateSeller = (id: string, i: Readonly<Record<string, unknown>>, by = admin) => ask(app, by, UPDATE_SELLER, { id, i });
const sessionIdOf = async (token: string): Promise<string> => {
  const { sessions } = await ask(app, token, '{ sessions { id isCurrent } }');
  return sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
};

describe('A stolen session', () => {
  it('does not live on as the one that was just replacing it when its owner ends all others', async () => {
    const seller = await newSeller(app);
    const [own, stolen] = [await sessionOf(app, seller), await sessionOf(app, seller)];
    const credentialId = await sessionIdOf(stolen);
    const { done } = await whileOpen(
      app.database,
      (tx) => refreshSession(tx, { credentialId, origin: { ip: null, userAgent: null } }),
      () => ask(app, own, 'mutation { endOtherSessions }'),
    );

    expect(await refused(app, done.session.token, ME)).toMatchObject(ended);
    expect((await ask(app, own, ME)).me.id).toBe(seller.id);
  });

  it('leaves no token behind that it was just making when it is ended with its tokens', async () => {
    const seller = await newSeller(app);
    const [own, stolen] = [await sessionOf(app, seller), await sessionOf(app, seller)];
    const id = await sessionIdOf(stolen);
    const { done } = await whileOpen(
      app.database,
      async (tx) => {
        const parentId = await requireSession(tx, id);
        return issueToken(tx, { kind: 'api', subjectId: seller.id, expiresAt: null, parentId });
      },
      () => ask(app, own, 'mutation($id: String!) { endSession(id: $id, endTokens: true) }', { id }),
    );

    expect(await refused(app, done.token, ME)).toMatchObject(ended);
  });

  it('does not use up the codes that its owner may try at login, nor renew recovery codes without the password', async () => {
    const seller = await newSeller(app);
    const stolen = await sessionOf(app, seller);
    const { beginTwoFactor } = await ask(app, stolen, 'mutation($p: String!) { beginTwoFactor(password: $p) { secret } }', {
      p: seller.password,
    });
    const totp = new TOTP({ secret: Secret.fromBase32(beginTwoFactor.secret) });
    const nextCode = (): string => {
      app.clock.advance(minutes(0.5));
      return totp.generate({ timestamp: app.clock.now().getTime() });
    };
    const confirm = 'mutation($code: String!) { confirmTwoFactor(code: $code) { codes } }';
    await ask(app, stolen, confirm, { code: nextCode() });
    const renew = 'mutation($p: String!, $code: String!) { regenerateRecoveryCodes(password: $p, code: $code) { codes } }';

    for (let n = 0; n < 11; n++) await refused(app, stolen, confirm, { code: '000000' });
    expect(await refused(app, stolen, confirm, { code: '000000' })).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await refused(app, stolen, renew, { p: 'a guess at the password', code: nextCode() })).toMatchObject({
      reason: 'INVALID_CREDENTIALS',
    });
    // As an Arabic keyboard writes them.
    const code = nextCode().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await ask(app, undefined, LOGIN, { email: seller.email, password: seller.password, code })).login.token).toMatch(/^ses_/);
  });
});

describe('Another e-mail address', () => {
  const toldAt = async (recipient: string): Promise<number> =>
    (await app.database.sql("select 1 from mail where recipient = $1 and kind = 'email_changed'", [recipient])).length;

  it('ends the sessions of a seller and is announced to the previous addresses', async () => {
    const seller = await newSeller(app);
    await updateSeller(seller.id, { notifyEmails: ['books@merchant.example', seller.email] });
    const session = await sessionOf(app, seller);
    await updateSeller(seller.id, { email: seller.email.toUpperCase(), notes: 'The same address' });
    expect((await ask(app, session, ME)).me.id).toBe(seller.id);
    await updateSeller(seller.id, { email: 'moved@merchant.example', notifyEmails: [] });

    expect(await refused(app, session, ME)).toMatchObject(ended);
    expect([await toldAt(seller.email), await toldAt('books@merchant.example'), await toldAt('moved@merchant.example')]).toEqual([1, 1, 0]);
  });

  it('is announced to a colleague at the old address', async () => {
    const colleague = await newSuperAdmin(app);
    await ask(app, admin, UPDATE_STAFF, { id: colleague.id, i: { email: 'moved@operator.example' } });

    expect([await toldAt(colleague.email), await toldAt('moved@operator.example')]).toEqual([1, 0]);
  });

  it.each(['in person', 'by a token'])(
    'that a staff member gave a seller %s bars that staff member from deciding on the payouts of the seller',
    async (how) => {
      const [seller, thief, other] = [await newSeller(app), await newSuperAdmin(app), await newSuperAdmin(app)];
      await topUp(app, admin, seller.id, '50');
      const by = how === 'in person' ? thief.session : await newErpToken(app, thief.session);
      const email = `taken-over-${seller.id}@merchant.example`;
      await updateSeller(seller.id, { email }, by);
      const session = await sessionOf(app, { ...seller, email });
      const { requestPayout } = await ask(
        app,
        session,
        'mutation($s: String!) { requestPayout(sellerId: $s, amount: "5.00", currency: "USD") { id requestedByMakerId } }',
        { s: seller.id },
      );
      const approve = 'mutation($i: ReviewRequestInput!) { approveRequest(input: $i) { status } }';
      const i = { id: requestPayout.id };

      expect(requestPayout.requestedByMakerId).toBe(thief.id);
      expect(await refused(app, thief.session, approve, { i })).toMatchObject({ code: 'REVIEWER_IS_REQUESTER' });
      expect((await ask(app, other.session, approve, { i })).approveRequest.status).toBe('APPROVED');
    },
  );
});

describe('A closed account', () => {
  it.each([
    ['takes the ERP tokens along that it made', {}, false],
    ['keeps its ERP tokens on request', { endTokens: false }, true],
  ])('%s', async (_what, more, lives) => {
    const colleague = await newSuperAdmin(app);
    const token = await newErpToken(app, colleague.session);
    await ask(app, admin, UPDATE_STAFF, { id: colleague.id, i: { active: false, ...more } });

    expect(await refused(app, colleague.session, ME)).toMatchObject(ended);
    const { body } = await app.client.graphql(ME, {}, token);
    expect(body.data?.me?.type === 'erp').toBe(lives);
  });

  it('of a seller has no session left when it is opened again', async () => {
    const seller = await newSeller(app);
    const session = await sessionOf(app, seller);
    await updateSeller(seller.id, { status: 'INACTIVE' });
    await updateSeller(seller.id, { status: 'ACTIVE' });

    expect(await refused(app, session, ME)).toMatchObject(ended);
    expect(await sessionOf(app, seller)).toMatch(/^ses_/);
  });

  it('is never that of the last super administrator who can log in: one who was only invited does not count', async () => {
    const own = await startApp({ ROLE: 'web' });
    const only: Person = own.accounts.superAdmin;
    const session = await adminOf(own);
    await ask(own, session, 'mutation($i: InviteStaffInput!) { inviteStaff(input: $i) { expiresAt } }', {
      i: { email: 'mistyped@operator.example', name: 'Not Here', role: 'SUPER_ADMIN' },
    });

    expect(await refused(own, session, UPDATE_STAFF, { id: only.id, i: { role: 'OPS' } })).toMatchObject({ code: 'VALIDATION_FAILED' });
    await own.stop();
  });
});

describe('The audit log and the search of approvals', () => {
  it('keep what was written where a text is cut in the middle of a character', async () => {
    const seller = await newSeller(app);
    await updateSeller(seller.id, { notes: `${'x'.repeat(499)}😀${'y'.repeat(100)}` });
    const [row] = await app.database.sql<{ notes: string }>('select notes from seller where id = $1', [seller.id]);

    expect(row?.notes).toContain('x😀y');
  });

  it('find nothing for a number that no amount can have', async () => {
    const search = 'query($s: String!) { approvals(search: $s) { totalCount } }';

    expect((await ask(app, admin, search, { s: '999999999999999999' })).approvals.totalCount).toBe(0);
  });
});
