export { testClockTask } from './keep-time.js';
export { testClockQueue } from './run-test-clock.js';
export { TestClockResolver } from './test-clock.resolver.js';
