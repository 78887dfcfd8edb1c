import { BOOKED, chartOfAccounts, ledgerCheck } from '../ledger/index.js';

const { code } = chartOfAccounts.codWithCarrier;

/** The balance of 1105 is what carriers still hold of their collections. */
export const carrierCashCheck = ledgerCheck({
  kind: 'cash_with_carriers',
  text: `
    select '${code}' as account, currency, coalesce(c.total, 0) as expected, coalesce(p.total, 0) as found
      from (select currency, sum(remaining_minor) as total from cod_collection
             where reversed_at is null and stage = 'with_carrier' group by 1) c
      full join (select currency, -sum(minor) as total from ${BOOKED} booked where account = '${code}' group by 1) p
     using (currency)
     where coalesce(c.total, 0) <> coalesce(p.total, 0)`,
});
