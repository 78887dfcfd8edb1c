import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPrinter, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { BlockList } from '../ui/blocks.js';
import { Day, Instant } from '../ui/instant.js';
import { labelAddress, useLabelPaper } from './label.js';
import type { ShipmentDetails } from './shipment-details.js';
import { OneStep } from './step-actions.js';
import { mainStep } from './steps.js';
import { useReasonText } from './reason-field.js';

/** What happens next, who does it and when, what it waits for, and the one action that moves it on. */
export function NextStep({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const reasonText = useReasonText();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="next-step">
      <Group justify="space-between" gap="md" align="flex-start">
        <Stack gap={2} style={{ flex: '1 1 18rem' }}>
          <Text size="xs" c="dimmed">
            {t('next.title')}
          </Text>
          <Text fw={600} size="lg" id="next-step">
            <Sentence of={shipment.nextStep} />
          </Text>
          <Expected of={shipment.nextStep} />
        </Stack>
        <MainAction shipment={shipment} />
      </Group>
      <BlockList of={shipment.blockedBy} shipmentId={shipment.id} reasonText={reasonText} />
    </Paper>
  );
}

type Next = ShipmentDetails['nextStep'];

function Sentence({ of: { kind, by, byName } }: { readonly of: Next }) {
  const { t } = useTranslation('shipments');
  const { isOperator } = useSession();
  if (by === null) return <>{t('next.NONE')}</>;
  const isYou = (by === 'SELLER') !== isOperator && (by === 'SELLER' || by === 'OPERATOR');
  const key = isYou ? (`next.you.${kind}` as 'next.you.PACK') : (`next.${kind}.${by}` as 'next.PACK.SELLER');
  return <bdi>{t(key, { who: byName ?? t(`next.who.${by}`) })}</bdi>;
}

/** When, as far as it is known, and which attempt it is. */
function Expected({ of: { at, day, attempt, attempts } }: { readonly of: Next }) {
  const { t } = useTranslation('shipments');
  const parts: ReactNode[] = [];
  if (at) parts.push(<Fact key="at" name={t('next.expected')} value={<Instant at={at} />} />);
  else if (day) parts.push(<Fact key="day" name={t('next.expected')} value={<Day of={day} />} />);
  if (attempt !== null) parts.push(<span key="attempt">{t('next.attempt', { attempt, attempts })}</span>);
  if (parts.length === 0) return null;
  return (
    <Group gap="md" c="dimmed" fz="sm">
      {parts}
    </Group>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <span>
    {name} {value}
  </span>
);

/** Paying comes before everything else; where another party acts, the label is what is still needed here. */
function MainAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const mustPay = !session.isOperator && session.can('wallet:read') && shipment.blockedBy.some(({ kind }) => kind === 'PAYMENT_REQUIRED');
  if (mustPay) {
    return (
      <Button component={Link} to="/wallet" leftSection={<IconWallet size={16} aria-hidden />}>
        {t('next.topUp')}
      </Button>
    );
  }
  const step = mainStep(session, shipment);
  if (step) return <OneStep shipment={shipment} step={step} isMain />;
  return BEFORE_PICKUP.has(shipment.nextStep.kind) ? <PrintLabel shipment={shipment} /> : null;
}

const BEFORE_PICKUP: ReadonlySet<Next['kind']> = new Set(['COLLECT', 'REACH_SENDER']);

function PrintLabel({ shipment: { label } }: { readonly shipment: ShipmentDetails }) {
  const { t, i18n } = useTranslation('shipments');
  const { size } = useLabelPaper();
  if (!label) return null;
  return (
    <Button
      component="a"
      href={labelAddress(label.url, { size, language: i18n.language })}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconPrinter size={16} aria-hidden />}
    >
      {t('next.print')}
    </Button>
  );
}
