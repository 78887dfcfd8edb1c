import { Alert, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilters, type Filters } from '../graph/use-filters.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money, useMoneyText } from '../ui/money.js';
import { ShipmentLink } from './approval-columns.js';
import { sumsOf } from '../ui/exact-amounts.js';
import { BulkConfirm } from './bulk-confirm.js';
import { ConfirmAction } from './confirm-action.js';
import { CodToConfirmDocument, type CodToConfirmQuery } from './operations.generated.js';
import { useAll } from './use-all.js';
import { useTicks } from './use-ticks.js';

export type UnconfirmedParcel = CodToConfirmQuery['shipments']['nodes'][number];

/** Ranges in days; the service lists at most 90. */
const DAYS = ['7', '30', '90'] as const;
const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Uncollected amounts need individual handling. */
const issuesFirst = (one: UnconfirmedParcel, other: UnconfirmedParcel): number =>
  Number(other.cod?.notCollected != null) - Number(one.cod?.notCollected != null);

/** Delivered parcels whose collection is not confirmed. */
export function ToConfirm() {
  const { t } = useTranslation('money');
  const { get, set } = useFilters();
  const days = DAYS.find((each) => each === get('days')) ?? '30';
  // Fixed while the page is open, so that the query does not change every second.
  const [now] = useState(() => Date.now());
  const range = { startDate: dayOf(now - (Number(days) - 1) * DAY_MS), endDate: dayOf(now) };
  const parcels = useAll(CodToConfirmDocument, { status: ['DELIVERED'], ...range }, ({ shipments }) => shipments);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="end">
        <Text size="sm" maw={700}>
          {t('confirm.intro')}
        </Text>
        <PeriodChoice days={days} set={set} />
      </Group>
      <Loaded read={parcels}>
        {({ rows, isCut }) => (
          <>
            {isCut && <Alert color="orange">{t('cod.cut')}</Alert>}
            <Unconfirmed
              of={rows.filter(({ codStage, cod }) => codStage === null && cod !== null && !cod.paidToSeller).toSorted(issuesFirst)}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

interface PeriodChoiceProps {
  readonly days: (typeof DAYS)[number];
  readonly set: Filters['set'];
}

function PeriodChoice({ days, set }: PeriodChoiceProps) {
  const { t } = useTranslation('money');
  return (
    <Select
      label={t('confirm.delivered')}
      w={200}
      allowDeselect={false}
      value={days}
      onChange={(value) => set({ days: value })}
      data={DAYS.map((each) => ({ value: each, label: t('confirm.days', { count: Number(each) }) }))}
    />
  );
}

function Unconfirmed({ of: rows }: { readonly of: readonly UnconfirmedParcel[] }) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const { ids, choose, done } = useTicks();
  const ticked = rows.filter(({ id }) => ids.has(id));
  const sums = sumsOf(ticked.flatMap(({ cod }) => (cod ? [cod.amount] : [])));
  return (
    <>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {t('cod.ticked', { count: ticked.length })} {sums.map(moneyText).join(', ')}
        </Text>
        <BulkConfirm parcels={ticked} done={done} />
      </Group>
      {rows.length === 0 ? (
        <Empty title={t('confirm.empty')} advice={t('confirm.emptyAdvice')} />
      ) : (
        <ParcelTable rows={rows} ids={ids} choose={choose} />
      )}
    </>
  );
}

interface ParcelTableProps {
  readonly rows: readonly UnconfirmedParcel[];
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

function ParcelTable({ rows, ids, choose }: ParcelTableProps) {
  const { t } = useTranslation('money');
  return (
    <DataTable
      caption={t('confirm.title')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ reference }) => reference}
      selection={{ ids, choose }}
      columns={[
        { key: 'shipment', title: t('shipment'), cell: ({ id, reference }) => <ShipmentLink id={id} reference={reference} /> },
        { key: 'seller', title: t('seller'), cell: ({ seller }) => <bdi>{seller?.displayName}</bdi> },
        { key: 'receiver', title: t('confirm.receiver'), cell: ({ receiverName }) => <bdi>{receiverName}</bdi> },
        { key: 'at', title: t('confirm.deliveredAt'), cell: ({ deliveredAt }) => <Instant at={deliveredAt} ago /> },
        { key: 'amount', title: t('confirm.toCollect'), end: true, cell: ({ cod }) => <Money of={cod?.amount} /> },
        {
          key: 'issue',
          title: t('confirm.issue'),
          cell: ({ cod }) =>
            cod?.notCollected && (
              <Text size="sm" c="orange.8" maw={280} style={{ whiteSpace: 'normal' }}>
                {t('confirm.notCollected', { reason: cod.notCollected.reason })}
              </Text>
            ),
        },
        { key: 'confirm', title: t('confirm.column'), cell: (parcel) => <ConfirmAction parcel={parcel} /> },
      ]}
    />
  );
}
