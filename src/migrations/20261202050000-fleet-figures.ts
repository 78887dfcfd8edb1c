import { Migration } from '../platform/db/migration.js';

export const FILL = `
  insert into "run_figure" ("run_id", "revision", "day", "hub_id", "driver_id", "stops_done", "stops_late", "tasks_completed", "tasks_failed",
    "first_attempts", "first_successes", "metres", "seconds", "differences")
  select r."id", r."revision", r."day", r."hub_id", r."driver_id", s."done", s."late", t."completed", t."failed", t."firsts", t."successes", r."metres",
    coalesce(greatest(0, extract(epoch from coalesce(r."finished_at", t."last_ended_at") - r."started_at")), 0)::int, d."all"
  from "run" r
    cross join lateral (
      select count(*)::int as "done", (count(*) filter (where coalesce("arrived_at", "completed_at") > "window_to"))::int as "late"
      from "stop" where "run_id" = r."id" and "completed_at" is not null) s
    cross join lateral (
      select (count(*) filter (where "state" = 'completed'))::int as "completed", (count(*) filter (where "state" = 'failed'))::int as "failed",
        (count(*) filter (where "is_first"))::int as "firsts", (count(*) filter (where "is_first" and "state" = 'completed'))::int as "successes",
        max("ended_at") as "last_ended_at"
      from (
        select a."state", a."ended_at", a."kind" = 'deliver' and not exists (
          select 1 from "task" p where p."shipment_id" = a."shipment_id" and p."kind" = 'deliver' and p."state" = 'failed'
            and (p."created_at", p."id") < (a."created_at", a."id")) as "is_first"
        from "task" a where a."run_id" = r."id" and a."state" in ('completed', 'failed')) ended) t
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('minor', "minor"::text, 'currency', "currency") order by "currency"), '[]') as "all"
      from (
        select "currency", sum("minor") as "minor"
        from (
          select c."currency", c."minor"::bigint as "minor" from jsonb_to_recordset(r."counted") as c ("minor" text, "currency" text)
          union all
          select e."currency", -e."minor"::bigint from jsonb_to_recordset(r."expected") as e ("minor" text, "currency" text)) amounts
        group by "currency" having sum("minor") <> 0) sums) d
  where r."started_at" is not null or t."completed" + t."failed" > 0`;

/** Counts of each run, with rows for the runs so far. */
export class FleetFigures extends Migration {
  override up(): void {
    this.addSql(
      `create table "run_figure" ("run_id" uuid not null, "revision" int not null, "day" date not null, "hub_id" uuid null, "driver_id" uuid not null, "stops_done" int not null, "stops_late" int not null, "tasks_completed" int not null, "tasks_failed" int not null, "first_attempts" int not null, "first_successes" int not null, "metres" int not null, "seconds" int not null, "differences" jsonb not null, primary key ("run_id"))`,
    );
    this.addSql('create index "run_figure_day" on "run_figure" ("day")');
    this.addSql('create index "run_figure_driver_day" on "run_figure" ("driver_id", "day")');
    this.addSql('create index "run_figure_hub_day" on "run_figure" ("hub_id", "day")');
    this.addSql(FILL);
  }
}
