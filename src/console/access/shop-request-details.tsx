import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../ui/code-block.js';
import { Facts } from '../ui/facts.js';
import { useInstantText } from '../ui/instant.js';
import type { StoreRequestFragment } from './operations.generated.js';

/** Bodies as they were kept, and what support asks for. */
export function RequestDetails({ of }: { readonly of: StoreRequestFragment }) {
  const { t } = useTranslation('access');
  const text = useInstantText();
  const { requestBody, responseBody, requestId, userAgent, tokenKind, durationMs, createdAt } = of;
  return (
    <Stack gap="sm">
      <Facts
        of={[
          [t('requests.at'), text(createdAt)],
          [t('requests.duration'), t('requests.ms', { count: durationMs })],
          [
            t('requests.requestId'),
            <bdi key="id" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
              {requestId}
            </bdi>,
          ],
          [t('requests.tokenKind'), tokenKind === null ? t('requests.noToken') : <bdi dir="ltr">{`${tokenKind}_…`}</bdi>],
          [t('requests.userAgent'), userAgent !== null && <bdi dir="ltr">{userAgent}</bdi>],
        ]}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {requestBody !== null && <CodeBlock name={t('requests.body')} text={requestBody} />}
        {responseBody !== null && <CodeBlock name={t('requests.answer')} text={responseBody} />}
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t('requests.masked')}
      </Text>
    </Stack>
  );
}
