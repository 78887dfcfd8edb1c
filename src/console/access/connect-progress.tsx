import { Alert, Group, List, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconConfetti } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShopMode } from '../../schema-types.generated.js';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import {
  ShopRequestReceivedDocument,
  ShopRequestsDocument,
  ShopSetupDocument,
  ShopWebhookAttemptsDocument,
  type ShopSetupQuery,
} from './operations.generated.js';

type Setup = ShopSetupQuery['shopSetup'];

/** Labels are downloaded by links without a token, and operators are not notified of deliveries: both are seen at the next look. */
const LOOK_EVERY_MS = 4_000;

const steps = [
  ['call', ({ calledAt }: Setup) => calledAt],
  ['rates', ({ ratedAt }: Setup) => ratedAt],
  ['order', ({ orderedAt }: Setup) => orderedAt],
  ['webhook', ({ webhookDeliveredAt }: Setup) => webhookDeliveredAt],
  ['label', ({ labelledAt }: Setup) => labelledAt],
] as const;

interface ConnectProgressProps {
  readonly domain: string;
  readonly mode: ShopMode;
}

/** The checklist: each step turns green as soon as it has worked. */
export function ConnectProgress({ domain, mode }: ConnectProgressProps) {
  const { t } = useTranslation(['access', 'app']);
  const { isOperator, can } = useSession();
  const read = useRead(ShopSetupDocument, { domain }, { refetchInterval: LOOK_EVERY_MS });
  const reads = [ShopSetupDocument, ShopRequestsDocument];
  const isLive = useLive(ShopRequestReceivedDocument, { domain }, { reads });
  useLive(ShopWebhookAttemptsDocument, {}, { reads: [ShopSetupDocument], enabled: !isOperator && can('webhook:manage') });
  return (
    <Section
      title={t('connect.watch')}
      actions={<StateBadge colour={isLive ? 'green' : 'gray'} label={t(isLive ? 'app:live' : 'app:notLive')} />}
    >
      <Loaded read={read}>{({ shopSetup }) => <Steps of={shopSetup} mode={mode} />}</Loaded>
    </Section>
  );
}

function Steps({ of, mode }: { readonly of: Setup; readonly mode: ShopMode }) {
  const { t } = useTranslation('access');
  const isDone = steps.every(([, at]) => at(of) != null);
  return (
    <>
      {isDone && (
        <Alert color="green" role="status" icon={<IconConfetti aria-hidden />} title={t('connect.done')}>
          <Text size="sm">{t(`connect.doneAdvice.${mode}`)}</Text>
        </Alert>
      )}
      <List spacing="sm" listStyleType="none" aria-live="polite" center>
        {steps.map(([step, timeOf]) => (
          <Step key={step} name={t(`connect.steps.${step}`)} at={timeOf(of)} advice={adviceFor(step, of)} />
        ))}
      </List>
    </>
  );

  function adviceFor(step: (typeof steps)[number][0], { webhooks }: Setup): string {
    if (step === 'webhook') return webhooks === 0 ? t('connect.advice.noWebhook') : t('connect.advice.webhook', { count: webhooks });
    return t(`connect.advice.${step}`);
  }
}

function Step({ name, at, advice }: { readonly name: string; readonly at: string | null | undefined; readonly advice: string }) {
  return (
    <List.Item
      data-done={at != null}
      icon={
        at ? (
          <ThemeIcon color="green" size={26} radius="xl">
            <IconCheck size={16} aria-hidden />
          </ThemeIcon>
        ) : (
          <ThemeIcon variant="light" color="gray" size={26} radius="xl">
            <IconCircleDashed size={16} aria-hidden />
          </ThemeIcon>
        )
      }
    >
      <StepHeading name={name} at={at} />
      {!at && (
        <Text size="xs" c="dimmed">
          {advice}
        </Text>
      )}
    </List.Item>
  );
}

function StepHeading({ name, at }: { readonly name: string; readonly at: string | null | undefined }) {
  const { t } = useTranslation('access');
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <StateBadge colour={at ? 'green' : 'gray'} label={t(at ? 'connect.works' : 'connect.notYet')} />
      {at && (
        <Text size="xs" c="dimmed" component="span">
          <Instant at={at} ago />
        </Text>
      )}
    </Group>
  );
}
