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

/** The page of the record that an event is about, where it has one. */
export const pathOf = (type: string | null | undefined, id: string): string | undefined => PAGES[type ?? '']?.(encodeURIComponent(id));
