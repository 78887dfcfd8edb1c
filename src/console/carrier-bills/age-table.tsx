import { Anchor, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { agesOf, ageText, byCarrier, type CashOfCarrier, type CashSum } from './ages.js';
import { useBillingCarriers } from './billing-carriers.js';

/** What each carrier owes, by age. Each amount shows its parcels below. */
export function AgeTable({ sums }: { readonly sums: readonly CashSum[] }) {
  const { t } = useTranslation('carrier-bills');
  const { nameOf } = useBillingCarriers();
  const ages = agesOf(sums).map((age): Column<CashOfCarrier> => ({
    key: String(age.fromDays),
    title: t('cash.days', { days: ageText(age) }),
    end: true,
    cell: (row) => <Aged of={row.sums.find(({ fromDays }) => fromDays === age.fromDays)} />,
  }));
  return (
    <DataTable
      caption={t('cash.byAge')}
      rows={byCarrier(sums)}
      idOf={({ carrierCode, currency }) => `${carrierCode} ${currency}`}
      columns={[
        {
          key: 'carrier',
          title: t('columns.carrier'),
          cell: ({ carrierCode }) => <bdi>{nameOf({ carrierCode })}</bdi>,
        },
        ...ages,
        {
          key: 'total',
          title: t('cash.total'),
          end: true,
          cell: ({ total, parcels }) => <Sum amount={total} parcels={parcels} isBold />,
        },
        { key: 'oldest', title: t('cash.oldest'), cell: ({ oldestAt }) => <Instant at={oldestAt} ago /> },
      ]}
    />
  );
}

function Aged({ of }: { readonly of: CashSum | undefined }) {
  const { t } = useTranslation('carrier-bills');
  const filters = useFilters();
  if (!of) return '–';
  const { carrierCode, amount, fromDays, toDays, shipments } = of;
  const show = (): void =>
    filters.set({ carrier: carrierCode, currency: amount.currency, from: String(fromDays), to: toDays === null ? null : String(toDays) });
  return (
    <Anchor component="button" type="button" size="sm" ta="inherit" onClick={show}>
      <Sum amount={amount} parcels={shipments} />
      <VisuallyHidden>{t('cash.days', { days: ageText(of) })}</VisuallyHidden>
    </Anchor>
  );
}

interface SumProps {
  readonly amount: CashSum['amount'];
  readonly parcels: number;
  readonly isBold?: boolean;
}

function Sum({ amount, parcels, isBold = false }: SumProps) {
  const { t } = useTranslation('carrier-bills');
  return (
    <Stack gap={0} component="span" display="inline-flex">
      <Text span size="sm" fw={isBold ? 700 : 400}>
        <Money of={amount} />
      </Text>
      <Text span size="xs" c="dimmed">
        {t('cash.parcelCount', { count: parcels })}
      </Text>
    </Stack>
  );
}
