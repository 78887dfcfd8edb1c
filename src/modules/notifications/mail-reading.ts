import type { Reading } from '../../platform/metrics/readings.js';

/** Mails that did not leave yet, or never will. Those that were sent are not looked at. */
export const mailReading: Reading = {
  name: 'mails',
  text: `
    select s.status, unsent.count as count, case s.status when 'queued' then greatest(0, coalesce(unsent.age, 0)) end as age
      from unnest(array['queued', 'failed']) as s (status),
           lateral (select count(*), extract(epoch from now() - min(created_at)) as age
                      from mail where status <> 'sent' and status = s.status) unsent`,
  labels: ['status'],
  gauges: {
    count: { name: 'shipgraph_mails', help: 'Mails that wait to be sent ("queued"), and those whose attempts are all used up ("failed").' },
    age: { name: 'shipgraph_mails_age_seconds', help: 'How long the oldest waiting mail has waited; 0 when none does.' },
  },
};
