import type { z } from 'zod';
import { routes } from '../../src/rest/interfaces.js';
import type { Route } from '../../src/rest/route.js';
import type { FileReply } from '../../src/rest/route-docs.js';
import type { Answer } from './client.js';

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Compares real answers with what their rows declare, and knows which rows it has seen. */
export class Declared {
  private readonly seen = new Set<string>();

  /** The answer has every field that its row declares, and no other. */
  expect(row: string, answer: Answer): Answer {
    const { docs } = routes.find((each) => nameOf(each) === row) ?? {};
    if (!docs) throw new Error(`There is no row ${row}, or it declares nothing.`);
    const { status, body, text } = answer;
    const usual = docs.status ?? 200;
    const other = docs.also?.[status];
    expect({ row, status, text: status === usual || other ? '' : text }).toEqual({ row, status: other ? status : usual, text: '' });
    const schema = typeof other === 'object' ? other : jsonOf(docs.reply);
    const parsed = schema.safeParse(body);
    expect({ row, error: parsed.error?.message, body: parsed.data }).toEqual({ row, error: undefined, body });
    this.seen.add(row);
    return answer;
  }

  /** Which of these rows answer JSON and have not been looked at. */
  unseenOf(rows: readonly Route[]): string[] {
    return rows
      .filter(({ docs }) => docs && !('mediaType' in docs.reply && !docs.reply.json))
      .map(nameOf)
      .filter((name) => !this.seen.has(name));
  }
}

function jsonOf(reply: z.ZodType | FileReply): z.ZodType {
  const json = 'mediaType' in reply ? reply.json : reply;
  if (!json) throw new Error('This row answers no JSON.');
  return json;
}
