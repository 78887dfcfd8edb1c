import type { GraphQLSchema } from 'graphql';
import { routes } from '../../src/rest/interfaces.js';
import type { Route } from '../../src/rest/route.js';
import type { Answer } from './client.js';

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Compares real answers with what their rows declare, and knows which rows it has seen. */
export class Declared {
  private readonly seen = new Set<string>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** The answer has every field that its row declares, and no other. */
  expect(row: string, answer: Answer): Answer {
    const route = routes.find((each) => nameOf(each) === row);
    if (!route) throw new Error(`There is no row ${row}.`);
    const { status, body, text } = answer;
    const responses = route.reply.responses(this.schema);
    const declared = responses.find((each) => each.status === status);
    expect({ row, status, text: declared ? '' : text }).toEqual({ row, status: declared ? status : responses[0]?.status, text: '' });
    if (!declared?.json) throw new Error('This row answers no JSON.');
    const parsed = declared.json.safeParse(body);
    expect({ row, error: parsed.error?.message, body: parsed.data }).toEqual({ row, error: undefined, body });
    this.seen.add(row);
    return answer;
  }

  /** Which of these rows answer JSON and have not been looked at. */
  unseenOf(rows: readonly Route[]): string[] {
    return rows
      .filter((row) => row.reply.responses(this.schema).some(({ json }) => json))
      .map(nameOf)
      .filter((name) => !this.seen.has(name));
  }
}
