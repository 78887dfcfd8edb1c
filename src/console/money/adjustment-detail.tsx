import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { AdjustmentActions } from './adjustment-actions.js';
import { SellerActions } from './adjustment-seller-actions.js';
import { Evidence } from './evidence.js';
import { AdjustmentApprovalDocument, AdjustmentDocument, type AdjustmentQuery } from './operations.generated.js';

/** Adjustment with its evidence and actions. */
export function AdjustmentDetail({ id }: { readonly id: string }) {
  return <Loaded read={useRead(AdjustmentDocument, { id })}>{({ shipment }) => <Detail of={shipment} />}</Loaded>;
}

function Detail({ of: shipment }: { readonly of: AdjustmentQuery['shipment'] }) {
  const { t } = useTranslation('money');
  const { isOperator, can } = useSession();
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete('shipment');
  const { adjustment } = shipment;
  return (
    <Page
      title={
        <>
          {t('adjustments.of')} <bdi dir="ltr">{shipment.reference}</bdi>
        </>
      }
      name={`${t('adjustments.of')} ${shipment.reference}`}
      back={{ to: `/adjustments?${list.toString()}`, name: t('adjustments.title') }}
      actions={adjustment && (isOperator ? <AdjustmentActions shipment={shipment} /> : <SellerActions shipment={shipment} />)}
    >
      <Group gap="sm">
        <ShipmentStatusBadge status={shipment.status} />
        {isOperator && shipment.seller && (
          <Anchor component={Link} to={`/sellers/${shipment.seller.id}`} size="sm">
            <bdi>{shipment.seller.displayName}</bdi>
          </Anchor>
        )}
        <Anchor component={Link} to={`/shipments/${shipment.id}`} size="sm">
          {t('adjustments.openShipment')}
        </Anchor>
        {isOperator && can('approval:read') && adjustment?.status === 'PENDING_APPROVAL' && <OpenApproval id={shipment.id} />}
      </Group>
      {shipment.heldFrom && <Text size="sm">{t('adjustments.held')}</Text>}
      {adjustment ? <Evidence of={shipment} /> : <Empty title={t('adjustments.none')} advice={t('adjustments.noneAdvice')} />}
    </Page>
  );
}

/** Link to the approval request that the adjustment waits for. */
function OpenApproval({ id }: { readonly id: string }) {
  const { t } = useTranslation('money');
  const { data } = useRead(AdjustmentApprovalDocument, { id });
  const open = data?.shipment.approvals.find(({ type, status }) => type === 'WALLET_ADJUSTMENT' && status === 'PENDING');
  if (!open) return null;
  return (
    <Anchor component={Link} to={`/approvals/${open.id}`} size="sm">
      {t('adjustments.openApproval')}
    </Anchor>
  );
}
