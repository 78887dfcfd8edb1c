import { ConfigError, parseConfig } from '../config.js';
import { startBoss } from '../platform/jobs/boss.js';
import type { DatabaseSettings } from '../platform/db/pool.js';
import { deadLetters, redrive, type DeadLetter } from '../platform/jobs/redrive.js';

/**
 * Lists the jobs of DATABASE_URL that failed for good, with their last error, and returns them all to their queues. With `--dry-run` it
 * only lists them.
 */
try {
  const { url, ...settings } = parseConfig(process.env).database;
  if (url === undefined) throw new ConfigError('Set DATABASE_URL to the database that the workers use.');
  await run({ ...settings, url });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(settings: DatabaseSettings): Promise<void> {
  const boss = await startBoss(settings, (message, error) => console.error(message, error));
  try {
    const letters = await deadLetters(boss);
    for (const letter of letters) console.log(line(letter));
    if (letters.length === 0) console.log('No jobs have failed for good.');
    else if (process.argv.includes('--dry-run')) console.log(`${letters.length} jobs failed for good.`);
    else console.log(`${await redrive(boss, letters)} of ${letters.length} jobs were returned to their queues.`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

function line({ since, queue, eventId, error }: DeadLetter): string {
  return [since.toISOString(), queue, eventId, error.replaceAll(/\s+/g, ' ')].join('  ');
}
