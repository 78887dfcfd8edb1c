import { migratedDatabase } from '../support/migrations.js';

const database = migratedDatabase('operator_six');
beforeAll(() => database.create());
afterAll(() => database.drop());

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [ADMIN, INVITED, SELLER, TOKEN] = [id(1), id(2), id(3), id(4)];
const staff = (who: string, role: string) =>
  database.run(
    `insert into staff (id, created_at, updated_at, email, password_hash, name, role, active) values ($1, now(), now(), $2, 'x', 'x', $3, true)`,
    [who, `${who}@example.com`, role],
  );
const link = (accountId: string, purpose: string, by: string | null, usedAt: string | null) =>
  database.run(
    `insert into account_link (id, purpose, account_id, hash, expires_at, used_at, created_by_id, created_at)
     values (gen_random_uuid(), $1, $2, sha256(gen_random_uuid()::text::bytea), '2026-11-08', $3, $4, '2026-11-01')`,
    [purpose, accountId, usedAt, by],
  );

it('Who invited people and set the addresses of sellers is known from the start, in person and by a token', async () => {
  await database.migrateTo('20261205060000-account-changes');
  await staff(ADMIN, 'super_admin');
  await staff(INVITED, 'super_admin');
  await database.run(
    `insert into seller (id, created_at, updated_at, email, password_hash, first_name, last_name, role, status, is_local, is_international, language, email_changed_by_id, email_changed_at)
     values ($1, now(), now(), 's@example.com', 'x', 'Mona', 'Merchant', 'prepaid', 'active', true, true, 'en', $2, '2026-11-20')`,
    [SELLER, INVITED],
  );
  await database.run(
    `insert into access_token (id, kind, hash, scopes, ip_allow_list, renewed_at, created_by_id, created_at)
     values ($1, 'erp', 'x'::bytea, '[]', '[]', now(), $2, now())`,
    [TOKEN, ADMIN],
  );
  await link(INVITED, 'staff_invitation', ADMIN, '2026-11-03');
  await link(SELLER, 'seller_invitation', TOKEN, null);
  await link(SELLER, 'password_reset', null, null);
  await database.migrateTo();

  expect(await database.run(`select account_id, by_id, what, created_at::date::text as at from account_change order by at`)).toEqual([
    { account_id: SELLER, by_id: ADMIN, what: 'invited', at: '2026-11-01' },
    { account_id: INVITED, by_id: ADMIN, what: 'invited', at: '2026-11-03' },
    { account_id: SELLER, by_id: INVITED, what: 'address', at: '2026-11-20' },
  ]);
});
