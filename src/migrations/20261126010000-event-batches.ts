import { Migration } from '@mikro-orm/migrations';

/** How far each consumer of events has come, and which worker hands events to them. */
export class EventBatches extends Migration {
  override up(): void {
    this.addSql('create table "event_pump" ("term" bigint not null primary key, "leased_until" timestamptz(3) not null)');
    this.addSql('insert into "event_pump" ("term", "leased_until") values (0, now())');
    this.addSql('create table "event_consumer" ("queue" varchar(60) not null primary key, "position" bigint not null)');
  }
}
