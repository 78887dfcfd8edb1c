import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FOLDER = process.env['KARRIO_FOLDER'];
const run = fileURLToPath(new URL('run', import.meta.url));

if (!FOLDER) process.stdout.write('The real karrio server is not tested: KARRIO_FOLDER names no folder to install it in.\n');

describe('the karrio adapter', () => {
  (FOLDER ? it : it.skip)('works with a real karrio server', () => {
    const { status, stdout, stderr } = spawnSync(run, [FOLDER ?? ''], { encoding: 'utf8' });
    process.stdout.write(stdout);
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });
});
