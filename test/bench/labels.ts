import type { Ground } from './ground.js';
import { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { compare, type Comparison, type Target } from './sample.js';
import { placeOrder } from './place-order.js';
import { ratesMarket } from './rates.js';
import { get } from './shot.js';
import { boundedRow, referenceRow, type Row } from './table.js';

const LABELS = 20;
const MAX_LABEL_MS = 20;
const MAX_P95_MS = 300;

/** Labels one by one and ten at a time, and what rates feel of them. */
export async function measureLabels(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const { database, shops, shots: asked } = await ratesMarket(ground, 'labels');
  const { port } = await ground.service(database);
  const references: string[] = [];
  for (const shop of shops.slice(0, LABELS)) references.push(await placeOrder(port, shop, 1));
  await database.sql('update shipment set pickup_ready_at = now()');

  const others = new LoadGenerator();
  try {
    const shots = references.map((reference) => get(`/api/awb/${reference}`));
    const rates = load.at('rates', { port, connections: 4, shots: asked });
    const single = load.at('one label', { port, connections: 1, shots });
    const ten = load.at('ten labels', { port, connections: 10, shots });
    const noise = others.at('labels beside', { port, connections: 10, shots });
    return rowsOf(await compare([rates, single, ten, beside(rates, noise)], options));
  } finally {
    await others.stop();
  }
}

const beside = (target: Target, noise: Target): Target => ({
  name: `${target.name} beside ${noise.name}`,
  run: async (seconds) => (await Promise.all([target.run(seconds), noise.run(seconds)]))[0],
});

function rowsOf([rates, single, ten, disturbed]: readonly Comparison[]): Row[] {
  if (!rates || !single || !ten || !disturbed) throw new Error('A target was not measured.');
  return [
    boundedRow('A label, one at a time', single.sample.p50, MAX_LABEL_MS, ' ms'),
    referenceRow('Labels, ten at a time', ten),
    boundedRow('p95 of ten at a time', ten.sample.p95, MAX_P95_MS, ' ms'),
    referenceRow('POST /api/rates alone, 4 connections', rates),
    referenceRow('The same beside ten labels at a time', disturbed),
    boundedRow(
      'p95 of rates beside labels, against twice alone',
      disturbed.sample.p95,
      Number((2 * rates.sample.p95).toPrecision(3)),
      ' ms',
    ),
  ];
}
