import { defineEntity, p } from '@mikro-orm/core';
import type { ToldParams } from '../../../kernel/messages.js';
import { instant } from '../../../platform/db/base.js';
import type { DriverEventKind } from '../fleet.enums.js';

/** A report of a driver's device, stored under the id that the device gave it, so that it is applied once and never lost. */
export const DriverEventSchema = defineEntity({
  name: 'DriverEvent',
  tableName: 'driver_event',
  uniques: [{ name: 'driver_event_once', properties: ['driverId', 'clientEventId'] }],
  indexes: [
    { name: 'driver_event_run', properties: ['runId', 'receivedAt'] },
    {
      name: 'driver_event_refused',
      expression: `create index "driver_event_refused" on "driver_event" ("received_at", "id") where "refusal_code" is not null and "resolved_at" is null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    driverId: p.uuid(),
    clientEventId: p.string().length(64),
    kind: p.string().length(10).$type<DriverEventKind>(),
    runId: p.uuid().nullable(),
    taskId: p.uuid().nullable(),
    stopId: p.uuid().nullable(),
    /** As the device's clock had it. */
    deviceTime: instant().nullable(),
    receivedAt: instant(),
    /** Why it was not applied; null if it was. */
    refusalCode: p.string().length(40).nullable(),
    refusalMessage: p.string().length(500).nullable(),
    refusalVariant: p.string().length(60).nullable(),
    refusalParams: p.json<ToldParams>().nullable(),
    /** What a refused report said, for the person who decides about it. */
    report: p.json<Readonly<Record<string, unknown>>>().nullable(),
    resolvedAt: instant().nullable(),
    resolvedById: p.uuid().nullable(),
    resolution: p.string().length(500).nullable(),
  },
});
