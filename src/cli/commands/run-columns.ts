import type { RunRowFragment, TaskRowFragment } from '../../client/index.js';
import type { Column } from '../table.js';
import { amountOf } from '../words.js';

export const runColumns: readonly Column<RunRowFragment>[] = [
  { title: 'RUN', of: ({ shortId }) => shortId, whole: true },
  { title: 'DAY', of: ({ date }) => date, whole: true },
  { title: 'DRIVER', of: ({ driver }) => driver.name },
  { title: 'HUB', of: ({ hub }) => hub?.code },
  { title: 'STATE', of: ({ state }) => state.toLowerCase() },
  { title: 'STOPS', of: ({ progress }) => `${progress.stopsDone}/${progress.stops}`, right: true },
  { title: 'OPEN', of: ({ progress }) => progress.open, right: true },
  { title: 'FAILED', of: ({ progress }) => progress.failed, right: true },
  { title: 'LATE', of: ({ progress }) => progress.late, right: true },
  { title: 'KM', of: ({ km, plannedKm }) => km ?? plannedKm, right: true },
];

export const taskColumns: readonly Column<TaskRowFragment>[] = [
  { title: 'TASK', of: ({ shortId }) => shortId, whole: true },
  { title: 'KIND', of: ({ kind }) => kind.toLowerCase() },
  { title: 'REFERENCE', of: ({ reference }) => reference, whole: true },
  { title: 'TO', of: ({ contactName, city }) => [contactName, city].filter(Boolean).join(', ') },
  { title: 'COLLECT', of: ({ collect }) => collect && amountOf(collect), right: true },
];
