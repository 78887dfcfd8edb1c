const PAGES: Readonly<Record<string, (id: string) => string>> = {
  Shipment: (id) => `/shipments/${id}`,
  ShipmentTransition: (id) => `/shipments/${id}`,
  Order: (id) => `/shipments/${id}`,
  Seller: (id) => `/sellers/${id}`,
  ApprovalRequest: (id) => `/approvals/${id}`,
  RateCard: (id) => `/prices/${id}`,
  Webhook: (id) => `/webhooks/${id}`,
  Staff: () => '/staff',
};

/** Path of the page of an event's record, if it has one. */
export const pathOf = (type: string | null | undefined, id: string): string | undefined => PAGES[type ?? '']?.(encodeURIComponent(id));
