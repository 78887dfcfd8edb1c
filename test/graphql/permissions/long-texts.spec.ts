import { setImmediate as turn } from 'node:timers/promises';
import {
  execute,
  getNamedType,
  isCompositeType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { Refusal } from '../../../src/kernel/errors.js';
import { declaredOf } from '../../../src/platform/graphql/declared-fields.js';
import { createSchema } from '../../../src/schema.js';
import { routes } from '../../../src/rest/interfaces.js';
import type { Route } from '../../../src/rest/route.js';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { refused } from '../../support/graphql.js';
import { rawCall } from '../../support/raw-http.js';
import { TurnWatch, workOf } from '../../support/longest-turn.js';
import { leavesOf, withText, type TextLeaf } from '../../support/text-leaves.js';
import { mutationRows, queryRows } from './rows.js';
import { openWorld, type Viewer, type World } from './world.js';

/** What one request may keep everybody else waiting for, on a machine that is at rest. */
const STALL_MS = 50;
/** A machine that does much else gives a thread less work done in the same time: then this many times what a body takes to be written and read. */
const BODIES = 10;
/** A collection of garbage or code that is compiled takes its time too, but not every time. */
const REPETITIONS = 6;
const CHARACTERS: readonly string[] = ['a', '.', ' ', '0', '"', '\n', '@', '٠', '\u0316\u0301'];
/** What is no text is looked at before there is a resolver. */
const BODY = 700_000;
const OF_NUMBERS: readonly string[] = ['0'];
/** On a machine that does much else; what is measured is work, not time. */
const PATIENCE_MS = 300_000;
/** Requests that are under way at once. */
const AT_ONCE = 30;
const QUOTES = '"'.repeat(BODY);
/** What the door of GraphQL lets through to the resolvers. */
const LONGEST: Readonly<Record<string, number>> = { String: 20_000, ID: 255 };

let app: TestApp;
let schema: GraphQLSchema;
let world: World;
let turns: TurnWatch;
beforeAll(async () => {
  schema = await createSchema();
  app = await startApp({ ROLE: 'web' });
  world = await openWorld(app);
  turns = new TurnWatch();
}, PATIENCE_MS);
afterAll(() => {
  turns.stop();
  return app.stop();
});

interface Attempt {
  readonly name: string;
  readonly send: () => Promise<unknown>;
}

/** Those that stall the process each time that they are tried. Many are tried together first, each begun in its own turn. */
async function stalling(attempts: readonly Attempt[]): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < attempts.length; start += AT_ONCE) {
    const some = attempts.slice(start, start + AT_ONCE);
    if ((await turns.during(() => together(some))) <= STALL_MS) continue;
    for (const attempt of some) {
      const work = await leastOf(attempt);
      if (work !== undefined) found.push(`${attempt.name}: ${Math.round(work)} ms`);
    }
  }
  return found;
}

async function together(attempts: readonly Attempt[]): Promise<void> {
  const answers: Promise<unknown>[] = [];
  for (const { send } of attempts) {
    // The door closes the connection on some of these; that it stays awake is all that is asked here.
    answers.push(send().catch(() => undefined));
    await turn();
  }
  await Promise.all(answers);
}

/** The shortest of its stalls; undefined once it was short enough. */
async function leastOf({ send }: Attempt): Promise<number | undefined> {
  let least = Infinity;
  for (let times = 0; times < REPETITIONS; times++) {
    least = Math.min(least, await turns.during(() => send().catch(() => undefined)));
    if (least <= STALL_MS || least <= BODIES * workOf(() => JSON.parse(JSON.stringify(QUOTES)))) return undefined;
  }
  return least;
}

type RootType = 'Query' | 'Mutation';
type RootField = GraphQLField<unknown, unknown>;

const textOf = (character: string, length: number): string => character.repeat(length / character.length);

function rootFields(type: RootType): RootField[] {
  const root = schema.getType(type);
  return isObjectType(root) ? Object.values(root.getFields()) : [];
}

const rowOf = (type: RootType, name: string) => (type === 'Query' ? queryRows : mutationRows)[name];

function viewerOf(type: RootType, name: string): Viewer {
  const may = rowOf(type, name)?.may ?? 'everybody';
  if (may === 'everybody') return 'anonymous';
  return (
    (['super_admin', 'owner'] as const).find((viewer) => may.includes(viewer)) ??
    may.find((viewer) => viewer !== 'anonymous') ??
    'anonymous'
  );
}

