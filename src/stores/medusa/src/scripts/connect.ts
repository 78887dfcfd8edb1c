import type { ExecArgs, Logger } from '@medusajs/framework/types';
import { connect } from '../connect/connect.js';

/** `npx medusa exec ./node_modules/@shipgraph/medusa-provider/connect.js [code]`, with SHIPGRAPH_EMAIL and SHIPGRAPH_PASSWORD or the options. */
export default async function connectByHand({ container, args }: ExecArgs): Promise<void> {
  const logger: Logger = container.resolve('logger');
  const { SHIPGRAPH_EMAIL: email, SHIPGRAPH_PASSWORD: password } = process.env;
  const { domain, url, webhook, services } = await connect(container, { email, password, code: args[0] });
  logger.info(
    `${domain} is connected to ${url}. Services: ${services.join(', ')}. Webhook: ${webhook ?? 'with the secret of the options'}.`,
  );
}
