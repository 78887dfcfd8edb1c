import { isEnumType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { compileShape, InputFindings } from '../../src/platform/graphql/input-shape.js';
import { interfaces } from '../../src/rest/interfaces.js';
import { RowVariables } from '../../src/rest/request/variables.js';
import { createSchema } from '../../src/schema.js';
import { bearer } from '../support/client.js';
import { sharedWeb } from '../support/shared-app.js';
import type { TestApp } from '../support/app.js';

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  [app, schema] = await Promise.all([sharedWeb(), createSchema()]);
});

const NOBODY = '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d';
/** Words that are looked for as they are, and find nothing; so is the type of an approval, which is documented as any text. */
const WORDS = new Set(['search', 'sellerId', 'shopId', 'carrier', 'dispatcherId', 'subjectUserId', 'event']);

/** Days that are given together. */
const DAYS = { startDate: '2026-11-01', endDate: '2026-11-02' };
const RANGE = { from: '2026-11-01', to: '2026-11-02' };

describe('A query parameter of the ERP interface', () => {
  it('whose value is not understood is refused by name, in every list and report', async () => {
    const silent: string[] = [];
    for (const row of interfaces['/api/erp/openapi-spec.json']?.routes.filter(({ method }) => method === 'GET') ?? []) {
      const path = row.path.replace(/:\w+/g, NOBODY);
      const { all, parameters: names } = new RowVariables(row, schema);
      for (const { source } of all) {
        if (source.in !== 'query' || WORDS.has(source.name) || (row.path === '/api/erp/approvals' && source.name === 'type')) continue;
        const query = new URLSearchParams({
          ...(names.has('startDate') ? DAYS : names.has('from') && names.has('to') ? RANGE : {}),
          [source.name]: '¿foo',
        });
        const { status, body } = await app.client.get(`${path}?${query.toString()}`, bearer(app.accounts.erpToken));
        const fields = (body?.errors ?? []).map(({ field }: { field: string }) => field);
        if (status !== 404 && (status !== 400 || !fields.includes(source.name)))
          silent.push(`${row.path} ${source.name}: ${status} ${fields}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('that is not known is named in a warning', async () => {
    const { status, body } = await app.client.get(
      '/api/erp/shipments?updatedsince=2026-11-20T00:00:00Z&limit=1',
      bearer(app.accounts.erpToken),
    );
    expect([status, body.warnings]).toEqual([200, [{ field: 'updatedsince', code: 'UNKNOWN_FIELD', message: expect.any(String) }]]);
    expect((await app.client.get('/api/erp/shipments?limit=1', bearer(app.accounts.erpToken))).body).not.toHaveProperty('warnings');
  });
});

/** What people and programs write, and no scalar may guess. */
const GUESSES: Readonly<Record<string, readonly unknown[]>> = {
  Boolean: ['yes', 'true', 1, 0, 'on', ''],
  Int: ['5', 1.5, true, '', 2 ** 31],
  Float: ['0.5', '0,5', true, '', Number.NaN],
  Decimal: ['12.50', '1,50', '1.234,50', true, Number.POSITIVE_INFINITY],
  WholeNumber: ['#1001', '5.47832E+12', '1,001', -1, 1.5, 1e21, true],
  DateTimeISO: [
    'yesterday',
    '2026-11-28',
    '28.11.2026',
    '2026-11-28T10:00:00',
    '2026-11-28 10:00',
    '2026-02-30T10:00:00Z',
    1_764_324_000,
    true,
  ],
  String: [5, true, ['x'], { a: 1 }],
  Bytes: ['not base64', 'YQ', 5],
  JSONObject: ['{}', ['x'], 5],
};

describe('A field of a body', () => {
  it.each(Object.entries(GUESSES))('of type %s is never guessed from another type', (name, values) => {
    const type = schema.getType(name) as GraphQLInputType;
    for (const value of values) {
      const findings = new InputFindings();
      compileShape(type)(value, undefined, 'field', findings);
      expect({ value, problems: findings.problems.map(({ field }) => field) }).toEqual({ value, problems: ['field'] });
    }
  });

  it('with a word of a list is that word exactly, for every list', () => {
    const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && !type.name.startsWith('__'));
    for (const type of enums) {
      const findings = new InputFindings();
      const shape = compileShape(type as GraphQLInputType);
      for (const value of ['¿foo', '', 1, true]) shape(value, undefined, 'field', findings);
      expect({ type: type.name, problems: findings.problems.length }).toEqual({ type: type.name, problems: 4 });
    }
  });
});
