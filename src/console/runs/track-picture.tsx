import { useElementSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { clustersOf, placeLabels, type Cluster } from './label-places.js';
import { useTimeText } from './texts.js';
import { frameAround, gapsIn, scaleLength, type Frame, type Place, type TrackPoint } from './track.js';
import type { WayStop } from './way-stops.js';
import './track.css';

interface TrackPictureProps {
  readonly stops: readonly WayStop[];
  /** Where the run begins. */
  readonly start: Place | null;
  /** The way that was driven; empty before the driver leaves. */
  readonly points: readonly TrackPoint[];
  /** The point where the driver is now. */
  readonly index: number;
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}

/** The way and the stops with numbers, names and times, drawn to scale with north at the top. The list beside it says the same. */
export function TrackPicture({ stops, start, points, index, chosen, choose }: TrackPictureProps) {
  const { t } = useTranslation('runs');
  const { ref, width } = useElementSize<HTMLDivElement>();
  const marked = stops.flatMap(({ id, number, point }) => (point ? [{ id, number, point }] : []));
  const frame = frameAround([...points, ...(start ? [start] : []), ...marked.map(({ point }) => point)]);
  const scale = width / frame.width;
  const at = (place: Place): { x: number; y: number } => {
    const { x, y } = frame.to(place);
    return { x: x * scale, y: y * scale };
  };
  const clusters = clustersOf(marked.map(({ id, number, point }) => ({ id, number, ...at(point) })));
  const here = points[index];
  const order = [...(start ? [start] : []), ...marked.map(({ point }) => point)];
  return (
    <div
      ref={ref}
      className="track"
      role="img"
      aria-label={t('replay.picture', { stops: marked.length })}
      style={{ aspectRatio: frame.width / frame.height, maxWidth: `calc(30rem * ${frame.width / frame.height})` }}
    >
      <Lines frame={frame} points={points} index={index} order={order} />
      {width > 0 && (
        <>
          {start && <Dot at={at(start)} kind="hub" />}
          {here && <Dot at={at(here)} kind="here" />}
          <Stops
            clusters={clusters}
            stops={stops}
            size={{ width, height: frame.height * scale }}
            order={order.map(at)}
            chosen={chosen}
            choose={choose}
          />
        </>
      )}
    </div>
  );
}

interface LinesProps {
  readonly frame: Frame;
  readonly points: readonly TrackPoint[];
  readonly index: number;
  readonly order: readonly Place[];
}

function Lines({ frame, points, index, order }: LinesProps) {
  const unit = frame.width / 100;
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
      <polyline data-order points={pathOf(order, frame)} strokeWidth={unit * 0.5} strokeDasharray={`${unit * 1.2} ${unit * 1.2}`} />
      {piecesOf(points).map((piece, number) => (
        <polyline key={number} data-way points={pathOf(piece, frame)} strokeWidth={unit * 0.5} />
      ))}
      {piecesOf(points.slice(0, index + 1)).map((piece, number) => (
        <polyline key={number} data-driven points={pathOf(piece, frame)} strokeWidth={unit * 0.9} />
      ))}
      <Scale frame={frame} unit={unit} />
    </svg>
  );
}

interface StopsProps {
  readonly clusters: readonly Cluster[];
  readonly stops: readonly WayStop[];
  readonly size: { readonly width: number; readonly height: number };
  /** The line that joins the stops. */
  readonly order: readonly { readonly x: number; readonly y: number }[];
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}

/** The dots, and beside them whom the driver meets and when, where there is room. */
function Stops({ clusters, stops, size, order, chosen, choose }: StopsProps) {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const labelled = useLabels(clusters, byId, chosen);
  const labels = placeLabels(labelled, size, order);
  return (
    <>
      {clusters.map(({ marks, x, y, text }) => {
        const own = marks.flatMap(({ id }) => byId.get(id) ?? []);
        const [first] = own;
        if (!first) return null;
        return (
          <span
            key={first.id}
            className="track-stop"
            data-mark={(own.find(({ id }) => id === chosen) ?? mostUrgent(own, first)).mark}
            data-chosen={own.some(({ id }) => id === chosen) || undefined}
            style={{ left: x, top: y }}
            onClick={() => choose(nextOf(own, first, chosen).id)}
          >
            {text}
          </span>
        );
      })}
      {labels.map(({ id, left, top, width }) => {
        const label = labelled.find((each) => each.id === id);
        return (
          <span key={id} className="track-label" style={{ left, top, width }}>
            <bdi>{label?.name}</bdi>
            <bdi dir="ltr">{label?.time}</bdi>
          </span>
        );
      })}
    </>
  );
}

