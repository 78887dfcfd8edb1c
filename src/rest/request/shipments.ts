/** For rows whose documents do not ask for the shipment by name. */
export const shipmentRefusals = ['SHIPMENT_NOT_FOUND', 'AMBIGUOUS_ID'] as const;
