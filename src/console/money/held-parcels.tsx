import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { DataTable } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Money, useMoneyText } from '../ui/money.js';
import { ShipmentLink } from './approval-columns.js';
import { sumsOf } from '../ui/exact-amounts.js';
import { Handover } from './handover.js';
import { HolderName, StageBadge } from './hand-table.js';
import { isIn, type Hand, type HeldParcel } from './hand.js';
import { HeldParcelsDocument } from './operations.generated.js';
import { ReverseAction } from './reverse-action.js';
import { Section } from './section.js';
import { useAll } from './use-all.js';
import { useTicks } from './use-ticks.js';

interface HeldParcelsProps {
  readonly of: Hand;
  readonly close: () => void;
}

/** Parcels whose money one holder has, to select and hand over. */
export function HeldParcels({ of: hand, close }: HeldParcelsProps) {
  const { t } = useTranslation(['money', 'app']);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  const parcels = useAll(
    HeldParcelsDocument,
    { codHolderId: hand.holder?.id ?? null, carrier: hand.carrierCode, codStage: [hand.stage] },
    ({ shipments }) => shipments,
  );
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Section title={t('cod.moneyOf')}>
        <HandSummary of={hand} close={close} />
        <Loaded read={parcels}>
          {({ rows, isCut }) => (
            <>
              {isCut && <Alert color="orange">{t('cod.cut')}</Alert>}
              <Parcels hand={hand} rows={rows.filter((parcel) => isIn(hand, parcel))} />
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

function HandSummary({ of: hand, close }: HeldParcelsProps) {
  const { t } = useTranslation(['money', 'app']);
  const { can } = useSession();
  return (
    <Group gap="sm">
      <Text fw={600} component="span">
        <HolderName of={hand} />
      </Text>
      <StageBadge stage={hand.stage} />
      <Money of={hand.amount} />
      {hand.carrierCode !== null && can('ledger:read') && (
        <Button component={Link} to={`/carriers/cash?carrier=${hand.carrierCode}`} size="compact-sm" variant="default">
          {t('cod.ofCarriers')}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={close}>
        {t('app:close')}
      </Button>
    </Group>
  );
}

function Parcels({ hand, rows }: { readonly hand: Hand; readonly rows: readonly HeldParcel[] }) {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const moneyText = useMoneyText();
  const { ids, choose, done } = useTicks();
  const ticked = rows.filter(({ id }) => ids.has(id));
  const mayHandOver = can('cod:handover');
  const sums = sumsOf(ticked.flatMap(({ cod }) => (cod?.remaining ? [cod.remaining] : [])));
  return (
    <Stack gap="sm">
      {mayHandOver && (
        <Group justify="space-between">
          <Text size="sm" role="status">
            {t('cod.ticked', { count: ticked.length })} {sums.map(moneyText).join(', ')}
          </Text>
          <Handover hand={hand} parcels={ticked} done={done} />
        </Group>
      )}
      {rows.length === 0 && <Text size="sm">{t('cod.nothingLeft')}</Text>}
      <ParcelTable rows={rows} mayHandOver={mayHandOver} ids={ids} choose={choose} />
    </Stack>
  );
}

interface ParcelTableProps {
  readonly rows: readonly HeldParcel[];
  readonly mayHandOver: boolean;
  readonly ids: ReadonlySet<string>;
  readonly choose: (value: ReadonlySet<string>) => void;
}

function ParcelTable({ rows, mayHandOver, ids, choose }: ParcelTableProps) {
  const { t } = useTranslation('money');
  const { can } = useSession();
  return (
    <DataTable
      caption={t('cod.parcelsOf')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ reference }) => reference}
      selection={mayHandOver ? { ids, choose } : undefined}
      columns={[
        { key: 'shipment', title: t('shipment'), cell: ({ id, reference }) => <ShipmentLink id={id} reference={reference} /> },
        { key: 'seller', title: t('seller'), cell: ({ seller }) => <bdi>{seller?.displayName}</bdi> },
        { key: 'collected', title: t('cod.collected'), end: true, cell: ({ cod }) => <Money of={cod?.collected} /> },
        { key: 'there', title: t('cod.there'), end: true, cell: ({ cod }) => <Money of={cod?.remaining} /> },
        { key: 'since', title: t('cod.since'), cell: ({ cod }) => <Instant at={cod?.history.at(-1)?.at} ago /> },
        ...(can('cod:confirm')
          ? [{ key: 'reverse', title: t('reverse.column'), cell: (parcel: HeldParcel) => <ReverseAction parcel={parcel} /> }]
          : []),
      ]}
    />
  );
}
