import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../ui/section.js';
import { whoIsAt } from './board-types.js';
import type { RunDetails } from './run-page.js';
import { useTimeText, useWindowText } from './texts.js';
import './timeline.css';

type Stop = RunDetails['stops'][number];

/** The day on a time axis without a map: windows as bars, the plan as a line, arrivals as dots. */
export function Timeline({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  const span = spanOf(run);
  if (!span) return null;
  return (
    <Section title={t('timeline.title')}>
      <ol className="timeline" aria-label={t('timeline.title')}>
        {run.stops.map((stop) => (
          <Row key={stop.id} stop={stop} span={span} />
        ))}
      </ol>
      <Group justify="space-between" fz="xs" c="dimmed" aria-hidden>
        <span>{time(new Date(span.from).toISOString())}</span>
        <span>{time(new Date(span.to).toISOString())}</span>
      </Group>
      <Group gap="md" fz="xs">
        <span>
          <i className="timeline-key" data-window /> {t('timeline.window')}
        </span>
        <span>
          <i className="timeline-key" data-plan /> {t('timeline.plan')}
        </span>
        <span>
          <i className="timeline-key" data-at /> {t('timeline.arrival')}
        </span>
      </Group>
    </Section>
  );
}

function Row({ stop, span }: { readonly stop: Stop; readonly span: Span }) {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  const window = useWindowText()(stop);
  const at = stop.arrivedAt ?? stop.eta;
  const place = (instant: string | null, fallback: number): number => (instant ? shareOf(Date.parse(instant), span) : fallback);
  const start = place(stop.windowFrom, 0);
  return (
    <li>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs">
          {stop.sequence}. <bdi>{whoIsAt(stop).join(', ')}</bdi>
        </Text>
        <Text size="xs" c="dimmed" className="figures">
          {at && t(stop.arrivedAt ? 'times.arrived' : 'times.eta', { time: time(at) })}
          {window && ` · ${window}`}
        </Text>
      </Group>
      <div className="timeline-track" aria-hidden>
        {(stop.windowFrom ?? stop.windowTo) && (
          <span data-window style={{ insetInlineStart: `${start}%`, inlineSize: `${Math.max(1, place(stop.windowTo, 100) - start)}%` }} />
        )}
        {stop.plannedAt && <span data-plan style={{ insetInlineStart: `${place(stop.plannedAt, 0)}%` }} />}
        {at && (
          <span
            data-at
            data-late={stop.late || undefined}
            data-done={stop.arrivedAt ? true : undefined}
            style={{ insetInlineStart: `${place(at, 0)}%` }}
          />
        )}
      </div>
    </li>
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const MARGIN_MS = 10 * 60_000;

/** From the first to the last known time. */
function spanOf({ stops, startedAt, finishedAt }: RunDetails): Span | undefined {
  const times = [
    startedAt,
    finishedAt,
    ...stops.flatMap(({ plannedAt, eta, arrivedAt, windowFrom, windowTo }) => [plannedAt, eta, arrivedAt, windowFrom, windowTo]),
  ]
    .filter((at) => at !== null)
    .map((at) => Date.parse(at));
  if (times.length === 0) return undefined;
  return { from: Math.min(...times) - MARGIN_MS, to: Math.max(...times) + MARGIN_MS };
}

const shareOf = (at: number, { from, to }: Span): number => ((at - from) / (to - from)) * 100;
