import { Anchor, Text, Timeline } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Instant } from '../ui/instant.js';
import { Caller } from './asker.js';
import type { ApprovalQuery } from './operations.generated.js';
import { Section } from './section.js';

type Shipment = NonNullable<ApprovalQuery['approval']['shipment']>;
/** The shipment page has the full timeline. */
const SHOWN = 6;

/** Latest events of a shipment. */
export function BriefTimeline({ of: { id, reference, timeline } }: { readonly of: Shipment }) {
  const { t } = useTranslation(['money', 'app']);
  const latest = timeline.toReversed().slice(0, SHOWN);
  return (
    <Section title={t('timeline.title')}>
      <Timeline bulletSize={14} lineWidth={2} active={0}>
        {latest.map((entry) => (
          <Timeline.Item key={entry.id} title={t(`app:statuses.${entry.reportedStatus}`)}>
            <Text size="sm" c="dimmed">
              <Instant at={entry.occurredAt} /> · <Caller type={entry.actorType} />
              {!entry.applied && entry.trigger === 'late report' && ` · ${t('timeline.late')}`}
            </Text>
            {entry.note && (
              <Text size="sm">
                <bdi>{entry.note}</bdi>
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
      <Anchor component={Link} to={`/shipments/${id}`} size="sm">
        {t('timeline.open')} <bdi dir="ltr">{reference}</bdi>
      </Anchor>
    </Section>
  );
}
