import 'reflect-metadata';
import { migratedDatabase } from '../support/migrations.js';

const database = migratedDatabase('operator_three');
const { run } = database;
beforeAll(() => database.create());
afterAll(() => database.drop());

const SELLER = '00000000-0000-7000-8000-000000000001';
const id = (last: number): string => `00000000-0000-7000-8000-0000000000${last}`;
const TOKEN = `inv_${'a'.repeat(43)}`;

/** An invitation with the mail that carried it. */
async function invited(last: number, { to, status, accepted }: { to: string; status: string; accepted: boolean }): Promise<void> {
  await run(
    `insert into seller_invitation (id, seller_id, hash, expires_at, accepted_at, created_at)
     values ($1, $2, $3, now() + interval '7 days', case when $4 then now() end, now() - make_interval(mins => $5))`,
    [id(last), SELLER, Buffer.from([last]), accepted, last],
  );
  await run(
    `insert into mail (id, event_id, kind, audience, recipient, subject, text_body, html_body, status, attempts, created_at)
     values ($1, $1, 'seller_invited', 'seller', $2, 's', $3, $3, $4, 1, now() - make_interval(mins => $5))`,
    [id(last), to, `Set your password: https://x.example/#${TOKEN} soon`, status, last],
  );
}

const token = (last: number, kind: string, from: string, to: string | null): Promise<unknown> =>
  run(
    `insert into access_token (id, kind, hash, subject_id, name, scopes, ip_allow_list, expires_at, renewed_at, revoked_at, created_by_id, created_at)
     values ($1, $2, $3, $4, 'x', '[]', '[]', null, $5, $6, $4, $5)`,
    [id(last), kind, Buffer.from([last]), SELLER, from, to],
  );

it('keeps invitations, ends those in a wrong mailbox, takes tokens out of mails that were sent and finds the makers of tokens', async () => {
  await database.migrateTo('20261125020000-identity');
  await run(`insert into seller (id, email, password_hash, first_name, last_name, company, phone, role, status, is_local, is_international, language, created_at, updated_at)
    values ('${SELLER}', 'right@example.com', 'none', 'Olga', 'Ödegård', null, null, 'prepaid', 'active', true, true, 'en', now(), now())`);
  await invited(10, { to: 'right@example.com', status: 'sent', accepted: false });
  await invited(20, { to: 'wrong@example.com', status: 'sent', accepted: false });
  await invited(30, { to: 'older@example.com', status: 'queued', accepted: true });
  await token(40, 'seller_session', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z');
  await token(50, 'api', '2026-01-01T10:00:00Z', null);
  await token(60, 'api', '2026-01-05T10:00:00Z', null);
  await token(70, 'api', '2026-01-06T10:00:00Z', null);
  await database.migrateTo();

  const links = await run('select id, purpose, used_at is not null as used, ended_at is not null as ended from account_link order by id');
  expect(links).toEqual([
    { id: id(10), purpose: 'seller_invitation', used: false, ended: false },
    { id: id(20), purpose: 'seller_invitation', used: false, ended: true },
    { id: id(30), purpose: 'seller_invitation', used: true, ended: false },
  ]);
  const mails = await run('select id, text_body || html_body as body from mail order by id');
  // What waits to be sent needs its token until then.
  expect(mails.map(({ body }) => String(body).includes(TOKEN))).toEqual([false, false, true]);
  const children = await run(`select id, parent_id from access_token where kind = 'api' order by id`);
  // The first was made in a session, the second can only come from the first, the origin of the third is unknown.
  expect(children).toEqual([
    { id: id(50), parent_id: null },
    { id: id(60), parent_id: id(50) },
    { id: id(70), parent_id: null },
  ]);
});
