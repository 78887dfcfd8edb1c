import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../ui/code-block.js';
import type { WebhookDeliveryQuery } from './operations.generated.js';

type Delivery = WebhookDeliveryQuery['webhookDelivery'];
type Headers = Readonly<Record<string, unknown>>;

const textOf = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n');

/** Pretty-prints JSON; other text is unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // A response may be any text.
    return text;
  }
}

/** Request and response. */
export function Exchange({ delivery, url }: { readonly delivery: Delivery; readonly url: string }) {
  const { t } = useTranslation('webhooks');
  const { requestHeaders, requestBody, bodiesHidden } = delivery;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Stack component="section" gap="sm">
        <Title order={2}>{t('exchange.request')}</Title>
        {requestHeaders ? (
          <CodeBlock name={t('exchange.requestHeaders')} text={textOf(requestHeaders)} />
        ) : (
          <Text size="sm">{t('exchange.notSent')}</Text>
        )}
        {bodiesHidden ? (
          <Text size="sm">{t('exchange.hidden')}</Text>
        ) : (
          <>
            <CodeBlock name={t('exchange.requestBody')} text={pretty(requestBody)} copied={requestBody} />
            <CodeBlock name={t('exchange.curl')} text={signedCurl({ url, headers: requestHeaders, body: requestBody })} />
            <Text size="xs" c="dimmed">
              {t('exchange.curlMeaning')}
            </Text>
          </>
        )}
      </Stack>
      <Stack component="section" gap="sm">
        <Title order={2}>{t('exchange.response')}</Title>
        <Answer of={delivery} />
      </Stack>
    </SimpleGrid>
  );
}

function Answer({ of: { httpStatus, responseHeaders, responseBody, bodiesHidden } }: { readonly of: Delivery }) {
  const { t } = useTranslation('webhooks');
  if (httpStatus === null) return <Text size="sm">{t('exchange.noAnswer')}</Text>;
  return (
    <>
      <Text size="sm">HTTP {httpStatus}</Text>
      {responseHeaders && <CodeBlock name={t('exchange.responseHeaders')} text={textOf(responseHeaders)} />}
      {responseBody ? (
        <>
          <CodeBlock name={t('exchange.responseBody')} text={pretty(responseBody)} copied={responseBody} />
          <Text size="xs" c="dimmed">
            {t('exchange.cut')}
          </Text>
        </>
      ) : (
        <Text size="sm">{t(bodiesHidden ? 'exchange.hidden' : 'exchange.emptyBody')}</Text>
      )}
    </>
  );
}

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>> | null;
  readonly body: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Generated per request, because receivers refuse old timestamps. */
const MADE_ANEW = /^(x-svc-timestamp|x-svc-signature|x-svc-signature-previous|webhook-|content-length|host|connection|traceparent)/i;

/** Shell commands for a delivery request, signed with a secret that the user fills in, because secrets are not shown. */
function signedCurl({ url, headers, body }: Sent): string {
  const kept = Object.entries(headers ?? {}).filter(([name]) => !MADE_ANEW.test(name));
  return [
    `SECRET='whsec_...'`,
    `BODY=${quoted(body)}`,
    `AT=$(date -u +%Y-%m-%dT%H:%M:%S.000Z)`,
    `SIGNATURE=$(printf '%s.%s' "$AT" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" | sed 's/^.* //')`,
    `curl -i -X POST ${quoted(url)} \\`,
    ...kept.map(([name, value]) => `  -H ${quoted(`${name}: ${String(value)}`)} \\`),
    `  -H "X-Svc-Timestamp: $AT" -H "X-Svc-Signature: $SIGNATURE" \\`,
    `  --data-binary "$BODY"`,
  ].join('\n');
}
