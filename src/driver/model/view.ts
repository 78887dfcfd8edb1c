import type { StoredAction } from './action.js';
import { cashOf, openCash } from './cash.js';
import type { Draft } from './draft.js';
import { moneysOf, sumsOf } from './money.js';
import { isOver, type KeptRun, type Money, type Run, type Stop, type Task } from './run.js';

/** Where an action of this device stands. */
export type Standing = 'saved' | 'sent';

export interface TaskView extends Task {
  readonly stopId: string;
  /** Set when what is shown was done here. */
  readonly here: Standing | null;
  /** The service decided otherwise, and the driver has not read it yet. */
  readonly refused: StoredAction | null;
}

export interface StopView extends Omit<Stop, 'tasks'> {
  readonly tasks: readonly TaskView[];
  readonly isDone: boolean;
}

/** A run as the driver sees it: what the service sent, with what was done here since. */
export interface RunView extends Omit<Run, 'stops' | 'cash'> {
  readonly stops: readonly StopView[];
  readonly tasks: readonly TaskView[];
  /** Cash taken at doors, by currency. */
  readonly collected: readonly Money[];
  /** Cash taken, with the float: what is counted at the end of the day. */
  readonly expected: readonly Money[];
  /** Cash taken for parcels that are not completed. */
  readonly open: readonly Money[];
  /** What is in the driver's pocket: expected and open. */
  readonly held: readonly Money[];
  /** Part of it that the service does not have yet. */
  readonly unsentCash: readonly Money[];
  readonly float: Money | null;
  /** Counted minus expected, of a finished run. */
  readonly difference: readonly Money[];
  /** Not scanned into the vehicle yet: at the hub, or taken over from another driver on the way. */
  readonly toLoad: readonly TaskView[];
  readonly next: StopView | undefined;
  /** Unsent actions of this run. */
  readonly unsent: number;
}

export function viewOf({ run, includes }: KeptRun, all: readonly StoredAction[], drafts: readonly Draft[] = []): RunView | null {
  if (!run) return null;
  const actions = all.filter(({ runId }) => runId === run.id);
  const done = actions.filter(({ state, seq }) => state === 'saved' || (state === 'sent' && seq > includes));
  const started = done.find((action) => action.kind === 'start');
  const state = stateOf(run, done);
  const stops = run.stops.map((stop) => stopView(stop, done, all)).map((stop) => (started ? withoutUnloaded(stop) : stop));
  const shown = stops.filter(({ tasks }) => tasks.length > 0);
  const tasks = shown.flatMap((stop) => stop.tasks);
  // An answer may include an action whose own answer was lost.
  const known = new Set(run.stops.flatMap((stop) => stop.tasks.filter(isOver).map(({ id }) => id)));
  const isNew = (action: StoredAction): boolean => !('taskId' in action && known.has(action.taskId));
  const collected = sumsOf([...run.cash.collected, ...done.filter(isNew).flatMap(cashOf)]);
  const float = started?.kind === 'start' ? started.cashFloat : run.cash.float;
  const expected = run.state === 'FINISHED' ? run.cash.expected : [...moneysOf(collected), ...(float ? [float] : [])];
  const open = state === 'FINISHED' ? [] : openCash(tasks, actions, drafts);
  return {
    ...run,
    state,
    stops: shown,
    tasks,
    collected: moneysOf(collected),
    expected: summed(expected),
    open: summed(open),
    held: summed([...expected, ...open]),
    unsentCash: summed([...done.filter((action) => action.state === 'saved' && isNew(action)).flatMap(cashOf), ...open]),
    float,
    difference: run.cash.difference ?? [],
    toLoad: state === 'FINISHED' ? [] : tasks.filter(isToLoad),
    next: shown.find(({ isDone }) => !isDone),
    unsent: actions.filter((action) => action.state === 'saved').length,
  };
}

const summed = (all: readonly Money[]): Money[] => moneysOf(sumsOf(all));

export const isToLoad = ({ kind, loaded, state }: Task): boolean => kind !== 'PICKUP' && !loaded && !isOver({ state });

function stateOf({ state }: Run, done: readonly StoredAction[]): Run['state'] {
  if (state === 'FINISHED' || done.some(({ kind }) => kind === 'finish')) return 'FINISHED';
  return state === 'STARTED' || done.some(({ kind }) => kind === 'start') ? 'STARTED' : state;
}

function stopView(stop: Stop, done: readonly StoredAction[], all: readonly StoredAction[]): StopView {
  const arrival = done.find((action) => action.kind === 'arrive' && action.stopId === stop.id);
  const tasks = stop.tasks.map((task) => taskView(task, stop.id, done, all));
  return {
    ...stop,
    arrivedAt: stop.arrivedAt ?? arrival?.deviceTime ?? null,
    tasks,
    isDone: tasks.every(isOver),
  };
}

function taskView(task: Task, stopId: string, done: readonly StoredAction[], all: readonly StoredAction[]): TaskView {
  const concerns = (action: StoredAction): boolean => 'taskId' in action && action.taskId === task.id;
  const refused = all.findLast((action) => concerns(action) && action.state === 'refused' && !action.isSettled) ?? null;
  const view: TaskView = { ...task, stopId, here: null, refused };
  const completed = done.findLast((action) => action.kind === 'complete' && concerns(action));
  if (completed?.kind === 'complete' && !isOver(task)) {
    const { outcome, reasonCode = null } = completed.completion;
    // The consignee's name and number are hidden once the task is over, as the service does.
    const hidden = { contactName: null, company: null, deliveryNote: null, contactPhone: null, contactPhoneE164: null };
    const over = { ...hidden, state: outcome, outcome, reasonCode, endedAt: completed.deviceTime };
    return { ...view, ...over, refused: null, here: standingOf(completed) };
  }
  const loaded = done.findLast((action) => action.kind === 'load' && concerns(action));
  return loaded && !task.loaded ? { ...view, loaded: true, refused: null, here: standingOf(loaded) } : view;
}

const standingOf = ({ state }: StoredAction): Standing => (state === 'saved' ? 'saved' : 'sent');

/** What was not loaded stays at the hub when the run starts. */
const withoutUnloaded = (stop: StopView): StopView => {
  const tasks = stop.tasks.filter((task) => !isToLoad(task));
  return { ...stop, tasks, isDone: tasks.every(isOver) };
};
