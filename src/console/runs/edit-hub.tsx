import { Checkbox, Group, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CountrySelect } from '../ui/country-select.js';
import { localeOf } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { NumberField } from './number-field.js';
import { SaveHubDocument, type HubRowFragment } from './operations.generated.js';
import { PhoneField } from './phone-field.js';

const draftOf = (hub: HubRowFragment | null) => ({
  code: hub?.code ?? '',
  name: hub?.name ?? '',
  address: hub?.address ?? '',
  city: hub?.city ?? '',
  countryCode: hub?.countryCode ?? '',
  lat: hub?.lat ?? null,
  lng: hub?.lng ?? null,
  timeZone: hub?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  phone: hub?.phone ?? '',
  active: hub?.active ?? true,
  pickupDays: hub?.pickupDays ?? '1234567',
  pickupCutoff: hub?.pickupCutoff ?? '',
});

/** Adds a hub, or changes one. */
export function EditHub({ hub }: { readonly hub: HubRowFragment | null }) {
  const { t } = useTranslation('runs');
  const [draft, setDraft] = useState(draftOf(hub));
  const change = (changes: Partial<typeof draft>): void => setDraft({ ...draft, ...changes });
  const write = useWrite(SaveHubDocument, () => notice(t('settings.saved')));
  const { address, city, countryCode, phone, pickupCutoff, ...rest } = draft;
  const input = {
    ...rest,
    id: hub?.id ?? null,
    address: address || null,
    city: city || null,
    countryCode: countryCode || null,
    phone: phone || null,
    pickupCutoff: pickupCutoff || null,
  };
  const field = (name: 'code' | 'name' | 'address' | 'city' | 'timeZone', maxLength: number) => ({
    value: draft[name],
    maxLength,
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => change({ [name]: value }),
  });
  return (
    <Action
      name={hub ? t('settings.changeOf', { name: hub.code }) : t('settings.addHub')}
      {...(hub && { short: t('settings.change') })}
      size="xs"
      consequences={t('settings.hubConsequences')}
      begin={() => setDraft(draftOf(hub))}
      run={() => write.mutateAsync({ input })}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('settings.code')} required {...field('code', 20)} />
        <TextInput label={t('settings.name')} required {...field('name', 100)} />
        <TextInput label={t('settings.address')} {...field('address', 500)} />
        <TextInput label={t('settings.city')} {...field('city', 100)} />
        <CountrySelect label={t('settings.country')} value={countryCode} choose={(code) => change({ countryCode: code })} />
        <TextInput label={t('settings.timeZone')} required dir="ltr" {...field('timeZone', 60)} />
        <NumberField label={t('settings.lat')} value={draft.lat} min={-90} max={90} decimals={6} onChange={(lat) => change({ lat })} />
        <NumberField label={t('settings.lng')} value={draft.lng} min={-180} max={180} decimals={6} onChange={(lng) => change({ lng })} />
        <PhoneField stored={hub} value={draft.phone} change={(value) => change({ phone: value })} />
      </SimpleGrid>
      <PickupHours draft={draft} change={change} />
      <Switch
        label={t('settings.hubActive')}
        checked={draft.active}
        onChange={({ currentTarget: { checked } }) => change({ active: checked })}
      />
    </Action>
  );
}

interface PickupHoursProps {
  readonly draft: { readonly pickupDays: string; readonly pickupCutoff: string };
  readonly change: (changes: Partial<PickupHoursProps['draft']>) => void;
}

/** When parcels are collected: sellers see the day with the pickup that they book. */
function PickupHours({ draft: { pickupDays, pickupCutoff }, change }: PickupHoursProps) {
  const { t, i18n } = useTranslation('runs');
  return (
    <>
      <Checkbox.Group
        label={t('settings.pickupDays')}
        description={t('settings.pickupDaysHint')}
        value={[...pickupDays]}
        onChange={(days) => change({ pickupDays: days.toSorted().join('') })}
        required
      >
        <Group gap="sm" mt={4}>
          {WEEKDAYS.map((day) => (
            <Checkbox key={day} value={String(day)} label={weekdayName(day, i18n.language)} />
          ))}
        </Group>
      </Checkbox.Group>
      <TextInput
        type="time"
        label={t('settings.pickupCutoff')}
        description={t('settings.pickupCutoffHint')}
        value={pickupCutoff}
        onChange={({ currentTarget: { value } }) => change({ pickupCutoff: value })}
        w={240}
      />
    </>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** 1 January 2024 was a Monday. */
const weekdayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));
