import type { Reading } from '../../platform/metrics/readings.js';

/** Unsent and failed messages of a table. Sent ones are not read. */
const unsent = (table: 'mail' | 'text_message', name: string, what: string): Reading => ({
  name,
  text: `
    select s.status, unsent.count as count, case s.status when 'queued' then greatest(0, coalesce(unsent.age, 0)) end as age
      from unnest(array['queued', 'failed']) as s (status),
           lateral (select count(*), extract(epoch from now() - min(created_at)) as age
                      from ${table} where status <> 'sent' and status = s.status) unsent`,
  labels: ['status'],
  gauges: {
    count: { name: `shipgraph_${name}`, help: `${what}s waiting to be sent ("queued"), and those without attempts left ("failed").` },
    age: { name: `shipgraph_${name}_age_seconds`, help: `Age of the oldest waiting ${what.toLowerCase()}; 0 when none is waiting.` },
  },
});

export const mailReading = unsent('mail', 'mails', 'Mail');
export const textMessageReading = unsent('text_message', 'text_messages', 'Text message');
