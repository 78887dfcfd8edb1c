import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { instant } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { Path } from './path.rules.js';
import { positionProblem, type PositionProblem } from './positions.enums.js';

/** A real number of four bytes: six digits are more than any device knows. */
const measure = () => p.float().$type<number>().columnType('real').nullable();

/** Where a driver was: raw points, kept for POSITION_RETENTION_DAYS. A hundred million are not unusual, hence few columns and two indexes. */
export const PositionSchema = defineEntity({
  name: 'Position',
  tableName: 'position',
  // Grows at its end only, and points of a batch share an entry: the cheapest index there is.
  indexes: [{ name: 'position_received_at', properties: ['receivedAt'] }],
  properties: {
    runId: p.uuid().primary(),
    /** As the device wrote it: what makes a batch that is sent twice the same. */
    deviceTime: instant().primary(),
    /** By our clock. */
    at: instant(),
    receivedAt: instant(),
    lat: p.double().$type<number>(),
    lng: p.double().$type<number>(),
    /** Metres. */
    accuracy: measure(),
    /** Metres per second. */
    speed: measure(),
    /** Degrees from north, clockwise. */
    heading: measure(),
    /** Null if the point counts. */
    problem: p
      .enum(() => positionProblem.values)
      .$type<PositionProblem>()
      .nullable(),
    /** What it adds to the distance of the run. */
    metres: p.integer(),
  },
});

/** Where each run is now. Changes with every batch. */
export const PositionLatestSchema = defineEntity({
  name: 'PositionLatest',
  tableName: 'position_latest',
  indexes: [{ name: 'position_latest_seq', properties: ['seq'] }],
  properties: {
    runId: p.uuid().primary(),
    driverId: p.uuid(),
    hubId: p.uuid().nullable(),
    /** The last point that counts; null until there is one. */
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    accuracy: measure(),
    at: instant().nullable(),
    /** The sum of its points. */
    metres: p.integer(),
    /** How many are stored. */
    points: p.integer().default(0),
    /** How the way goes on from here. */
    path: p.json<Path>().nullable(),
    /** How many minutes the device's clock is behind ours. */
    clockOffset: p.integer(),
    /** The latest of all stored points, by either clock: later ones are new and in order. */
    newestDeviceTime: instant().nullable(),
    newestAt: instant().nullable(),
    receivedAt: instant(),
    /** In the order in which changes became visible; set only while there are subscribers. */
    seq: p.bigint('bigint').nullable(),
  },
});

export type PositionLatest = Readonly<Selectable<TableOf<typeof PositionLatestSchema>>>;
