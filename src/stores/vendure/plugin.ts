import { PluginCommonModule, VendurePlugin, Permission, SettingsStoreScopes, type RuntimeVendureConfig, type Type } from '@vendure/core';
import { raw } from 'express';
import { adminSchema } from './admin/schema';
import { ShipgraphResolver } from './admin/shipgraph.resolver';
import { shipgraphCodEligibility } from './cod/cod-eligibility';
import { shipUnpaidOrders } from './cod/cod-order-process';
import { shipgraphCashOnDelivery } from './cod/cod-payment';
import { SettleCodService } from './cod/settle-cod.service';
import { CheckService } from './connection/check.service';
import { ConnectService } from './connection/connect.service';
import { ConnectionsService } from './connection/connections.service';
import { WEBHOOK_PATH, WebhookRegistration } from './connection/webhook-registration.service';
import { addCustomFields } from './custom-fields';
import { CancelShipmentService } from './fulfillments/cancel-shipment.service';
import { shipgraphFulfillmentHandler } from './fulfillments/fulfillment-handler';
import { LocksService } from './fulfillments/locks.service';
import { OrderBodyService } from './fulfillments/order-body.service';
import { OrderNotes } from './fulfillments/order-notes.service';
import { OwnFulfillments } from './fulfillments/own-fulfillments.service';
import { ParcelService } from './fulfillments/parcel.service';
import { PlaceFulfillmentService } from './fulfillments/place-fulfillment.service';
import { LabelController } from './labels/label.controller';
import { resolveOptions, SHIPGRAPH_OPTIONS, type ResolvedOptions, type ShipgraphPluginOptions } from './options';
import { OriginService } from './parcels/origin.service';
import { ProductsService } from './parcels/products.service';
import { RatesService } from './rates/rates.service';
import { shipgraphShippingCalculator } from './rates/shipping-calculator';
import { shipgraphShippingEligibility } from './rates/shipping-eligibility';
import { CreateReturnService } from './returns/create-return.service';
import { ApplyEventService } from './webhooks/apply-event.service';
import { ShipmentsService } from './webhooks/shipments.service';
import { WebhookController } from './webhooks/webhook.controller';

const SERVICES = [
  ApplyEventService,
  CancelShipmentService,
  CheckService,
  ConnectService,
  ConnectionsService,
  CreateReturnService,
  LocksService,
  OrderBodyService,
  OrderNotes,
  OriginService,
  OwnFulfillments,
  ParcelService,
  PlaceFulfillmentService,
  ProductsService,
  RatesService,
  SettleCodService,
  ShipmentsService,
  WebhookRegistration,
];

/** Ships the orders of a Vendure shop with shipgraph. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  providers: [{ provide: SHIPGRAPH_OPTIONS, useFactory: (): ResolvedOptions => ShipgraphPlugin.options }, ...SERVICES],
  controllers: [WebhookController, LabelController],
  adminApiExtensions: { schema: adminSchema, resolvers: [ShipgraphResolver] },
  configuration: addToConfig,
})
export class ShipgraphPlugin {
  static options: ResolvedOptions;

  static init(options: ShipgraphPluginOptions): Type<ShipgraphPlugin> {
    this.options = resolveOptions(options);
    return ShipgraphPlugin;
  }
}

function addToConfig(config: RuntimeVendureConfig): RuntimeVendureConfig {
  const { shippingOptions, paymentOptions, apiOptions } = config;
  shippingOptions.shippingCalculators = [...(shippingOptions.shippingCalculators ?? []), shipgraphShippingCalculator];
  shippingOptions.shippingEligibilityCheckers = [...(shippingOptions.shippingEligibilityCheckers ?? []), shipgraphShippingEligibility];
  shippingOptions.fulfillmentHandlers = [...(shippingOptions.fulfillmentHandlers ?? []), shipgraphFulfillmentHandler];
  paymentOptions.paymentMethodHandlers = [...paymentOptions.paymentMethodHandlers, shipgraphCashOnDelivery];
  paymentOptions.paymentMethodEligibilityCheckers = [...(paymentOptions.paymentMethodEligibilityCheckers ?? []), shipgraphCodEligibility];
  // Signatures are over the bytes of the body, which Vendure would else parse.
  apiOptions.middleware.push({ route: `/${WEBHOOK_PATH}`, handler: raw({ type: () => true, limit: '1mb' }), beforeListen: true });
  config.settingsStoreFields = {
    ...config.settingsStoreFields,
    shipgraph: [
      { name: 'connection', scope: SettingsStoreScopes.channel, readonly: true, requiresPermission: [Permission.UpdateSettings] },
    ],
  };
  addCustomFields(config.customFields);
  shipUnpaidOrders(config);
  return config;
}
