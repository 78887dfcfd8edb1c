import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import type { OptionFragment } from './operations.generated.js';

/** What the operator asks of a price: weights, price list, plan, and what shoppers see. */
export function OptionFacts({ option }: { readonly option: OptionFragment }) {
  const { t } = useTranslation('prices');
  const { serviceCode, displayRate, discount, volumetricDivisor } = option;
  return (
    <Facts
      cols={4}
      of={[
        [
          t('cards.service'),
          <bdi key="service" dir="ltr">
            {serviceCode}
          </bdi>,
        ],
        [t('try.actualWeight'), <Quantity key="actual" of={option.actualWeightKg} unit="kg" />],
        [t('try.volumetricWeight'), <Volumetric key="volumetric" kg={option.volumetricWeightKg} divisor={volumetricDivisor} />],
        [t('try.chargeableWeight'), <Quantity key="chargeable" of={option.chargeableWeightKg} unit="kg" />],
        [t('try.tier'), option.tier && <bdi dir="ltr">{option.tier}</bdi>],
        [t('try.card'), option.rateCardVersion && <CardLink key="card" serviceCode={serviceCode} version={option.rateCardVersion} />],
        [t('try.publicRate'), <Money key="public" of={option.publicRate} />],
        [t('try.planRate'), discount && <Money of={option.actualRate} />],
        [t('try.discount'), discount && <Discount of={discount} />],
        [t('try.displayRate'), displayRate ? <Money of={displayRate} /> : t('try.sameRate')],
        [t('try.codFee'), option.codFee && <Money of={option.codFee} />],
      ]}
    />
  );
}

function Volumetric({ kg, divisor }: { readonly kg: number; readonly divisor: number }) {
  const { t } = useTranslation('prices');
  return (
    <>
      <Quantity of={kg} unit="kg" />
      <Text component="span" size="xs" c="dimmed">
        {t('try.divisor', { divisor })}
      </Text>
    </>
  );
}

const Discount = ({ of: { planName, percent, amount } }: { readonly of: NonNullable<OptionFragment['discount']> }) => (
  <>
    <bdi>{planName}</bdi>
    {percent !== null && <Quantity of={percent} unit="%" />}
    <Money of={amount} />
  </>
);

function CardLink({ serviceCode, version }: { readonly serviceCode: string; readonly version: number }) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const name = t('try.version', { version });
  if (!can('rate-book:read')) return name;
  return (
    <Anchor component={Link} size="sm" to={`/prices?${new URLSearchParams({ service: serviceCode, status: 'PUBLISHED' }).toString()}`}>
      {name}
    </Anchor>
  );
}
