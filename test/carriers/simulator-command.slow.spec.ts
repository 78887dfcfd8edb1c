import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from '../support/wait-for.js';

/** Runs the command as people do, without npm, so that signals reach the process itself. */
function run(...words: string[]) {
  const script = ['--no-warnings', '--import', '@swc-node/register/esm-register', 'test/carriers/simulators/run.ts'];
  const child = spawn(process.execPath, [...script, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, text: () => text, exited };
}

describe('the command that runs a simulated carrier', () => {
  it.each(['aramex', 'easypost', 'karrio'])(
    'prints how to reach %s, obeys its controls, and stops when it is interrupted',
    async (name) => {
      const { child, text, exited } = run(name);
      await waitFor(
        () => `the simulator has started; it said: ${text()}`,
        () => text().includes('Ctrl+C'),
      );
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text())?.[0] ?? '';
      const credentials = (await (await fetch(`${url}/_simulator/credentials`)).json()) as Readonly<Record<string, string>>;
      for (const value of Object.values(credentials)) expect(text()).toContain(value);
      child.kill('SIGINT');
      expect(await exited).toBe(0);
    },
  );

  it('lists the carriers and its usage when it is called wrongly', async () => {
    for (const words of [[], ['nobody'], ['aramex', '--port', '99999'], ['aramex', '--prot', '1']]) {
      const { text, exited } = run(...words);
      expect(await exited).toBe(1);
      expect(text()).toContain('Usage: npm run carrier:simulator -- <carrier> [--port <port>]');
    }
    const { text, exited } = run();
    await exited;
    expect(text()).toMatch(/^Name one carrier: aramex, easypost, karrio\.$/m);
  });
});
