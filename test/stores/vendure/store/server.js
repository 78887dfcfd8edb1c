const { bootstrap, DefaultJobQueuePlugin, DefaultLogger, dummyPaymentHandler, JobQueueService, LogLevel } = require('@vendure/core');
const { ShipgraphPlugin } = require('@shipgraph/vendure-plugin');

/** @type {import('@vendure/core').VendureConfig} */
const config = {
  apiOptions: { port: 0, hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'owner', password: process.env.OWNER_PASSWORD },
    cookieOptions: { secret: process.env.COOKIE_SECRET },
    requireVerification: false,
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Verbose, timestamp: false }),
  plugins: [
    DefaultJobQueuePlugin.init({ pollInterval: 200 }),
    ShipgraphPlugin.init({ encryptionKey: process.env.SHIPGRAPH_KEY, publicUrl: process.env.PUBLIC_URL }),
  ],
};

bootstrap(config)
  .then(async (app) => {
    await app.get(JobQueueService).start();
    console.log(`The store listens at http://127.0.0.1:${app.getHttpServer().address().port}`);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
