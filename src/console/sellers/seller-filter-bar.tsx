import { Button, Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { SellerFilterCountsDocument, type SellerFilterCountsQuery } from './operations.generated.js';
import { SearchField } from '../ui/search-field.js';
import { DateField } from '../ui/date-field.js';
import { orders, roles, statuses, useSellerFilters } from './seller-filters.js';

const FILTERS = { search: null, status: null, role: null, shops: null, local: null, international: null, from: null, to: null } as const;

/** Filters of the list. Each option shows the number of matching sellers. */
export function SellerFilterBar() {
  const { t } = useTranslation('sellers');
  const { get, set, order, wanted } = useSellerFilters();
  const { data } = useRead(SellerFilterCountsDocument, wanted, { keep: true });
  const counts = data?.sellerFilterCounts;
  const isNarrowed = Object.keys(FILTERS).some((name) => get(name) !== null);
  return (
    <Group align="end" gap="sm" role="search" aria-label={t('filters.title')}>
      <SearchField
        label={t('filters.search')}
        placeholder={t('filters.searchHint')}
        value={get('search') ?? ''}
        search={(search) => set({ search })}
      />
      <AccountFilters counts={counts} />
      <YesNo name="shops" label={t('filters.hasShops')} count={counts?.hasShops} />
      <YesNo name="local" label={t('filters.isLocal')} count={counts?.isLocal} />
      <YesNo name="international" label={t('filters.isInternational')} count={counts?.isInternational} />
      <DayField label={t('filters.from')} value={get('from')} choose={(from) => set({ from })} />
      <DayField label={t('filters.to')} value={get('to')} choose={(to) => set({ to })} />
      <Select
        label={t('filters.sort')}
        w={190}
        allowDeselect={false}
        data={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={order}
        onChange={(sort) => set({ sort: sort === 'newest' ? null : sort })}
      />
      {isNarrowed && (
        <Button variant="subtle" onClick={() => set(FILTERS)}>
          {t('filters.clear')}
        </Button>
      )}
    </Group>
  );
}

function AccountFilters({ counts }: { readonly counts: SellerFilterCountsQuery['sellerFilterCounts'] | undefined }) {
  const { t } = useTranslation('sellers');
  const { get, set } = useSellerFilters();
  return (
    <>
      <Choice
        label={t('filters.status')}
        value={get('status')}
        choose={(status) => set({ status })}
        options={statuses.map((value) => ({
          value,
          label: t(`listed.${value}`),
          count: counts && { ACTIVE: counts.status.active, INCOMPLETE: counts.status.incomplete, INACTIVE: counts.status.inactive }[value],
        }))}
      />
      <Choice
        label={t('filters.role')}
        value={get('role')}
        choose={(role) => set({ role })}
        options={roles.map((value) => ({
          value,
          label: t(`roles.${value}`),
          count: value === 'PREPAID' ? counts?.role.prepaid : counts?.role.postpaid,
        }))}
      />
    </>
  );
}

interface YesNoProps {
  readonly name: keyof typeof FILTERS;
  readonly label: string;
  readonly count: { readonly yes: number; readonly no: number } | undefined;
}

function YesNo({ name, label, count }: YesNoProps) {
  const { t } = useTranslation('sellers');
  const { get, set } = useSellerFilters();
  return (
    <Choice
      label={label}
      value={get(name)}
      choose={(value) => set({ [name]: value })}
      options={[
        { value: 'yes', label: t('filters.yes'), count: count?.yes },
        { value: 'no', label: t('filters.no'), count: count?.no },
      ]}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly choose: (value: string | null) => void;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number | undefined }[];
}

/** Select with an option for all values. */
export function Choice({ label, value, choose, options }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={label}
      w={150}
      placeholder={t('all')}
      clearable
      clearButtonProps={{ 'aria-label': `${label}: ${t('all')}` }}
      data={options.map((option) => ({
        value: option.value,
        label: option.count === undefined ? option.label : `${option.label} (${option.count})`,
      }))}
      value={value}
      onChange={choose}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly choose: (day: string | null) => void;
}

/** Optional calendar day. */
export const DayField = ({ label, value, choose }: DayFieldProps) => (
  <DateField label={label} w={150} value={value ?? ''} change={(typed) => choose(typed === '' ? null : typed)} />
);
