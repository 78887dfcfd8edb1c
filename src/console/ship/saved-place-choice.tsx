import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedAddressKind } from '../../schema-types.generated.js';
import { useRead } from '../graph/use-read.js';
import { FindSavedPlacesDocument, type SavedPlaceFragment } from './operations.generated.js';
import { placeOf, type Place } from './shipment-form.js';
import { inOneLine } from '../ui/isolated.js';

/** A place from elsewhere that is offered first, such as the location of a shop. */
export interface OfferedPlace {
  readonly id: string;
  readonly label: string;
  readonly place: Place;
}

interface SavedPlaceChoiceProps {
  readonly kind: SavedAddressKind;
  readonly label: string;
  /** For the operator. */
  readonly sellerId: string | null;
  readonly offered?: readonly OfferedPlace[];
  readonly choose: (saved: SavedPlaceFragment) => void;
  readonly chooseOffered?: (place: Place) => void;
}

const WAIT_MS = 200;
const SHOWN = 20;

/** Finds an entry of the address book by name, contact, phone or place. Choosing fills the fields, which can be changed. */
export function SavedPlaceChoice({ kind, label, sellerId, offered = [], choose, chooseOffered }: SavedPlaceChoiceProps) {
  const { t } = useTranslation('ship');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data, isFetching } = useRead(FindSavedPlacesDocument, { sellerId, kind, search: search || null, first: SHOWN }, { keep: true });
  const saved = data?.savedAddresses.nodes ?? [];
  const fitting = offered.filter((each) => each.label.toLowerCase().includes(search.toLowerCase()));
  const pick = (id: string | null): void => {
    const entry = saved.find((each) => each.id === id);
    if (entry) choose(entry);
    const place = offered.find((each) => each.id === id)?.place;
    if (place) chooseOffered?.(place);
    setTyped('');
  };
  return (
    <Select
      label={label}
      placeholder={t('book.placeholder')}
      nothingFoundMessage={isFetching ? t('book.searching') : t('book.nothing')}
      data={[
        ...(fitting.length > 0
          ? [{ group: t('book.locations'), items: fitting.map(({ id, label: name }) => ({ value: id, label: name })) }]
          : []),
        ...(saved.length > 0
          ? [{ group: t('book.saved'), items: saved.map((entry) => ({ value: entry.id, label: labelOf(entry) })) }]
          : []),
      ]}
      filter={({ options }) => options}
      value={null}
      onChange={pick}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}

const labelOf = ({ name, address }: SavedPlaceFragment): string => inOneLine(name, address.address, address.city);

export const offeredOf = (id: string, label: string, location: Parameters<typeof placeOf>[0]): OfferedPlace => ({
  id,
  label,
  place: placeOf(location),
});
