import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const fleetFigureGroup = enumeration('FleetFigureGroup', 'What each row of the figures is about.', {
  day: 'A day.',
  hub: 'A hub; null for runs without one.',
  driver: 'A driver.',
});
export type FleetFigureGroup = ValueOf<typeof fleetFigureGroup>;
