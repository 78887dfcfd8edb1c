import { Box, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CountrySelect } from '../ui/country-select.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { DeletePlaceAliasDocument, PlaceAliasesDocument, type PlaceAliasesQuery } from './operations.generated.js';

type PlaceAlias = PlaceAliasesQuery['placeAliases'][number];

interface PlaceAliasesProps {
  /** Two-letter code; empty for none. */
  readonly country: string;
  readonly choose: (country: string) => void;
}

/** The saved names of the places of a country. */
export function PlaceAliases({ country, choose }: PlaceAliasesProps) {
  const { t } = useTranslation('prices');
  const read = useRead(PlaceAliasesDocument, { countryCode: country }, { enabled: country !== '' });
  return (
    <Section title={t('aliases.title')}>
      <Box maw={320}>
        <CountrySelect label={t('places.country')} value={country} choose={choose} required />
      </Box>
      {country === '' ? (
        <Text size="sm" c="dimmed">
          {t('aliases.choose')}
        </Text>
      ) : (
        <Loaded read={read}>{({ placeAliases }) => <Aliases rows={placeAliases} />}</Loaded>
      )}
    </Section>
  );
}

function Aliases({ rows }: { readonly rows: readonly PlaceAlias[] }) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const columns: Column<PlaceAlias>[] = [
    {
      key: 'alias',
      title: t('aliases.alias'),
      cell: ({ alias }) => <bdi style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{alias}</bdi>,
    },
    { key: 'state', title: t('places.state'), cell: ({ state }) => (state ? <bdi>{state}</bdi> : t('aliases.wholeCountry')) },
    { key: 'city', title: t('places.is'), cell: ({ alias, city }) => (alias === city ? t('aliases.left') : <bdi>{city}</bdi>) },
    { key: 'saved', title: t('aliases.saved'), cell: ({ createdAt }) => <Instant at={createdAt} ago /> },
    ...(can('rate-book:edit')
      ? [{ key: 'delete', title: t('services.change'), cell: (alias: PlaceAlias) => <DeleteAlias alias={alias} /> }]
      : []),
  ];
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('aliases.none')}
      </Text>
    );
  }
  return <DataTable caption={t('aliases.caption')} columns={columns} rows={rows} idOf={({ id }) => id} nameOf={({ alias }) => alias} />;
}

function DeleteAlias({ alias: { id, alias } }: { readonly alias: PlaceAlias }) {
  const { t } = useTranslation('prices');
  const write = useWrite(DeletePlaceAliasDocument, () => notice(t('aliases.deleted', { alias })));
  return (
    <Action
      name={t('aliases.delete', { alias })}
      short={t('aliases.deleteShort')}
      size="xs"
      isGrave
      consequences={t('aliases.deleteConsequences', { alias })}
      run={() => write.mutateAsync({ id })}
    />
  );
}
