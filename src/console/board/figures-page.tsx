import { SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Trouble } from '../ui/trouble.js';
import { CodFigures } from './cod-figures.js';
import { CustodyFigures } from './custody-figures.js';
import { DeliveryTime } from './delivery-time.js';
import { FailureReasons } from './failure-reasons.js';
import { FiguresDocument } from './operations.generated.js';
import { RangeChoice } from './range-choice.js';
import { Services } from './services.js';
import { daysBetween, LONGEST_DAYS, useRange } from './use-range.js';
import { Volume } from './volume.js';

/** Analytics: volume, delivery time, failures and cash. */
export default function FiguresPage() {
  const { t } = useTranslation(['board', 'app']);
  const { isOperator, can } = useSession();
  const range = useRange();
  const { from, to, sellerId } = range;
  const days = daysBetween(from, to);
  const isPossible = days >= 1 && days <= LONGEST_DAYS;
  const figures = useRead(FiguresDocument, { sellerId, startDate: from, endDate: to }, { keep: true, enabled: isPossible });
  return (
    <Page title={t('app:areas.figures')}>
      <RangeChoice range={range} />
      {isPossible ? (
        <Loaded read={figures}>
          {({ shipmentFigures: { days, deliveryTime, failureReasons, services, codOutstanding } }) => (
            <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" aria-busy={figures.isPlaceholderData}>
              <Volume days={days} />
              <DeliveryTime time={deliveryTime} />
              <FailureReasons reasons={failureReasons} />
              <Services services={services} />
              {codOutstanding && <CodFigures outstanding={codOutstanding} />}
              {isOperator && can('cod:custody') && sellerId === null && <CustodyFigures />}
            </SimpleGrid>
          )}
        </Loaded>
      ) : (
        <Trouble error={new GraphError({ code: 'DATE_RANGE_TOO_LARGE', message: t('figures.wrongRange', { count: LONGEST_DAYS }) })} />
      )}
      <Text size="sm" c="dimmed">
        {t('figures.utc')}
      </Text>
    </Page>
  );
}
