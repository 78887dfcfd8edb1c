import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { readTrack } from './read-track.js';
import type { RunDetails } from './run-page.js';
import { useTimeText } from './texts.js';
import { TrackPicture } from './track-picture.js';
import { gapsIn, indexAt, speedAt, type TrackPoint } from './track.js';

const FRAME_MS = 100;
/** A day passes in this many frames. */
const FRAMES = 300;

/** The way that the driver took, for disputes: drawn to scale without a map, with a slider in time. */
export default function Replay({ run }: { readonly run: RunDetails }) {
  const { t } = useTranslation('runs');
  const read = useQuery({ queryKey: ['TrackOfRun', run.id], queryFn: ({ signal }) => readTrack(run.id, signal) });
  return (
    <Section title={t('replay.title')}>
      <Loaded read={read}>
        {({ points, rejected, isWhole }) => (
          <>
            {!isWhole && <Alert color="orange">{t('replay.cut', { count: points.length })}</Alert>}
            {points.length < 2 ? (
              <Text size="sm" c="dimmed">
                {t('replay.none')}
              </Text>
            ) : (
              <Player run={run} points={points} />
            )}
            {rejected > 0 && (
              <Text size="xs" c="dimmed">
                {t('replay.rejected', { count: rejected })}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Player({ run, points }: { readonly run: RunDetails; readonly points: readonly TrackPoint[] }) {
  const { t } = useTranslation('runs');
  const playback = usePlayback(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const index = indexAt(points, playback.now);
  const gaps = gapsIn(points);
  return (
    <>
      <TrackPicture points={points} stops={run.stops} index={index} />
      <Controls of={playback} />
      <Here here={points[index]} speed={speedAt(points, index)} />
      {gaps.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('replay.gaps', { count: gaps.length })}
        </Text>
      )}
    </>
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
