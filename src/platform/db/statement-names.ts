import { hash } from 'node:crypto';

/** The name under which the server keeps a statement: the same for the same text, on every connection. */
export const statementName = (text: string): string => `s${hash('sha1', text, 'base64url').slice(0, 20)}`;

/** Names for a limited number of texts. Further texts get no name and are sent unprepared, so that a connection's memory stays bounded. */
export class KeptNames {
  private readonly names = new Map<string, string>();

  constructor(private readonly most: number) {}

  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= this.most) return known;
    const name = statementName(text);
    this.names.set(text, name);
    return name;
  }
}
