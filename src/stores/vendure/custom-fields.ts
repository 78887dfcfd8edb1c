import { LanguageCode, type CustomFieldConfig, type CustomFields } from '@vendure/core';

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomProductVariantFields {
    shipgraphGrams?: number | null;
    shipgraphLength?: number | null;
    shipgraphWidth?: number | null;
    shipgraphHeight?: number | null;
  }
  interface CustomStockLocationFields {
    shipgraphAddress?: { address?: string; city?: string; state?: string; countryCode?: string; zip?: string } | null;
  }
  interface CustomFulfillmentFields {
    shipgraphShipmentId?: string | null;
    shipgraphOrderId?: string | null;
    shipgraphOrderNumber?: string | null;
    shipgraphStatus?: string | null;
    shipgraphSequence?: number | null;
    shipgraphLabelUrl?: string | null;
    shipgraphTrackingUrl?: string | null;
    /** Minor units that the driver collects. */
    shipgraphCollection?: number | null;
    /** Whether shipping and surcharges of the order are collected with this parcel. */
    shipgraphCarriesFees?: boolean | null;
    shipgraphReturnId?: string | null;
    shipgraphReturnStatus?: string | null;
    shipgraphReturnSequence?: number | null;
  }
}

const english = (value: string): { languageCode: LanguageCode; value: string }[] => [{ languageCode: LanguageCode.en, value }];

const measure = (name: string, type: 'int' | 'float', label: string): CustomFieldConfig => ({
  name,
  type,
  nullable: true,
  public: false,
  label: english(label),
  ui: { component: 'number-form-input', tab: 'Shipping', min: 0 },
});

/** What the plug-in knows of a shipment. Only the plug-in writes it. */
const fact = (name: string, type: 'string' | 'int' | 'float' | 'boolean', more: Partial<CustomFieldConfig> = {}): CustomFieldConfig =>
  ({ name, type, nullable: true, public: false, readonly: true, ...more }) as CustomFieldConfig;

const ADDRESS_PARTS = { address: 'Street', city: 'City', state: 'State', countryCode: 'Country (two letters)', zip: 'Postal code' };

const FIELDS = {
  ProductVariant: [
    measure('shipgraphGrams', 'int', 'Weight (g)'),
    measure('shipgraphLength', 'float', 'Length (cm)'),
    measure('shipgraphWidth', 'float', 'Width (cm)'),
    measure('shipgraphHeight', 'float', 'Height (cm)'),
  ],
  StockLocation: [
    {
      name: 'shipgraphAddress',
      type: 'struct',
      nullable: true,
      public: false,
      label: english('Address that parcels are sent from'),
      fields: Object.entries(ADDRESS_PARTS).map(([name, label]) => ({ name, type: 'string' as const, label: english(label) })),
    },
  ],
  Fulfillment: [
    fact('shipgraphShipmentId', 'string', { unique: true }),
    fact('shipgraphOrderId', 'string'),
    fact('shipgraphOrderNumber', 'string'),
    fact('shipgraphStatus', 'string', { label: english('Status of the parcel') }),
    fact('shipgraphSequence', 'int'),
    fact('shipgraphLabelUrl', 'string', { label: english('Label') }),
    fact('shipgraphTrackingUrl', 'string', { public: true, label: english('Tracking page') }),
    fact('shipgraphCollection', 'float'),
    fact('shipgraphCarriesFees', 'boolean'),
    fact('shipgraphReturnId', 'string', { unique: true }),
    fact('shipgraphReturnStatus', 'string', { label: english('Status of the return') }),
    fact('shipgraphReturnSequence', 'int'),
  ],
} satisfies Record<string, CustomFieldConfig[]>;

/** Adds the fields to those of the shop. Each is a column: the shop's next migration makes them. */
export function addCustomFields(customFields: CustomFields): void {
  for (const [entity, fields] of Object.entries(FIELDS)) customFields[entity] = [...(customFields[entity] ?? []), ...fields];
}
