import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { instant, recordColumns } from '../../../platform/db/base.js';
import type { TableOf } from '../../../platform/db/tables.js';
import { taskKind, taskState, type TaskKind, type TaskState } from '../fleet.enums.js';

const OPEN = `"state" in ('assigned', 'en_route', 'arrived')`;

/** What the own fleet does for one shipment at one stop. A shipment has one open task at a time. */
export const TaskSchema = defineEntity({
  name: 'Task',
  tableName: 'task',
  indexes: [
    { name: 'task_open', expression: `create unique index "task_open" on "task" ("shipment_id") where ${OPEN}` },
    { name: 'task_pool', expression: `create index "task_pool" on "task" ("created_at", "id") where "run_id" is null and ${OPEN}` },
    { name: 'task_run', properties: ['runId', 'stopId'] },
    { name: 'task_shipment', properties: ['shipmentId', 'createdAt', 'id'] },
    { name: 'task_created', properties: ['createdAt', 'id'] },
  ],
  properties: {
    ...recordColumns,
    /** Human-readable id: PU-, DO- or RT- and ten characters. */
    shortId: p.string().length(13).unique(),
    shipmentId: p.uuid(),
    sellerId: p.uuid(),
    kind: p.enum(() => taskKind.values).$type<TaskKind>(),
    state: p.enum(() => taskState.values).$type<TaskState>(),
    runId: p.uuid().nullable(),
    stopId: p.uuid().nullable(),
    /** The driver who has it, or who ended it. */
    driverId: p.uuid().nullable(),
    /** The place, and the key that joins tasks at the same door. */
    placeKey: p.string().length(64),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    windowFrom: instant().nullable(),
    windowTo: instant().nullable(),
    grams: p.integer(),
    ml: p.integer(),
    /** A wish of the consignee or an instruction of dispatch, shown to the driver. */
    note: p.string().length(500).nullable(),
    /** When the parcel was scanned into the vehicle. */
    loadedAt: instant().nullable(),
    /** When the driver set out for it. */
    begunAt: instant().nullable(),
    /** Metres of the run at that time. */
    metresBefore: p.integer().nullable(),
    arrivedAt: instant().nullable(),
    endedAt: instant().nullable(),
    reasonCode: p.string().length(40).nullable(),
    notes: p.string().length(2000).nullable(),
    /** Distance and time on the way, once it has ended. */
    metres: p.integer().nullable(),
    seconds: p.integer().nullable(),
    endLat: p.double().$type<number>().nullable(),
    endLng: p.double().$type<number>().nullable(),
  },
});

export type Task = Readonly<Selectable<TableOf<typeof TaskSchema>>>;
