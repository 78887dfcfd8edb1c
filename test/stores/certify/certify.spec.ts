import {
  certify,
  describeInterface,
  ORDER_REFUSALS,
  plugInChecks,
  type PlugIn,
  runCheck,
  type CheckOutcome,
  type DescribedInterface,
} from '../../../src/store-kit/index.js';
import { expected } from './expected.js';
import { ClientPlugIn } from './client-plug-in.js';
import { faults, ReferencePlugIn } from './plug-in.js';
import { named, withPlugIn } from './under-test.js';

let described: DescribedInterface;
beforeAll(async () => {
  described = await describeInterface();
});

it.each([
  ['a plug-in that is right', () => new ReferencePlugIn()],
  ['the same over the client for stores', () => new ClientPlugIn()],
])('passes %s, and leaves nothing unchecked', async (_what, make) => {
  const all: CheckOutcome[] = [];
  const run = async (plugIn: PlugIn) => {
    for await (const outcome of certify(plugIn)) all.push(outcome);
  };
  await withPlugIn(described, [], run, make());
  expect(all.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(all).toHaveLength(plugInChecks.length);
});

describe('The checks', () => {
  it.each(faults)('find a plug-in that %s', async (fault) => {
    const checks = named(plugInChecks, expected[fault]);
    expect(checks).toHaveLength(expected[fault].length);
    // One of those that find it is enough here; a slow test runs all checks against all faults.
    const [check] = checks;
    if (!check) throw new Error('No check finds it.');
    const outcome = await withPlugIn(described, [fault], (plugIn) => runCheck(check, plugIn));
    expect(outcome).toMatchObject({ status: 'failed', explanation: expect.stringMatching(/^Expected .+ Got .+\.$/) });
    expect(outcome.proof).toMatch(/^The plug-in (sent|was sent): |^$/);
  });

  it('have each a name of its own', () => {
    expect(new Set(plugInChecks.map(({ name }) => name)).size).toBe(plugInChecks.length);
  });

  it('know every refusal of an order that the description has, but those of which a repetition is the cure', () => {
    const cured = ['IDEMPOTENCY_IN_PROGRESS', 'INTERNAL_ERROR', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'UNAUTHORIZED'];
    const ofProtocol = ['INVALID_JSON', 'UNSUPPORTED_CONTENT_TYPE'];
    expect([...ORDER_REFUSALS, ...cured, ...ofProtocol].sort()).toEqual([...described.codesOf('POST /api/order')].sort());
  });
});

it('shows the request that proves a failure, without tokens and passwords', async () => {
  const [check] = named(plugInChecks, ['`subTotal` is the sum']);
  if (!check) throw new Error('There is no such check.');
  const { proof, operator } = await withPlugIn(described, ['adds shipping to subTotal'], async (plugIn, played) => ({
    ...(await runCheck(check, plugIn)),
    operator: played,
  }));

  expect(proof).toContain('The plug-in sent: POST /api/order\n');
  expect(proof).toContain('x-svc-shop-token: ****\n');
  expect(proof).toContain('"subTotal":107');
  expect(proof).toMatch(/It was answered: 200 /);
  expect(proof).not.toContain(operator.account.password);
});

it('does not check what a drive cannot do, and says so', async () => {
  const outcome = await withPlugIn(described, [], async (plugIn) => {
    const [check] = named(plugInChecks, ['A label that is not ready']);
    jest.spyOn(plugIn, 'can').mockImplementation(async (step) => step !== 'label');
    return check && runCheck(check, plugIn);
  });
  expect(outcome).toMatchObject({ status: 'skipped', explanation: 'The drive does not list the step "label".' });
});
