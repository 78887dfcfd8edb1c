import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** Asks for confirmation before leaving with unsaved changes. */
export function LeaveGuard({ isDirty }: { readonly isDirty: () => boolean }) {
  const { t } = useTranslation('prices');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={t('leave.title')} withCloseButton={false}>
      <Stack gap="sm">
        <Alert color="red">{t('leave.consequences')}</Alert>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
