import { Group } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { CountrySelect } from '../ui/country-select.js';
import { TextField } from '../ui/text-field.js';
import { AddLocationDocument, UpdateLocationDocument, type ShopLocationFragment } from './operations.generated.js';

interface LocationActionProps {
  readonly domain: string;
  /** Absent for a new one. */
  readonly location?: ShopLocationFragment;
}

type Field = 'refName' | 'refId' | 'address' | 'city' | 'state' | 'zip';
type Wish = Readonly<Record<Field | 'countryCode', string>>;

const MOST: Readonly<Record<Field, number>> = { refName: 200, refId: 100, address: 500, city: 100, state: 100, zip: 20 };
/** Some countries have none of these. */
const MAY_BE_EMPTY: readonly Field[] = ['state', 'zip'];

const NOTHING: Wish = { refName: '', refId: '', address: '', city: '', state: '', zip: '', countryCode: 'AE' };

/** Adds or edits a shop location. */
export function LocationAction({ domain, location }: LocationActionProps) {
  const { t } = useTranslation('access');
  const [wish, setWish] = useState<Wish>(location ?? NOTHING);
  const add = useWrite(AddLocationDocument);
  const update = useWrite(UpdateLocationDocument);
  const run = (): Promise<unknown> => {
    const { refName, refId, address, city, state, zip, countryCode } = wish;
    const given = { refName, refId, address, city, state, zip, countryCode };
    return location ? update.mutateAsync({ domain, location: given }) : add.mutateAsync({ domain, location: given });
  };
  return (
    <Action
      name={location ? t('locations.edit', { name: location.refName }) : t('locations.add')}
      {...(location && { short: t('locations.editShort'), size: 'xs' as const })}
      icon={location ? <IconPencil size={14} aria-hidden /> : <IconPlus size={16} aria-hidden />}
      consequences={t(location ? 'locations.editConsequences' : 'locations.addConsequences')}
      begin={() => setWish(location ?? NOTHING)}
      run={run}
      done={() => notice(t('locations.done'))}
    >
      <LocationFields wish={wish} setWish={setWish} isNew={location === undefined} />
    </Action>
  );
}

interface LocationFieldsProps {
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
  readonly isNew: boolean;
}

function LocationFields({ wish, setWish, isNew }: LocationFieldsProps) {
  const { t } = useTranslation('access');
  const field = (name: Field) => (
    <TextField
      label={t(`locations.${name}`)}
      description={name === 'refId' ? t('locations.refIdMeaning') : undefined}
      required={!MAY_BE_EMPTY.includes(name)}
      disabled={name === 'refId' && !isNew}
      maxLength={MOST[name]}
      value={wish[name]}
      change={(typed) => setWish({ ...wish, [name]: typed })}
    />
  );
  return (
    <>
      {field('refName')}
      {field('refId')}
      {field('address')}
      <Group grow align="end">
        {field('city')}
        {field('state')}
      </Group>
      <Group grow align="end">
        {field('zip')}
        <CountrySelect
          label={t('locations.country')}
          required
          value={wish.countryCode}
          choose={(countryCode) => setWish({ ...wish, countryCode })}
        />
      </Group>
    </>
  );
}
