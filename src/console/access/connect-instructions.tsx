import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { CodeBlock } from '../ui/code-block.js';
import { Section } from '../ui/section.js';
import { snippetsOf, type StoreKind } from './connect-kinds.js';
import { MoveTestParcel } from './connect-move.js';
import { ConnectOrder } from './connect-order.js';
import type { StoreFacts } from './connect-own.js';
import { CreateShopToken } from './connect-token.js';
import type { ConnectedShop } from './connected-shop.js';

interface ConnectInstructionsProps {
  readonly kind: StoreKind;
  readonly facts: StoreFacts;
  readonly shop: ConnectedShop | undefined;
}

/** What to paste, and how to try it out. */
export function ConnectInstructions({ kind, facts, shop }: ConnectInstructionsProps) {
  const { t } = useTranslation('access');
  const { isOperator } = useSession();
  // Kept in the page only, to send the test order; a reload forgets it.
  const [token, keep] = useState<string>();
  const needsToken = kind === 'php' || kind === 'own';
  return (
    <>
      <Section title={t('connect.paste')}>
        <Text size="sm">{t(`connect.about.${kind}`)}</Text>
        {kind === 'woocommerce' && <WooCommercePlugIn />}
        {needsToken && !isOperator && <CreateShopToken kind={kind} domain={facts.domain} mode={facts.mode} made={keep} />}
        {needsToken && isOperator && (
          <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
            {t('connect.operator')}
          </Alert>
        )}
        {snippetsOf[kind](facts).map(({ name, text }) => (
          <CodeBlock key={name} name={t(`connect.snippets.${name}`)} text={text} />
        ))}
        {!needsToken && <Text size="sm">{t('connect.passwordNote')}</Text>}
      </Section>
      <ConnectOrder kind={kind} facts={facts} token={token} />
      {shop?.mode === 'TEST' && <MoveTestParcel shop={shop} />}
    </>
  );
}

/** Shops upload the plug-in themselves. The service serves it beside the console. */
function WooCommercePlugIn() {
  const { t } = useTranslation('access');
  return (
    <Group>
      <Button
        component="a"
        href="/downloads/shipgraph-for-woocommerce.zip"
        download
        variant="filled"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('connect.download')}
      </Button>
    </Group>
  );
}
