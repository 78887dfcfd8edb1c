import { MultiSelect, Select, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { DateField } from '../ui/date-field.js';
import { adjustmentStatuses, billings, codStages, dateFields, kinds, payments, sorts, useFilters } from './filters.js';
import { ShipmentFilterChoicesDocument, type ShipmentFilterChoicesQuery } from './operations.generated.js';
import type { SortOrder } from '../../schema-types.generated.js';

/** Less common filters. */
export function MoreFilters() {
  const { can } = useSession();
  const { filter } = useFilters();
  const seesShops = can('order:read');
  const { data } = useRead(ShipmentFilterChoicesDocument, { sellerId: filter.sellerId ?? null, seesShops });
  const order = filter.sortOrder ?? 'DESC';
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" verticalSpacing="xs">
      <PlaceFilters seesShops={seesShops} data={data} />
      <KindFilters />
      <MoneyFilters />
      <Days />
      <SortChoice order={order} />
    </SimpleGrid>
  );
}

/** Whose shipments. */
function PlaceFilters({ seesShops, data }: { readonly seesShops: boolean; readonly data: ShipmentFilterChoicesQuery | undefined }) {
  const { t } = useTranslation(['shipments', 'app']);
  const { isOperator, can } = useSession();
  const { filter, set } = useFilters();
  const clearing = useClearing();
  return (
    <>
      {isOperator && can('seller:read') && (
        <SellerChoice
          label={t('filters.seller')}
          value={filter.sellerId ?? null}
          onChange={(sellerId) => set({ sellerId, shopId: null })}
        />
      )}
      {seesShops && (
        <Select
          label={t('filters.shop')}
          data={(data?.shops?.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.shopId ?? null}
          onChange={(shopId) => set({ shopId })}
          searchable
          {...clearing}
        />
      )}
      <Select
        label={t('filters.carrier')}
        data={(data?.carriers ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        value={filter.carrier ?? null}
        onChange={(carrier) => set({ carrier })}
        {...clearing}
      />
    </>
  );
}

function KindFilters() {
  const { t } = useTranslation(['shipments', 'app']);
  const { filter, set } = useFilters();
  const clearing = useClearing();
  return (
    <>
      <Select
        label={t('filters.type')}
        data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={filter.type ?? null}
        onChange={(type) => set({ type })}
        {...clearing}
      />
      <Select
        label={t('filters.payment')}
        data={payments.map((value) => ({ value, label: t(`payments.${value}`) }))}
        value={filter.paymentStatus ?? null}
        onChange={(payment) => set({ payment })}
        {...clearing}
      />
    </>
  );
}

function MoneyFilters() {
  const { t } = useTranslation(['shipments', 'app']);
  const { filter, set } = useFilters();
  const clearing = useClearing();
  return (
    <>
      <MultiSelect
        label={t('filters.billing')}
        data={billings.map((value) => ({ value, label: t(`billings.${value}`) }))}
        value={[filter.billingStatus ?? []].flat()}
        onChange={(billing) => set({ billing })}
        {...clearing}
      />
      <MultiSelect
        label={t('filters.codStage')}
        data={codStages.map((value) => ({ value, label: t(`codStages.${value}`) }))}
        value={[filter.codStage ?? []].flat()}
        onChange={(codStage) => set({ codStage })}
        {...clearing}
      />
      <AdjustmentChoice />
      <MultiSelect
        label={t('filters.adjustmentStatus')}
        data={adjustmentStatuses.map((value) => ({ value, label: t(`adjustments.${value}`) }))}
        value={[filter.adjustmentStatus ?? []].flat()}
        onChange={(adjustmentStatus) => set({ adjustmentStatus })}
        {...clearing}
      />
    </>
  );
}

function AdjustmentChoice() {
  const { t } = useTranslation(['shipments', 'app']);
  const { filter, set } = useFilters();
  const clearing = useClearing();
  return (
    <Select
      label={t('filters.hasAdjustment')}
      data={[
        { value: 'yes', label: t('filters.withAdjustment') },
        { value: 'no', label: t('filters.withoutAdjustment') },
      ]}
      value={filter.hasAdjustment == null ? null : filter.hasAdjustment ? 'yes' : 'no'}
      onChange={(hasAdjustment) => set({ hasAdjustment })}
      {...clearing}
    />
  );
}

function SortChoice({ order }: { readonly order: SortOrder }) {
  const { t } = useTranslation(['shipments', 'app']);
  const { filter, set } = useFilters();
  return (
    <Select
      label={t('filters.sortBy')}
      data={sorts.flatMap((value) => [
        { value: `${value} DESC`, label: t(`sorts.${value}.DESC`) },
        { value: `${value} ASC`, label: t(`sorts.${value}.ASC`) },
      ])}
      value={`${filter.sortBy ?? 'CREATED_AT'} ${order}`}
      onChange={(choice) => {
        const [sortBy = null, sortOrder = null] = choice?.split(' ') ?? [];
        set({ sortBy, sortOrder });
      }}
      allowDeselect={false}
    />
  );
}

/** Date range and its type. A single day is used as both ends. */
function Days() {
  const { t } = useTranslation('shipments');
  const { filter, set } = useFilters();
  const { startDate, endDate } = filter;
  const from = startDate ?? '';
  const to = endDate ?? '';
  return (
    <>
      <Select
        label={t('filters.dateField')}
        data={dateFields.map((value) => ({ value, label: t(`dateFields.${value}`) }))}
        value={filter.dateField ?? 'CREATED_AT'}
        onChange={(dateField) => set({ dateField })}
        allowDeselect={false}
        disabled={from === ''}
      />
      <DateField
        label={t('filters.from')}
        value={from}
        max={to || undefined}
        change={(typed) => set({ from: typed, to: typed === '' ? null : to || typed })}
      />
      <DateField
        label={t('filters.to')}
        description={t('filters.days')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={to}
        min={from || undefined}
        change={(typed) => set({ to: typed, from: typed === '' ? null : from || typed })}
      />
    </>
  );
}

/** Props of a filter that can be emptied. */
function useClearing() {
  const { t } = useTranslation('shipments');
  return { clearable: true, clearButtonProps: { 'aria-label': t('filters.clearOne') } } as const;
}
