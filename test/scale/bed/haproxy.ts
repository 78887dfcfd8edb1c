import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../src/embedded-postgres/server-port.js';
import { giveTo } from '../../../src/embedded-postgres/run-as.js';
import { waitFor } from '../../support/wait-for.js';
import type { Bed } from './bed.js';
import { ChildProgram } from './child-program.js';
import { programAt } from './programs.js';

export interface Backend {
  readonly name: string;
  readonly port: number;
  /** Where an HTTP server says whether it is the primary. */
  readonly probePort: number;
}

interface HaproxySettings {
  readonly backends: readonly Backend[];
  readonly path?: string;
}

/** haproxy in front of the servers: connections go to the one whose probe says that it leads, and end when it does no longer. Answers its port. */
export async function startHaproxy(bed: Bed, { backends, path = '/primary' }: HaproxySettings): Promise<number> {
  const port = await freePort();
  const folder = await bed.folderFor(`haproxy-${port}`);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configurationOf(port, path, backends));
  await giveTo(bed.runAs, file);
  const program = ChildProgram.start([programAt('haproxy'), '-db', '-f', file], {
    runAs: bed.runAs,
    logFile: join(bed.folder, 'haproxy.log'),
  });
  bed.onClose(() => program.stop());
  await waitFor(
    () => `haproxy has found the primary; it said: ${program.said()}`,
    async () => {
      if (!program.running) throw new Error(`haproxy ended; it said: ${program.said()}`);
      return backends.length === 0 || (await leadsSomewhere(backends, path));
    },
    30_000,
  );
  return port;
}

const configurationOf = (port: number, path: string, backends: readonly Backend[]): string => `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET ${path}
  http-check expect status 200
  default-server inter 500ms fastinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${backends.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.probePort}`).join('\n')}
`;

async function leadsSomewhere(backends: readonly Backend[], path: string): Promise<boolean> {
  const answers = await Promise.all(
    backends.map(({ probePort }) =>
      fetch(`http://127.0.0.1:${probePort}${path}`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  );
  return answers.some(Boolean);
}
