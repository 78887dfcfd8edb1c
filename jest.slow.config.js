import quick from './jest.config.js';

/** `npm run test:slow`: browsers, killed processes, clusters and whole services beside the test, one file at a time. */
export default {
  ...quick,
  testMatch: ['<rootDir>/test/**/*.slow.spec.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
  globalSetup: '<rootDir>/test/support/global-slow-setup.mjs',
};
