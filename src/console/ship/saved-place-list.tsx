import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SavedAddressKind } from '../../schema-types.generated.js';
import { usePages } from '../graph/use-pages.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { countryName } from '../ui/countries.js';
import { DataTable } from '../ui/data-table.js';
import { fullNameOf } from '../ui/full-name.js';
import { Empty } from '../ui/empty.js';
import { notice } from '../ui/notices.js';
import { Paged } from '../ui/paged.js';
import { FindSavedPlacesDocument, ForgetPlaceDocument, type SavedPlaceFragment } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

interface SavedPlaceListProps {
  readonly sellerId: string | null;
  readonly kind: SavedAddressKind;
  readonly search: string;
}

export function SavedPlaceList({ sellerId, kind, search }: SavedPlaceListProps) {
  const { t, i18n } = useTranslation('ship');
  const pages = usePages(FindSavedPlacesDocument, { sellerId, kind, search: search || null }, ({ savedAddresses }) => savedAddresses);
  const place = ({ address: { address, zip, city, countryCode } }: SavedPlaceFragment): string =>
    [address, [zip, city].filter(Boolean).join(' '), countryName(i18n.language, countryCode)].join(', ');
  return (
    <Paged pages={pages} empty={<Empty title={t('book.empty')} advice={t('book.emptyAdvice')} to="/shipments/new" action={t('title')} />}>
      {(rows) => (
        <DataTable
          caption={t(`book.kinds.${kind}`)}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            { key: 'name', title: t('book.name'), cell: (entry) => <NameOf entry={entry} /> },
            { key: 'contact', title: t('book.contact'), cell: (entry) => <bdi>{contactText(entry)}</bdi> },
            { key: 'place', title: t('book.place'), cell: (entry) => <bdi style={{ whiteSpace: 'normal' }}>{place(entry)}</bdi> },
            { key: 'delete', title: t('book.delete'), cell: ({ id, name }) => <Forget id={id} name={name} /> },
          ]}
        />
      )}
    </Paged>
  );
}

function NameOf({ entry: { name, isDefault } }: { readonly entry: SavedPlaceFragment }) {
  const { t } = useTranslation('ship');
  return (
    <>
      <bdi>{name}</bdi> {isDefault && <Badge variant="light">{t('book.default')}</Badge>}
    </>
  );
}

const contactText = ({ firstName, lastName, phone, email }: SavedPlaceFragment): string =>
  inOneLine(fullNameOf({ firstName, lastName }), phone, email) || '–';

function Forget({ id, name }: Pick<SavedPlaceFragment, 'id' | 'name'>) {
  const { t } = useTranslation('ship');
  const forget = useWrite(ForgetPlaceDocument, () => notice(t('book.deleted')));
  return (
    <Action
      name={t('book.deleteEntry', { name })}
      short={t('book.delete')}
      size="xs"
      isGrave
      variant="outline"
      consequences={t('book.deleteMeaning')}
      run={() => forget.mutateAsync({ id })}
    />
  );
}
