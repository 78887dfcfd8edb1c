import { IconSteeringWheel } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import { BulkAction } from '../ui/bulk-action.js';
import { DriverChoice } from './driver-choice.js';
import { Left } from './left.js';
import { AssignShipmentsDocument, type ShipmentRowFragment } from './operations.generated.js';

interface BulkAssignProps {
  readonly rows: readonly ShipmentRowFragment[];
  readonly idOf: (row: ShipmentRowFragment) => string;
  readonly nameOf: (row: ShipmentRowFragment) => string;
  readonly done: () => void;
}

/** Assigns the selected shipments to a driver. */
export function BulkAssign({ rows, ...rest }: BulkAssignProps) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const [driverId, choose] = useState<string | null>(null);
  if (!can('shipment:assign')) return null;
  const isOver = ({ status }: ShipmentRowFragment): boolean => status === 'DELIVERED' || status === 'CANCELLED';
  const open = rows.filter((row) => !isOver(row));
  return (
    <BulkAction
      name={t('driver.assignMany', { count: open.length })}
      icon={<IconSteeringWheel size={14} aria-hidden />}
      items={open}
      why={open.length === 0 ? t('driver.assignNone') : null}
      consequences={
        <>
          {t('driver.consequences')}
          <Left rows={rows.filter(isOver)} />
        </>
      }
      act={async ({ id }) => {
        if (driverId === null) throw new Error(t('driver.chooseOne'));
        await send(AssignShipmentsDocument, { input: { driverId, ids: [id] } });
      }}
      {...rest}
    >
      <DriverChoice value={driverId} choose={choose} />
    </BulkAction>
  );
}
