import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import type { ExportedShipmentFragment } from './operations.generated.js';

type Amount = ExportedShipmentFragment['actualRate'];
const amountOf = (money: Amount | null | undefined): string => money?.amount ?? '';

/** Shipments as CSV rows with a heading row. Codes are not translated, so that programs can rely on them. */
export function useSheet(): (rows: readonly ExportedShipmentFragment[]) => readonly (readonly string[])[] {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  const columns: readonly (readonly [string, (row: ExportedShipmentFragment) => string])[] = [
    [t('columns.reference'), ({ reference }) => reference],
    [t('columns.awb'), ({ awb }) => awb ?? ''],
    [t('columns.order'), ({ order }) => order?.orderReference ?? ''],
    [t('columns.type'), ({ type }) => type],
    [t('columns.status'), ({ status }) => status],
    [t('columns.since'), ({ statusAt }) => statusAt],
    [t('columns.receiver'), ({ receiverName }) => receiverName],
    [t('columns.phone'), ({ receiverPhone }) => receiverPhone ?? ''],
    [t('columns.city'), ({ destinationCity }) => destinationCity],
    [t('columns.country'), ({ destinationCountryCode }) => destinationCountryCode],
    ...(isOperator ? [[t('columns.seller'), ({ seller }: ExportedShipmentFragment) => seller?.displayName ?? ''] as const] : []),
    [t('columns.carrier'), ({ carrierName }) => carrierName],
    [t('columns.service'), ({ serviceName }) => serviceName],
    [t('columns.payment'), ({ paymentStatus }) => paymentStatus],
    [t('columns.billing'), ({ billingStatus }) => billingStatus],
    [t('columns.rate'), ({ actualRate }) => actualRate.amount],
    [t('columns.cod'), ({ cod }) => amountOf(cod?.amount)],
    [t('columns.codStage'), ({ codStage }) => codStage ?? ''],
    [t('columns.adjustment'), ({ adjustmentAmount }) => amountOf(adjustmentAmount)],
    [t('columns.currency'), ({ actualRate }) => actualRate.currency],
    [t('columns.created'), ({ createdAt }) => createdAt],
    [t('columns.delivered'), ({ deliveredAt }) => deliveredAt ?? ''],
  ];
  return (rows) => [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
}
