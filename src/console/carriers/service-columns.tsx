import { ActionIcon, MultiSelect, Switch } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn, countryName } from '../ui/countries.js';
import type { Column } from '../ui/data-table.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { TextField } from '../ui/text-field.js';
import type { ServiceDraft } from './service-draft.js';

interface ServiceEditing {
  readonly change: (key: string, changes: Partial<ServiceDraft>) => void;
  readonly leaveOut: (key: string) => void;
  readonly isReadOnly: boolean;
}

type TextName = 'carrierService' | 'serviceCode' | 'serviceName';
type NumberName = 'markupPercent' | 'markupFixed' | 'markupMinimum';

const LONGEST: Readonly<Record<TextName, number>> = { carrierService: 100, serviceCode: 40, serviceName: 100 };

/** Columns of the table of services: fields for those who may change them, values for others. */
export function useServiceColumns(editing: ServiceEditing): readonly Column<ServiceDraft>[] {
  return [...useTexts(editing), ...useNumbers(editing), ...useChoices(editing)];
}

/** Names the field of a service for screen readers. */
function useLabel() {
  const { t } = useTranslation('carriers');
  return (row: ServiceDraft, field: string): string => t('services.field', { field, service: row.carrierService || t('services.new') });
}

function useTexts({ change, leaveOut, isReadOnly }: ServiceEditing): Column<ServiceDraft>[] {
  const { t } = useTranslation('carriers');
  const label = useLabel();
  const text = (field: TextName, width: number): Column<ServiceDraft> => {
    const title = t(`services.${field}`);
    // The carrier's code identifies a stored service.
    const isFixed = (row: ServiceDraft): boolean => isReadOnly || (field === 'carrierService' && !row.isNew);
    return {
      key: field,
      title,
      cell: (row) =>
        isFixed(row) ? (
          <bdi dir={field === 'serviceName' ? undefined : 'ltr'}>{row[field]}</bdi>
        ) : (
          <TextField
            size="xs"
            miw={width}
            aria-label={label(row, title)}
            dir={field === 'serviceName' ? 'auto' : 'ltr'}
            maxLength={LONGEST[field]}
            required={field !== 'serviceName'}
            value={row[field]}
            rightSection={field === 'carrierService' && <LeaveOut leaveOut={() => leaveOut(row.key)} />}
            change={(typed) => change(row.key, { [field]: typed })}
          />
        ),
    };
  };
  return [text('carrierService', 140), text('serviceCode', 140), text('serviceName', 160)];
}

function useNumbers({ change, isReadOnly }: ServiceEditing): Column<ServiceDraft>[] {
  const { t } = useTranslation('carriers');
  const label = useLabel();
  const number = (field: NumberName): Column<ServiceDraft> => {
    const title = t(`services.${field}`);
    return {
      key: field,
      title,
      end: true,
      cell: (row) =>
        isReadOnly ? (
          <bdi dir="ltr">{row[field]}</bdi>
        ) : (
          <DecimalInput
            size="xs"
            miw={90}
            maxLength={20}
            placeholder="0"
            aria-label={label(row, title)}
            value={row[field]}
            change={(typed) => change(row.key, { [field]: typed })}
          />
        ),
    };
  };
  return [number('markupPercent'), number('markupFixed'), number('markupMinimum')];
}

function useChoices({ change, isReadOnly }: ServiceEditing): Column<ServiceDraft>[] {
  const { t, i18n } = useTranslation(['carriers', 'app']);
  const label = useLabel();
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const namesOf = (codes: readonly string[]): string => codes.map((code) => countryName(i18n.language, code)).join(', ');
  const choice = (field: 'active' | 'firstMile'): Column<ServiceDraft> => {
    const title = t(`services.${field}`);
    const cell = (row: ServiceDraft): ReactNode => {
      if (isReadOnly) return row[field] ? t('app:yes') : t('app:no');
      return (
        <Switch
          aria-label={label(row, title)}
          checked={row[field]}
          onChange={({ currentTarget }) => change(row.key, { [field]: currentTarget.checked })}
        />
      );
    };
    return { key: field, title, cell };
  };
  return [
    choice('active'),
    choice('firstMile'),
    {
      key: 'countries',
      title: t('services.countries'),
      cell: (row) =>
        isReadOnly ? (
          namesOf(row.countries) || t('services.allCountries')
        ) : (
          <CountriesChoice label={label} row={row} countries={countries} change={change} />
        ),
    },
  ];
}

interface CountriesChoiceProps extends Pick<ServiceEditing, 'change'> {
  readonly label: (row: ServiceDraft, field: string) => string;
  readonly row: ServiceDraft;
  readonly countries: ReturnType<typeof countriesIn>;
}

function CountriesChoice({ label, row, countries, change }: CountriesChoiceProps) {
  const { t } = useTranslation(['carriers', 'app']);
  return (
    <MultiSelect
      size="xs"
      miw={180}
      maw={260}
      aria-label={label(row, t('services.countries'))}
      placeholder={row.countries.length === 0 ? t('services.allCountries') : ''}
      data={countries}
      searchable
      hidePickedOptions
      value={[...row.countries]}
      onChange={(codes) => change(row.key, { countries: codes })}
    />
  );
}

/** Only for new rows: a stored service is switched off, not removed, because shipments were sold with it. */
function LeaveOut({ leaveOut }: { readonly leaveOut: () => void }) {
  const { t } = useTranslation('carriers');
  return (
    <ActionIcon size="sm" variant="subtle" color="gray" aria-label={t('services.leaveOut')} onClick={leaveOut}>
      <IconX size={14} aria-hidden />
    </ActionIcon>
  );
}
