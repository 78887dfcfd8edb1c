import { Migration } from '../platform/db/migration.js';

/** Each event consumer's position, the worker that leads delivery, and the times at which webhook attempts may be made. */
export class EventBatches extends Migration {
  override up(): void {
    this.addSql('create table "event_pump" ("term" bigint not null primary key, "leased_until" timestamptz(3) not null)');
    this.addSql('insert into "event_pump" ("term", "leased_until") values (0, now())');
    this.addSql('create table "event_consumer" ("queue" varchar(60) not null primary key, "position" bigint not null)');
    // Deliveries written by workers of the previous release are made by its jobs; the rest are made an hour later.
    this.addSql(`alter table "webhook_delivery" add "available_at" timestamptz(3) not null default now() + interval '1 hour'`);
    this.addSql('drop index "webhook_delivery_pending"');
    this.addSql(
      `create index "webhook_delivery_available" on "webhook_delivery" ("available_at", "endpoint_id") where "status" = 'pending'`,
    );
  }
}
