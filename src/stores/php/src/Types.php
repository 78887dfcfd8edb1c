<?php

declare(strict_types=1);

namespace Shipgraph;

/**
 * The requests and answers of the service. Made by `npm run codegen` from its OpenAPI description.
 *
 * @phpstan-type Activation array{
 *     status: 'success',
 *     message: string,
 *     activated: bool,
 *     shop: Shop,
 *     locations: list<StoredLocation>,
 * }
 *
 * @phpstan-type ActivationRequest array{
 *     activate: bool,
 *     locations?: list<Location>|null,
 * }
 *
 * @phpstan-type AddWebhookAnswer array{
 *     status: 'success',
 *     message: string,
 *     webhook: WebhookEndpoint,
 *     warnings: list<array{
 *         field?: string|null,
 *         code: string,
 *         message: string,
 *     }>,
 * }
 *
 * @phpstan-type Address array{
 *     address: string,
 *     city: string,
 *     state?: string|null,
 *     countryCode: string,
 *     country?: string|null,
 *     zip: string,
 *     lat?: int|float|null,
 *     latitude?: int|float|null,
 *     lng?: int|float|null,
 *     longitude?: int|float|null,
 * }
 *
 * @phpstan-type CancelByNumberRequest array{
 *     orderNumber: int|string,
 * }
 *
 * @phpstan-type CancelledOrder array{
 *     status: 'success',
 *     message: string,
 *     orderId: string,
 *     shipment_id: string,
 *     orderStatus: 'new'|'fulfilled'|'pickup'|'in_transit_pickup'|'pickup_failed'|'not_collected'|'picked_up'|'at_sorting'|'verified'|'ready_to_book'|'booked'|'in_transit'|'on_hold'|'failed'|'return_to_sender'|'delivered'|'cancelled',
 *     refundedAmount: int|float,
 *     currency: string,
 * }
 *
 * @phpstan-type CatchUpAnswer array{
 *     status: 'success',
 *     events: list<FeedEvent>,
 *     pagination: array{
 *         after: string|null,
 *         hasMore: bool,
 *     },
 * }
 *
 * @phpstan-type ChangeWebhookAnswer array{
 *     status: 'success',
 *     message: string,
 *     webhook: WebhookEndpoint,
 * }
 *
 * @phpstan-type ChangedLocations array{
 *     status: 'success',
 *     message: string,
 *     locations: list<StoredLocation>,
 *     created: int,
 *     updated: int,
 * }
 *
 * @phpstan-type ConnectedShop array{
 *     status: 'success',
 *     message: string,
 *     token: string,
 *     tokenType: 'shop',
 *     expiresAt: string|null,
 *     shop: Shop,
 *     seller: array{
 *         id: string,
 *         email: string,
 *         name: string,
 *     },
 * }
 *
 * @phpstan-type CreatedReturn array{
 *     status: 'success',
 *     message: string,
 *     shipment_id: string,
 *     original_shipment_id: string,
 *     awb: string,
 *     awbAssigned: bool,
 *     tracking_url: string|null,
 *     carrier: string,
 *     carrierName: string,
 *     carrierWasAutoSelected: bool,
 *     actualRate: int|float,
 *     displayRate: int|float,
 *     hasDisplayRule: bool,
 *     nbox: array{
 *         shipment_detail_id: string,
 *         return_shipment_id: string,
 *         shop_id: string|null,
 *     },
 *     paymentStatus: 'unpaid'|'paid'|'postpaid'|'waived'|'refunded'|null,
 *     returnShipment: ReturnShipment,
 *     warnings?: list<Warning>,
 * }
 *
 * @phpstan-type Customer array{
 *     firstName: string,
 *     lastName: string,
 *     email: string,
 *     phone?: string|null,
 * }
 *
 * @phpstan-type CustomerChanges array{
 *     firstName?: string|null,
 *     lastName?: string|null,
 *     email?: string|null,
 *     phone?: string|null,
 * }
 *
 * @phpstan-type DestinationChanges array{
 *     address?: string|null,
 *     city?: string|null,
 *     state?: string|null,
 *     countryCode?: string|null,
 *     country?: string|null,
 *     zip?: string|null,
 *     lat?: int|float|null,
 *     latitude?: int|float|null,
 *     lng?: int|float|null,
 *     longitude?: int|float|null,
 * }
 *
 * @phpstan-type ExplainedRates array{
 *     rates: list<RateOption>,
 *     rejected: list<array{
 *         service_code: string,
 *         code: string,
 *         message: string,
 *     }>,
 *     warnings: list<Warning>,
 *     requestId: string,
 * }
 *
 * @phpstan-type FieldError array{
 *     field: string|null,
 *     code: string,
 *     message: string,
 *     allowed?: list<string>,
 * }
 *
 * @phpstan-type FulfilByNumberRequest array{
 *     orderNumber: int|string,
 * }
 *
 * @phpstan-type FulfilledOrder array{
 *     status: 'success',
 *     message: string,
 *     orderId: string,
 * }
 *
 * @phpstan-type ListDeliveriesAnswer array{
 *     status: 'success',
 *     deliveries: list<WebhookDelivery>,
 *     pagination: array{
 *         limit: int,
 *         total: int,
 *         hasMore: bool,
 *         before: string|null,
 *     },
 * }
 *
 * @phpstan-type ListWebhooksAnswer array{
 *     status: 'success',
 *     webhooks: list<WebhookEndpoint>,
 *     pagination: Pagination,
 * }
 *
 * @phpstan-type Location array{
 *     refId: string,
 *     refName: string,
 *     address: string,
 *     city: string,
 *     state: string,
 *     countryCode: string,
 *     country?: string|null,
 *     zip: string,
 *     lat?: int|float|null,
 *     latitude?: int|float|null,
 *     lng?: int|float|null,
 *     longitude?: int|float|null,
 * }
 *
 * @phpstan-type LocationUpdate array{
 *     refId: string,
 *     refName?: string|null,
 *     address?: string|null,
 *     city?: string|null,
 *     state?: string|null,
 *     countryCode?: string|null,
 *     country?: string|null,
 *     zip?: string|null,
 *     lat?: int|float|null,
 *     latitude?: int|float|null,
 *     lng?: int|float|null,
 *     longitude?: int|float|null,
 * }
 *
 * @phpstan-type LoginLocation array{
 *     address: string,
 *     city: string,
 *     state?: string|null,
 *     countryCode: string,
 *     country?: string|null,
 *     zip: string,
 * }
 *
 * @phpstan-type LoginRequest array{
 *     email: string,
 *     password: string,
 *     code?: string|null,
 *     shopId: string,
 *     shopName: string,
 *     platform: string,
 *     url: string,
 *     locations?: list<LoginLocation>|null,
 * }
 *
 * @phpstan-type Order array{
 *     shopDomain: string,
 *     carrier?: string|null,
 *     rateId?: string|null,
 *     subTotal: int|float,
 *     tax?: int|float|null,
 *     discount?: int|float|null,
 *     orderNumber: int|string,
 *     orderReference: string,
 *     total: int|float,
 *     currency: string,
 *     shippingFee?: int|float|null,
 *     paymentStatus?: 'prepaid'|'postpaid'|null,
 *     paymentMethod?: string|null,
 *     collectionAmount?: int|float|null,
 *     locale?: string|null,
 * }
 *
 * @phpstan-type OrderRequest array{
 *     order: Order,
 *     customer: Customer,
 *     origin: Address,
 *     destination: Address,
 *     products: list<Product>,
 * }
 *
 * @phpstan-type OrderUpdateRequest array{
 *     customer?: CustomerChanges|null,
 *     destinationAddress?: DestinationChanges|null,
 *     orderPaymentStatus?: 'prepaid'|'postpaid'|null,
 *     paymentStatus?: 'prepaid'|'postpaid'|null,
 *     collectionAmount?: int|float|null,
 *     products?: list<ProductChanges>|null,
 * }
 *
 * @phpstan-type Pagination array{
 *     page: int,
 *     limit: int,
 *     total: int,
 *     totalPages: int,
 *     totalIsEstimate?: true,
 * }
 *
 * @phpstan-type PlacedOrder array{
 *     status: 'success',
 *     message: string,
 *     orderId: string,
 *     orderReference: string,
 *     shipment_id: string,
 *     awb: string,
 *     awbAssigned: bool,
 *     tracking_url: string|null,
 *     nbox: array{
 *         shipment_detail_id: string,
 *         shop_id: string,
 *     },
 *     carrier: string,
 *     carrierName: string,
 *     carrierWasAutoSelected: bool,
 *     actualRate: int|float,
 *     displayRate: int|float|null,
 *     hasDisplayRule: bool,
 *     collectionAmount: int|float,
 *     codFee: int|float,
 *     billingStatus: string,
 *     warnings: list<Warning>,
 * }
 *
 * @phpstan-type Product array{
 *     name: string,
 *     title?: string,
 *     quantity: int|float,
 *     price: int|float,
 *     amount?: int|float,
 *     grams: int|float,
 *     length: int|float,
 *     width: int|float,
 *     height: int|float,
 *     volume: int|float,
 *     currency: string,
 *     hsCode?: string|null,
 *     originCountry?: string|null,
 * }
 *
 * @phpstan-type ProductChanges array{
 *     title: string,
 *     name?: string,
 *     amount: int|float,
 *     price?: int|float,
 *     quantity: int|float,
 *     grams: int|float,
 *     length?: int|float|null,
 *     width?: int|float|null,
 *     height?: int|float|null,
 *     volume?: int|float|null,
 *     currency?: string|null,
 *     hsCode?: string|null,
 *     originCountry?: string|null,
 * }
 *
 * @phpstan-type RateOption array{
 *     id: string,
 *     logo: string,
 *     pickup_dropoff_method: string,
 *     service_name: string,
 *     service_code: string,
 *     estimated?: bool,
 *     total_price: int|float,
 *     description: string,
 *     currency: string,
 * }
 *
 * @phpstan-type RateRequest array{
 *     products?: list<Product>|null,
 *     weight?: int|float|null,
 *     volume?: int|float|null,
 *     origin: Address,
 *     destination: Address,
 *     type?: 'document'|'non_document'|null,
 *     paymentStatus?: 'prepaid'|'postpaid'|null,
 * }
 *
 * @phpstan-type ReadWebhookAnswer array{
 *     status: 'success',
 *     webhook: WebhookEndpoint,
 * }
 *
 * @phpstan-type RecoverEventsAnswer array{
 *     status: 'success',
 *     message: string,
 *     queued: int,
 * }
 *
 * @phpstan-type RemoveWebhookAnswer array{
 *     status: 'success',
 *     message: string,
 * }
 *
 * @phpstan-type RenewWebhookSecretAnswer array{
 *     status: 'success',
 *     message: string,
 *     webhook: WebhookEndpoint,
 * }
 *
 * @phpstan-type RenewWebhookSecretRequest array{
 *     overlapHours?: int|null,
 * }
 *
 * @phpstan-type ReturnContact array{
 *     firstName?: string|null,
 *     lastName?: string|null,
 *     phone?: string|null,
 *     email?: string|null,
 * }
 *
 * @phpstan-type ReturnEligibility array{
 *     status: 'success',
 *     eligible: bool,
 *     reason: string|null,
 *     code: string|null,
 * }
 *
 * @phpstan-type ReturnParty array{
 *     firstName: string,
 *     lastName: string,
 *     phone: string|null,
 *     email: string,
 *     address: array{
 *         address: string,
 *         city: string,
 *         state: string|null,
 *         country: string,
 *         countryCode: string,
 *         zip: string,
 *         lat: int|float|null,
 *         lng: int|float|null,
 *     },
 * }
 *
 * @phpstan-type ReturnRequest array{
 *     shipment_id: string,
 *     returnReason?: string|null,
 *     carrier?: string|null,
 *     notes?: string|null,
 *     pickupContactInfo?: ReturnContact|null,
 *     returnContactInfo?: ReturnContact|null,
 * }
 *
 * @phpstan-type ReturnShipment array{
 *     id: string,
 *     shipmentDetailId: string,
 *     unifiedRefId: string,
 *     original_shipment_id: string,
 *     status: 'new'|'fulfilled'|'pickup'|'in_transit_pickup'|'pickup_failed'|'not_collected'|'picked_up'|'at_sorting'|'verified'|'ready_to_book'|'booked'|'in_transit'|'on_hold'|'failed'|'return_to_sender'|'delivered'|'cancelled',
 *     paymentStatus: 'unpaid'|'paid'|'postpaid'|'waived'|'refunded'|null,
 *     rate: array{
 *         actualRate: int|float,
 *         displayRate: int|float,
 *         currency: string,
 *     },
 *     origin: ReturnParty,
 *     destination: ReturnParty,
 *     dimensions: array{
 *         weight: int|float,
 *         length: int|float,
 *         width: int|float,
 *         height: int|float,
 *         volumeWeight: int|float,
 *     },
 *     returnReason: string|null,
 *     createdAt: string,
 * }
 *
 * @phpstan-type SendAgainAnswer array{
 *     status: 'success',
 *     message: string,
 *     delivery: WebhookDelivery,
 * }
 *
 * @phpstan-type Shop array{
 *     id: string,
 *     shopId: string,
 *     domain: string,
 *     name: string,
 *     platform: string,
 *     url: string,
 *     activated: bool,
 * }
 *
 * @phpstan-type StoredLocation array{
 *     refId: string,
 *     refName: string,
 *     address: string,
 *     city: string,
 *     state: string,
 *     countryCode: string,
 *     country: string,
 *     zip: string,
 *     lat: int|float|null,
 *     lng: int|float|null,
 *     latitude: int|float|null,
 *     longitude: int|float|null,
 * }
 *
 * @phpstan-type Tracking array{
 *     status: 'success',
 *     shipment_id: string,
 *     awb: string|null,
 *     tracking_url: string,
 *     carrier_url: string|null,
 *     carrier: string,
 *     carrierName: string,
 *     payment: 'PAID - DO NOT COLLECT'|null,
 *     collection: array{
 *         status: 'prepaid'|'due'|'paid',
 *         amount: int|float|null,
 *         currency: string|null,
 *         methods: list<'cash'|'online'>,
 *         pay_url: string|null,
 *     }|null,
 *     delivery: TrackingDelivery|null,
 *     shop: array{
 *         name: string,
 *         logo_url: string|null,
 *         email: string|null,
 *         phone: string|null,
 *         url: string,
 *     },
 *     timezone: string,
 *     current: TrackingStep,
 *     receiver: array{
 *         firstName: string|null,
 *     },
 *     destination: array{
 *         city: string,
 *         country: string,
 *     },
 *     timeline: list<TrackingStep>,
 * }
 *
 * @phpstan-type TrackingDelivery array{
 *     live: bool,
 *     stopsBefore: int|null,
 *     arrived: bool,
 *     windowFrom: string|null,
 *     windowTo: string|null,
 *     timeZone: string,
 *     driverFirstName: string|null,
 *     callPhone: string|null,
 *     position: array{
 *         lat: int|float,
 *         lng: int|float,
 *         at: string,
 *     }|null,
 *     map: array{
 *         tileUrl: string,
 *         attribution: string|null,
 *     }|null,
 * }
 *
 * @phpstan-type TrackingStep array{
 *     status: 'new'|'fulfilled'|'pickup'|'in_transit_pickup'|'pickup_failed'|'not_collected'|'picked_up'|'at_sorting'|'verified'|'ready_to_book'|'booked'|'in_transit'|'on_hold'|'failed'|'return_to_sender'|'delivered'|'cancelled',
 *     label: string,
 *     occurredAt: string,
 *     milestone: 'in_transit'|'at_facility'|'customs'|'out_for_delivery'|'available_for_pickup'|null,
 *     place: string|null,
 * }
 *
 * @phpstan-type TryWebhookAnswer array{
 *     status: 'success',
 *     message: string,
 *     delivery: WebhookDelivery,
 * }
 *
 * @phpstan-type TryWebhookRequest array{
 *     event?: string|null,
 * }
 *
 * @phpstan-type UpdatedOrder array{
 *     status: 'success',
 *     message: string,
 *     data: array{
 *         order: array{
 *             id: string,
 *             orderNumber: int,
 *             orderReference: string,
 *             status: 'new'|'fulfilled'|'pickup'|'in_transit_pickup'|'pickup_failed'|'not_collected'|'picked_up'|'at_sorting'|'verified'|'ready_to_book'|'booked'|'in_transit'|'on_hold'|'failed'|'return_to_sender'|'delivered'|'cancelled'|null,
 *             version: int,
 *         },
 *         updatedFields: list<string>,
 *     },
 *     warnings: list<Warning>,
 * }
 *
 * @phpstan-type Warning array{
 *     field?: string|null,
 *     code: string,
 *     message: string,
 * }
 *
 * @phpstan-type WebhookEndpoint array{
 *     id: string,
 *     url: string,
 *     secret: string,
 *     events: list<string>,
 *     is_active: bool,
 *     disabled_reason: string|null,
 *     description: string|null,
 *     shop_id: string|null,
 *     include_hub_statuses: bool,
 *     rate_limit: int|null,
 *     created_at: string,
 *     updated_at: string,
 * }
 *
 * @phpstan-type WebhookDelivery array{
 *     id: string,
 *     webhook_id: string,
 *     event_id: string,
 *     event_type: string,
 *     shipment_id: string|null,
 *     kind: string,
 *     attempt: int,
 *     status: 'pending'|'delivered'|'failed',
 *     http_status: int|null,
 *     failure: string|null,
 *     error_message: string|null,
 *     duration_ms: int|null,
 *     created_at: string,
 *     attempted_at: string|null,
 *     delivered_at: string|null,
 *     next_retry_at: string|null,
 *     request_headers: array<string, mixed>|null,
 *     request_body: string,
 *     response_headers: array<string, mixed>|null,
 *     response_body: string|null,
 * }
 *
 * @phpstan-type FeedEvent array{
 *     cursor: string,
 *     id: string,
 *     event: string,
 *     timestamp: string,
 *     apiVersion: string,
 *     data: array<string, mixed>,
 * }
 *
 * @phpstan-type WebhookRecoverRequest array{
 *     since: string,
 *     until?: string|null,
 *     onlyFailed?: bool|null,
 * }
 *
 * @phpstan-type WebhookRequest array{
 *     url: string,
 *     events: list<string>,
 *     description?: string|null,
 *     shopId?: string|null,
 *     shop_id?: string|null,
 *     include_hub_statuses?: bool|null,
 *     includeHubStatuses?: bool|null,
 *     rate_limit?: int|null,
 *     rateLimit?: int|null,
 *     operatorMayReadBodies?: bool|null,
 * }
 *
 * @phpstan-type WebhookUpdateRequest array{
 *     url?: string|null,
 *     events?: list<string>|null,
 *     is_active?: bool|null,
 *     isActive?: bool|null,
 *     description?: string|null,
 *     include_hub_statuses?: bool|null,
 *     includeHubStatuses?: bool|null,
 *     rate_limit?: int|null,
 *     rateLimit?: int|null,
 *     operatorMayReadBodies?: bool|null,
 * }
 */
interface Types
{
}
