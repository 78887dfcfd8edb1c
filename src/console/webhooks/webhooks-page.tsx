import { Anchor, Group, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { CheckField } from '../ui/check-field.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { ListBar } from '../ui/list-bar.js';
import { useShopName } from '../ui/manual-shop.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { SearchField } from '../ui/search-field.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { CreateWebhook } from './create-webhook.js';
import { useFailureName } from './delivery-reason.js';
import { WebhooksDocument, type WebhooksQuery } from './operations.generated.js';
import { RecentAttempts } from './recent-attempts.js';
import { WebhookState } from './webhook-state.js';
import { inOneLine } from '../ui/isolated.js';

type Row = WebhooksQuery['webhooks']['nodes'][number];

/** Webhooks of the current user; operator staff also see sellers' webhooks. */
export default function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const { isOperator, can } = useSession();
  const filters = useFilters();
  const seesSellers = isOperator && can('seller:read');
  const sellerId = seesSellers ? filters.get('seller') : null;
  const isOwnOnly = sellerId === null && filters.get('own') === 'true';
  const failing = filters.get('failing');
  const columns = useListColumns('webhooks', useWebhookColumns(seesSellers));
  const pages = usePages(
    WebhooksDocument,
    {
      everybody: seesSellers && sellerId === null && !isOwnOnly ? true : null,
      sellerId,
      failing: failing === null ? null : failing === 'true',
      search: filters.get('search'),
      withSeller: seesSellers,
    },
    ({ webhooks }) => webhooks,
  );
  const isNarrowed = failing !== null || filters.get('search') !== null;
  return (
    <Page title={t('title')} actions={<CreateWebhook />}>
      <Text size="sm" c="dimmed" maw={760}>
        {t(isOperator ? 'introOperator' : 'intro')}
      </Text>
      <ListBar
        columns={columns}
        filters={<WebhookFilters failing={failing} seesSellers={seesSellers} sellerId={sellerId} isOwnOnly={isOwnOnly} />}
      />
      <Paged
        pages={pages}
        empty={
          isNarrowed ? (
            <Empty title={t('empty.narrowed')} advice={t('empty.narrowedAdvice')} />
          ) : (
            <Empty title={t('empty.title')} advice={t('empty.advice')} />
          )
        }
      >
        {(rows) => <DataTable caption={t('title')} columns={columns.shown} rows={rows} idOf={({ id }) => id} nameOf={({ url }) => url} />}
      </Paged>
    </Page>
  );
}

interface WebhookFiltersProps {
  readonly failing: string | null;
  readonly seesSellers: boolean;
  readonly sellerId: string | null;
  readonly isOwnOnly: boolean;
}

function WebhookFilters({ failing, seesSellers, sellerId, isOwnOnly }: WebhookFiltersProps) {
  const { t } = useTranslation(['webhooks', 'app']);
  const filters = useFilters();
  return (
    <Group align="end" role="search" aria-label={t('app:filter')}>
      <SearchField label={t('filters.url')} value={filters.get('search') ?? ''} search={(search) => filters.set({ search })} />
      <Select
        label={t('filters.failing')}
        data={[
          { value: '', label: t('filters.any') },
          { value: 'true', label: t('filters.troubled') },
          { value: 'false', label: t('filters.well') },
        ]}
        value={failing ?? ''}
        onChange={(value) => filters.set({ failing: value })}
        allowDeselect={false}
      />
      {seesSellers && (
        <>
          <SellerChoice label={t('filters.seller')} value={sellerId} onChange={(seller) => filters.set({ seller, own: null })} />
          <CheckField
            label={t('filters.ownOnly')}
            checked={isOwnOnly}
            change={(checked) => filters.set({ own: checked ? 'true' : null, seller: null })}
            mb={8}
          />
        </>
      )}
    </Group>
  );
}

function useWebhookColumns(withSeller: boolean): readonly Column<Row>[] {
  const { t } = useTranslation('webhooks');
  return [
    { key: 'url', title: t('fields.url'), cell: (row) => <Address of={row} /> },
    { key: 'state', title: t('columns.state'), cell: (row) => <WebhookState of={row} /> },
    { key: 'recent', title: t('columns.recent'), cell: (row) => <RecentAttempts of={row} /> },
    { key: 'error', title: t('columns.error'), cell: (row) => <LastError of={row} /> },
    { key: 'next', title: t('columns.next'), cell: ({ nextAttemptAt }) => <Instant at={nextAttemptAt} ago /> },
    {
      key: 'events',
      title: t('fields.events'),
      cell: ({ events }) => <span title={events.join(', ')}>{t('columns.events', { count: events.length })}</span>,
    },
    ...(withSeller ? [{ key: 'seller', title: t('columns.owner'), cell: (row: Row) => <Owner of={row} /> }] : []),
  ];
}

function Address({ of: { id, url, description, shopDomain } }: { readonly of: Row }) {
  const shopName = useShopName();
  const note = inOneLine(shopDomain && shopName(shopDomain), description);
  return (
    <Stack gap={0}>
      <Anchor component={Link} to={`/webhooks/${id}`} size="sm">
        <bdi dir="ltr" title={url}>
          {url.length > 60 ? `${url.slice(0, 59)}…` : url}
        </bdi>
      </Anchor>
      {note !== '' && (
        <Text size="xs" c="dimmed" maw={380} truncate>
          <bdi>{note}</bdi>
        </Text>
      )}
    </Stack>
  );
}

/** While it fails: since when, and why. */
function LastError({ of: { failingSince, recentAttempts } }: { readonly of: Row }) {
  const { t } = useTranslation('webhooks');
  const failureOf = useFailureName();
  const failed = recentAttempts.findLast(({ status }) => status === 'FAILED');
  if (!failingSince || !failed) return <>–</>;
  return (
    <Stack gap={0} maw={320}>
      <Text size="sm">
        {failureOf(failed)}
        {failed.httpStatus !== null && <bdi dir="ltr"> HTTP {failed.httpStatus}</bdi>}
      </Text>
      <Text size="xs" c="dimmed" truncate title={failed.errorMessage ?? undefined}>
        {t('columns.failingSince')} <Instant at={failingSince} ago />
      </Text>
    </Stack>
  );
}

function Owner({ of: { seller } }: { readonly of: Row }) {
  const { t } = useTranslation('webhooks');
  if (!seller) return t('filters.own');
  return (
    <Anchor component={Link} to={`/sellers/${seller.id}`} size="sm">
      <bdi>{seller.displayName}</bdi>
    </Anchor>
  );
}
