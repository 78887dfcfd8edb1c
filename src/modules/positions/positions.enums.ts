import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const positionProblem = enumeration('PositionProblem', 'Why a stored point does not count.', {
  inaccurate: 'Its accuracy is worse than 100 m.',
  jump: 'It is out of reach of the points before it at 200 km/h, or more than 1,000 km from the start of the run.',
});
export type PositionProblem = ValueOf<typeof positionProblem>;

/** Points that are not stored, because they say nothing about the run. */
export const unusable = ['out_of_range', 'no_fix', 'future', 'before_run', 'after_run', 'duplicate'] as const;
export type Unusable = (typeof unusable)[number];
