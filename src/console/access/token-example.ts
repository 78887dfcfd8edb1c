import { EVERYTHING } from './scopes.js';

interface Made {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly ofOperator: boolean;
}

/** REST routes a token can read, by required scope. */
const READS = [
  ['shipments:read', '/api/erp/shipments?limit=5'],
  ['sellers:read', '/api/erp/sellers?limit=5'],
  ['approvals:read', '/api/erp/approvals?limit=5'],
] as const;

/** Sample request for a shell: a list the token may read, else its identity. */
export function exampleFor({ token, scopes, ofOperator }: Made): string {
  const read = ofOperator && READS.find(([scope]) => scopes.includes(scope) || scopes.includes(EVERYTHING));
  const bearer = `-H 'Authorization: Bearer ${token}'`;
  if (read) return `curl ${bearer} \\\n  '${location.origin}${read[1]}'`;
  const question = JSON.stringify({ query: '{ me { type permissions } }' });
  return `curl ${bearer} -H 'Content-Type: application/json' \\\n  -d '${question}' '${location.origin}/graphql'`;
}
