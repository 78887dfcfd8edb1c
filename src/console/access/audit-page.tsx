import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { ListBar } from '../ui/list-bar.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { SearchField } from '../ui/search-field.js';
import { StateBadge } from '../ui/status.js';
import { useListColumns } from '../ui/use-list-columns.js';
import { DateField } from '../ui/date-field.js';
import { AuditDetail } from './audit-detail.js';
import { AuditChanges } from './audit-changes.js';
import { useAuditFilter } from './audit-filter.js';
import { AuditSentence, useAuditNames, type NameOf } from './audit-sentence.js';
import { ExportAudit } from './export-audit.js';
import { AuditLogDocument, type AuditRowFragment } from './operations.generated.js';

/** Audit log: changes by staff, tokens and sellers, and refused requests. */
export default function AuditPage() {
  const { t } = useTranslation('access');
  const filter = useAuditFilter();
  const pages = usePages(AuditLogDocument, { filter }, ({ auditEvents }) => auditEvents);
  const columns = useListColumns('audit', useAuditColumns(useAuditNames(pages.page.data?.nodes ?? [])));
  return (
    <Page title={t('audit.title')} actions={<ExportAudit filter={filter} total={pages.page.data?.totalCount ?? 0} />}>
      <Text size="sm">{t('audit.intro')}</Text>
      <ListBar columns={columns} filters={<AuditFilters rows={pages.page.data?.nodes ?? []} />} />
      <Paged pages={pages} empty={<Empty title={t('audit.none')} advice={t('audit.noneAdvice')} />}>
        {(rows) => <DataTable caption={t('audit.title')} rows={rows} idOf={({ id }) => id} columns={columns.shown} />}
      </Paged>
    </Page>
  );
}

function AuditFilters({ rows }: { readonly rows: readonly AuditRowFragment[] }) {
  const { t } = useTranslation(['access', 'app']);
  const { get, set } = useFilters();
  const actor = get('actor');
  const only = {
    actor: actor && t('audit.only.actor', { name: rows.find(({ actorId }) => actorId === actor)?.actorName ?? actor.slice(-8) }),
    seller: get('seller') && t('audit.only.seller'),
  };
  const day = (name: 'from' | 'to') => (
    <DateField label={t(`audit.${name}`)} value={get(name) ?? ''} change={(typed) => set({ [name]: typed })} />
  );
  return (
    <Group align="end" role="search" aria-label={t('app:filter')}>
      <SearchField label={t('audit.search')} value={get('search') ?? ''} search={(search) => set({ search })} />
      <SearchField label={t('audit.action')} value={get('action') ?? ''} search={(action) => set({ action })} />
      <SearchField label={t('audit.subject')} value={get('subject') ?? ''} search={(subject) => set({ subject })} />
      <OutcomeChoice />
      {day('from')}
      {day('to')}
      {(['actor', 'seller'] as const).map(
        (name) =>
          only[name] && (
            <Button key={name} variant="light" onClick={() => set({ [name]: null })}>
              {only[name]}
            </Button>
          ),
      )}
    </Group>
  );
}

function OutcomeChoice() {
  const { t } = useTranslation(['access', 'app']);
  const { get, set } = useFilters();
  return (
    <Select
      label={t('audit.outcome')}
      data={[
        { value: '', label: t('app:all') },
        { value: 'OK', label: t('audit.outcomes.OK') },
        { value: 'REFUSED', label: t('audit.outcomes.REFUSED') },
      ]}
      value={get('outcome') ?? ''}
      onChange={(outcome) => set({ outcome })}
      allowDeselect={false}
    />
  );
}

function useAuditColumns(nameOf: NameOf): readonly Column<AuditRowFragment>[] {
  const { t } = useTranslation('access');
  return [
    { key: 'at', title: t('audit.at'), cell: ({ at }) => <Instant at={at} /> },
    { key: 'what', title: t('audit.what'), cell: (row) => <What row={row} nameOf={nameOf} /> },
    { key: 'who', title: t('audit.who'), cell: (row) => <Who row={row} /> },
    { key: 'subject', title: t('audit.subject'), cell: (row) => <Subject row={row} nameOf={nameOf} /> },
    { key: 'outcome', title: t('audit.outcome'), cell: (row) => <Outcome row={row} /> },
    { key: 'network', title: t('audit.network'), cell: ({ network }) => <bdi dir="ltr">{network}</bdi> },
    { key: 'detail', title: t('audit.detail'), cell: (row) => <AuditDetail row={row} /> },
  ];
}

interface RowProps {
  readonly row: AuditRowFragment;
}

interface NamedProps extends RowProps {
  readonly nameOf: NameOf;
}

/** The sentence, and which fields it changed. */
function What({ row, nameOf }: NamedProps) {
  return (
    <Stack gap={0} maw={420} style={{ whiteSpace: 'normal' }}>
      <Text size="sm">
        <AuditSentence of={row} nameOf={nameOf} />
      </Text>
      {row.changes.length > 0 && (
        <Text size="xs" c="dimmed" component="div">
          <AuditChanges of={row.changes.slice(0, 3)} />
        </Text>
      )}
    </Stack>
  );
}

/** Filters by this actor on click. */
function Who({ row: { actorId, actorName, actorType } }: RowProps) {
  const { t } = useTranslation('access');
  const { set } = useFilters();
  const kind = t(`audit.actors.${actorType}` as 'audit.actors.erp', { defaultValue: actorType });
  if (actorId === null || actorId === undefined) return <Text size="sm">{kind}</Text>;
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => set({ actor: actorId })}>
      <bdi>{actorName ?? actorId}</bdi> <span>({kind})</span>
    </Anchor>
  );
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  Shipment: (id) => `/shipments/${id}`,
  ShipmentTransition: (id) => `/shipments/${id}`,
  Order: (id) => `/shipments/${id}`,
  Seller: (id) => `/sellers/${id}`,
  ApprovalRequest: (id) => `/approvals/${id}`,
  RateCard: (id) => `/prices/${id}`,
  Webhook: (id) => `/webhooks/${id}`,
  Staff: () => '/staff',
};

/** Path of the page of an event's record, if it has one. */
const pathOf = (type: string | null | undefined, id: string): string | undefined => PAGES[type ?? '']?.(encodeURIComponent(id));

function Subject({ row: { subjectId, subjectType }, nameOf }: NamedProps) {
  const { t } = useTranslation('access');
  if (!subjectId) return null;
  const path = pathOf(subjectType, subjectId);
  const name = nameOf(subjectId) ?? (subjectId.length > 12 ? `…${subjectId.slice(-8)}` : subjectId);
  const kind = t(`audit.kinds.${subjectType ?? ''}` as 'audit.kinds.Seller', { defaultValue: '' });
  const shown = <bdi>{[kind, name].filter(Boolean).join(' ')}</bdi>;
  return path === undefined ? (
    <Text size="sm">{shown}</Text>
  ) : (
    <Anchor component={Link} to={path} size="sm">
      {shown}
    </Anchor>
  );
}

function Outcome({ row: { outcome, code } }: RowProps) {
  const { t } = useTranslation('access');
  return (
    <Group gap="xs" wrap="nowrap">
      <StateBadge colour={outcome === 'OK' ? 'green' : 'red'} label={t(`audit.outcomes.${outcome}`)} />
      {code && (
        <Text size="xs" dir="ltr">
          {code}
        </Text>
      )}
    </Group>
  );
}
