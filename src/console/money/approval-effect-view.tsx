import { Alert, Group, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { amountLike, minorOf, type ExactAmount } from '../ui/exact-amounts.js';
import { effectOf, isCovered } from './approval-effect.js';
import type { ApprovalQuery, ApprovalSellerQuery } from './operations.generated.js';
import { Section } from './section.js';

interface EffectViewProps {
  readonly request: ApprovalQuery['approval'];
  readonly seller: ApprovalSellerQuery['seller'];
}

/** The seller's account before and after the approval. */
export function EffectView({ request, seller }: EffectViewProps) {
  const { t } = useTranslation('money');
  const effect = effectOf(request, seller);
  const { wallet, change, isOwed } = effect;
  const isOpen = request.status === 'PENDING';
  return (
    <Section title={t(isOpen ? 'effect.title' : 'effect.now')}>
      {isOpen && <Text size="sm">{t(`effect.posts.${isOwed ? 'OWED' : request.type}`)}</Text>}
      <Facts
        cols={2}
        of={[
          [t('effect.role'), t(`effect.roles.${seller.role}`)],
          [t('amount'), <Money key="amount" of={request.amount} />],
          [t('effect.threshold'), request.threshold && <Money of={request.threshold} />],
          [
            t('effect.balance'),
            wallet && isOpen && change !== null ? (
              <BalanceChange key="balance" balance={wallet.balance} change={change} />
            ) : (
              <Money key="balance" of={wallet?.balance} />
            ),
          ],
          [t('effect.available'), wallet && <Money of={wallet.available} />],
          [t('effect.held'), wallet && <Money of={wallet.held} />],
          [t('effect.uncleared'), wallet && <Money of={wallet.uncleared} />],
        ]}
      />
      {isOpen && !isCovered(effect) && (
        <Alert color="orange" role="note">
          {t(request.type === 'PAYOUT' ? 'effect.notAvailable' : 'effect.notCovered')}
        </Alert>
      )}
    </Section>
  );
}

function BalanceChange({ balance, change }: { readonly balance: ExactAmount; readonly change: bigint }) {
  const { t } = useTranslation('money');
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <Money of={balance} />
      <IconArrowRight size={14} className="points" role="img" aria-label={t('effect.becomes')} />
      <Text span fw={700} size="sm">
        <Money of={amountLike(balance, minorOf(balance) + change)} />
      </Text>
    </Group>
  );
}
