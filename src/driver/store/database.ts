import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Action } from '../model/action.js';
import type { Draft } from '../model/draft.js';
import type { KeptFile, KeptPosition } from '../model/kept.js';
import type { KeptRun } from '../model/run.js';

interface Schema extends DBSchema {
  /** Single values, see values.ts. */
  meta: { key: string; value: unknown };
  /** The last run received, by driver. */
  runs: { key: string; value: KeptRun };
  /** The outbox, in order. */
  actions: { key: number; value: Action };
  /** Photos and signatures until they are uploaded. */
  files: { key: string; value: KeptFile };
  /** What was done at a door before it was completed, by task. */
  drafts: { key: string; value: Draft };
  positions: { key: number; value: KeptPosition };
}

export type StoreName = 'meta' | 'runs' | 'actions' | 'files' | 'drafts' | 'positions';
export type Database = IDBPDatabase<Schema>;

const NAME = 'shipgraph-driver';
const VERSION = 1;

let opened: Promise<Database> | undefined;

/** The database of this app. Opened once; the service worker has its own connection. */
export function database(): Promise<Database> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const open = (): Promise<Database> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade(created) {
      created.createObjectStore('meta');
      created.createObjectStore('runs', { keyPath: 'driverId' });
      created.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
      created.createObjectStore('files', { keyPath: 'id' });
      created.createObjectStore('drafts', { keyPath: 'taskId' });
      created.createObjectStore('positions', { keyPath: 'seq', autoIncrement: true });
    },
    // Another tab wants a newer version: let it.
    blocking: () => {
      void opened?.then((db) => db.close());
      opened = undefined;
    },
    // Browsers close databases when they are short of memory.
    terminated: () => (opened = undefined),
  });
