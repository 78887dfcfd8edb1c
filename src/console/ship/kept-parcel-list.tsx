import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { Quantity } from '../ui/quantity.js';
import { ForgetParcelDocument, KeptParcelsDocument } from './operations.generated.js';

/** At most a hundred, so they need no pages. */
export function KeptParcelList({ sellerId }: { readonly sellerId: string | null }) {
  const { t } = useTranslation('ship');
  const read = useRead(KeptParcelsDocument, { sellerId });
  return (
    <Loaded read={read}>
      {({ savedParcels: { nodes } }) =>
        nodes.length === 0 ? (
          <Empty title={t('book.empty')} advice={t('book.emptyAdvice')} to="/shipments/new" action={t('title')} />
        ) : (
          <DataTable
            caption={t('book.kinds.PARCEL')}
            rows={nodes}
            idOf={({ id }) => id}
            columns={[
              { key: 'name', title: t('book.name'), cell: ({ name }) => <bdi>{name}</bdi> },
              { key: 'weight', title: t('parcel.weight'), cell: ({ grams }) => <Quantity of={grams} unit="g" /> },
              {
                key: 'size',
                title: t('parcel.size'),
                cell: ({ length, width, height }) => <Quantity of={[length, width, height]} unit="cm" />,
              },
              { key: 'contents', title: t('items.title'), cell: ({ contents }) => <bdi>{contents ?? '–'}</bdi> },
              { key: 'value', title: t('parcel.value'), cell: ({ price }) => <Money of={price} /> },
              { key: 'delete', title: t('book.delete'), cell: ({ id, name }) => <Forget id={id} name={name} /> },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function Forget({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('ship');
  const forget = useWrite(ForgetParcelDocument, () => notice(t('book.deleted')));
  return (
    <Action
      name={t('book.deleteEntry', { name })}
      short={t('book.delete')}
      size="xs"
      isGrave
      variant="outline"
      consequences={t('book.deleteParcelMeaning')}
      run={() => forget.mutateAsync({ id })}
    />
  );
}
