const { defineConfig } = require('@medusajs/framework/utils');

const { DATABASE_URL, SECRET, SHIPGRAPH_URL, BACKEND_URL } = process.env;

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: SECRET, cookieSecret: SECRET },
  },
  plugins: [
    {
      resolve: '@shipgraph/medusa-provider',
      options: { url: SHIPGRAPH_URL, domain: 'lamps.example', backendUrl: BACKEND_URL, rateTimeoutMs: 5000, timeoutMs: 3000 },
    },
  ],
  modules: [
    {
      resolve: '@medusajs/medusa/fulfillment',
      dependencies: ['shipgraph', 'query'],
      options: { providers: [{ resolve: '@shipgraph/medusa-provider/providers/fulfillment', id: 'shipgraph' }] },
    },
    {
      resolve: '@medusajs/medusa/payment',
      options: { providers: [{ resolve: '@shipgraph/medusa-provider/providers/cod', id: 'cod' }] },
    },
  ],
});
