import { startApp, type TestApp } from './app.js';

/** For tests that need a service with their own settings: it is stopped after the test in any case. */
export function extraApps(): typeof startApp {
  const running: TestApp[] = [];
  afterEach(async () => {
    for (const app of running.splice(0).reverse()) await app.stop();
  });
  return async (...settings) => {
    const app = await startApp(...settings);
    running.push(app);
    return app;
  };
}
