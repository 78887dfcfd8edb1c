import { Alert, Blockquote, Grid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { minorOf } from '../ui/exact-amounts.js';
import { disputeOf } from './dispute-of.js';
import { DisputeView } from './dispute-view.js';
import { Measures } from './measures.js';
import { AdjustmentBadge } from './money-states.js';
import type { MeasuredShipmentFragment } from './operations.generated.js';
import { Photos } from './photos.js';
import { Section } from './section.js';

/** Evidence of an adjustment: measurements, who took them, photos, and the seller's dispute. */
export function Evidence({ of: shipment }: { readonly of: MeasuredShipmentFragment }) {
  const { t } = useTranslation('money');
  const { verification: found, adjustment } = shipment;
  const dispute = disputeOf(adjustment?.dispute);
  const isLess = adjustment && found && minorOf(adjustment.amount) !== minorOf(found.difference);
  return (
    <Section title={t('evidence.title')}>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack gap="sm">
            <Measures of={shipment} />
            {isLess && <Text size="sm">{t('evidence.paidBefore')}</Text>}
            {adjustment && <InvoiceFacts adjustment={adjustment} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack gap="sm">
            <Title order={3} size="h5">
              {t('evidence.hub')}
            </Title>
            {found ? <HubFacts found={found} /> : <Alert color="gray">{t('evidence.notVerified')}</Alert>}
            {dispute && <DisputeView of={dispute} />}
          </Stack>
        </Grid.Col>
      </Grid>
    </Section>
  );
}

function InvoiceFacts({ adjustment }: { readonly adjustment: NonNullable<MeasuredShipmentFragment['adjustment']> }) {
  const { t } = useTranslation('money');
  return (
    <Facts
      of={[
        [t('adjustments.invoice'), String(adjustment.refId)],
        [t('status'), <AdjustmentBadge key="status" status={adjustment.status} />],
        [t('adjustments.measured'), <Instant key="at" at={adjustment.createdAt} />],
        [t('adjustments.paidAt'), adjustment.paidAt && <Instant key="paid" at={adjustment.paidAt} />],
        [t('adjustments.paidBy'), adjustment.paidBy && t(`adjustments.payers.${adjustment.paidBy}`)],
      ]}
    />
  );
}

function HubFacts({ found }: { readonly found: NonNullable<MeasuredShipmentFragment['verification']> }) {
  const { t } = useTranslation('money');
  return (
    <>
      <Facts
        cols={2}
        of={[
          [
            t('evidence.verifiedBy'),
            found.verifiedByName ? <bdi key="who">{found.verifiedByName}</bdi> : found.verifiedById && t('evidence.machine'),
          ],
          [t('evidence.verifiedAt'), <Instant key="at" at={found.verifiedAt} />],
        ]}
      />
      {found.notes && (
        <Blockquote p="sm" fz="sm" cite={undefined}>
          <bdi>{found.notes}</bdi>
        </Blockquote>
      )}
      <Photos links={found.photos} of={t('evidence.hubPhotos')} />
    </>
  );
}
