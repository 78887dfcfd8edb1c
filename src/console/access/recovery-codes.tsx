import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../ui/files.js';
import { Copy } from '../ui/shown-once.js';

/** Recovery codes to copy or download; they cannot be retrieved later. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('access');
  const text = codes.join('\n');
  return (
    <Alert color="green" icon={<IconKey aria-hidden />} title={t('twoFactor.codes')} role="status">
      <Stack gap="xs">
        <Text size="sm">{t('twoFactor.codesMeaning')}</Text>
        <Code block dir="ltr" data-secret>
          {text}
        </Code>
        <Group gap="xs">
          <Copy text={text} />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveFile('shipgraph-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
          >
            {t('twoFactor.download')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
