import { SimpleGrid, Switch, NativeSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { NumberField } from './number-field.js';
import { SaveDriverDocument, type DriverRowFragment, type HubRowFragment } from './operations.generated.js';
import { PhoneField } from './phone-field.js';
import { inOneLine } from '../ui/isolated.js';

interface EditDriverProps {
  readonly driver: DriverRowFragment;
  readonly hubs: readonly HubRowFragment[];
}

const draftOf = ({ vehicle, capacityKg, capacityLitres, capacityParcels, phone, languages, active, hub }: DriverRowFragment) => ({
  vehicle: vehicle ?? '',
  capacityKg,
  capacityLitres,
  capacityParcels,
  phone: phone ?? '',
  languages: [...languages],
  active,
  hubId: hub?.id ?? '',
});

type Draft = ReturnType<typeof draftOf>;

/** What planning knows of a driver. */
export function EditDriver({ driver, hubs }: EditDriverProps) {
  const { t } = useTranslation('runs');
  const [draft, setDraft] = useState(draftOf(driver));
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const write = useWrite(SaveDriverDocument, () => notice(t('settings.saved')));
  const input = { ...draft, staffId: driver.id, vehicle: draft.vehicle || null, phone: draft.phone || null, hubId: draft.hubId || null };
  return (
    <Action
      name={t('settings.changeOf', { name: driver.name ?? '' })}
      short={t('settings.change')}
      size="xs"
      consequences={t('settings.driverConsequences')}
      begin={() => setDraft(draftOf(driver))}
      run={() => write.mutateAsync({ input })}
    >
      <DriverFields draft={draft} change={change} hubs={hubs} driver={driver} />
      <TagsInput
        label={t('settings.languages')}
        description={t('settings.languagesHint')}
        value={draft.languages}
        onChange={(languages) => change({ languages })}
        maxTags={10}
        data={['en', 'ar', 'ur', 'hi']}
      />
      <Switch
        label={t('settings.plans')}
        checked={draft.active}
        onChange={({ currentTarget: { checked } }) => change({ active: checked })}
      />
    </Action>
  );
}

interface DriverFieldsProps extends Pick<EditDriverProps, 'hubs' | 'driver'> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

function DriverFields({ draft, change, hubs, driver }: DriverFieldsProps) {
  const { t } = useTranslation('runs');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField label={t('vehicle')} value={draft.vehicle} maxLength={60} change={(vehicle) => change({ vehicle })} />
      <NativeSelect
        label={t('hub')}
        value={draft.hubId}
        onChange={({ currentTarget: { value } }) => change({ hubId: value })}
        data={[
          { value: '', label: t('settings.noHub') },
          ...hubs.map(({ id, code, name }) => ({ value: id, label: inOneLine(code, name) })),
        ]}
      />
      <CapacityFields draft={draft} change={change} />
      <PhoneField stored={driver} value={draft.phone} change={(phone) => change({ phone })} />
    </SimpleGrid>
  );
}

function CapacityFields({ draft, change }: { readonly draft: Draft; readonly change: (changes: Partial<Draft>) => void }) {
  const { t } = useTranslation('runs');
  return (
    <>
      <NumberField
        label={t('settings.capacityParcels')}
        description={t('settings.noLimit')}
        value={draft.capacityParcels}
        max={10_000}
        min={0}
        onChange={(capacityParcels) => change({ capacityParcels })}
      />
      <NumberField
        label={t('settings.capacityKg')}
        description={t('settings.noLimit')}
        value={draft.capacityKg}
        max={50_000}
        min={0}
        decimals={3}
        onChange={(capacityKg) => change({ capacityKg })}
      />
      <NumberField
        label={t('settings.capacityLitres')}
        description={t('settings.noLimit')}
        value={draft.capacityLitres}
        max={200_000}
        min={0}
        decimals={3}
        onChange={(capacityLitres) => change({ capacityLitres })}
      />
    </>
  );
}
