const { container } = require('@medusajs/framework');
const { Modules } = require('@medusajs/framework/utils');
const start = require('@medusajs/medusa/commands/start').default;

/** `medusa start` on a free port, and `medusa user` in the same process. */
async function open() {
  const { server } = await start({ directory: __dirname, port: 0, host: '127.0.0.1', types: false });
  await addOwner(process.env.OWNER_EMAIL, process.env.OWNER_PASSWORD);
  console.log(`The store listens at http://127.0.0.1:${server.address().port}`);
}

async function addOwner(email, password) {
  const { result } = await container.resolve(Modules.WORKFLOW_ENGINE).run('create-users-workflow', { input: { users: [{ email }] } });
  const auth = container.resolve(Modules.AUTH);
  const { authIdentity } = await auth.register('emailpass', { body: { email, password } });
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: result[0].id } });
}

open().catch((error) => {
  console.error(error);
  process.exit(1);
});
