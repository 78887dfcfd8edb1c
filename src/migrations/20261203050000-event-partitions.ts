import { Migration } from '../platform/db/migration.js';
import { systemClock } from '../kernel/clock.js';
import { partitionSql } from '../platform/db/weekly-table.js';
import { eventTable } from '../platform/events/event.entity.js';

/** Events are kept in partitions of a week, which are dropped whole. Those that are there become the first one; none is copied. */
export class EventPartitions extends Migration {
  override up(): void {
    this.addSql('alter table "event" drop constraint "event_pkey"');
    this.addSql('alter table "event" drop constraint "event_id_unique"');
    this.addSql('alter table "event" add constraint "event_pkey" primary key using index "event_key"');
    this.addSql('alter table "event" drop constraint "event_position_unique"');
    this.addSql('alter index "event_subject_id_index" rename to "event_subject"');
    for (const statement of partitionSql(eventTable, systemClock.now())) this.addSql(statement);
    this.addSql('alter sequence "event_seq_seq" owned by "event"."seq"');
  }
}
