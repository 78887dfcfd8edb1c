/** `npm test`: every file that needs no program beside PostgreSQL. `*.slow.spec.ts`, `*.scale.spec.ts` and `*.store.spec.ts` have runs of their own. */
export default {
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  testPathIgnorePatterns: ['[.](slow|scale|store)[.]spec[.]ts$'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  runner: 'jest-light-runner',
  // More than cores: some wait for what takes its time.
  maxWorkers: 5,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/time-limit.ts'],
};
