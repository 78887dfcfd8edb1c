import { Migration } from '../platform/db/migration.js';

/** Counts the points of each run from now on, so that a run has a greatest number of them. */
export class PointsOfRuns extends Migration {
  override up(): void {
    this.addSql(`alter table "position_latest" add column "points" int not null default 0`);
  }
}
