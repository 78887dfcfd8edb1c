import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { countryName } from '../ui/countries.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { SavePlaceAliasDocument, ZonePlacesDocument, type UnknownPlacesQuery } from './operations.generated.js';

export type UnknownPlace = UnknownPlacesQuery['unknownPlaces'][number];

interface PlaceProps {
  readonly place: UnknownPlace;
  readonly saved: (country: string) => void;
}

/** Says which place of a zone an unknown place is. */
export function NamePlace({ place: { countryCode, state, city: alias }, saved }: PlaceProps) {
  const { t } = useTranslation('prices');
  const [city, choose] = useState<string | null>(null);
  const save = useWrite(SavePlaceAliasDocument, ({ savePlaceAlias: { city } }) => notice(t('places.named', { alias, city })));
  return (
    <Action
      name={t('places.name', { city: alias })}
      short={t('places.identify')}
      size="xs"
      consequences={t('places.nameConsequences', { city: alias })}
      begin={() => choose(null)}
      run={async () => {
        if (city === null) throw new Error(t('places.chooseFirst'));
        await save.mutateAsync({ countryCode, state, city, alias });
      }}
      done={() => saved(countryCode)}
    >
      <ZonePlaceChoice countryCode={countryCode} value={city} choose={choose} />
    </Action>
  );
}

interface ZonePlaceChoiceProps {
  readonly countryCode: string;
  readonly value: string | null;
  readonly choose: (place: string | null) => void;
}

/** More are found by typing. */
const MOST_SHOWN = 100;

function ZonePlaceChoice({ countryCode, value, choose }: ZonePlaceChoiceProps) {
  const { t, i18n } = useTranslation('prices');
  const read = useRead(ZonePlacesDocument, { countryCode });
  return (
    <Loaded read={read}>
      {({ zonePlaces }) => (
        <Select
          label={t('places.is')}
          description={t('places.isHint', { country: countryName(i18n.language, countryCode) })}
          required
          searchable
          limit={MOST_SHOWN}
          nothingFoundMessage={t('places.notFound')}
          data={zonePlaces}
          value={value}
          onChange={choose}
        />
      )}
    </Loaded>
  );
}

/** Leaves an unknown place without a zone: it becomes an alias of itself. */
export function LeavePlace({ place: { countryCode, state, city }, saved }: PlaceProps) {
  const { t } = useTranslation('prices');
  const save = useWrite(SavePlaceAliasDocument, () => notice(t('places.left', { city })));
  return (
    <Action
      name={t('places.leave', { city })}
      short={t('places.leaveShort')}
      size="xs"
      consequences={t('places.leaveConsequences', { city })}
      run={() => save.mutateAsync({ countryCode, state, city, alias: city })}
      done={() => saved(countryCode)}
    />
  );
}
