import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import { ChangePlan } from './change-plan.js';
import { ChangeTerms } from './change-terms.js';
import type { SellerDetailsFragment } from './operations.generated.js';
import { Section } from './section.js';

/** Terms of the seller, and whether they are custom or from the plan. */
export function SellerTerms({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const { can, isOperator } = useSession();
  const { plan, creditLimit, codFeePercent, adjustmentThreshold } = seller;
  const actions = isOperator && can('seller:edit') && (
    <>
      {can('rate-book:read') && <ChangePlan seller={seller} />}
      <ChangeTerms seller={seller} />
    </>
  );
  return (
    <Section title={t('terms.title')} actions={actions}>
      <Facts
        of={[
          [t('terms.role'), t(`roles.${seller.role}`)],
          [t('terms.plan'), plan ? <bdi>{plan.name}</bdi> : t('terms.noPlan')],
          [t('terms.discount'), plan && <Quantity of={plan.discountPercent} unit="%" />],
          [
            t('terms.creditLimit'),
            <Origin key="limit" own={creditLimit} planned={plan?.creditLimit}>
              <Money of={creditLimit ?? plan?.creditLimit} />
            </Origin>,
          ],
          [
            t('terms.codFee'),
            <Origin key="fee" own={codFeePercent} planned={plan?.codFeePercent}>
              <Percent of={codFeePercent ?? plan?.codFeePercent} />
            </Origin>,
          ],
          [
            t('terms.threshold'),
            <Origin key="threshold" own={adjustmentThreshold} planned={plan?.adjustmentThreshold}>
              {adjustmentThreshold || plan?.adjustmentThreshold ? (
                <Money of={adjustmentThreshold ?? plan?.adjustmentThreshold} />
              ) : (
                t('terms.general')
              )}
            </Origin>,
          ],
          [t('terms.currency'), seller.currency],
          [t('terms.spendUncleared'), seller.spendUncleared ? t('terms.spendsUncleared') : t('terms.keepsUncleared')],
        ]}
      />
    </Section>
  );
}

function Percent({ of }: { readonly of: string | null | undefined }) {
  const { t } = useTranslation('sellers');
  return of == null ? <>{t('terms.general')}</> : <Quantity of={of} unit="%" />;
}

interface OriginProps {
  readonly own: unknown;
  readonly planned: unknown;
  readonly children: ReactNode;
}

/** Source of a term: the seller, its plan, or the general settings. */
function Origin({ own, planned, children }: OriginProps) {
  const { t } = useTranslation('sellers');
  const origin = own == null ? planned != null && t('terms.ofPlan') : t('terms.own');
  return (
    <>
      {children}
      {origin && (
        <Text span size="xs" c="dimmed">
          ({origin})
        </Text>
      )}
    </>
  );
}
