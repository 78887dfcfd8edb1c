import { useEffect, useState } from 'preact/hooks';
import { clock } from '../graph/send.js';
import type { StoredAction } from '../model/action.js';
import { dayOf } from '../model/day.js';
import type { KeptFile } from '../model/kept.js';
import type { KeptRun } from '../model/run.js';
import { viewOf, type RunView } from '../model/view.js';
import { onChange } from '../store/changes.js';
import { database } from '../store/database.js';
import { actionsOf, unsentByDriver } from '../store/outbox.js';
import { valueOf, type Driver, type Reason, type Settings } from '../store/values.js';

export interface AppState {
  readonly driver: Driver | null;
  /** The session has ended; what is unsent waits for the next login. */
  readonly isSignedOut: boolean;
  readonly kept: KeptRun | null;
  /** The run of today, or one that is still open from yesterday. */
  readonly run: RunView | null;
  readonly isOfToday: boolean;
  readonly actions: readonly StoredAction[];
  readonly refusedFiles: readonly KeptFile[];
  /** Actions and files of this driver that the service does not have yet. */
  readonly unsent: number;
  /** The same of other drivers who have used this phone. */
  readonly others: readonly { readonly name: string; readonly count: number }[];
  readonly settings: Settings;
  readonly reasons: readonly Reason[] | undefined;
  /** The service's clock minus this phone's. */
  readonly skewMs: number;
  readonly isReachable: boolean;
  readonly isSending: boolean;
  /** The last action could not be saved: the phone has no room. */
  readonly isFull: boolean;
}

const DEFAULTS: Settings = { language: null, theme: 'auto', textSize: 'normal' };

let state: AppState = {
  driver: null,
  isSignedOut: false,
  kept: null,
  run: null,
  isOfToday: true,
  actions: [],
  refusedFiles: [],
  unsent: 0,
  others: [],
  settings: DEFAULTS,
  reasons: undefined,
  skewMs: 0,
  isReachable: navigator.onLine,
  isSending: false,
  isFull: false,
};
const listeners = new Set<() => void>();

export const stateNow = (): AppState => state;

export function setState(changes: Partial<AppState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the state has changed; returns the end of it. */
export function onState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useApp(): AppState {
  const [, draw] = useState(0);
  useEffect(() => onState(() => draw((count) => count + 1)), []);
  return state;
}

/** Reads everything that screens show. */
export async function reload(): Promise<void> {
  const [driver = null, isSignedOut = false, settings = DEFAULTS, reasons, keptSkew = 0, names = {}, counts] = await Promise.all([
    valueOf('driver'),
    valueOf('signedOut'),
    valueOf('settings'),
    valueOf('reasons'),
    valueOf('skewMs'),
    valueOf('names'),
    unsentByDriver(),
  ]);
  const skewMs = clock.isKnown ? clock.skewMs : keptSkew;
  const others = [...counts].flatMap(([id, count]) => (id === driver?.id ? [] : [{ name: names[id] ?? '', count }]));
  setState({
    driver,
    isSignedOut,
    settings,
    reasons,
    skewMs,
    others,
    ...(await workOf(driver, skewMs)),
    unsent: counts.get(driver?.id ?? '') ?? 0,
  });
}

type Work = Pick<AppState, 'kept' | 'run' | 'isOfToday' | 'actions' | 'refusedFiles'>;

async function workOf(driver: Driver | null, skewMs: number): Promise<Work> {
  if (!driver) return { kept: null, run: null, isOfToday: true, actions: [], refusedFiles: [] };
  const db = await database();
  const [kept = null, actions, files, drafts] = await Promise.all([
    db.get('runs', driver.id),
    actionsOf(driver.id),
    db.getAll('files'),
    db.getAll('drafts'),
  ]);
  const ownDrafts = drafts.filter(({ driverId }) => driverId === driver.id);
  const view = kept && viewOf(kept, actions, ownDrafts);
  const day = view && dayOf(view, Date.now() + skewMs);
  return {
    kept,
    actions,
    run: day === 'another-day' ? null : view,
    isOfToday: day !== 'still-open',
    refusedFiles: files.filter((file) => file.driverId === driver.id && file.state === 'refused'),
  };
}

/** Reads again after each change, several changes at once. */
export function followChanges(): void {
  let isDue = false;
  onChange(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      void reload();
    }, 15);
  });
}
