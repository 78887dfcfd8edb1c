#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import type { Io, Output, Person } from './io.js';
import { run } from './run.js';
import { terminalText } from './words.js';

const interruption = new AbortController();

// The first Ctrl-C lets the command abort its request; the second exits immediately.
process.once('SIGINT', () => {
  interruption.abort();
  process.once('SIGINT', () => process.exit(130));
});

// The reader closed the pipe, as `head` does; that is not a failure.
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

// Prompts go to standard error, so that output can be redirected to a file. Loaded on the first prompt.
const person: Person = {
  confirm: async (message) => (await import('@inquirer/confirm')).default({ message: terminalText(message), default: false }, asking),
  secret: async (message) => (await import('@inquirer/password')).default({ message: terminalText(message), mask: true }, asking),
  ask: async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    // readline swallows Ctrl-C, so forward it.
    lines.once('SIGINT', () => process.emit('SIGINT'));
    try {
      return await lines.question(`${terminalText(question)} `, { signal: interruption.signal });
    } finally {
      lines.close();
    }
  },
};

process.exitCode = await run(process.argv.slice(2), worldOf());
