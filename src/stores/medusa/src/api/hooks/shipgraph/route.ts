import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http';
import type { Logger } from '@medusajs/framework/types';
import { verifyWebhook, WebhookError } from '@shipgraph/client/store';
import { shipmentEventOf } from '../../../events/event.js';
import { followEvent } from '../../../events/follow-event.js';
import type { ShipgraphModuleService } from '../../../modules/shipgraph/service.js';

/** Events of shipgraph. A refusal is not sent again; what fails here is, so only our own failures are answered with 5xx. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shipgraph: ShipgraphModuleService = request.scope.resolve('shipgraph');
  const logger: Logger = request.scope.resolve('logger');
  const secrets = await shipgraph.webhookSecrets();
  try {
    const { event, data } = await verifyWebhook(request.headers, bytesOf(request.rawBody), [...secrets]);
    await shipgraph.heardEvent();
    const shipment = shipmentEventOf(data);
    if (event === 'shipment.test' || !shipment) {
      response.status(200).json({ outcome: 'heard' });
      return;
    }
    const outcome = await followEvent(request.scope, shipment);
    if (outcome === 'unknown') logger.info(`shipgraph reported ${shipment.shipmentId}, which has no fulfillment here.`);
    if (outcome === 'busy') response.setHeader('retry-after', '5');
    response.status(outcome === 'busy' ? 503 : 200).json({ outcome });
  } catch (error) {
    if (!(error instanceof WebhookError)) {
      // Errors of Medusa may say 400, but the request was right: it is to come again.
      logger.error(`An event of shipgraph was not followed: ${String(error)}`);
      response.status(500).json({ message: 'The event was not followed. Send it again.' });
      return;
    }
    logger.warn(`A webhook was refused: ${error.code}. ${error.message}`);
    response.status(error.code === 'BAD_BODY' ? 400 : 401).json({ code: error.code, message: error.message });
  }
}

const bytesOf = (body: unknown): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());
