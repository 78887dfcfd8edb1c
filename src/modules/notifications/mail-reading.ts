import type { Reading } from '../../platform/metrics/readings.js';

/** Unsent and failed mails. Sent mails are not read. */
export const mailReading: Reading = {
  name: 'mails',
  text: `
    select s.status, unsent.count as count, case s.status when 'queued' then greatest(0, coalesce(unsent.age, 0)) end as age
      from unnest(array['queued', 'failed']) as s (status),
           lateral (select count(*), extract(epoch from now() - min(created_at)) as age
                      from mail where status <> 'sent' and status = s.status) unsent`,
  labels: ['status'],
  gauges: {
    count: { name: 'shipgraph_mails', help: 'Mails waiting to be sent ("queued"), and mails without attempts left ("failed").' },
    age: { name: 'shipgraph_mails_age_seconds', help: 'Age of the oldest waiting mail; 0 when none is waiting.' },
  },
};