/** A click on a dot of several stops chooses one after the other. */
const nextOf = (own: readonly WayStop[], first: WayStop, chosen: string | null): WayStop =>
  own[(own.findIndex(({ id }) => id === chosen) + 1) % own.length] ?? first;

const URGENCY = { late: 4, underWay: 3, failed: 2, open: 1, done: 0 } as const;

/** What a dot of several stops is coloured by. */
const mostUrgent = (own: readonly WayStop[], first: WayStop): WayStop =>
  own.reduce((worst, each) => (URGENCY[each.mark] > URGENCY[worst.mark] ? each : worst), first);

const CHARACTER_PX = 8.2;
const PADDING_PX = 10;
const LONGEST = 18;
const LABEL_HEIGHT_PX = 32;

/** What labels say: first the chosen stop, then the one that the driver is on the way to, then the others in order. */
function useLabels(clusters: readonly Cluster[], byId: ReadonlyMap<string, WayStop>, chosen: string | null) {
  const time = useTimeText();
  const rank = ({ id, mark }: WayStop): number => (id === chosen ? 0 : mark === 'underWay' ? 1 : mark === 'late' ? 2 : 3);
  const labels = clusters.flatMap(({ marks, x, y }) => {
    const own = marks.flatMap(({ id }) => byId.get(id) ?? []);
    const stop = own.toSorted((one, other) => rank(one) - rank(other))[0];
    if (!stop) return [];
    const name = shortened(stop.name) + (own.length > 1 ? ` +${own.length - 1}` : '');
    const at = stop.actualAt ?? stop.eta ?? stop.plannedAt;
    const shown = at === null ? '' : `${stop.actualAt === null ? '~' : ''}${time(at)}`;
    const width = Math.max(name.length, shown.length) * CHARACTER_PX + PADDING_PX;
    return [{ id: stop.id, x, y, width, height: LABEL_HEIGHT_PX, name, time: shown, rank: rank(stop) }];
  });
  return labels.toSorted((one, other) => one.rank - other.rank);
}

const shortened = (name: string): string => ([...name].length <= LONGEST ? name : `${[...name].slice(0, LONGEST - 1).join('')}…`);

/** The hub, or the driver. */
export const Dot = ({ at, kind }: { readonly at?: { readonly x: number; readonly y: number }; readonly kind: 'hub' | 'here' }) => (
  <span className="track-dot" data-kind={kind} style={at && { left: at.x, top: at.y }} />
);

function Scale({ frame, unit }: { readonly frame: Frame; readonly unit: number }) {
  const { t } = useTranslation('runs');
  const metres = scaleLength(frame.width);
  const y = frame.height - unit * 2.5;
  return (
    <g data-scale>
      <line x1={unit * 2} x2={unit * 2 + metres} y1={y} y2={y} strokeWidth={unit * 0.4} />
      <text x={unit * 2} y={y - unit * 1.4} fontSize={unit * 3} direction="ltr">
        {metres < 1_000 ? t('replay.metres', { metres }) : t('replay.kilometres', { km: metres / 1_000 })}
      </text>
    </g>
  );
}

/** The way without its gaps, during which the device was silent. */
function piecesOf(points: readonly TrackPoint[]): (readonly TrackPoint[])[] {
  const starts = [0, ...gapsIn(points)];
  return starts.map((start, index) => points.slice(start, starts[index + 1] ?? points.length));
}

const pathOf = (points: readonly Place[], frame: Frame): string =>
  points
    .map(frame.to)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
