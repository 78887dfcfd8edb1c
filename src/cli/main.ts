#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import type { Io, Output, Person } from './io.js';
import { run } from './run.js';

const interruption = new AbortController();

// The first Ctrl-C lets the command end its request; the second does not wait for that.
process.once('SIGINT', () => {
  interruption.abort();
  process.once('SIGINT', () => process.exit(130));
});

// Whoever reads has had enough, such as `head`: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

function worldOf(): Io {
  return {
    env: process.env,
    stdin: process.stdin,
    out: outputOf(process.stdout),
    err: outputOf(process.stderr),
    person: process.stdin.isTTY && process.stderr.isTTY ? person : undefined,
    signal: interruption.signal,
  };
}

function outputOf(stream: NodeJS.WriteStream): Output {
  return {
    write: (text) => void stream.write(text),
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
  };
}

const asking = { output: process.stderr, signal: interruption.signal };

// Questions go to standard error, so that the answer of the command can go into a file. Loaded when somebody is asked.
const person: Person = {
  confirm: async (message) => (await import('@inquirer/confirm')).default({ message, default: false }, asking),
  secret: async (message) => (await import('@inquirer/password')).default({ message, mask: true }, asking),
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    // The line editor takes Ctrl-C for itself.
    lines.once('SIGINT', () => process.emit('SIGINT'));
    try {
      return await lines.question(`${question} `, { signal: interruption.signal });
    } finally {
      lines.close();
    }
  },
};

process.exitCode = await run(process.argv.slice(2), worldOf());