const documents = new Map<string, DocumentNode>();
function documentOf(type: RootType, field: RootField, given: object): DocumentNode {
  const args = field.args.filter(({ name }) => name in given);
  const declared = args.map(({ name, type: of }) => `$${name}: ${of.toString()}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const text = `${type.toLowerCase()}(${declared}) { ${field.name}(${passed}) ${selection} }`;
  let document = documents.get(text);
  if (!document) documents.set(text, (document = parse(text)));
  return document;
}

/** One field of the graph asked with a long text at one place, and everything else as it should be. */
function attemptOf(type: RootType, field: RootField, leaf: TextLeaf, character: string): Attempt {
  const length = leaf.path.at(-1) === 'csv' ? 300_000 : (LONGEST[leaf.type] ?? BODY);
  const { name, ask } = askingOf(viewerOf(type, field.name), { type, field, leaf }, textOf(character, length));
  return { name: `${name} of ${JSON.stringify(character)}`, send: ask };
}

interface Asked {
  readonly type: RootType;
  readonly field: RootField;
  readonly leaf: TextLeaf;
}

function askingOf(viewer: Viewer, { type, field, leaf }: Asked, text: string) {
  const given = rowOf(type, field.name)?.args?.(world.ids) ?? {};
  const variableValues = withText(field.args, given, leaf, text);
  const document = documentOf(type, field, variableValues);
  return {
    name: `${field.name} ${leaf.path.join('.')}`,
    ask: async () => execute({ schema, document, variableValues, contextValue: world.contextOf(viewer) }),
  };
}

/** Whether a text that is longer than the door lets in is refused with the name of its field. Some fields are for strangers only, some for users. */
async function isTooLong(asked: Asked): Promise<boolean> {
  const { type, field, leaf } = asked;
  const argument = field.args.find(({ name }) => name === leaf.path[0]);
  const declared = argument && declaredOf(argument);
  const own = declared?.kind === 'text' ? (declared.limits.max ?? 0) : 0;
  const text = 'x'.repeat(Math.max(LONGEST[leaf.type] ?? 0, own) + 1);
  const name = String(leaf.path.findLast((step) => typeof step === 'string'));
  const viewer = viewerOf(type, field.name);
  for (const each of viewer === 'anonymous' ? (['anonymous', 'owner'] as const) : [viewer]) {
    const { errors = [] } = await askingOf(each, asked, text).ask();
    const told = errors.flatMap(({ originalError }) => (originalError instanceof Refusal ? originalError.errors : []));
    if (told.some(({ field: at, message }) => at?.replace(/\[0\]$/, '').endsWith(name) && /must have at most \d+ characters/.test(message)))
      return true;
  }
  return false;
}

/** Those that patterns for the end of a text stumble over, and one of the others in turn. */
const charactersFor = ({ type }: TextLeaf, place: number): readonly string[] =>
  type === 'String' ? ['.', ' ', '0', CHARACTERS[place % CHARACTERS.length] ?? 'a'] : OF_NUMBERS;

const graphAttempts = (type: RootType): Attempt[] =>
  rootFields(type).flatMap((field) =>
    leavesOf(field.args).flatMap((leaf, place) => charactersFor(leaf, place).map((character) => attemptOf(type, field, leaf, character))),
  );

type Json = Readonly<Record<string, unknown>> | readonly unknown[];

/** Where an example has texts, and the example with another text there. */
function variants(example: unknown, text: string): { place: string; value: unknown }[] {
  if (typeof example === 'string') return [{ place: '', value: text }];
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example as Json).flatMap(([key, item]) =>
    variants(item, text).map(({ place, value }) => ({
      place: `.${key}${place}`,
      value: Array.isArray(example) ? example.with(Number(key), value) : { ...example, [key]: value },
    })),
  );
}

const pathOf = (row: Route, value: string): string => row.path.replaceAll(/:\w+/g, () => encodeURIComponent(value));

const proofs = () => ({
  ...bearer(app.accounts.erpToken),
  'x-svc-shop-token': world.ids['shopToken'] ?? '',
  'x-svc-shop-domain': world.ids['shopDomain'] ?? '',
});

/** The example of a row with one of its texts as long as a body may be. */
const bodyAttempts = (row: Route): Attempt[] =>
  variants(row.docs.example, '').map(({ place }, index) => {
    const character = CHARACTERS[index % CHARACTERS.length] ?? 'a';
    const path = pathOf(row, world.ids['shipmentId'] ?? '');
    return {
      name: `${row.method} ${row.path} ${place} of ${JSON.stringify(character)}`,
      send: () =>
        app.client.call(row.method, path, { headers: proofs(), body: variants(row.docs.example, textOf(character, BODY))[index]?.value }),
    };
  });

/** The path and the query of a row, as long as Node reads them. */
const addressAttempts = (row: Route, place: number): Attempt[] =>
  [0, 1, 2].flatMap((turnOf) => {
    // Each row meets three of them, and all of them meet many rows.
    const character = CHARACTERS[(place + turnOf * 3) % CHARACTERS.length] ?? 'a';
    const text = textOf(character, 2_000);
    const names = ['q', 'search', 'status', 'page', 'limit', 'from', 'cursor', 'after', 'lang', 'explain', 'shipment_id'];
    const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, textOf(character, 200)]))).toString();
    const send = (path: string) => () =>
      app.client.call(row.method, path, { headers: proofs(), ...(row.method !== 'GET' && { body: {} }) });
    return [
      { name: `${row.method} ${row.path} in its path ${JSON.stringify(character)}`, send: send(pathOf(row, text)) },
      { name: `${row.method} ${row.path} in its query ${JSON.stringify(character)}`, send: send(`${pathOf(row, 'x')}?${query}`) },
    ];
  });

const HEADERS =
  `accept accept-encoding accept-language authorization content-disposition content-encoding content-type cookie forwarded host
  idempotency-key if-modified-since if-none-match last-event-id origin range referer traceparent tracestate user-agent x-forwarded-for
  x-forwarded-host x-forwarded-proto x-request-id x-svc-api-token x-svc-shop-domain x-svc-shop-token`.split(/\s+/);
const IN_A_HEADER = CHARACTERS.filter((character) => /^[\x20-\x7e]$/.test(character));

const headerAttempts = (method: string, path: string): Attempt[] =>
  HEADERS.flatMap((name) =>
    IN_A_HEADER.map((character) => {
      const headers = { 'content-type': 'application/json', ...proofs(), [name]: `a${textOf(character, 12_000)}a` };
      const body = method === 'POST' ? '{"query":"{ __typename }"}' : undefined;
      return { name: `${method} ${path} ${name} of "${character}"`, send: () => rawCall(app, path, { method, headers, body }) };
    }),
  );

describe('A text of one character', () => {
  it.each(['Query', 'Mutation'] as const)(
    'stalls the process in no argument of a %s, as long as the door lets it in',
    async (type) => {
      const attempts = graphAttempts(type);

      expect(attempts.length).toBeGreaterThan(300);
      expect(await stalling(attempts)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'stalls the process in no text of a body',
    async () => {
      const attempts = routes.flatMap(bodyAttempts);

      expect(attempts.length).toBeGreaterThan(50);
      expect(await stalling(attempts)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'stalls the process in no path, query or header',
    async () => {
      const doors = [
        ['GET', '/track/x'],
        ['POST', '/api/order'],
        ['POST', '/graphql'],
      ] as const;

      expect(
        await stalling([...routes.flatMap(addressAttempts), ...doors.flatMap(([method, path]) => headerAttempts(method, path))]),
      ).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is refused in every argument and input where it is longer than the door lets in, with the name of the field',
    async () => {
      const texts = (['Query', 'Mutation'] as const).flatMap((type) =>
        rootFields(type).flatMap((field) =>
          leavesOf(field.args).flatMap((leaf) => (leaf.type === 'String' || leaf.type === 'ID' ? [{ type, field, leaf }] : [])),
        ),
      );
      const accepted: string[] = [];
      for (const text of texts) if (!(await isTooLong(text))) accepted.push(`${text.field.name} ${text.leaf.path.join('.')}`);

      expect(texts.length).toBeGreaterThan(600);
      expect(accepted).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('is refused where it is longer than any field keeps, with the name of the field', async () => {
    const note = 'mutation($input: AddShipmentNoteInput!) { addShipmentNote(input: $input) { id } }';
    const file = (fileName: string) => ({ fileName, content: Buffer.from('hello').toString('base64') });
    const noteWith = async (input: object) => {
      const { code, errors } = await refused(app, app.accounts.erpToken, note, { input: { id: world.ids['shipmentId'], ...input } });
      return [code, ...errors.map(({ field, message }) => `${field} ${message}`)];
    };

    expect(await noteWith({ files: [file('a.txt'), file('.'.repeat(256))] })).toEqual([
      'VALIDATION_FAILED',
      'files[1].fileName must have at most 255 characters',
    ]);
    expect(await noteWith({ text: 'x', files: [file('.'.repeat(40_000))], authorEmail: '@'.repeat(20_001) })).toEqual([
      'VALIDATION_FAILED',
      'authorEmail must have at most 20000 characters',
      'files[0].fileName must have at most 20000 characters',
    ]);
    const answer = await app.client.post('/api/order', { order: { orderReference: 'x'.repeat(20_001) } }, proofs());
    expect(answer.body.code).toMatch(/MISSING_FIELD|VALIDATION_FAILED/);
  });

  it('is not repeated at full length by what GraphQL says about it', async () => {
    const { text } = await app.client.graphql('query($o: Int) { shipments(first: $o) { nodes { id } } }', { o: 'x'.repeat(BODY) });

    expect(text.length).toBeLessThan(3_000);
    expect(text).toContain('Int cannot represent non-integer value');

    const ofEnum = await app.client.graphql('query($s: [BillingStatus!]) { shipments(billingStatus: $s) { nodes { id } } }', {
      s: ['A'.repeat(BODY)],
    });
    expect(ofEnum.text.length).toBeLessThan(3_000);
    expect(ofEnum.text).toContain(`A value of ${BODY} characters does not exist in \\"BillingStatus\\" enum.`);
  });
});
