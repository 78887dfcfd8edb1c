import { figureMetres } from './follow-metres.js';
import { FleetFiguresResolver } from './figures.resolver.js';
import { RunFigureSchema } from './run-figure.entity.js';

export { figureConsumer } from './count-run.js';
export const fleetFigureEntities = [RunFigureSchema];
export const fleetFigureTasks = [figureMetres];
export const fleetFigureResolvers = [FleetFiguresResolver] as const;
