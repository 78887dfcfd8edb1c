import quick from './jest.config.js';

/** `npm run test:scale`: failover, poolers and replicas, on servers and services that each test starts for itself, one file at a time. */
const { globalSetup: _, globalTeardown: __, ...rest } = quick;

export default {
  ...rest,
  testMatch: ['<rootDir>/test/scale/**/*.spec.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
};
