import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newSecret } from '../../../src/modules/webhooks/sending/secret.js';
import { shipgraph } from '../../support/command-line.js';
import { describePhp, PACKAGE, startPhpServer } from './php.js';

describePhp('The example plug-in in PHP', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certify-php-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is certified', async () => {
    const secret = newSecret();
    const database = join(folder, 'shop.sqlite');
    const settings = { SHIPGRAPH_DATABASE: database, SHIPGRAPH_WEBHOOK_SECRETS: secret };
    const receiver = await startPhpServer(resolve(PACKAGE, 'examples/plugin/webhook.php'), settings);
    const environment = `DRIVE_OPTIONS=${join(folder, 'options.json')} SHIPGRAPH_DATABASE=${database}`;
    const drive = `${environment} php -d display_errors=stderr ${resolve('test/stores/php/drive.php')}`;
    const callback = `http://127.0.0.1:${receiver.port}/webhook`;
    try {
      const { exitCode, out } = await shipgraph([
        '--json',
        'certify',
        '--callback',
        callback,
        '--drive',
        drive,
        '--secret',
        secret,
        '--listen',
        '127.0.0.1:0',
      ]);
      const { checks } = JSON.parse(out);
      expect(checks.filter(({ status }: { status: string }) => status === 'failed')).toEqual([]);
      const skipped = checks.filter(({ status }: { status: string }) => status === 'skipped').map(({ name }: { name: string }) => name);
      expect({ exitCode, skipped }).toEqual({ exitCode: 0, skipped: ['The AWB and the tracking link are shown once there are some'] });
    } finally {
      await receiver.stop();
    }
  }, 300_000);
});
