import { announce } from '../store/changes.js';
import { drain } from '../sync/drain.js';

/** What this version of the app consists of; the build fills it in. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;
/** Beside the types of pages there is no room for those of workers; these are the ones used here. */
declare const self: WorkerScope;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'sync', listener: (event: Extendable & { readonly tag: string }) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'fetch', listener: (event: Extendable & Fetching) => void): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const PREFIX = 'shipgraph-driver-';
const NAME = PREFIX + APP_VERSION;
const PAGE = '/driver/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.addAll([PAGE, ...APP_FILES].map((url) => new Request(url, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** A new version waits until the driver agrees, or until the app is opened the next time. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

/**
 * The app itself comes from this version's files. Data is never kept here: what the service said, and when, is in the database, where the
 * app can tell today from yesterday.
 */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(PAGE)) return;
  event.respondWith(request.mode === 'navigate' ? kept(PAGE, request) : kept(pathname, request));
});

/** Sends what is saved when the network is back and the app is closed. A round that ends too early is asked for again by the browser. */
self.addEventListener('sync', (event) => {
  if (event.tag === 'outbox') event.waitUntil(sendSaved());
});

async function sendSaved(): Promise<void> {
  const drained = await drain();
  announce();
  if (drained === 'later') throw new Error('Some actions could not be sent yet.');
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}
