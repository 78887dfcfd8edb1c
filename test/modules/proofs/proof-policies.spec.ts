import { proofNeedsOf, type ProofNeeds, type TaskToProve } from '../../../src/modules/proofs/index.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newSeller, newStaff } from '../../support/people.js';

let app: TestApp;
let dispatcher: string;
let sellerId: string;
let otherId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', OTP_THRESHOLD: '250.00' });
  dispatcher = await newStaff(app, await adminOf(app), 'DISPATCHER');
  sellerId = (await newSeller(app)).id;
  otherId = (await newSeller(app)).id;
});
afterAll(() => app.stop());

const SET = 'mutation($i: SetProofPolicyInput!) { setProofPolicy(input: $i) { id sellerId serviceCode photo otp } }';
const set = async (input: Readonly<Record<string, unknown>>) => (await ask(app, dispatcher, SET, { i: input })).setProofPolicy;
const remove = (id: string) => ask(app, dispatcher, 'mutation($id: String!) { removeProofPolicy(id: $id) }', { id });

async function needs(task: Partial<TaskToProve>): Promise<ProofNeeds | undefined> {
  const usual = { taskId: 't', kind: 'deliver', sellerId, serviceCode: 'SVC_EXP', collects: false, declaredBaseMinor: 0n } as const;
  const found = await proofNeedsOf(app.database.sql, app.services.settings, [{ ...usual, ...task }]);
  return found.get('t');
}

const NOTHING = { scan: false, photo: false, signature: false, otp: false, failurePhoto: false };

describe('Without a policy a delivery', () => {
  it('needs no proof if it is cheap and paid', async () => {
    expect(await needs({})).toEqual(NOTHING);
  });

  it('needs the code if money is collected', async () => {
    expect(await needs({ collects: true })).toEqual({ ...NOTHING, otp: true });
  });

  it('needs the code if its declared value is above the threshold of the setting', async () => {
    expect((await needs({ declaredBaseMinor: 25_000n }))?.otp).toBe(false);
    expect((await needs({ declaredBaseMinor: 25_001n }))?.otp).toBe(true);
  });

  it('is alone in needing it: pickups and returns have no consignee who was sent a code', async () => {
    expect(await needs({ kind: 'pickup', collects: true })).toEqual(NOTHING);
    expect(await needs({ kind: 'return', declaredBaseMinor: 90_000n })).toEqual(NOTHING);
  });
});

describe('The policy that applies', () => {
  it('is the most specific one, as a whole, and the next one after it was removed', async () => {
    const byDefault = await set({ scan: true });
    const ofService = await set({ serviceCode: 'SVC_EXP', signature: true });
    const ofSeller = await set({ sellerId, photo: true, otp: 'NEVER' });
    const ofBoth = await set({ sellerId, serviceCode: 'SVC_EXP', otp: 'ALWAYS', failurePhoto: true });

    expect(await needs({})).toEqual({ ...NOTHING, otp: true, failurePhoto: true });
    expect(await needs({ serviceCode: 'SVC_ECO', collects: true })).toEqual({ ...NOTHING, photo: true });
    expect(await needs({ sellerId: otherId })).toEqual({ ...NOTHING, signature: true });
    expect(await needs({ sellerId: otherId, serviceCode: 'SVC_ECO' })).toEqual({ ...NOTHING, scan: true });
    await remove(ofBoth.id);
    expect(await needs({})).toEqual({ ...NOTHING, photo: true });
    await remove(ofSeller.id);
    expect(await needs({})).toEqual({ ...NOTHING, signature: true });
    await remove(ofService.id);
    expect(await needs({})).toEqual({ ...NOTHING, scan: true });
    await remove(byDefault.id);
    expect(await needs({})).toEqual(NOTHING);
  });

  it('replaces the earlier one for the same seller and service, also when two are set at once', async () => {
    const [first] = await Promise.all([set({ sellerId, photo: true }), set({ sellerId, photo: true }), set({ sellerId, photo: true })]);
    const last = await set({ sellerId, otp: 'ALWAYS' });
    const { proofPolicies } = await ask(app, dispatcher, '{ proofPolicies { id sellerId serviceCode photo otp } }');

    expect(last.id).toBe(first.id);
    expect(proofPolicies).toEqual([{ id: first.id, sellerId, serviceCode: null, photo: false, otp: 'ALWAYS' }]);
    await remove(last.id);
  });

  it('lets a pickup be scanned, and asks for no picture or signature at the shop', async () => {
    const { id } = await set({ scan: true, photo: true, signature: true, otp: 'ALWAYS', failurePhoto: true });

    expect(await needs({ kind: 'pickup' })).toEqual({ ...NOTHING, scan: true, failurePhoto: true });
    expect(await needs({ kind: 'return' })).toEqual({ scan: true, photo: true, signature: true, otp: false, failurePhoto: true });
    await remove(id);
  });

  it('is of a seller and a service that exist', async () => {
    expect((await refused(app, dispatcher, SET, { i: { sellerId: 'nobody' } })).code).toBe('SELLER_NOT_FOUND');
    expect((await refused(app, dispatcher, SET, { i: { serviceCode: 'SVC_NONE' } })).errors[0]?.field).toBe('serviceCode');
    expect((await refused(app, dispatcher, 'mutation { removeProofPolicy(id: "x") }')).code).toBe('NOT_FOUND');
  });
});
