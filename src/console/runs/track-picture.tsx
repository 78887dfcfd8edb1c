import { useTranslation } from 'react-i18next';
import type { RunDetails } from './run-page.js';
import { frameAround, gapsIn, scaleLength, type Frame, type TrackPoint } from './track.js';
import './track.css';

interface TrackPictureProps {
  readonly points: readonly TrackPoint[];
  readonly stops: RunDetails['stops'];
  /** The point where the driver is now. */
  readonly index: number;
}

/** The way and the stops, drawn to scale with north at the top. */
export function TrackPicture({ points, stops, index }: TrackPictureProps) {
  const { t } = useTranslation('runs');
  const marked = stops.flatMap(({ id, sequence, completedAt, point }) =>
    point ? [{ id, sequence, isDone: completedAt !== null, point }] : [],
  );
  const frame = frameAround([...points, ...marked.map(({ point }) => point)]);
  const unit = frame.width / 100;
  const here = points[index];
  const at = here && frame.to(here);
  return (
    <svg
      className="track"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('replay.picture', { points: points.length, stops: marked.length })}
    >
      {piecesOf(points).map((piece, number) => (
        <polyline key={number} data-way points={pathOf(piece, frame)} strokeWidth={unit * 0.5} />
      ))}
      {piecesOf(points.slice(0, index + 1)).map((piece, number) => (
        <polyline key={number} data-driven points={pathOf(piece, frame)} strokeWidth={unit * 0.9} />
      ))}
      {marked.map(({ id, sequence, isDone, point }) => {
        const { x, y } = frame.to(point);
        return (
          <g key={id} data-stop={isDone ? 'done' : 'open'}>
            <circle cx={x} cy={y} r={unit * 2.6} strokeWidth={unit * 0.4} />
            <text x={x} y={y} fontSize={unit * 3.2} dominantBaseline="central" textAnchor="middle">
              {sequence}
            </text>
          </g>
        );
      })}
      {at && <circle data-here cx={at.x} cy={at.y} r={unit * 1.8} strokeWidth={unit * 0.6} />}
      <Scale frame={frame} unit={unit} />
    </svg>
  );
}

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

const pathOf = (points: readonly TrackPoint[], frame: Frame): string =>
  points
    .map(frame.to)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
