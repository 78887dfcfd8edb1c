import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from '../support/app.js';
import { Client, type Answer, type Call } from '../support/client.js';
import { fillDay } from './demo-day.js';

/** Fills a running service with a day of parcels, for whoever wants to look around: its address and its credentials are the arguments. */
const [url = 'http://localhost:4000', path = '.data/credentials.json'] = process.argv.slice(2);
/** Waits where the service asks for patience. */
class PatientClient extends Client {
  override async call(method: string, at: string, call: Call = {}): Promise<Answer> {
    const answer = await super.call(method, at, call);
    if (answer.status !== 429) return answer;
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
    return this.call(method, at, call);
  }
}

const accounts = JSON.parse(await readFile(path, 'utf8')) as Credentials;
const { staff } = await fillDay({ client: new PatientClient(url), accounts });
const file = join(dirname(path), 'staff.json');
await writeFile(file, JSON.stringify(staff, null, 2), { mode: 0o600 });
console.log(`A day of parcels is there. One login of each role is in ${file}.`);
