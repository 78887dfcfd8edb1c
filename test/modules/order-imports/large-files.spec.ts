import { readOrderFile } from '../../../src/modules/order-imports/read-order-file.rules.js';
import { Turns } from '../../../src/platform/http/turns.js';
import type { TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { TurnWatch, workOf } from '../../support/longest-turn.js';
import { newSeller } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { connectShop, dubai, sessionOf } from '../../support/story.js';
import { ownFile, ownLine } from './files.js';

let app: TestApp;
let shopDomain: string;
let seller: string;
let sellerId: string;
beforeAll(async () => {
  app = await sharedWeb();
  shopDomain = (await connectShop(app)).domain;
  seller = await sessionOf(app, app.accounts.seller);
  sellerId = (await ask(app, seller, '{ me { seller { id } } }')).me.seller.id;
});

const CREATE =
  'mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { rows(first: 1) { totalCount } } }';
const parcel = { grams: 500, length: 20, width: 15, height: 10 };
const variables = (text: string, domain: string | null = shopDomain) => ({
  input: { fileName: 'orders.csv', ...(domain !== null && { shopDomain: domain }), defaults: { origin: dubai, ...parcel } },
  file: Buffer.from(text).toString('base64'),
});
const upload = async (text: string): Promise<number> => (await ask(app, seller, CREATE, variables(text))).createOrderImport.rows.totalCount;

let next = 700_000;
const oneOrder = (): string => ownFile([ownLine(String(next++))]);
const broken = ownFile(Array.from({ length: 2_000 }, (_, index) => `${index + 1},,nobody,x,,,ZZZ,U,later,x,,x,y,z,q,w,e`));

describe('A large file', () => {
  it.each([
    ['one row of commas', ','.repeat(4_900_000), 'file: must have at most 500 columns'],
    ['line ends', '\n'.repeat(4_900_000), 'file: must have at most 20000 lines'],
  ])('is refused for its size: %s (#30)', async (_what, text, message) => {
    expect(await refused(app, seller, CREATE, variables(text))).toMatchObject({ code: 'VALIDATION_FAILED', message });
  });

  it('is read on another thread, and its orders a few at a time, so that others are answered (#30)', async () => {
    await upload(broken);
    const file = { content: Buffer.from(broken), encoding: 'utf-8', format: null } as const;
    const defaults = { shopDomain, origin: dubai, currency: null, countryCode: null, ...parcel };
    const alone = workOf(() => readOrderFile(file, defaults, { strictSubtotal: false }));
    const watch = new TurnWatch();
    const longest = await watch.during(async () => expect(await upload(broken)).toBe(2_000));
    watch.stop();

    expect(longest).toBeLessThan(alone / 2);
  });
});

describe('The turn to read a file', () => {
  /** As another process has them. */
  const others = (seconds = 60): Turns => new Turns(app.database.sql, 'order-import', seconds);

  it('is one for each seller, whichever process has it (#30)', async () => {
    await others().during(sellerId, async () => {
      expect(await refused(app, seller, CREATE, variables(oneOrder()))).toMatchObject({
        code: 'RATE_LIMITED',
        message: 'Another file of yours is being read. Send this one once it is done.',
        reason: 'ONE_AT_A_TIME',
        retryAfter: 2,
      });
    });
    expect(await upload(oneOrder())).toBe(1);
  });

  it('is not that of another seller, nor of the operator who imports for this one (#30)', async () => {
    const stranger = await sessionOf(app, await newSeller(app));
    const operator = await sessionOf(app, app.accounts.operator);
    await others().during(sellerId, async () => {
      expect(await ask(app, stranger, CREATE, variables(oneOrder(), null))).toBeTruthy();
      expect(await ask(app, operator, CREATE, variables(oneOrder()))).toBeTruthy();
    });
  });

  it('is over after a file that is refused (#30)', async () => {
    expect((await refused(app, seller, CREATE, variables('a,b'))).code).toBe('VALIDATION_FAILED');
    expect(await upload(oneOrder())).toBe(1);
  });

  it('ends by itself if its process has died, and one that lasted too long does not end the next (#30)', async () => {
    const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lasting = others(0).during('a seller', () => {
      begun.resolve();
      return slow.promise;
    });
    await begun.promise;
    await others().during('a seller', async () => {
      slow.resolve();
      await lasting;
      await expect(others().during('a seller', () => Promise.resolve())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    });
  });
});
