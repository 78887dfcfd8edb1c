import type { Reading } from '../metrics/readings.js';

/** The count stops here; beyond it, the age is more telling. */
const MOST = 100_000;

/** What waits in the outbox. An event's id contains its write time, which may be long after what it describes. */
export const eventReading: Reading = {
  name: 'events',
  text: `
    with waiting as (select seq, id from event where relayed_at is null order by seq limit ${MOST}),
         oldest as (select ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0 as written from waiting order by seq limit 1)
    select (select count(*) from waiting) as waiting,
           coalesce((select greatest(0, extract(epoch from now()) - written) from oldest), 0) as age`,
  labels: [],
  gauges: {
    waiting: {
      name: 'shipgraph_events_unrelayed',
      help: 'Events in the outbox that no worker has taken yet. Counted up to 100000.',
    },
    age: { name: 'shipgraph_events_unrelayed_age_seconds', help: 'Age of the oldest of them in seconds; 0 when there are none.' },
  },
};

/** How far consumers lag, including work in flight. */
export const consumerReading: Reading = {
  name: 'consumers',
  text: `
    select queue, greatest(0, (select coalesce(max(position), 0) from event) - position) as behind from event_consumer`,
  labels: ['queue'],
  gauges: {
    behind: {
      name: 'shipgraph_events_behind',
      help: 'Positions between the newest event and the last position up to which this consumer has handled all events.',
    },
  },
};
