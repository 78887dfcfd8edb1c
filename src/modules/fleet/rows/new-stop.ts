import { newId } from '../../../platform/ids.js';
import type { Run, Stop } from './run.entity.js';
import type { Task } from './task.entity.js';

interface StopPlan {
  readonly sequence: number;
  readonly plannedAt: Date | null;
  readonly now: Date;
}

/** A stop of the run at the place of a task. */
export const newStop = (run: Run, task: Task, { sequence, plannedAt, now }: StopPlan): Stop => ({
  id: newId(),
  createdAt: now,
  updatedAt: now,
  runId: run.id,
  sequence,
  placeKey: task.placeKey,
  lat: task.lat,
  lng: task.lng,
  windowFrom: task.windowFrom,
  windowTo: task.windowTo,
  plannedAt,
  eta: plannedAt,
  locked: false,
  begunAt: null,
  arrivedAt: null,
  arrivedLat: null,
  arrivedLng: null,
  completedAt: null,
});
