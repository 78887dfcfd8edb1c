import type { TestApp } from '../../support/app.js';
import { adminOf } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});

const CONNECT = 'mutation($input: ConnectCarrierInput!) { connectCarrier(input: $input) { id } }';
const UPDATE = 'mutation($c: JSONObject) { updateCarrierAccount(id: "x", input: { version: 1, credentials: $c }) { id } }';
const secret = 'topsecret-string-777';
const input = { carrier: 'EASYPOST', mode: 'TEST', credentials: { apiKey: secret } };

describe('An error repeats no credentials', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['text', CONNECT, { input: { ...input, credentials: secret } }],
    ['a list', CONNECT, { input: { ...input, credentials: [secret] } }],
    ['text in a variable of their own', UPDATE, { c: secret }],
    ['text in the document', `mutation { updateCarrierAccount(id: "x", input: { version: 1, credentials: "${secret}" }) { id } }`, {}],
    ['a list in the document', `mutation { updateCarrierAccount(id: "x", input: { version: 1, credentials: ["${secret}"] }) { id } }`, {}],
    ['complete, but with another field missing', CONNECT, { input: { ...input, mode: undefined } }],
    ['complete, but with a wrong enumeration', CONNECT, { input: { ...input, mode: 'LATER' } }],
    ['complete, but with an unknown field', CONNECT, { input: { ...input, apiKey: secret } }],
    ['complete, with an input that is a list', CONNECT, { input: [input] }],
    ['nested in a value', CONNECT, { input: { ...input, credentials: { apiKey: { value: secret } } } }],
    ['under a name that is not one', CONNECT, { input: { ...input, credentials: { key: secret } } }],
  ])('when they are %s', async (_case, query, variables) => {
    const { text, body } = await app.client.graphql(query, variables, admin);
    expect(body.errors).toHaveLength(1);
    expect(text).not.toContain(secret);
  });
});
