import { Migration } from '@mikro-orm/migrations';

/** How far each consumer of events has come, which worker hands events to them, and when attempts at webhooks may be made. */
export class EventBatches extends Migration {
  override up(): void {
    this.addSql('create table "event_pump" ("term" bigint not null primary key, "leased_until" timestamptz(3) not null)');
    this.addSql('insert into "event_pump" ("term", "leased_until") values (0, now())');
    this.addSql('create table "event_consumer" ("queue" varchar(60) not null primary key, "position" bigint not null)');
    // Those that workers of the release before write are made by its jobs; what is left of them is made an hour later.
    this.addSql(`alter table "webhook_delivery" add "available_at" timestamptz(3) not null default now() + interval '1 hour'`);
    this.addSql('drop index "webhook_delivery_pending"');
    this.addSql(
      `create index "webhook_delivery_available" on "webhook_delivery" ("available_at", "endpoint_id") where "status" = 'pending'`,
    );
  }
}
