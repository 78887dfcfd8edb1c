import { Anchor, Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { DataTable } from '../ui/data-table.js';
import { ShipmentStatusBadge, StateBadge } from '../ui/status.js';
import { ConfirmAction } from './confirm-action.js';
import type { ParcelFragment, PickupTaskDetailsQuery } from './operations.generated.js';
import type { PickupConfirmationStatus, PickupVerdict } from '../../schema-types.generated.js';
import { COLOURS } from './states.js';
import { Reasoned } from '../ui/reasoned.js';
import { TextField } from '../ui/text-field.js';

export interface Verdict {
  readonly parcel: ParcelFragment;
  readonly confirmationStatus: PickupVerdict;
  readonly notes: string;
}

type Said = Readonly<Record<string, { readonly verdict?: PickupVerdict; readonly notes?: string }>>;

/** Records for each parcel whether it was handed over. Nothing is saved until the form is submitted. */
export function Verdicts({ task }: { readonly task: PickupTaskDetailsQuery['pickupTask'] }) {
  const { role } = useSession();
  const [said, setSaid] = useState<Said>({});
  const say = (id: string, change: Said[string]): void => setSaid({ ...said, [id]: { ...said[id], ...change } });
  // Drivers pick up parcels; another person confirms.
  const mayConfirm = role !== 'DRIVER';
  const open = task.shipments.filter(({ confirmationStatus }) => confirmationStatus === 'PENDING_CONFIRMATION');
  const verdicts = task.shipments.flatMap((parcel): Verdict[] => {
    const { verdict, notes = '' } = said[parcel.shipmentDetailId] ?? {};
    return verdict ? [{ parcel, confirmationStatus: verdict, notes }] : [];
  });
  const allCollected = (): void =>
    setSaid(Object.fromEntries(open.map(({ shipmentDetailId: id }) => [id, { ...said[id], verdict: 'CONFIRMED' as const }])));
  return (
    <Stack gap="sm">
      <ParcelTable task={task} mayConfirm={mayConfirm} said={said} say={say} />
      {mayConfirm && (
        <Paper withBorder p="sm">
          <Group justify="space-between">
            <AllCollected allCollected={allCollected} isNone={open.length === 0} />
            <ConfirmAction taskId={task.id} verdicts={verdicts} done={() => setSaid({})} />
          </Group>
        </Paper>
      )}
    </Stack>
  );
}

interface ParcelTableProps {
  readonly task: PickupTaskDetailsQuery['pickupTask'];
  readonly mayConfirm: boolean;
  readonly said: Said;
  readonly say: (id: string, change: Said[string]) => void;
}

function ParcelTable({ task, mayConfirm, said, say }: ParcelTableProps) {
  const { t } = useTranslation('pickups');
  return (
    <DataTable
      caption={t('parcels')}
      rows={task.shipments}
      idOf={({ shipmentDetailId }) => shipmentDetailId}
      columns={[
        {
          key: 'reference',
          title: t('shipment'),
          cell: ({ unifiedRefId, orderReference }) => <ParcelReference unifiedRefId={unifiedRefId} orderReference={orderReference} />,
        },
        {
          key: 'receiver',
          title: t('receiver'),
          cell: ({ receiverName, receiverPhone }) => <ReceiverName receiverName={receiverName} receiverPhone={receiverPhone} />,
        },
        { key: 'status', title: t('status'), cell: ({ currentStatus }) => <ShipmentStatusBadge status={currentStatus} /> },
        {
          key: 'state',
          title: t('state'),
          cell: ({ confirmationStatus, notes }) => <ConfirmationState confirmationStatus={confirmationStatus} notes={notes} />,
        },
        ...(mayConfirm
          ? [
              {
                key: 'say',
                title: t('say'),
                cell: (parcel: ParcelFragment) => <Say parcel={parcel} said={said[parcel.shipmentDetailId]} say={say} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function ParcelReference({ unifiedRefId, orderReference }: { readonly unifiedRefId: string; readonly orderReference: string }) {
  return (
    <>
      <Anchor component={Link} to={`/shipments/${unifiedRefId}`} size="sm" fw={600} dir="ltr">
        {unifiedRefId}
      </Anchor>
      <Text size="xs" c="dimmed">
        <bdi>{orderReference}</bdi>
      </Text>
    </>
  );
}

function ReceiverName({ receiverName, receiverPhone }: { readonly receiverName: string; readonly receiverPhone: string | null }) {
  return (
    <>
      <bdi>{receiverName}</bdi>
      <Text size="xs" c="dimmed">
        <bdi dir="ltr">{receiverPhone}</bdi>
      </Text>
    </>
  );
}

interface ConfirmationStateProps {
  readonly confirmationStatus: PickupConfirmationStatus;
  readonly notes: string | null;
}

function ConfirmationState({ confirmationStatus, notes }: ConfirmationStateProps) {
  const { t } = useTranslation('pickups');
  return (
    <>
      <StateBadge colour={COLOURS[confirmationStatus]} label={t(`states.${confirmationStatus}`)} />
      {notes && (
        <Text size="xs" c="dimmed">
          <bdi>{notes}</bdi>
        </Text>
      )}
    </>
  );
}

function AllCollected({ allCollected, isNone }: { readonly allCollected: () => void; readonly isNone: boolean }) {
  const { t } = useTranslation('pickups');
  return (
    <Reasoned why={isNone ? t('nothingOpen') : null}>
      {(blocked) => (
        <Button variant="default" leftSection={<IconChecks size={16} aria-hidden />} onClick={allCollected} {...blocked}>
          {t('allCollected')}
        </Button>
      )}
    </Reasoned>
  );
}

interface SayProps {
  readonly parcel: ParcelFragment;
  readonly said: Said[string] | undefined;
  readonly say: (id: string, change: Said[string]) => void;
}

function Say({ parcel: { shipmentDetailId: id, unifiedRefId, confirmationStatus }, said, say }: SayProps) {
  const { t } = useTranslation('pickups');
  // Confirmed results are final, except that a parcel can still be marked as not collected.
  if (confirmationStatus === 'NOT_COLLECTED') return <span>–</span>;
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label={t('sayOf', { reference: unifiedRefId })}
        value={said?.verdict ?? ''}
        onChange={(value) => say(id, { verdict: value === 'NOT_COLLECTED' ? 'NOT_COLLECTED' : 'CONFIRMED' })}
        data={[
          { value: 'CONFIRMED', label: t('collected') },
          { value: 'NOT_COLLECTED', label: t('notCollected') },
        ]}
      />
      <TextField
        size="xs"
        aria-label={t('noteOf', { reference: unifiedRefId })}
        placeholder={t('note')}
        value={said?.notes ?? ''}
        change={(notes) => say(id, { notes })}
        maxLength={2000}
        w={160}
      />
    </Group>
  );
}
