/** What is read of an event of shipgraph. */
export interface ShipmentEvent {
  readonly shipmentId: string;
  readonly status: string;
  readonly sequence: number | undefined;
  readonly awb: string | null;
  readonly trackingUrl: string | null;
  readonly reason: string | null;
}

/** Undefined for a body that names no shipment, such as a test. */
export function shipmentEventOf(data: unknown): ShipmentEvent | undefined {
  const field = (name: string): unknown =>
    typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : undefined;
  const text = (name: string): string | null => {
    const value = field(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [shipmentId, status] = [text('shipment_id'), text('status') ?? text('status_event')];
  if (shipmentId === null || status === null) return undefined;
  const sequence = field('sequence');
  return {
    shipmentId,
    status,
    sequence: typeof sequence === 'number' ? sequence : undefined,
    awb: text('awb'),
    trackingUrl: text('tracking_url'),
    reason: text('failure_reason'),
  };
}
