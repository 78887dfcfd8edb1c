import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { readTrack, type Track } from './read-track.js';
import type { RunDetails } from './run-page.js';
import { useTimeText } from './texts.js';
import { TrackPicture } from './track-picture.js';
import { gapsIn, indexAt, speedAt, type TrackPoint } from './track.js';
import { Legend, WayList } from './way-list.js';
import { wayStopsOf } from './way-stops.js';

const FRAME_MS = 100;
/** A day passes in this many frames. */
const FRAMES = 300;

/** The way of a run, drawn to scale without a map: the stops in order, and once the driver has left, the way that was driven with a slider in time. */
export default function Replay({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const isStarted = run.startedAt !== null;
  const read = useQuery({ queryKey: ['TrackOfRun', run.id], queryFn: ({ signal }) => readTrack(run.id, signal), enabled: isStarted });
  return (
    <Section title={t('replay.title')}>
      {isStarted ? <Loaded read={read}>{(track) => <Driven run={run} track={track} />}</Loaded> : <Way run={run} />}
    </Section>
  );
}

function Driven({ run, track: { points, rejected, isWhole } }: { readonly run: RunDetails; readonly track: Track }) {
  const { t } = useTranslation('runs');
  return (
    <>
      {!isWhole && <Alert color="orange">{t('replay.cut', { count: points.length })}</Alert>}
      {points.length < 2 ? (
        <>
          <Way run={run} />
          <Text size="sm" c="dimmed">
            {t('replay.none')}
          </Text>
        </>
      ) : (
        <Player run={run} points={points} />
      )}
      {rejected > 0 && (
        <Text size="xs" c="dimmed">
          {t('replay.rejected', { count: rejected })}
        </Text>
      )}
    </>
  );
}

interface WayProps {
  readonly run: RunDetails;
  readonly points?: readonly TrackPoint[];
  readonly index?: number;
  /** Between the picture and the list. */
  readonly children?: ReactNode;
}

/** The picture, what it means, and the same as a list. */
function Way({ run, points = [], index = 0, children }: WayProps) {
  const { t } = useTranslation('runs');
  const [chosen, setChosen] = useState<string | null>(null);
  const stops = wayStopsOf(run);
  const choose = (id: string): void => setChosen(id === chosen ? null : id);
  const isDrawn = points.length > 0 || stops.some(({ point }) => point !== null);
  return (
    <>
      {isDrawn ? (
        <>
          <TrackPicture stops={stops} start={run.start} points={points} index={index} chosen={chosen} choose={choose} />
          <Legend stops={stops} hasStart={run.start !== null} isDriven={points.length > 0} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('way.noPicture')}
        </Text>
      )}
      {children}
      <WayList isDrawn={isDrawn} stops={stops} chosen={chosen} choose={choose} />
    </>
  );
}

function Player({ run, points }: { readonly run: RunDetails; readonly points: readonly TrackPoint[] }) {
  const { t } = useTranslation('runs');
  const playback = usePlayback(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const index = indexAt(points, playback.now);
  const gaps = gapsIn(points);
  return (
    <Way run={run} points={points} index={index}>
      <Controls of={playback} />
      <Here here={points[index]} speed={speedAt(points, index)} />
      {gaps.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('replay.gaps', { count: gaps.length })}
        </Text>
      )}
    </Way>
  );
}
/** A moment between two others, chosen or moving on by itself. */
function usePlayback(from: number, to: number) {
  const [chosen, setChosen] = useState(to);
  const [isPlaying, setPlaying] = useState(false);
  const now = Math.min(Math.max(chosen, from), to);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const step = Math.max(1_000, (to - from) / FRAMES);
    const timer = window.setInterval(() => setChosen((before) => Math.min(before + step, to)), FRAME_MS);
    return () => window.clearInterval(timer);
  }, [isPlaying, from, to]);
  const isAtEnd = now >= to;
  const runs = isPlaying && !isAtEnd;
  const play = (): void => {
    if (isAtEnd) setChosen(from);
    setPlaying(!runs);
  };
  const seek = (moment: number): void => {
    setPlaying(false);
    setChosen(moment);
  };
  return { from, to, now, runs, play, seek };
}

function Controls({ of: { from, to, now, runs, play, seek } }: { readonly of: ReturnType<typeof usePlayback> }) {
  const { t } = useTranslation('runs');
  const time = useTimeText();
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        onClick={play}
        leftSection={runs ? <IconPlayerPause size={14} aria-hidden /> : <IconPlayerPlay size={14} aria-hidden />}
      >
        {t(runs ? 'replay.pause' : 'replay.play')}
      </Button>
      <input
        type="range"
        className="replay-slider"
        aria-label={t('replay.slider')}
        aria-valuetext={time(new Date(now).toISOString())}
        min={from}
        max={to}
        step={1_000}
        value={now}
        onChange={({ currentTarget: { value } }) => seek(Number(value))}
      />
    </Group>
  );
}

function Here({ here, speed }: { readonly here: TrackPoint | undefined; readonly speed: number | null }) {
  const { t } = useTranslation('runs');
  return (
    <Group gap="md" fz="sm">
      <span>{here && <Instant at={new Date(here.at).toISOString()} />}</span>
      {speed !== null && <bdi dir="ltr">{Math.round(speed)} km/h</bdi>}
      {here?.accuracy != null && <span>{t('replay.accuracy', { metres: Math.round(here.accuracy) })}</span>}
    </Group>
  );
}
