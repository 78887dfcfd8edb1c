import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { countryName } from '../ui/countries.js';
import { Count } from '../ui/count.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { LeavePlace, NamePlace, type UnknownPlace } from './name-place.js';
import { UnknownPlacesDocument } from './operations.generated.js';
import { PlaceAliases } from './place-aliases.js';

/** Places of orders that no zone has, and the names that were given to such places. */
export function PlacesTab() {
  const { get, set } = useFilters();
  const read = useRead(UnknownPlacesDocument, {});
  return (
    <Loaded read={read}>
      {({ unknownPlaces: places }) => (
        <Stack gap="lg">
          <UnknownPlaces places={places} saved={(country) => set({ country })} />
          <PlaceAliases country={get('country') ?? places[0]?.countryCode ?? ''} choose={(country) => set({ country })} />
        </Stack>
      )}
    </Loaded>
  );
}

interface UnknownPlacesProps {
  readonly places: readonly UnknownPlace[];
  /** Called with the country of a place that was named or left. */
  readonly saved: (country: string) => void;
}

function UnknownPlaces({ places, saved }: UnknownPlacesProps) {
  const { t, i18n } = useTranslation('prices');
  const { can } = useSession();
  const columns: Column<UnknownPlace>[] = [
    {
      key: 'city',
      title: t('places.city'),
      cell: ({ city }) => <bdi style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{city}</bdi>,
    },
    { key: 'state', title: t('places.state'), cell: ({ state }) => state && <bdi>{state}</bdi> },
    { key: 'country', title: t('places.country'), cell: ({ countryCode }) => <bdi>{countryName(i18n.language, countryCode)}</bdi> },
    { key: 'orders', title: t('places.orders'), end: true, cell: ({ orders }) => <Count of={orders} /> },
    { key: 'first', title: t('places.first'), cell: ({ firstSeenAt }) => <Instant at={firstSeenAt} ago /> },
    { key: 'last', title: t('places.last'), cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} ago /> },
    ...(can('rate-book:edit')
      ? [{ key: 'name', title: t('places.what'), cell: (place: UnknownPlace) => <Choices place={place} saved={saved} /> }]
      : []),
  ];
  return (
    <Section title={t('places.title')}>
      <Text size="sm" c="dimmed">
        {places.length === 0 ? t('places.none') : t('places.intro')}
      </Text>
      {places.length > 0 && (
        <DataTable caption={t('places.caption')} columns={columns} rows={places} idOf={({ id }) => id} nameOf={({ city }) => city} />
      )}
    </Section>
  );
}

const Choices = ({ place, saved }: Pick<UnknownPlacesProps, 'saved'> & { readonly place: UnknownPlace }) => (
  <Group gap="xs" wrap="nowrap">
    <NamePlace place={place} saved={saved} />
    <LeavePlace place={place} saved={saved} />
  </Group>
);
