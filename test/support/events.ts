import type { EventType } from '../../src/kernel/events.js';
import type { NewEvent } from '../../src/platform/events/emit.js';
import { newId } from '../../src/platform/ids.js';
import type { TestApp } from './app.js';
import { waitFor } from './wait-for.js';

const WAITING = `
  select exists (select from event where relayed_at is null)
      or (select min(position) from event_consumer) < (select coalesce(max(position), 0) from event) as waits`;

/** Every consumer has handled every event that was committed before. */
export const eventsHandled = (app: Pick<TestApp, 'database'>): Promise<void> =>
  waitFor('every event is handled', async () => (await app.database.sql<{ waits: boolean }>(WAITING))[0]?.waits === false);

/** An event whose data means something to the test alone. */
export const eventWith = (type: EventType, data: object, more: Partial<Pick<NewEvent, 'subjectId' | 'occurredAt'>> = {}): NewEvent =>
  ({ type, subjectId: newId(), occurredAt: new Date(), ...more, data }) as NewEvent;
