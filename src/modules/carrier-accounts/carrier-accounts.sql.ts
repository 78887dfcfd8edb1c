/** Notification channel that marks the accounts of every process as stale. */
export const CARRIER_ACCOUNTS_CHANNEL = 'shipgraph_carrier_accounts';

/** Names are unqualified, so that the function works in any schema on the search path. */
export const carrierAccountSql = `
create function notify_carrier_accounts() returns trigger language plpgsql as $$
begin
  perform pg_notify('${CARRIER_ACCOUNTS_CHANNEL}', '');
  return null;
end $$;
${['carrier_account', 'carrier_account_service'].map(notifyTrigger).join('')}`;

function notifyTrigger(table: string): string {
  return `
create trigger ${table}_notifies after insert or update or delete or truncate on ${table}
  for each statement execute function notify_carrier_accounts();`;
}
