import type { UpdateOrderMutation, UpdateShipmentMutation } from '../operations.generated.js';
import { answer, type RestRequest } from '../legacy-route.js';
import { addressInput, either, fieldsOf, listInput, productInput } from './json.js';

export const orderUpdateInput = (request: RestRequest): unknown => ({ orderId: request.params['id'], input: changesInput(request) });

/** The same corrections by the operator, who names a shipment. */
export const shipmentUpdateInput = (request: RestRequest): unknown => ({ id: request.params['id'], input: changesInput(request) });

function changesInput({ body, headers, problems }: RestRequest): unknown {
  const source = fieldsOf(body);
  if (!source) return body;
  const { paymentStatus: _paymentStatus, ...others } = source;
  return {
    ...others,
    destinationAddress: addressInput(source['destinationAddress'], 'destinationAddress', problems),
    orderPaymentStatus: either(source, ['orderPaymentStatus', 'paymentStatus'], '', problems),
    products: listInput(source['products'], 'products', (item, path) => productInput(item, path, problems)),
    expectedVersions: versionsOf(headers['if-match']),
  };
}

/** The versions that an If-Match header accepts; a tag that is not ours matches none. */
function versionsOf(header: unknown): readonly number[] | undefined {
  if (typeof header !== 'string' || header.trim() === '*') return undefined;
  return header.split(',').map((tag) => Number(/^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(tag)?.[1] ?? -1));
}

const NAMES: Readonly<Record<string, string>> = { name: 'title', price: 'amount' };

/** A product line is complained about in the words in which it was written. */
export function orderUpdateFieldName(field: string, body: unknown): string {
  const [, index, key] = /^products\[(\d+)\]\.(name|price)$/.exec(field) ?? [];
  if (index === undefined || key === undefined) return field;
  const lines = fieldsOf(body)?.['products'];
  const line = Array.isArray(lines) ? fieldsOf(lines[Number(index)]) : undefined;
  return line && key in line ? field : `products[${index}].${NAMES[key] ?? key}`;
}

export function orderUpdateOutput({ updateOrder: { order, updatedFields, warnings } }: UpdateOrderMutation): unknown {
  const { id, orderNumber, orderReference, status, version } = order;
  const body = {
    status: 'success',
    message: `Order updated: ${updatedFields.join(', ')}`,
    data: {
      order: { id, orderNumber: Number(orderNumber), orderReference, status: status?.toLowerCase() ?? null, version },
      updatedFields,
    },
    warnings,
  };
  return answer(body, { headers: { ETag: `"${version}"` } });
}

export function shipmentUpdateOutput({ updateShipment: { shipment, updatedFields, warnings } }: UpdateShipmentMutation): unknown {
  const body = {
    status: 'success',
    message: `Shipment updated: ${updatedFields.join(', ')}`,
    data: { shipmentId: shipment.reference, shipmentDetailId: shipment.id, updatedFields },
    warnings,
  };
  const version = shipment.order?.version;
  return answer(body, version === undefined ? {} : { headers: { ETag: `"${version}"` } });
}
