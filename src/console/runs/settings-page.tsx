import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useSession } from '../app/session.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Quantity } from '../ui/quantity.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { EditDriver } from './edit-driver.js';
import { EditHub } from './edit-hub.js';
import { FleetSettingsDocument, type DriverRowFragment, type HubRowFragment } from './operations.generated.js';
import { StoredPhone } from './phone-field.js';
import { Policies } from './policies.js';

/** Drivers, hubs, and what deliveries have to prove. */
export default function FleetSettingsPage() {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  const read = useRead(FleetSettingsDocument, {});
  return (
    <Page title={t('settings.title')} back={{ to: '/runs', name: t('title') }}>
      <Loaded read={read}>
        {({ drivers, hubs }) => (
          <Stack gap="md">
            <Section title={t('settings.drivers')}>
              <Drivers drivers={drivers} hubs={hubs} />
            </Section>
            <Section title={t('settings.hubs')} actions={can('fleet:manage') && <EditHub hub={null} />}>
              <Hubs hubs={hubs} />
            </Section>
          </Stack>
        )}
      </Loaded>
      {can('fleet:plan') && <Policies />}
    </Page>
  );
}

function Active({ active }: { readonly active: boolean }) {
  const { t } = useTranslation('runs');
  return <StateBadge colour={active ? 'green' : 'gray'} label={t(active ? 'settings.active' : 'settings.inactive')} />;
}

function Drivers({ drivers, hubs }: { readonly drivers: readonly DriverRowFragment[]; readonly hubs: readonly HubRowFragment[] }) {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  if (drivers.length === 0) return <Empty title={t('settings.noDrivers')} advice={t('settings.noDriversAdvice')} />;
  return (
    <DataTable
      caption={t('settings.driverList')}
      rows={drivers}
      idOf={({ id }) => id}
      columns={[
        { key: 'name', title: t('driver'), cell: ({ name, id }) => <bdi>{name ?? id}</bdi> },
        { key: 'active', title: t('state'), cell: ({ active }) => <Active active={active} /> },
        { key: 'vehicle', title: t('vehicle'), cell: ({ vehicle }) => <bdi>{vehicle ?? '–'}</bdi> },
        { key: 'hub', title: t('hub'), cell: ({ hub }) => <bdi>{hub?.code ?? '–'}</bdi> },
        { key: 'parcels', title: t('settings.capacityParcels'), end: true, cell: ({ capacityParcels }) => capacityParcels ?? '–' },
        { key: 'kg', title: t('settings.capacityKg'), end: true, cell: ({ capacityKg }) => <Quantity of={capacityKg} unit="kg" /> },
        { key: 'phone', title: t('phone'), cell: (driver) => <StoredPhone stored={driver} /> },
        ...(can('fleet:manage')
          ? [{ key: 'edit', title: t('settings.change'), cell: (driver: DriverRowFragment) => <EditDriver driver={driver} hubs={hubs} /> }]
          : []),
      ]}
    />
  );
}

function Hubs({ hubs }: { readonly hubs: readonly HubRowFragment[] }) {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  if (hubs.length === 0) return <Empty title={t('settings.noHubs')} advice={t('settings.noHubsAdvice')} />;
  return (
    <DataTable
      caption={t('settings.hubList')}
      rows={hubs}
      idOf={({ id }) => id}
      columns={[
        { key: 'code', title: t('settings.code'), cell: ({ code }) => <bdi>{code}</bdi> },
        { key: 'name', title: t('settings.name'), cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'active', title: t('state'), cell: ({ active }) => <Active active={active} /> },
        { key: 'city', title: t('settings.city'), cell: ({ city }) => <bdi>{city ?? '–'}</bdi> },
        { key: 'point', title: t('settings.point'), cell: ({ lat, lng }) => <bdi dir="ltr">{lat === null ? '–' : `${lat}, ${lng}`}</bdi> },
        { key: 'phone', title: t('phone'), cell: (hub) => <StoredPhone stored={hub} /> },
        { key: 'zone', title: t('settings.timeZone'), cell: ({ timeZone }) => <bdi dir="ltr">{timeZone}</bdi> },
        ...(can('fleet:manage')
          ? [{ key: 'edit', title: t('settings.change'), cell: (hub: HubRowFragment) => <EditHub hub={hub} /> }]
          : []),
      ]}
    />
  );
}
