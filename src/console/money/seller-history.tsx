import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '../ui/data-table.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { ApprovalBadge } from './money-states.js';
import type { ApprovalSellerQuery } from './operations.generated.js';
import { Section } from './section.js';

/** Earlier requests about a seller, to reveal patterns. */
export function SellerHistory({
  of: { seller, approvals, approvalStats },
  but,
}: {
  readonly of: ApprovalSellerQuery;
  readonly but: string;
}) {
  const { t } = useTranslation('money');
  const earlier = approvals.nodes.filter(({ id }) => id !== but).slice(0, 5);
  return (
    <Section title={t('history.title')}>
      <Facts
        cols={3}
        of={[
          [
            t('seller'),
            <Anchor key="seller" component={Link} to={`/sellers/${seller.id}`} size="sm">
              <bdi>{seller.displayName}</bdi>
            </Anchor>,
          ],
          [t('history.since'), <Instant key="since" at={seller.createdAt} />],
          ...(['approved', 'rejected', 'cancelled', 'pending'] as const).map(
            (status) => [t(`history.${status}`), String(approvalStats[status])] as const,
          ),
        ]}
      />
      {earlier.length === 0 ? <Text size="sm">{t('history.none')}</Text> : <EarlierRequests earlier={earlier} />}
      <Anchor component={Link} to={`/approvals?status=ALL&seller=${seller.id}`} size="sm">
        {t('history.all')}
      </Anchor>
    </Section>
  );
}

function EarlierRequests({ earlier }: { readonly earlier: ApprovalSellerQuery['approvals']['nodes'] }) {
  const { t } = useTranslation('money');
  return (
    <DataTable
      caption={t('history.title')}
      rows={earlier}
      idOf={({ id }) => id}
      columns={[
        {
          key: 'type',
          title: t('approvals.type'),
          cell: ({ id, type }) => (
            <Anchor component={Link} to={`/approvals/${id}`} size="sm">
              {t(`approvals.types.${type}`)}
            </Anchor>
          ),
        },
        { key: 'amount', title: t('amount'), end: true, cell: ({ amount }) => <Money of={amount} /> },
        { key: 'status', title: t('status'), cell: ({ status }) => <ApprovalBadge status={status} /> },
        { key: 'at', title: t('approvals.requestedAt'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
      ]}
    />
  );
}
