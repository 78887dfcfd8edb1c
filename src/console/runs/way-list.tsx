import { Group, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTimeText } from './texts.js';
import { Dot } from './track-picture.js';
import type { StopMark, WayStop } from './way-stops.js';

interface WayListProps {
  /** Whether there is a picture of them. */
  readonly isDrawn: boolean;
  readonly stops: readonly WayStop[];
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}

/** The stops of the way in order, with what the picture has no room for. Choosing one shows where it is. */
export function WayList({ isDrawn, stops, chosen, choose }: WayListProps) {
  const { t } = useTranslation('runs');
  return (
    <ol className="way-list" aria-label={t('way.list')}>
      {stops.map((stop) => (
        <li key={stop.id}>
          <UnstyledButton className="way-row" aria-pressed={stop.id === chosen} onClick={() => choose(stop.id)}>
            <span className="track-stop" data-mark={stop.mark} aria-hidden>
              {stop.number}
            </span>
            <span>
              <Text size="sm" fw={600} span>
                <span className="way-number">{stop.number}. </span>
                <bdi>{stop.name}</bdi>
              </Text>
              <Times stop={stop} isDrawn={isDrawn} />
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}

interface TimesProps {
  readonly stop: WayStop;
  readonly isDrawn: boolean;
}

function Times({ stop: { mark, plannedAt, eta, actualAt, point }, isDrawn }: TimesProps) {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  const parts = [
    t(`way.marks.${mark}`),
    actualAt && t('times.arrived', { time: time(actualAt) }),
    eta && t('times.eta', { time: time(eta) }),
    plannedAt && t('times.planned', { time: time(plannedAt) }),
    isDrawn && point === null && t('way.noPlace'),
  ];
  return (
    <Text size="xs" c="dimmed" span display="block">
      {parts.filter((part) => part !== null && part !== false).join(' · ')}
    </Text>
  );
}

const MARKS: readonly StopMark[] = ['open', 'underWay', 'late', 'done', 'failed'];

interface LegendProps {
  readonly stops: readonly WayStop[];
  readonly hasStart: boolean;
  readonly isDriven: boolean;
}

/** What colours and lines mean, as far as they are in the picture. */
export function Legend({ stops, hasStart, isDriven }: LegendProps) {
  const { t } = useTranslation('runs');
  const used = MARKS.filter((mark) => stops.some((stop) => stop.mark === mark && stop.point !== null));
  return (
    <Group gap="xs" fz="xs" component="ul" className="way-legend" aria-label={t('way.legend')}>
      {used.map((mark) => (
        <li key={mark}>
          <span className="track-stop" data-mark={mark} aria-hidden /> {t(`way.marks.${mark}`)}
        </li>
      ))}
      {hasStart && (
        <li>
          <Dot kind="hub" /> {t('hub')}
        </li>
      )}
      <li>
        <i data-line="order" aria-hidden /> {t('way.order')}
      </li>
      {isDriven && (
        <>
          <li>
            <Dot kind="here" /> {t('driver')}
          </li>
          <li>
            <i data-line="driven" aria-hidden /> {t('way.driven')}
          </li>
        </>
      )}
      <li>
        <bdi dir="ltr">~14:20</bdi> {t('way.isEstimated')}
      </li>
    </Group>
  );
}
