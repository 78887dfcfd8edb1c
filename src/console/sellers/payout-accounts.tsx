import { Alert, Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { StateBadge } from '../ui/status.js';
import { PayoutAccountsDocument, type PayoutAccountLineFragment } from './operations.generated.js';
import { type PayoutAccountStatus } from '../../schema-types.generated.js';
import { RevealAccount } from './reveal-account.js';
import { Section } from './section.js';
import { SetPayoutAccount } from './set-payout-account.js';

const COLOURS: Readonly<Record<PayoutAccountStatus, string>> = {
  UNVERIFIED: 'orange',
  VERIFIED: 'green',
  REJECTED: 'red',
  REPLACED: 'gray',
};

/** Payout bank accounts of a seller, with previous ones. */
export function PayoutAccounts({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  const read = useRead(PayoutAccountsDocument, { id: sellerId });
  if (!can('payout-account:read')) return null;
  return (
    <Section
      title={t('bank.title')}
      actions={can('payout-account:edit') && read.data && <SetPayoutAccount sellerId={sellerId} currency={read.data.seller.currency} />}
    >
      <Loaded read={read}>
        {({ seller: { payoutAccounts } }) =>
          payoutAccounts.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('bank.none')}
            </Text>
          ) : (
            <>
              {payoutAccounts.some(({ status }) => status === 'UNVERIFIED') && (
                <Alert color="orange" role="note">
                  {t('bank.waits')}
                </Alert>
              )}
              <AccountTable accounts={payoutAccounts} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function AccountTable({ accounts }: { readonly accounts: readonly PayoutAccountLineFragment[] }) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  return (
    <DataTable
      caption={t('bank.title')}
      rows={accounts}
      idOf={({ id }) => id}
      columns={[
        { key: 'number', title: t('bank.number'), cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
        { key: 'holder', title: t('bank.holder'), cell: ({ holder }) => <bdi>{holder}</bdi> },
        {
          key: 'bank',
          title: t('bank.bank'),
          cell: ({ bankName, country }) => (
            <bdi>
              {bankName} · {country}
            </bdi>
          ),
        },
        { key: 'currency', title: t('bank.currency'), cell: ({ currency }) => <bdi dir="ltr">{currency}</bdi> },
        { key: 'status', title: t('bank.status'), cell: (account) => <Status account={account} /> },
        { key: 'since', title: t('bank.since'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
        ...(can('payout-account:reveal')
          ? [{ key: 'do', title: t('bank.whole'), cell: (account: PayoutAccountLineFragment) => <RevealAccount account={account} /> }]
          : []),
      ]}
    />
  );
}

function Status({ account: { status, approvalRequestId } }: { readonly account: PayoutAccountLineFragment }) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  const badge = <StateBadge colour={COLOURS[status]} label={t(`bank.statuses.${status}`)} />;
  if (status !== 'UNVERIFIED' || !approvalRequestId || !can('approval:read')) return badge;
  return (
    <>
      {badge}{' '}
      <Anchor component={Link} to={`/approvals/${approvalRequestId}`} size="sm">
        {t('bank.request')}
      </Anchor>
    </>
  );
}
