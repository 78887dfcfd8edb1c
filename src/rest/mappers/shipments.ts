import type { MeasureShipmentMutation, MoveShipmentMutation, TransitionFieldsFragment } from '../operations.generated.js';
import type { RestRequest } from '../legacy-route.js';
import { amountOut, fieldsOf } from './json.js';

/** The id of the path wins over one in the body. */
/** Where the caller names no status, that of the shipment is nobody's field. */
export const withoutStatus = (field: string): string => (field === 'status' ? '' : field);

export const byPathId = ({ body, params }: RestRequest): unknown => {
  const source = fieldsOf(body);
  return { input: source ? { ...source, id: params['id'] } : body };
};

export const statusOutput = ({ transitionShipment }: MoveShipmentMutation): unknown => ({
  status: 'success',
  message: moved(transitionShipment),
  data: transitionOut(transitionShipment),
});

export function verifyOutput({ verifyShipment }: MeasureShipmentMutation): unknown {
  const { verification } = verifyShipment.shipment;
  return {
    status: 'success',
    message: moved(verifyShipment),
    data: {
      ...transitionOut(verifyShipment),
      verification: verification && {
        weightKg: verification.weightKg,
        length: verification.lengthCm,
        width: verification.widthCm,
        height: verification.heightCm,
        actualRate: amountOut(verification.actualRate),
        difference: amountOut(verification.difference),
        currency: verification.actualRate.currency,
        verifiedAt: verification.verifiedAt,
      },
    },
  };
}

const transitionOut = ({ shipment, previousStatus, newStatus, transitionId }: TransitionFieldsFragment) => ({
  shipmentId: shipment.reference,
  shipmentDetailId: shipment.id,
  previousStatus: previousStatus.toLowerCase(),
  newStatus: newStatus.toLowerCase(),
  transitionId,
});

const moved = ({ previousStatus, newStatus, shipment: { statusText } }: TransitionFieldsFragment): string =>
  previousStatus === newStatus ? `Nothing has changed. ${statusText}` : statusText;

export const byId = ({ params }: RestRequest): unknown => ({ id: params['id'] });
