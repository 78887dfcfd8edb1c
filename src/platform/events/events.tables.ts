import { tablesOf, type Readable } from '../db/tables.js';
import { EventConsumerSchema, EventPumpSchema, EventSchema } from './event.entity.js';

export const db = tablesOf({ event: EventSchema, eventPump: EventPumpSchema, eventConsumer: EventConsumerSchema });

/** For modules that read events. */
export type EventTables = Readable<typeof db>;
