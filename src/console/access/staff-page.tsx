import { Group, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { Paged } from '../ui/paged.js';
import { SearchField } from '../ui/search-field.js';
import { StateBadge } from '../ui/status.js';
import { CloseAccount } from './close-account.js';
import { CreateStaff } from './create-staff.js';
import { EditStaff } from './edit-staff.js';
import { StaffListDocument } from './operations.generated.js';
import { roleOf, staffRoles } from './roles.js';

/** Everybody who works or has worked for the operator. */
export default function StaffPage() {
  const { t } = useTranslation(['access', 'app']);
  const { staffId } = useSession();
  const filters = useFilters();
  const [active, search] = [filters.get('active'), filters.get('search')];
  const role = roleOf(filters.get('role'));
  const pages = usePages(StaffListDocument, { active: active === null ? null : active === 'true', role, search }, ({ staff }) => staff);
  return (
    <Page title={t('staff.title')} actions={<CreateStaff />}>
      <Group align="end">
        <SearchField label={t('staff.search')} value={search ?? ''} search={(text) => filters.set({ search: text })} />
        <Select
          label={t('staff.role')}
          data={[{ value: '', label: t('app:all') }, ...staffRoles.map((value) => ({ value, label: t(`app:roles.${value}`) }))]}
          value={role ?? ''}
          onChange={(value) => filters.set({ role: value })}
          allowDeselect={false}
        />
        <Select
          label={t('staff.account')}
          data={[
            { value: '', label: t('app:all') },
            { value: 'true', label: t('staff.open') },
            { value: 'false', label: t('staff.closed') },
          ]}
          value={active ?? ''}
          onChange={(value) => filters.set({ active: value })}
          allowDeselect={false}
        />
      </Group>
      <Paged pages={pages} empty={<Empty title={t('staff.none')} advice={t('staff.noneAdvice')} />}>
        {(rows) => (
          <DataTable
            caption={t('staff.title')}
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              {
                key: 'name',
                title: t('staff.name'),
                cell: ({ id, name }) => (
                  <Group gap="xs" wrap="nowrap">
                    <Text size="sm" fw={600}>
                      <bdi>{name}</bdi>
                    </Text>
                    {id === staffId && <StateBadge colour="indigo" label={t('staff.you')} />}
                  </Group>
                ),
              },
              { key: 'email', title: t('staff.email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
              { key: 'role', title: t('staff.role'), cell: (row) => t(`app:roles.${row.role}`) },
              {
                key: 'account',
                title: t('staff.account'),
                cell: (row) => <StateBadge colour={row.active ? 'green' : 'gray'} label={t(row.active ? 'staff.open' : 'staff.closed')} />,
              },
              {
                key: 'do',
                title: t('tokens.do'),
                cell: (row) => (
                  <Group gap="xs" wrap="nowrap">
                    <EditStaff person={row} isSelf={row.id === staffId} />
                    {row.id !== staffId && <CloseAccount person={row} />}
                  </Group>
                ),
              },
            ]}
          />
        )}
      </Paged>
    </Page>
  );
}
