import quick from './jest.config.js';

/** `npm run test:stores`: our plug-ins in the real stores, each a process of its own beside the service, one file at a time. */
export default {
  ...quick,
  testMatch: ['<rootDir>/test/stores/**/*.store.spec.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
  globalSetup: '<rootDir>/test/support/global-stores-setup.mjs',
};
