import fc from 'fast-check';
import { solve } from '../../../src/modules/routing/solve.js';
import { cityRuns } from '../../support/city-runs.js';
import { faultsOf } from './plan-faults.js';
import { problemWithFixedStops, routingProblem } from './random-problems.js';

it('serves every stop once or says truly why not, within windows, shifts and capacities', () => {
  fc.assert(
    fc.property(routingProblem, (problem) => {
      expect(faultsOf(problem, solve(problem))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('never moves a fixed stop, and never makes one later than it already is', () => {
  fc.assert(
    fc.property(problemWithFixedStops, (problem) => {
      expect(faultsOf(problem, solve(problem))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('makes the same plan for the same seed', () => {
  const problem = cityRuns({ stops: 40, vehicles: 3 });
  expect(solve(problem)).toEqual(solve(structuredClone(problem)));
});
