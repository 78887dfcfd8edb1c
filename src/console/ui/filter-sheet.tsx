import { Button, Drawer, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustments } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../graph/use-filters.js';
import { useIsPhone } from './use-is-phone.js';
import './filter-sheet.css';

/** Filters behind one button, in a sheet that rises over the list. */
export function FilterSheet({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['ui', 'app']);
  const { count, clear } = useFilters();
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant={count > 0 ? 'light' : 'default'} px="sm" leftSection={<IconAdjustments size={16} aria-hidden />} onClick={open}>
        {count > 0 ? t('filters.some', { count }) : t('filters.title')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="85%"
        title={t('filters.title')}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        <Stack gap="md" className="filter-sheet">
          {children}
          <Group grow className="filter-sheet-end">
            {count > 0 && (
              <Button variant="default" onClick={clear}>
                {t('filters.clear')}
              </Button>
            )}
            <Button onClick={close}>{t('filters.show')}</Button>
          </Group>
        </Stack>
      </Drawer>
    </>
  );
}

/** Filters as they are, or in a sheet on a phone. */
export const FoldedFilters = ({ children }: { readonly children: ReactNode }) =>
  useIsPhone() ? <FilterSheet>{children}</FilterSheet> : children;
