/** True of a row `s` of staff that was invited and has no password yet, so that it cannot log in. */
export const WAITS_FOR_PASSWORD = `exists (select 1 from account_link i where i.account_id = s.id and i.purpose = 'staff_invitation')
  and not exists (select 1 from account_link i where i.account_id = s.id and i.used_at is not null)`;
