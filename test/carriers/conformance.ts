import {
  conformanceChecks,
  runCheck,
  simulatedAccess,
  type CarrierAdapter,
  type CarrierBooking,
  type CarrierSimulator,
  type CheckResult,
  type ConformanceSubject,
} from '../../src/carrier-kit/index.js';

export interface ConformanceOptions {
  readonly sample?: Partial<CarrierBooking>;
  /** Names of the checks that are skipped for another reason than a capability that is declared false, so that none is skipped unseen. */
  readonly skips?: readonly string[];
}

const UNDECLARED = 'The adapter declares capabilities.';

interface Started {
  readonly adapter: CarrierAdapter;
  readonly simulator: CarrierSimulator;
  /** The sample, if it depends on what was started. */
  readonly sample?: Partial<CarrierBooking>;
  /** The time of the carrier; real time if absent. */
  readonly now?: () => Date;
}

/** The subject that a check runs against: an adapter and its started simulator. */
export const subjectOf = ({ adapter, simulator, now, sample }: Started): ConformanceSubject => ({
  adapter,
  simulator,
  makeAccess: (credentials = simulator.credentials) => ({ ...simulatedAccess(simulator, credentials), ...(now && { now }) }),
  sample,
});

/** Runs every check as a test. Shared by all carriers. */
export function carrierConformance(name: string, start: () => Promise<Started>, { sample, skips = [] }: ConformanceOptions = {}): void {
  describe(`${name}`, () => {
    let started: Started;
    const results: CheckResult[] = [];
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started.simulator.stop());

    it.each(conformanceChecks.map((check) => [check.area, check.name, check] as const))('%s: %s', async (_area, _name, check) => {
      const result = await runCheck(check, subjectOf({ sample, ...started }));
      results.push(result);
      if (result.status === 'failed') throw new Error(result.explanation);
    });

    it('skips no other checks than those that do not apply', () => {
      const skipped = results.filter(({ status, explanation }) => status === 'skipped' && !explanation.startsWith(UNDECLARED));
      expect(skipped.map((result) => result.name).sort()).toEqual([...skips].sort());
    });
  });
}
