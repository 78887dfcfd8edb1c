import { Anchor, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Paged } from '../ui/paged.js';
import { AccountName, useAccountName } from './account-name.js';
import { DayField } from './fields.js';
import { useBooks } from './use-books.js';
import { AccountsDocument, SubAccountsDocument, type AccountsQuery, type SubAccountsQuery } from './operations.generated.js';

type Account = AccountsQuery['ledgerAccounts'][number];
type SubAccount = SubAccountsQuery['ledgerSubAccounts']['nodes'][number];

/** Account balances at the end of a day, or the sub-accounts of one account. */
export function AccountsTab() {
  const books = useBooks();
  return <Loaded read={books}>{({ ledgerBooks }) => <AccountsAt timeZone={ledgerBooks.timeZone} />}</Loaded>;
}

interface InZone {
  readonly timeZone: string;
}

function AccountsAt({ timeZone }: InZone) {
  const { t } = useTranslation('ledger');
  const { get, set } = useFilters();
  const [account, currency] = [get('account'), get('currency')];
  return (
    <Stack>
      <Group align="end">
        <DayField label={t('at', { zone: timeZone })} value={get('at')} choose={(at) => set({ at })} />
      </Group>
      {account !== null && currency !== null ? (
        <SubAccounts account={account} currency={currency} timeZone={timeZone} />
      ) : (
        <Accounts timeZone={timeZone} />
      )}
    </Stack>
  );
}

function Accounts({ timeZone }: InZone) {
  const { t } = useTranslation('ledger');
  const at = useFilters().get('at');
  const read = useRead(AccountsDocument, { at, timeZone }, { keep: true });
  return (
    <Loaded read={read}>
      {({ ledgerAccounts }) =>
        ledgerAccounts.length === 0 ? (
          <Empty title={t('accounts.empty')} advice={t('accounts.emptyAdvice')} />
        ) : (
          <DataTable
            caption={t('accounts.title')}
            rows={ledgerAccounts}
            idOf={({ code, currency }) => `${code} ${currency}`}
            columns={[
              { key: 'account', title: t('columns.account'), cell: (account) => <ToJournal of={account} /> },
              { key: 'type', title: t('columns.type'), cell: ({ type }) => t(`accountTypes.${type}`) },
              { key: 'debit', title: t('columns.debit'), end: true, cell: ({ debit }) => <Money of={debit} /> },
              { key: 'credit', title: t('columns.credit'), end: true, cell: ({ credit }) => <Money of={credit} /> },
              { key: 'balance', title: t('columns.balance'), end: true, cell: ({ balance }) => <Money of={balance} /> },
              { key: 'split', title: t('accounts.split'), cell: (account) => <ToSubAccounts of={account} /> },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function ToJournal({ of: { code, title, currency } }: { readonly of: Account }) {
  return (
    <Anchor component={Link} to={`/ledger?account=${code}&currency=${currency}`} size="sm">
      <AccountName code={code} title={title} />
    </Anchor>
  );
}

function ToSubAccounts({ of: { code, title, currency, party } }: { readonly of: Account }) {
  const { t } = useTranslation('ledger');
  const nameOf = useAccountName();
  const at = useFilters().get('at');
  if (party === null) return null;
  const name = t('accounts.splitOf', { name: nameOf({ code, title }), currency });
  const query = new URLSearchParams({ tab: 'accounts', account: code, currency, ...(at !== null && { at }) });
  return (
    <Anchor component={Link} to={`/ledger?${query.toString()}`} size="sm" aria-label={name}>
      {t('accounts.split')}
    </Anchor>
  );
}

function SubAccounts({ account, currency, timeZone }: InZone & { readonly account: string; readonly currency: string }) {
  const { t } = useTranslation('ledger');
  const nameOf = useAccountName();
  const at = useFilters().get('at');
  const pages = usePages(SubAccountsDocument, { account, currency, at, timeZone }, ({ ledgerSubAccounts }) => ledgerSubAccounts);
  const heading = t('accounts.splitOf', { name: `${account} ${nameOf({ code: account, title: '' })}`, currency });
  return (
    <>
      <Anchor component={Link} to={`/ledger?tab=accounts${at === null ? '' : `&at=${at}`}`} size="sm">
        {t('accounts.back')}
      </Anchor>
      <Title order={2}>{heading}</Title>
      <Paged pages={pages} empty={<Empty title={t('accounts.empty')} advice={t('accounts.emptyAdvice')} />}>
        {(rows) => (
          <DataTable
            caption={heading}
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              { key: 'party', title: t('columns.party'), cell: (row) => <Owner of={row} account={account} /> },
              { key: 'debit', title: t('columns.debit'), end: true, cell: ({ debit }) => <Money of={debit} /> },
              { key: 'credit', title: t('columns.credit'), end: true, cell: ({ credit }) => <Money of={credit} /> },
              { key: 'balance', title: t('columns.balance'), end: true, cell: ({ balance }) => <Money of={balance} /> },
            ]}
          />
        )}
      </Paged>
    </>
  );
}

function Owner({ of: { id, name, party }, account }: { readonly of: SubAccount; readonly account: string }) {
  const shown = <bdi>{name ?? id}</bdi>;
  if (party !== 'SELLER') return shown;
  return (
    <Anchor component={Link} to={`/ledger?account=${account}&seller=${id}`} size="sm">
      {shown}
    </Anchor>
  );
}
