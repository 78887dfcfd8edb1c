import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http';
import type { ShipgraphModuleService } from '../../../../../modules/shipgraph/service.js';

/** The shipments and returns of an order: status, number, page, and what went wrong. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const shipgraph: ShipgraphModuleService = request.scope.resolve('shipgraph');
  const rows = await shipgraph.listShipgraphShipments({ order_id: request.params['id'] }, { order: { created_at: 'ASC' } });
  const shipments = rows.map(({ lease: _, lease_until: __, deleted_at: ___, ...shipment }) => shipment);
  response.status(200).json({ shipments });
}
