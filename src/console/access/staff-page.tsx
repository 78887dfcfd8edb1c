import { Group, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
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
import { CloseAccount } from './close-account.js';
import { EditStaff } from './edit-staff.js';
import { InviteStaff } from './invite-staff.js';
import { StaffListDocument, type StaffListQuery } from './operations.generated.js';
import { roleOf, staffRoles } from './roles.js';
import { StaffAccess } from './staff-access.js';
import type { StaffRole } from '../../schema-types.generated.js';

/** All current and former staff. */
export default function StaffPage() {
  const { t } = useTranslation(['access', 'app']);
  const filters = useFilters();
  const [active, search] = [filters.get('active'), filters.get('search')];
  const role = roleOf(filters.get('role'));
  const columns = useListColumns('staff', useStaffColumns());
  const pages = usePages(StaffListDocument, { active: active === null ? null : active === 'true', role, search }, ({ staff }) => staff);
  return (
    <Page title={t('staff.title')} actions={<InviteStaff />}>
      <ListBar columns={columns} filters={<StaffFilters search={search} role={role} active={active} />} />
      <Paged pages={pages} empty={<Empty title={t('staff.none')} advice={t('staff.noneAdvice')} />}>
        {(rows) => <DataTable caption={t('staff.title')} rows={rows} idOf={({ id }) => id} columns={columns.shown} />}
      </Paged>
    </Page>
  );
}

interface StaffFiltersProps {
  readonly search: string | null;
  readonly role: StaffRole | null;
  readonly active: string | null;
}

function StaffFilters({ search, role, active }: StaffFiltersProps) {
  const { t } = useTranslation(['access', 'app']);
  const filters = useFilters();
  return (
    <Group align="end" role="search" aria-label={t('app:filter')}>
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
  );
}

function useStaffColumns(): readonly Column<Person>[] {
  const { t } = useTranslation(['access', 'app']);
  const { staffId } = useSession();
  return [
    {
      key: 'name',
      title: t('staff.name'),
      cell: (row) => <Name person={row} isSelf={row.id === staffId} />,
    },
    { key: 'email', title: t('staff.email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    { key: 'role', title: t('staff.role'), cell: (row) => t(`app:roles.${row.role}`) },
    {
      key: 'account',
      title: t('staff.account'),
      cell: (row) => <AccountState person={row} />,
    },
    {
      key: 'factor',
      title: t('staff.twoFactor'),
      cell: ({ twoFactor, active }) => active && <SecondFactor isOn={twoFactor === true} />,
    },
    {
      key: 'last',
      title: t('staff.lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? <Instant at={lastSignInAt} ago /> : t('tokens.never')),
    },
    {
      key: 'do',
      title: t('tokens.do'),
      cell: (row) => (
        <Group gap="xs">
          <EditStaff person={row} isSelf={row.id === staffId} />
          {row.id !== staffId && <StaffAccess person={row} />}
          {row.id !== staffId && !(row.invitation && row.active) && <CloseAccount person={row} />}
        </Group>
      ),
    },
  ];
}

function Name({ person: { name }, isSelf }: { readonly person: Person; readonly isSelf: boolean }) {
  const { t } = useTranslation('access');
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" fw={600}>
        <bdi>{name}</bdi>
      </Text>
      {isSelf && <StateBadge colour="indigo" label={t('staff.you')} />}
    </Group>
  );
}

type Person = StaffListQuery['staff']['nodes'][number];

/** Whether the account can sign in, or why not yet. */
function AccountState({ person: { active, invitation } }: { readonly person: Person }) {
  const { t } = useTranslation('access');
  if (!active) return <StateBadge colour="gray" label={t('staff.closed')} />;
  if (invitation?.isOpen) {
    return (
      <Group gap="xs" wrap="nowrap">
        <StateBadge colour="blue" label={t('staff.invited')} />
        <Text size="xs" c="dimmed">
          {t('staff.invitedUntil')} <Instant at={invitation.expiresAt} />
        </Text>
      </Group>
    );
  }
  if (invitation) return <StateBadge colour="orange" label={t('staff.invitationEnded')} />;
  return <StateBadge colour="green" label={t('staff.open')} />;
}

function SecondFactor({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation('access');
  return <StateBadge colour={isOn ? 'teal' : 'orange'} label={t(isOn ? 'staff.on' : 'staff.off')} />;
}
