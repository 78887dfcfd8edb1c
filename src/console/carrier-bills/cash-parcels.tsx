import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Paged } from '../ui/paged.js';
import { Section } from '../ui/section.js';
import { ageText, type CashParcel } from './ages.js';
import { useBillingCarriers } from './billing-carriers.js';
import { CarrierCashParcelsDocument } from './operations.generated.js';
import { WriteOff } from './write-off.js';

const daysOf = (text: string | null): number | null => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null);

/** Parcels whose cash a carrier owes, the oldest first, to be written off if it will not come. */
export function CashParcels() {
  const { t } = useTranslation('carrier-bills');
  const { can } = useSession();
  const { get } = useFilters();
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const asked = { carrierCode: get('carrier'), currency: get('currency'), fromDays: daysOf(get('from')), toDays: daysOf(get('to')) };
  const pages = usePages(CarrierCashParcelsDocument, asked, ({ carrierCashParcels }) => carrierCashParcels);
  const ticked = (pages.page.data?.nodes ?? []).filter(({ id }) => ids.has(id));
  const columns = useParcelColumns();
  const maySettle = can('ledger:settle');
  return (
    <Section title={t('cash.parcels')} actions={maySettle && <WriteOff parcels={ticked} done={() => choose(new Set())} />}>
      <Chosen of={asked} />
      <Paged pages={pages} empty={<Text size="sm">{t('cash.noParcels')}</Text>}>
        {(rows) => (
          <DataTable
            caption={t('cash.list')}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ id, shipment }) => shipment?.reference ?? id}
            selection={maySettle ? { ids, choose } : undefined}
          />
        )}
      </Paged>
    </Section>
  );
}

function useParcelColumns(): readonly Column<CashParcel>[] {
  const { t } = useTranslation('carrier-bills');
  const { nameOf } = useBillingCarriers();
  return [
    { key: 'shipment', title: t('columns.shipment'), cell: (parcel) => <Shipment of={parcel} /> },
    { key: 'carrier', title: t('columns.carrier'), cell: (parcel) => <bdi>{nameOf(parcel)}</bdi> },
    { key: 'seller', title: t('columns.seller'), cell: ({ shipment }) => <bdi>{shipment?.seller?.displayName}</bdi> },
    { key: 'collected', title: t('cash.collected'), cell: ({ collected }) => <Money of={collected} />, end: true },
    { key: 'owed', title: t('cash.owed'), cell: ({ owed }) => <Money of={owed} />, end: true },
    { key: 'age', title: t('cash.age'), cell: (parcel) => <ParcelAge of={parcel} />, end: true },
  ];
}

function ParcelAge({ of: { days, collectedAt } }: { readonly of: CashParcel }) {
  const { t } = useTranslation('carrier-bills');
  return (
    <Stack gap={0} component="span" display="inline-flex">
      {t('cash.ageDays', { count: days })}
      <Text span size="xs" c="dimmed">
        <Instant at={collectedAt} />
      </Text>
    </Stack>
  );
}

const Shipment = ({ of: { shipment } }: { readonly of: CashParcel }) =>
  shipment ? (
    <Stack gap={0}>
      <Anchor component={Link} to={`/shipments/${shipment.id}`} size="sm">
        <bdi dir="ltr">{shipment.reference}</bdi>
      </Anchor>
      <Text span size="xs" c="dimmed">
        <bdi dir="ltr">{shipment.awb}</bdi>
      </Text>
    </Stack>
  ) : (
    '–'
  );

interface ChosenProps {
  readonly of: { readonly carrierCode: string | null; readonly fromDays: number | null; readonly toDays: number | null };
}

/** The carrier and age that were chosen above, with a way back to all. */
function Chosen({ of: { carrierCode, fromDays, toDays } }: ChosenProps) {
  const { t } = useTranslation('carrier-bills');
  const { set } = useFilters();
  const { nameOf } = useBillingCarriers();
  if (carrierCode === null) return null;
  return (
    <Group gap="sm">
      <Text size="sm" fw={600}>
        <bdi>{nameOf({ carrierCode })}</bdi>
        {fromDays !== null && ` · ${t('cash.days', { days: ageText({ fromDays, toDays }) })}`}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => set({ carrier: null, currency: null, from: null, to: null })}>
        {t('cash.showAll')}
      </Button>
    </Group>
  );
}
