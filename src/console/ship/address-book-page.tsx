import { Group, SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { SearchField } from '../ui/search-field.js';
import { KeptParcelList } from './kept-parcel-list.js';
import { SavedPlaceList } from './saved-place-list.js';
import { useBookFilters } from './use-book-filters.js';

const KINDS = ['RECIPIENT', 'ORIGIN', 'PARCEL'] as const;

/** What a seller keeps for its next shipments, to be found and deleted. */
export default function AddressBookPage() {
  const { t } = useTranslation('ship');
  const { isOperator } = useSession();
  const { kind, search, sellerId, set } = useBookFilters();
  const owner = isOperator ? sellerId : null;
  return (
    <Page title={t('book.title')} back={{ to: '/shipments/new', name: t('title') }}>
      <Text size="sm">{t('book.meaning')}</Text>
      <Group align="end">
        {isOperator && <SellerChoice label={t('seller')} value={sellerId} onChange={(id) => set({ seller: id })} />}
        <SegmentedControl
          aria-label={t('book.kind')}
          data={KINDS.map((value) => ({ value, label: t(`book.kinds.${value}`) }))}
          value={kind}
          onChange={(value) => set({ kind: value })}
        />
        {kind !== 'PARCEL' && <SearchField label={t('book.search')} value={search} search={(text) => set({ search: text || null })} />}
      </Group>
      {isOperator && owner === null ? (
        <Empty title={t('book.noSeller')} advice={t('why.seller')} />
      ) : kind === 'PARCEL' ? (
        <KeptParcelList sellerId={owner} />
      ) : (
        <SavedPlaceList sellerId={owner} kind={kind} search={search} />
      )}
    </Page>
  );
}
