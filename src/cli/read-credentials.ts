import type { ConnectableCarriersQuery } from '../client/index.js';
import type { Desk } from './desk.js';
import { misused } from './exit-codes.js';
import { readInput } from './read-input.js';

type Connectable = ConnectableCarriersQuery['connectableCarriers'][number];

/** The carrier with this code or name. */
export async function connectableCarrier(desk: Desk, text: string): Promise<Connectable> {
  const carriers = await (await desk.shipgraph()).connectableCarriers({}, { signal: desk.signal });
  const wanted = text.toUpperCase();
  const found = carriers.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted);
  if (found) return found;
  const codes = carriers.map(({ code }) => code.toLowerCase()).join(', ');
  throw misused(`No carrier matches "${text}". ${codes === '' ? 'This service has no adapters.' : `There are: ${codes}.`}`);
}

/**
 * Reads the credentials from a JSON file, or asks a person for each. Arguments would show them in the list of processes and in the
 * history of the shell.
 */
export async function readCredentials(desk: Desk, carrier: Connectable, file: string | undefined): Promise<Record<string, unknown>> {
  if (file !== undefined) return fromFile(desk, file);
  const { person } = desk.io;
  if (!person) throw misused('Pass --credentials FILE, a JSON object, or "-" for standard input: there is no terminal to ask.');
  const given: Record<string, string> = {};
  for (const { name, label, required, secret } of carrier.credentials) {
    const question = required ? `${label}:` : `${label} (empty for none):`;
    const answer = (secret ? await person.secret(question) : await person.ask(question)).trim();
    if (answer !== '') given[name] = answer;
    else if (required) throw misused(`${label} is required.`);
  }
  return given;
}

async function fromFile(desk: Desk, file: string): Promise<Record<string, unknown>> {
  const text = await readInput(desk, file);
  const from = file === '-' ? 'Standard input' : `The file ${file}`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message would repeat a part of the secret.
    throw misused(`${from} is not valid JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw misused(`${from} must contain a JSON object with the credentials by name.`);
  return { ...value };
}
