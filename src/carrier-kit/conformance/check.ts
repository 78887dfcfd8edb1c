import type { CarrierAccess, CarrierAdapter, CarrierBooking, CarrierCapabilities } from '../../modules/carriers/adapter/index.js';
import type { CarrierSimulator } from '../simulator.js';
import type { Area } from './areas.js';
import { shown } from './shown.js';

/** The adapter under test and what it is tested against. */
export interface ConformanceSubject {
  readonly adapter: CarrierAdapter;
  /** Started. Without one, checks that must control the carrier are skipped. */
  readonly simulator?: CarrierSimulator | undefined;
  /** An account at the simulator or at the carrier's sandbox, with its own credentials unless others are given. */
  makeAccess(credentials?: Readonly<Record<string, string>>): CarrierAccess;
  /** What a parcel of this carrier needs other than the usual one, such as addresses in a city that it serves. */
  readonly sample?: Partial<CarrierBooking> | undefined;
}

/** A subject whose carrier can be controlled. */
export interface ControlledSubject extends ConformanceSubject {
  readonly simulator: CarrierSimulator;
}

export interface ConformanceCheck {
  /** A sentence. */
  readonly name: string;
  readonly area: Area;
  /** Throws `Unmet` if the adapter fails and `NotApplicable` if there is nothing to check. */
  run(subject: ConformanceSubject): Promise<void>;
}

export interface CheckResult {
  readonly name: string;
  readonly area: Area;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What was expected and what came, or why the check was skipped; empty if it passed. */
  readonly explanation: string;
  readonly durationMs: number;
}

/** The adapter does not do what is expected of it. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** The check does not concern this adapter, or cannot be made. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

export const unmet = (expected: string, came: unknown): Unmet => new Unmet(`Expected ${expected}. Got ${shown(came)}.`);

/** Fails the check unless the condition holds. */
export function ensure(holds: boolean, expected: string, came: unknown): asserts holds {
  if (!holds) throw unmet(expected, came);
}

/** Not a type guard, which would turn a read-only list into one of `any`. */
export const isList = (value: unknown): boolean => Array.isArray(value);

export interface CheckOptions {
  /** Skips adapters that do not declare these. */
  readonly needs?: readonly BooleanCapability[];
}

type BooleanCapability = {
  [Name in keyof CarrierCapabilities]-?: CarrierCapabilities[Name] extends boolean ? Name : never;
}[keyof CarrierCapabilities];

/** A check of the adapter alone, or one that a sandbox can answer too. */
export const check = (
  area: Area,
  name: string,
  run: (subject: ConformanceSubject) => Promise<void>,
  { needs = [] }: CheckOptions = {},
): ConformanceCheck => ({
  area,
  name,
  run: async (subject) => {
    const lacking = needs.find((capability) => !subject.adapter.capabilities[capability]);
    if (lacking !== undefined) throw new NotApplicable(`The adapter declares capabilities.${lacking} false.`);
    await run(subject);
  },
});

/** A check that needs a simulator. Leaves its decisions as they were, and no faults. */
export const controlled = (
  area: Area,
  name: string,
  run: (subject: ControlledSubject) => Promise<void>,
  options?: CheckOptions,
): ConformanceCheck =>
  check(
    area,
    name,
    async (subject) => {
      const { simulator } = subject;
      if (!simulator) throw new NotApplicable('There is no simulator: export startSimulator() to control what the carrier does.');
      const decisions = { ...simulator.decisions };
      try {
        await run({ ...subject, simulator, makeAccess: (credentials) => subject.makeAccess(credentials) });
      } finally {
        simulator.recover();
        Object.assign(simulator.decisions, decisions);
      }
    },
    options,
  );
