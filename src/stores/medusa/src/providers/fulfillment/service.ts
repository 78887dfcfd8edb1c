import type {
  CalculatedShippingOptionPrice,
  CalculateShippingOptionPriceDTO,
  CreateFulfillmentResult,
  CreateShippingOptionDTO,
  FulfillmentDTO,
  FulfillmentItemDTO,
  FulfillmentOption,
  FulfillmentOrderDTO,
  IFulfillmentProvider,
  Logger,
} from '@medusajs/framework/types';
import { MedusaError } from '@medusajs/framework/utils';
import type { ShipgraphModuleService } from '../../modules/shipgraph/service.js';
import { cancelShipment } from '../../orders/cancel-shipment.js';
import { placeOrder } from '../../orders/place-order.js';
import type { Query } from '../../orders/read-order.js';
import { CHEAPEST, notOffered, priceOf } from '../../rates/price.js';
import { rateRequestOf } from '../../rates/rate-request.js';
import { isUnanswered, refusalOf } from '../../refusal.js';
import { createReturn } from '../../returns/create-return.js';
import { documentsOf, type ShipmentDocument } from './documents.js';
import { labelsOf } from './labels.js';
import { packFulfillment } from './pack-fulfillment.js';

const RETURN = 'return';

type Data = Record<string, unknown>;

/** What the fulfilment module lends: `dependencies` of medusa-config name the last two. */
interface Cradle {
  readonly logger: Logger;
  readonly query: Query;
  readonly shipgraph: ShipgraphModuleService;
}

/** Shipping options of Medusa whose prices, parcels and labels come from shipgraph. */
export class ShipgraphFulfillmentService implements IFulfillmentProvider {
  static identifier = 'shipgraph';

  constructor(private readonly cradle: Cradle) {}

  getIdentifier(): string {
    return ShipgraphFulfillmentService.identifier;
  }

  async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    const services = await this.shipgraph.services();
    return [
      { id: CHEAPEST, name: 'The cheapest service' },
      ...services.map(({ code, name }) => ({ id: code, name, service_code: code })),
      { id: RETURN, name: 'Return', is_return: true },
    ];
  }

  async validateOption(data: Data): Promise<boolean> {
    const id = serviceOf(data);
    return [CHEAPEST, RETURN].includes(id) || (await this.shipgraph.services()).some(({ code }) => code === id);
  }

  async canCalculate(option: CreateShippingOptionDTO): Promise<boolean> {
    return serviceOf(option.data ?? {}) !== RETURN;
  }

  async calculatePrice(
    optionData: CalculateShippingOptionPriceDTO['optionData'],
    data: CalculateShippingOptionPriceDTO['data'],
    context: CalculateShippingOptionPriceDTO['context'],
  ): Promise<CalculatedShippingOptionPrice> {
    const { settings, rates } = this.shipgraph;
    const request = rateRequestOf(context, settings);
    const asked = data?.['cash_on_delivery'] === true ? { ...request, paymentStatus: 'postpaid' as const } : request;
    const quote = await rates.quote(asked).catch((error: unknown) => this.withoutRates(error));
    if (quote === undefined) return this.priced(settings.fallbackPrice);
    const price = priceOf(serviceOf(optionData), asked, quote);
    if ('amount' in price) return this.priced(price.amount);
    this.logger.warn(price.log);
    // The cart has changed since this option was chosen. Medusa takes a method without a price out of it; an error would refuse the change.
    if (data?.['chosen'] === true) return this.priced(undefined);
    throw notOffered(price.reason);
  }

  async validateFulfillmentData(optionData: Data, data: Data): Promise<Data> {
    return { ...data, chosen: true, service: serviceOf(optionData) };
  }

  async createFulfillment(
    data: Data,
    items: Partial<Omit<FulfillmentItemDTO, 'fulfillment'>>[],
    order: Partial<FulfillmentOrderDTO> | undefined,
    fulfillment: Partial<Omit<FulfillmentDTO, 'provider_id' | 'data' | 'items'>>,
  ): Promise<CreateFulfillmentResult> {
    const { shipgraph, logger } = this;
    const packed = await packFulfillment({ shipgraph, query: this.query, data, items, order, fulfillment });
    const placed = await placeOrder({ shipgraph, logger, ...packed });
    return { data: { ...data, ...placed }, labels: labelsOf(shipgraph, placed.shipment_id) };
  }

  async cancelFulfillment({ shipment_id: shipment, order_number: orderNumber }: Data): Promise<Data> {
    if (typeof shipment !== 'string') return {};
    if (typeof orderNumber !== 'number')
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `The return ${shipment} cannot be cancelled from here. Ask the operator of shipgraph.`,
      );
    await cancelShipment({ shipgraph: this.shipgraph, logger: this.logger, shipment, orderNumber });
    return {};
  }

  async createReturnFulfillment(fulfillment: Data): Promise<CreateFulfillmentResult> {
    const { shipgraph } = this;
    const created = await createReturn({ shipgraph, fulfillment });
    return { data: created, labels: labelsOf(shipgraph, created.shipment_id) };
  }

  getFulfillmentDocuments(data: Data): Promise<ShipmentDocument[]> {
    return documentsOf(this.shipgraph, data);
  }

  getReturnDocuments(data: Data): Promise<ShipmentDocument[]> {
    return documentsOf(this.shipgraph, data);
  }

  getShipmentDocuments(data: Data): Promise<ShipmentDocument[]> {
    return documentsOf(this.shipgraph, data);
  }

  async retrieveDocuments(data: Data, documentType: string): Promise<ShipmentDocument[]> {
    return (await documentsOf(this.shipgraph, data)).filter(({ type }) => type === documentType);
  }

  private priced(amount: number | undefined): CalculatedShippingOptionPrice {
    return { calculated_amount: amount as number, is_calculated_price_tax_inclusive: this.shipgraph.settings.pricesIncludeTax };
  }

  private withoutRates(error: unknown): undefined {
    const refusal = refusalOf(error, 'Shipping prices are not available now');
    this.logger.error(String(refusal));
    if (this.shipgraph.settings.fallbackPrice !== undefined && isUnanswered(error)) return undefined;
    throw refusal;
  }

  private get logger(): Logger {
    return this.cradle.logger;
  }

  // Both are there only once every module has been loaded.
  private get query(): Query {
    return this.lent('query');
  }

  private get shipgraph(): ShipgraphModuleService {
    return this.lent('shipgraph');
  }

  private lent<Name extends 'query' | 'shipgraph'>(name: Name): Cradle[Name] {
    try {
      return this.cradle[name];
    } catch (cause) {
      const message = `The fulfillment module in medusa-config needs dependencies: ['shipgraph', 'query'], and the plug-in @shipgraph/medusa-provider must be among the plugins. ${String(cause)}`;
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message);
    }
  }
}

/** The service that an option stands for: its id, which getFulfillmentOptions has given. */
const serviceOf = ({ id }: Data): string => (typeof id === 'string' ? id : '');
