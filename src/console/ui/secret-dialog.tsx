import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from './shown-once.js';

interface SecretDialogProps {
  readonly title: string;
  /** Name of the secret. */
  readonly name: string;
  /** Undefined while there is no secret to show. */
  readonly secret: string | undefined;
  readonly close: () => void;
  /** What to do with it. */
  readonly children?: ReactNode;
}

/** Shows a secret once. A stray click or key press does not close the dialog. */
export function SecretDialog({ title, name, secret, close, children }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={secret !== undefined}
      onClose={close}
      title={title}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        {secret !== undefined && <ShownOnce secret={secret} name={name} />}
        {children}
        <Group justify="flex-end">
          <Button onClick={close}>{t('secret.stored')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
