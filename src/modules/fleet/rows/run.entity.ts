import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { currencyCode, instant, minorUnits, recordColumns } from '../../../platform/db/base.js';
import type { TableOf } from '../../../platform/db/tables.js';
import { runState, type RunState } from '../fleet.enums.js';
import { maxOf } from '../../../platform/graphql/declared-fields.js';
import { UpdateDriverInput } from '../drivers/driver.types.js';

/** Amounts as text, because JSON has no whole numbers of this size. */
export interface StoredAmount {
  readonly minor: string;
  readonly currency: string;
}

export interface LeftBehind {
  readonly taskId: string;
  readonly reason: 'not_loaded' | 'not_ready';
}

/** One driver's round on one day. */
export const RunSchema = defineEntity({
  name: 'Run',
  tableName: 'run',
  indexes: [
    {
      name: 'run_open',
      expression: `create unique index "run_open" on "run" ("driver_id", "day") where "state" <> 'finished'`,
    },
    { name: 'run_day', properties: ['day', 'id'] },
    { name: 'run_driver_day', properties: ['driverId', 'day', 'id'] },
    { name: 'run_hub_day', properties: ['hubId', 'day', 'id'] },
  ],
  properties: {
    ...recordColumns,
    /** Human-readable id: RN- and six characters. */
    shortId: p.string().length(9).unique(),
    driverId: p.uuid(),
    hubId: p.uuid().nullable(),
    /** A day in the zone of the hub; in UTC without one. */
    day: p.string().columnType('date'),
    timeZone: p.string().length(60),
    vehicle: p.string().length(maxOf(UpdateDriverInput, 'vehicle')).nullable(),
    state: p.enum(() => runState.values).$type<RunState>(),
    startLat: p.double().$type<number>().nullable(),
    startLng: p.double().$type<number>().nullable(),
    endLat: p.double().$type<number>().nullable(),
    endLng: p.double().$type<number>().nullable(),
    floatMinor: minorUnits().nullable(),
    floatCurrency: currencyCode().nullable(),
    plannedMetres: p.integer().nullable(),
    plannedSeconds: p.integer().nullable(),
    /** Driven so far, from positions. */
    metres: p.integer(),
    startedAt: instant().nullable(),
    finishedAt: instant().nullable(),
    /** Cash per currency when the run was finished: what should have been there, and what was counted. */
    expected: p.json<StoredAmount[]>().nullable(),
    counted: p.json<StoredAmount[]>().nullable(),
    /** Tasks whose parcels were not on board when the driver left, and why. */
    leftBehind: p.json<LeftBehind[]>(),
    /** Rises with every change, so that a device can tell whether it is up to date. */
    revision: p.integer(),
  },
});

export type Run = Readonly<Selectable<TableOf<typeof RunSchema>>>;

/** A place in a run, in order. */
export const StopSchema = defineEntity({
  name: 'Stop',
  tableName: 'stop',
  indexes: [{ name: 'stop_run', properties: ['runId', 'sequence'] }],
  properties: {
    ...recordColumns,
    runId: p.uuid(),
    /** From 1. */
    sequence: p.integer(),
    /** Tasks with the same key are done at one stop. */
    placeKey: p.string().length(64),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    windowFrom: instant().nullable(),
    windowTo: instant().nullable(),
    plannedAt: instant().nullable(),
    eta: instant().nullable(),
    /** Planning never moves it. */
    locked: p.boolean(),
    /** When the driver set out for it. */
    begunAt: instant().nullable(),
    arrivedAt: instant().nullable(),
    /** Where the driver's device was then. */
    arrivedLat: p.double().$type<number>().nullable(),
    arrivedLng: p.double().$type<number>().nullable(),
    /** When its last task ended. */
    completedAt: instant().nullable(),
  },
});

export type Stop = Readonly<Selectable<TableOf<typeof StopSchema>>>;
