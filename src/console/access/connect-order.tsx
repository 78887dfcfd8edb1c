import { Alert, Anchor, Text } from '@mantine/core';
import { IconCheck, IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShopMode } from '../../schema-types.generated.js';
import { Action } from '../ui/action.js';
import { CodeBlock } from '../ui/code-block.js';
import { RefusalText } from '../ui/refusal-text.js';
import { Section } from '../ui/section.js';
import type { StoreKind } from './connect-kinds.js';
import { orderCurl, type StoreFacts } from './connect-own.js';
import { sendTestOrder, type TestOrderAnswer } from './connect-test-order.js';

interface ConnectOrderProps {
  readonly kind: StoreKind;
  readonly facts: StoreFacts;
  /** The token that was created on this page. */
  readonly token: string | undefined;
}

/** How to place a test order: in the checkout of a store with a plug-in, else with a request. */
export function ConnectOrder({ kind, facts, token }: ConnectOrderProps) {
  const { t } = useTranslation('access');
  const [answer, setAnswer] = useState<TestOrderAnswer>();
  const { mode } = facts;
  const isByHand = kind === 'php' || kind === 'own';
  return (
    <Section title={t('connect.order')}>
      <Text size="sm">{t(isByHand ? `connect.orderByHand.${mode}` : `connect.orderInStore.${mode}`)}</Text>
      {isByHand && <CodeBlock name={t('connect.snippets.order')} text={orderCurl(facts)} />}
      {isByHand && (
        <div>
          <Action
            name={t('connect.send')}
            icon={<IconSend size={16} aria-hidden />}
            consequences={t(`connect.sendConsequences.${mode}`)}
            why={token === undefined ? t('connect.sendNeedsToken') : null}
            run={async () => setAnswer(await sendTestOrder({ token: token ?? '', domain: facts.domain }))}
          />
        </div>
      )}
      {answer && <Outcome of={answer} mode={mode} />}
    </Section>
  );
}

function Outcome({ of: { shipmentId, refused }, mode }: { readonly of: TestOrderAnswer; readonly mode: ShopMode }) {
  const { t } = useTranslation('access');
  if (shipmentId === null) {
    return (
      <Alert color="red" role="alert" icon={<IconX aria-hidden />} title={t('connect.orderRefused')}>
        <RefusalText of={refused} />
      </Alert>
    );
  }
  return (
    <Alert color="green" role="status" icon={<IconCheck aria-hidden />} title={t(`connect.orderPlaced.${mode}`)}>
      <Anchor component={Link} to={`/shipments/${shipmentId}`} size="sm">
        <bdi dir="ltr">{shipmentId}</bdi>
      </Anchor>
    </Alert>
  );
}
