import { Anchor, Badge, Group, Stack, Text, Timeline as Line, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Section } from '../ui/section.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { useActorText } from './actor-text.js';
import type { TimelineRowFragment } from './operations.generated.js';
import { useReasonText } from './reason-field.js';

/** Shows both times when a report arrived later than this after the event. */
const SAME_TIME_MS = 60_000;

/** Reports that move nothing although they arrived in time. */
const SCANS: ReadonlySet<string> = new Set([
  'carrier scan',
  'unmapped scan',
  'scan without a path',
  'cancelled by the carrier',
  'scan dated in the future',
]);

/** All reported events, newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineRowFragment[] }) {
  const { t } = useTranslation('shipments');
  return (
    <Section title={t('timeline.title')}>
      <Line bulletSize={14} lineWidth={2} active={entries.length}>
        {entries.toReversed().map((entry) => (
          <Line.Item key={entry.id}>
            <Entry entry={entry} />
          </Line.Item>
        ))}
      </Line>
    </Section>
  );
}

const SHOWN_AT_THE_END = 3;

/** The latest events, newest first. */
export function TimelineEnd({ entries }: { readonly entries: readonly TimelineRowFragment[] }) {
  const { t } = useTranslation('shipments');
  return (
    <Stack component="section" gap={6} aria-label={t('timeline.title')}>
      <Title order={3}>{t('timeline.title')}</Title>
      {entries
        .slice(-SHOWN_AT_THE_END)
        .reverse()
        .map((entry) => (
          <div key={entry.id}>
            <Entry entry={entry} />
          </div>
        ))}
    </Stack>
  );
}

function Entry({ entry }: { readonly entry: TimelineRowFragment }) {
  const { t } = useTranslation('shipments');
  const isLate = Date.parse(entry.recordedAt) - Date.parse(entry.occurredAt) > SAME_TIME_MS;
  return (
    <>
      <StatusLine entry={entry} />
      {entry.note && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{entry.note}</bdi>
        </Text>
      )}
      <WhenAndWhere entry={entry} />
      {entry.proof && <Proof proof={entry.proof} />}
      {isLate && (
        <Text size="xs" c="dimmed">
          {t('timeline.recorded')} <Instant at={entry.recordedAt} />
        </Text>
      )}
    </>
  );
}

function StatusLine({ entry }: { readonly entry: TimelineRowFragment }) {
  const { t } = useTranslation('shipments');
  const reasonText = useReasonText();
  return (
    <>
      <Group gap={6}>
        {entry.from && (
          <>
            <ShipmentStatusBadge status={entry.from} />
            <span aria-hidden className="points">
              →
            </span>
          </>
        )}
        <ShipmentStatusBadge status={entry.to ?? entry.reportedStatus} />
        {entry.forced && <Mark colour="red" text={t('timeline.forced')} />}
        {entry.inferred && <Mark colour="gray" text={t('timeline.inferred')} />}
        {entry.milestone && <Mark colour="blue" text={t(`timeline.milestones.${entry.milestone}`)} />}
        {!entry.applied && !SCANS.has(entry.trigger) && <Mark colour="orange" text={t('timeline.late')} />}
      </Group>
      {entry.reasonCode && <Text size="sm">{reasonText(entry.reasonCode)}</Text>}
    </>
  );
}

function WhenAndWhere({ entry }: { readonly entry: TimelineRowFragment }) {
  const actorText = useActorText();
  return (
    <Text size="xs" c="dimmed">
      <Instant at={entry.occurredAt} /> · {actorText(entry.actorType)}
      {entry.place && (
        <>
          {' · '}
          <bdi>{entry.place}</bdi>
        </>
      )}
      {entry.location && (
        <>
          {' · '}
          <bdi dir="ltr">{`${entry.location.lat.toFixed(4)}, ${entry.location.lng.toFixed(4)}`}</bdi>
        </>
      )}
    </Text>
  );
}

function Proof({ proof: { signedBy, pictureUrl } }: { readonly proof: NonNullable<TimelineRowFragment['proof']> }) {
  const { t } = useTranslation('shipments');
  return (
    <Text size="sm">
      {signedBy && (
        <>
          {t('timeline.signedBy')} <bdi>{signedBy}</bdi>{' '}
        </>
      )}
      {pictureUrl && (
        <Anchor href={pictureUrl} target="_blank" rel="noopener noreferrer nofollow">
          {t('timeline.picture')}
        </Anchor>
      )}
    </Text>
  );
}

const Mark = ({ colour, text }: { readonly colour: string; readonly text: string }) => (
  <Badge size="sm" variant="outline" color={colour} tt="none" radius="sm" miw="max-content">
    {text}
  </Badge>
);
