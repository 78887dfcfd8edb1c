import { Alert, List, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../ui/page-loading.js';
import { RefusalText } from '../ui/refusal-text.js';
import { controlId } from '../ui/form-problems.js';
import { Section } from '../ui/section.js';
import { Trouble } from '../ui/trouble.js';
import { FORM } from './form-problems.js';
import { LiveOption } from './live-option.js';
import type { LiveOptionFragment, LivePricesQuery } from './operations.generated.js';
import type { LivePrices } from './use-prices.js';

interface PriceSectionProps {
  readonly prices: LivePrices;
  /** The service that is asked for; empty for the cheapest. */
  readonly service: string;
  readonly choose: (option: LiveOptionFragment) => void;
}

/** The services that take the parcel, cheapest first, and why the others do not. */
export function PriceSection({ prices, error, service, choose }: PriceSectionProps & { readonly error: Error | null }) {
  const { t } = useTranslation('ship');
  const { rates, isCurrent, again } = prices;
  return (
    <Section title={t('prices.title')} id={controlId(FORM, 'prices')}>
      {error && <Trouble error={error} again={again} />}
      {!rates && !error && (
        <Text size="sm" c="dimmed">
          {t('prices.first')}
        </Text>
      )}
      {rates && <Options rates={rates} prices={prices} service={service} choose={choose} />}
      {!isCurrent && !error && rates && <PageLoading />}
    </Section>
  );
}

function Options({
  rates: { rates, rejected, warnings },
  prices,
  service,
  choose,
}: PriceSectionProps & { readonly rates: LivePricesQuery['rates'] }) {
  const { t } = useTranslation('ship');
  const { chosen, isCurrent } = prices;
  return (
    <>
      <Text size="sm" c="dimmed" aria-live="polite">
        {rates.length === 0 ? t('prices.nothing') : t('prices.count', { count: rates.length })}
      </Text>
      {service !== '' && !chosen && isCurrent && rates.length > 0 && (
        <Alert color="orange" role="status">
          {t('prices.gone', { service: nameOf(service, rejected) })}
        </Alert>
      )}
      <Stack gap="xs" role="radiogroup" aria-label={t('prices.title')} aria-busy={!isCurrent}>
        {rates.map((option, index) => (
          <LiveOption
            key={option.serviceCode}
            option={option}
            isCheapest={index === 0}
            isChosen={option.serviceCode === chosen?.serviceCode}
            choose={() => choose(option)}
          />
        ))}
      </Stack>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {rejected.length > 0 && <Rejected rejected={rejected} isOpen={rates.length === 0} />}
    </>
  );
}

/** The name of a service that does not take the parcel, which its reason mentions. */
function nameOf(code: string, rejected: LivePricesQuery['rates']['rejected']): string {
  const params = rejected.find(({ serviceCode }) => serviceCode === code)?.params;
  const name: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'service') : undefined;
  return typeof name === 'string' ? name : code;
}

function Warnings({ warnings }: { readonly warnings: LivePricesQuery['rates']['warnings'] }) {
  const { t } = useTranslation('ship');
  return (
    <Alert color="orange" title={t('prices.warnings')}>
      {warnings.map((warning) => (
        <Text key={`${warning.field} ${warning.code}`} size="sm">
          <RefusalText of={warning} />
        </Text>
      ))}
    </Alert>
  );
}

function Rejected({ rejected, isOpen }: { readonly rejected: LivePricesQuery['rates']['rejected']; readonly isOpen: boolean }) {
  const { t } = useTranslation('ship');
  return (
    <details open={isOpen}>
      <summary>{t('prices.rejected', { count: rejected.length })}</summary>
      <List size="sm" mt="xs">
        {rejected.map(({ serviceCode, ...said }) => (
          <List.Item key={serviceCode}>
            <RefusalText of={said} />
          </List.Item>
        ))}
      </List>
    </details>
  );
}
