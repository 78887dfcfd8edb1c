import { List, Stack, Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { CodeBlock } from '../ui/code-block.js';

const SNIPPET = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the bytes as they came, before anything has parsed them.
export function isGenuine(headers, body, secret) {
  const timestamp = String(headers['x-svc-timestamp']);
  const isFresh = Math.abs(Date.now() - Date.parse(timestamp)) <= 5 * 60_000;
  const own = createHmac('sha256', secret).update(timestamp + '.').update(body).digest();
  const given = [headers['x-svc-signature'], headers['x-svc-signature-previous']]
    .flatMap((hex) => String(hex).split(', '))
    .map((hex) => Buffer.from(hex, 'hex'));
  return isFresh && given.some((each) => each.length === own.length && timingSafeEqual(each, own));
}
`;

/** Explains how receivers verify deliveries. */
export function VerifyHelp() {
  const { t } = useTranslation('webhooks');
  const code = { code: <Text component="code" ff="monospace" size="sm" dir="ltr" /> };
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('verify.title')}
      </Text>
      <List size="sm" spacing={4}>
        <List.Item>
          <Trans t={t} i18nKey="verify.signature" components={code} />
        </List.Item>
        <List.Item>
          <Trans t={t} i18nKey="verify.fresh" components={code} />
        </List.Item>
        <List.Item>
          <Trans t={t} i18nKey="verify.once" components={code} />
        </List.Item>
        <List.Item>
          <Trans t={t} i18nKey="verify.standard" components={code} />
        </List.Item>
      </List>
      <CodeBlock name={t('verify.snippet')} text={SNIPPET} />
    </Stack>
  );
}
