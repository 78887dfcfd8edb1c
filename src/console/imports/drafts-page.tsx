import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconTrash, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePages } from '../graph/use-pages.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { ListBar } from '../ui/list-bar.js';
import { notice } from '../ui/notices.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { DraftListDocument, DropOrderDraftDocument, PlaceDraftDocument, type DraftFactsFragment } from './operations.generated.js';

/** Orders that are not placed yet. */
export default function DraftsPage() {
  const { t } = useTranslation('imports');
  const columns = useListColumns('drafts', useDraftColumns());
  const pages = usePages(DraftListDocument, {}, ({ orderDrafts }) => orderDrafts);
  return (
    <Page
      title={t('drafts.title')}
      back={{ to: '/shipments', name: t('shipments') }}
      actions={
        <Button component={Link} to="/shipments/import" variant="default">
          {t('title')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" maw={760}>
        {t('drafts.intro')}
      </Text>
      <ListBar columns={columns} />
      <Paged pages={pages} empty={<Empty title={t('drafts.none')} advice={t('drafts.advice')} />}>
        {(rows) => <DataTable caption={t('drafts.title')} rows={rows} idOf={({ id }) => id} nameOf={nameOf} columns={columns.shown} />}
      </Paged>
    </Page>
  );
}

const nameOf = ({ content: { customer, order } }: DraftFactsFragment): string =>
  [customer?.firstName, customer?.lastName].filter(Boolean).join(' ') || customer?.company || order?.orderReference || '–';

const placeOf = ({ content: { destination } }: DraftFactsFragment): string =>
  [destination?.city, destination?.countryCode].filter(Boolean).join(', ');

function useDraftColumns(): readonly Column<DraftFactsFragment>[] {
  const { t } = useTranslation('imports');
  return [
    {
      key: 'recipient',
      title: t('columns.recipient'),
      cell: (draft) => (
        <Anchor component={Link} to={`/shipments/new?draft=${draft.id}`} size="sm">
          <bdi>{nameOf(draft)}</bdi>
        </Anchor>
      ),
    },
    { key: 'order', title: t('columns.order'), cell: ({ content }) => <bdi>{content.order?.orderReference}</bdi> },
    { key: 'destination', title: t('columns.destination'), cell: (draft) => <bdi>{placeOf(draft)}</bdi> },
    { key: 'seller', title: t('columns.seller'), cell: ({ seller }) => <bdi>{seller?.displayName}</bdi> },
    {
      key: 'problems',
      title: t('drafts.missing'),
      cell: ({ problems }) => (problems.length === 0 ? t('drafts.complete') : t('drafts.lacks', { count: problems.length })),
    },
    { key: 'updated', title: t('drafts.updated'), cell: ({ updatedAt }) => <Instant at={updatedAt} /> },
    { key: 'expires', title: t('drafts.expires'), cell: ({ expiresAt }) => <Instant at={expiresAt} /> },
    { key: 'actions', title: t('drafts.actions'), cell: (draft) => <DraftActions of={draft} /> },
  ];
}

function DraftActions({ of: draft }: { readonly of: DraftFactsFragment }) {
  const { t } = useTranslation('imports');
  const name = nameOf(draft);
  const place = useWrite(PlaceDraftDocument, ({ placeOrderDraft }) =>
    notice(t('drafts.placed', { reference: placeOrderDraft.shipmentReference })),
  );
  const drop = useWrite(DropOrderDraftDocument, () => notice(t('drafts.dropped')));
  return (
    <Group gap="xs" wrap="nowrap">
      <Action
        size="xs"
        name={t('drafts.place', { name })}
        short={t('drafts.placeShort')}
        icon={<IconTruckDelivery size={14} aria-hidden />}
        why={draft.problems.length > 0 ? t('drafts.incomplete') : null}
        consequences={t('drafts.placeMeaning')}
        run={() => place.mutateAsync({ id: draft.id })}
      />
      <Action
        size="xs"
        isGrave
        name={t('drafts.drop', { name })}
        short={t('drafts.dropShort')}
        icon={<IconTrash size={14} aria-hidden />}
        consequences={t('drafts.dropMeaning')}
        run={() => drop.mutateAsync({ id: draft.id })}
      />
    </Group>
  );
}
