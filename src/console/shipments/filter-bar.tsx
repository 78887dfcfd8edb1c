import { Button, Collapse, Group, MultiSelect, Paper, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustments, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/text-field.js';
import { statuses, useFilters } from './filters.js';
import { MoreFilters } from './more-filters.js';

/** Number of filters shown without opening the menu. */
const ALWAYS_SHOWN = 2;

/** Filter bar of the shipment list. */
export function FilterBar() {
  const { t } = useTranslation(['shipments', 'app']);
  const { filter, clear, count } = useFilters();
  const shown = [filter.search, filter.status].filter((value) => value !== null).length;
  const [isOpen, { toggle }] = useDisclosure(count > shown);
  return (
    <Paper withBorder p="sm" component="search" aria-label={t('app:filter')}>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <Search />
          <StatusChoice />
          <FilterButtons toggle={toggle} isOpen={isOpen} count={count} clear={clear} />
        </Group>
        <Collapse expanded={isOpen}>{isOpen && <MoreFilters />}</Collapse>
      </Stack>
    </Paper>
  );
}

/** All filters below each other, for the sheet of a phone. */
export const FilterFields = () => (
  <Stack gap="sm">
    <Search />
    <StatusChoice />
    <MoreFilters />
  </Stack>
);

function StatusChoice() {
  const { t } = useTranslation(['shipments', 'app']);
  const { filter, set } = useFilters();
  return (
    <MultiSelect
      label={t('filters.status')}
      placeholder={filter.status ? '' : t('app:all')}
      data={statuses.map((status) => ({ value: status, label: t(`app:statuses.${status}`) }))}
      value={[filter.status ?? []].flat()}
      onChange={(status) => set({ status })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clearStatus') }}
      flex="2 1 16rem"
    />
  );
}

interface FilterButtonsProps {
  readonly toggle: () => void;
  readonly isOpen: boolean;
  readonly count: number;
  readonly clear: () => void;
}

function FilterButtons({ toggle, isOpen, count, clear }: FilterButtonsProps) {
  const { t } = useTranslation(['shipments', 'app']);
  return (
    <>
      <Button variant="default" leftSection={<IconAdjustments size={16} aria-hidden />} onClick={toggle} aria-expanded={isOpen}>
        {t('filters.more')}
        {count > ALWAYS_SHOWN && ` (${count})`}
      </Button>
      {count > 0 && (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={clear}>
          {t('filters.remove')}
        </Button>
      )}
    </>
  );
}

function Search() {
  const { filter, set } = useFilters();
  return <SearchField key={filter.search ?? ''} value={filter.search ?? ''} search={(search) => set({ search })} />;
}

/** Searches on Enter, to avoid querying all shipments on every key press. */
function SearchField({ value, search }: { readonly value: string; readonly search: (text: string) => void }) {
  const { t } = useTranslation(['shipments', 'app']);
  const [text, setText] = useState(value);
  return (
    <form
      style={{ flex: '2 1 18rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <Group gap={6} align="flex-end" wrap="nowrap">
        <TextField
          type="search"
          label={t('app:search')}
          placeholder={t('filters.searchHint')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          change={setText}
          maxLength={200}
          flex={1}
        />
        <Button type="submit" variant="default">
          {t('app:search')}
        </Button>
      </Group>
    </form>
  );
}
