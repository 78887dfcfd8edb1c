import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { Page } from '../ui/page.js';
import { Section } from '../ui/section.js';
import { CodeBlock } from '../ui/code-block.js';
import { ConnectChoice } from './connect-choice.js';
import { kindOf, snippetsOf, type StoreKind } from './connect-kinds.js';
import type { StoreFacts } from './connect-own.js';
import { CreateShopToken } from './connect-token.js';
import { ConnectOrder } from './connect-order.js';
import { ConnectWatch } from './connect-watch.js';

/** Guides a shop owner from the choice of a store to the first label, and shows live what works and what was wrong. */
export default function ConnectPage() {
  const { t } = useTranslation('access');
  const filters = useFilters();
  const kind = kindOf(filters.get('kind'));
  const domain = filters.get('domain') ?? '';
  const facts = { url: location.origin, domain };
  return (
    <Page title={t('connect.title')} back={{ to: '/shops', name: t('shops.title') }}>
      <Stack maw={900}>
        <ConnectChoice kind={kind} domain={domain} choose={filters.set} />
        {domain !== '' && kind !== null && <Instructions key={domain} kind={kind} facts={facts} />}
        {domain !== '' && <ConnectWatch key={domain} domain={domain} />}
      </Stack>
    </Page>
  );
}

function Instructions({ kind, facts }: { readonly kind: StoreKind; readonly facts: StoreFacts }) {
  const { t } = useTranslation('access');
  const { isOperator } = useSession();
  // Kept in the page only, to send the test order; a reload forgets it.
  const [token, keep] = useState<string>();
  const needsToken = kind === 'php' || kind === 'own';
  return (
    <>
      <Section title={t('connect.paste')}>
        <Text size="sm">{t(`connect.about.${kind}`)}</Text>
        {needsToken && !isOperator && <CreateShopToken kind={kind} domain={facts.domain} made={keep} />}
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
    </>
  );
}
