import { solve } from '../../../src/modules/routing/solve.js';
import { bestKnown, distanceOf, readInstance } from '../../bench/solomon.js';
import { cityRuns } from '../../support/city-runs.js';
import { faultsOf } from './plan-faults.js';

describe('the quality of plans', () => {
  it('for 200 stops and 8 vehicles in a city leaves no stop out and stays below 600 km', () => {
    const problem = cityRuns({ stops: 200, vehicles: 8 });
    const plan = solve(problem);
    expect(faultsOf(problem, plan)).toEqual([]);
    expect(plan.unassigned).toEqual([]);
    expect(plan.routes.reduce((sum, { metres }) => sum + metres, 0)).toBeLessThan(600_000);
  });

  it.each(['R101', 'C101', 'RC101'] as const)('for the published instance %s is within 3 %% of the best known distance', (name) => {
    const plan = solve(readInstance(name));
    expect(plan.unassigned).toEqual([]);
    expect(distanceOf(plan.routes)).toBeLessThan(bestKnown[name].distance * 1.03);
  });
});
