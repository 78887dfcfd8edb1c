import pg from 'pg';
import type { Bed } from './bed.js';

/** Takes so many connections of a server and keeps them, as a crowd of other processes does. */
export async function holdConnections(bed: Bed, url: string, count: number): Promise<{ release(): Promise<void> }> {
  const clients: pg.Client[] = [];
  const release = async (): Promise<void> => void (await Promise.all(clients.splice(0).map((client) => client.end())));
  bed.onClose(release);
  for (let n = 0; n < count; n++) {
    const client = new pg.Client({ connectionString: url, application_name: 'crowd' });
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
  }
  return { release };
}
