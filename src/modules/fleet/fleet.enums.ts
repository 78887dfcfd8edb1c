import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const runState = enumeration('RunState', 'State of a run.', {
  planned: 'Being planned or loaded; the driver has not left yet.',
  started: 'Under way.',
  finished: 'Back, with the cash counted.',
});
export type RunState = ValueOf<typeof runState>;

export const taskKind = enumeration('TaskKind', 'What is done at a stop for one shipment.', {
  pickup: 'Collects the parcel from its sender.',
  deliver: 'Delivers the parcel to its consignee.',
  return: 'Hands the parcel back to its sender.',
});
export type TaskKind = ValueOf<typeof taskKind>;

export const taskState = enumeration('TaskState', 'State of a task.', {
  assigned: 'Open. Its run is null until it is planned.',
  en_route: 'The driver is on the way to it.',
  arrived: 'The driver is at the stop.',
  completed: 'Done.',
  failed: 'Attempted without success.',
  skipped: 'Ended without an attempt.',
});
export type TaskState = ValueOf<typeof taskState>;

export const openTaskStates = ['assigned', 'en_route', 'arrived'] as const satisfies readonly TaskState[];
export const isOpen = (state: TaskState): boolean => (openTaskStates as readonly TaskState[]).includes(state);

export const taskOutcome = enumeration('TaskOutcome', 'How the driver ended a task.', {
  completed: 'Done.',
  failed: 'Attempted without success; needs a reason.',
});
export type TaskOutcome = ValueOf<typeof taskOutcome>;

export const routeEngine = enumeration('RouteEngine', 'What computed the routes.', {
  own: 'The built-in engine.',
  vroom: 'The VROOM server at VROOM_URL.',
});
export type RouteEngine = ValueOf<typeof routeEngine>;

/** Reports of a driver's device that are applied once. */
export const driverEventKinds = ['load', 'start', 'arrive', 'complete', 'finish'] as const;
export type DriverEventKind = (typeof driverEventKinds)[number];

export const outcomeOf = (state: TaskState): TaskOutcome | null => (state === 'completed' || state === 'failed' ? state : null);
