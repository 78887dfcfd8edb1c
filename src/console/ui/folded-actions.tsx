import { ActionIcon, Popover, Stack } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from './use-is-phone.js';

/** Less common actions of a page: on a phone they are behind one button. */
export function FoldedActions({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  if (!useIsPhone()) return children;
  return (
    // Kept mounted: the dialogs of the actions are inside.
    <Popover position="bottom-end" keepMounted withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('more')}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
