import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { usePages } from '../graph/use-pages.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Paged } from '../ui/paged.js';
import { ShipmentLink } from './approval-columns.js';
import { DepositedCodDocument, type DepositedCodQuery } from './operations.generated.js';
import { ReverseAction } from './reverse-action.js';

type DepositedParcel = DepositedCodQuery['shipments']['nodes'][number];

/** Deposited cash with its bank slips. */
export function Deposited() {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const pages = usePages(DepositedCodDocument, {}, ({ shipments }) => shipments);
  const reverse: Column<DepositedParcel> = {
    key: 'reverse',
    title: t('reverse.column'),
    cell: (parcel) => <ReverseAction parcel={parcel} />,
  };
  return (
    <Paged pages={pages} empty={<Empty title={t('cod.noneDeposited')} advice={t('cod.noneDepositedAdvice')} />}>
      {(rows) => (
        <DataTable
          caption={t('cod.views.deposited')}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            { key: 'shipment', title: t('shipment'), cell: ({ id, reference }) => <ShipmentLink id={id} reference={reference} /> },
            { key: 'seller', title: t('seller'), cell: ({ seller }) => <bdi>{seller?.displayName}</bdi> },
            { key: 'collected', title: t('cod.collected'), end: true, cell: ({ cod }) => <Money of={cod?.collected} /> },
            { key: 'there', title: t('cod.arrived'), end: true, cell: ({ cod }) => <Money of={cod?.remaining} /> },
            {
              key: 'method',
              title: t('confirm.method'),
              cell: ({ cod }) => cod?.paymentMethod && t(`confirm.methods.${cod.paymentMethod}`),
            },
            { key: 'slip', title: t('handover.slip'), cell: ({ cod }) => <bdi dir="ltr">{cod?.history.at(-1)?.reference ?? '–'}</bdi> },
            { key: 'at', title: t('handover.depositedAt'), cell: ({ cod }) => <Instant at={cod?.history.at(-1)?.at} /> },
            ...(can('cod:confirm') ? [reverse] : []),
          ]}
        />
      )}
    </Paged>
  );
}
