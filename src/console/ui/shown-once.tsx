import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Secret that cannot be retrieved later. */
export function ShownOnce({ secret, name }: { readonly secret: string; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <Alert color="green" icon={<IconKey aria-hidden />} title={name} role="status">
      <Stack gap="xs">
        <Text size="sm">{t('secret.once')}</Text>
        <Group gap="xs" wrap="nowrap">
          <Code block dir="ltr" data-secret style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {secret}
          </Code>
          <Copy text={secret} />
        </Group>
      </Stack>
    </Alert>
  );
}

/** Copies a text to the clipboard. */
export function Copy({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          onClick={copy}
          leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
      )}
    </CopyButton>
  );
}
