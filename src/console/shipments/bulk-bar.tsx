import { Button, Group, Paper, Text } from '@mantine/core';
import { IconTruck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { BulkAction } from '../ui/bulk-action.js';
import { BulkAssign } from './bulk-assign.js';
import { BulkLabels } from './bulk-labels.js';
import { BulkMove } from './bulk-move.js';
import { BulkSimulate } from './bulk-simulate.js';
import { ExportChosen } from './export.js';
import { BookPickupDocument, type ShipmentRowFragment } from './operations.generated.js';
import { Left, useStatusesText } from './left.js';
import { edges, offeredSteps } from './steps.js';
import { inOneLine } from '../ui/isolated.js';

interface BulkBarProps {
  readonly rows: readonly ShipmentRowFragment[];
  readonly clear: () => void;
}

/** Actions for the selected shipments. */
export function BulkBar({ rows, clear }: BulkBarProps) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const cancellable = rows.filter((row) => offeredSteps(session, row).some(({ edge }) => edge === edges.cancel));
  const common = { idOf: idOfRow, nameOf: nameOfRow, done: clear };
  return (
    <Paper
      withBorder
      p="xs"
      component="section"
      aria-label={t('bulk.label')}
      style={{ position: 'sticky', insetBlockStart: 60, zIndex: 5 }}
    >
      <Group gap="xs">
        <Text fw={600} size="sm" role="status">
          {t('bulk.chosen', { count: rows.length })}
        </Text>
        <BulkMove rows={rows} name={t('bulk.move')} {...common} />
        {session.can('shipment:move') && <BulkPickup rows={rows} {...common} />}
        <BulkMove rows={cancellable} all={rows} only={edges.cancel} name={t('bulk.cancel', { count: cancellable.length })} {...common} />
        <BulkAssign rows={rows} {...common} />
        <BulkLabels rows={rows} />
        <ExportChosen rows={rows} />
        {session.can('shipment:simulate') && <BulkSimulate rows={rows} {...common} />}
        <Button size="xs" variant="subtle" onClick={clear}>
          {t('bulk.clear')}
        </Button>
      </Group>
    </Paper>
  );
}

interface BulkPickupProps extends Pick<BulkBarProps, 'rows'> {
  readonly idOf: (row: ShipmentRowFragment) => string;
  readonly nameOf: (row: ShipmentRowFragment) => string;
  readonly done: () => void;
}

/** Books a pickup for those that wait for one. */
function BulkPickup({ rows, ...common }: BulkPickupProps) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const statusesText = useStatusesText();
  const bookable = rows.filter((row) =>
    offeredSteps(session, row).some(({ edge }) => edge === edges.schedulePickup || edge === edges.retryPickup),
  );
  return (
    <BulkAction
      name={t('bulk.pickup', { count: bookable.length })}
      icon={<IconTruck size={14} aria-hidden />}
      items={bookable}
      why={bookable.length === 0 ? t('bulk.pickupNone', { statuses: statusesText(rows) }) : null}
      consequences={
        <>
          {t('bulk.pickupConsequences', { count: bookable.length })}
          <Left rows={rows.filter((row) => !bookable.includes(row))} />
        </>
      }
      act={({ id }) => send(BookPickupDocument, { id })}
      {...common}
    />
  );
}

const idOfRow = ({ id }: ShipmentRowFragment): string => id;
const nameOfRow = ({ reference, receiverName }: ShipmentRowFragment): string => inOneLine(reference, receiverName);
