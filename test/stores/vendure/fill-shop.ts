import type { VendureUser } from './vendure-api.js';

export interface FilledShop {
  readonly lamp: string;
  readonly vase: string;
  readonly methods: Readonly<Record<'economy' | 'express' | 'careful' | 'foreign', string>>;
}

const en = (fields: Readonly<Record<string, string>>) => [{ languageCode: 'en', ...fields }];

/** A shop with two products, as its owner sets it up in the admin: country, tax, shipping methods and ways to pay. */
export async function fillShop(owner: VendureUser): Promise<FilledShop> {
  await setUpTaxes(owner);
  const [lamp, vase] = [
    await addProduct(owner, {
      name: 'Lamp',
      price: 10_000,
      customFields: { shipgraphGrams: 900, shipgraphLength: 20, shipgraphWidth: 20, shipgraphHeight: 20 },
    }),
    await addProduct(owner, { name: 'Vase', price: 2_550, customFields: {} }),
  ];
  const methods = {
    economy: await addMethod(owner, 'economy', { service: 'SVC_ECO' }),
    express: await addMethod(owner, 'express', { service: 'SVC_EXP', markupPercent: '10' }),
    careful: await addMethod(owner, 'careful', { service: 'cheapest', fallbackPrice: '900' }),
    foreign: await addMethod(owner, 'foreign', { service: 'SVC_INT_ECO' }),
  };
  await addPaymentMethod(owner, 'cash', { handler: 'shipgraph-cash-on-delivery', checker: 'shipgraph-cash-on-delivery-offered' });
  await addPaymentMethod(owner, 'card', { handler: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] });
  return { lamp, vase, methods };
}

async function setUpTaxes(owner: VendureUser): Promise<void> {
  const countries = [await addCountry(owner, 'AE', 'United Arab Emirates'), await addCountry(owner, 'SA', 'Saudi Arabia')];
  const { id: zone } = await owner.ask('mutation($input: CreateZoneInput!) { createZone(input: $input) { id } }', {
    input: { name: 'Gulf', memberIds: countries },
  });
  const { id: category } = await owner.ask('mutation { createTaxCategory(input: { name: "Standard", isDefault: true }) { id } }');
  await owner.ask('mutation($input: CreateTaxRateInput!) { createTaxRate(input: $input) { id } }', {
    input: { name: 'VAT', enabled: true, value: 5, categoryId: category, zoneId: zone },
  });
  await owner.ask(
    `mutation($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename ... on ErrorResult { errorCode message } } }`,
    { input: { id: '1', defaultShippingZoneId: zone, defaultTaxZoneId: zone } },
  );
}

const addCountry = async (owner: VendureUser, code: string, name: string): Promise<string> =>
  (
    await owner.ask('mutation($input: CreateCountryInput!) { createCountry(input: $input) { id } }', {
      input: { code, enabled: true, translations: en({ name }) },
    })
  ).id;

interface Product {
  readonly name: string;
  readonly price: number;
  readonly customFields: Readonly<Record<string, number>>;
}

async function addProduct(owner: VendureUser, { name, price, customFields }: Product): Promise<string> {
  const { id: productId } = await owner.ask('mutation($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
    input: { translations: en({ name, slug: name.toLowerCase(), description: '' }) },
  });
  const [{ id }] = await owner.ask('mutation($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }', {
    input: [{ productId, sku: name.toUpperCase(), price, stockOnHand: 100, translations: en({ name }), customFields }],
  });
  return id;
}

async function addMethod(owner: VendureUser, code: string, args: Readonly<Record<string, string>>): Promise<string> {
  const input = {
    code,
    fulfillmentHandler: 'shipgraph',
    checker: { code: 'shipgraph-service-offered', arguments: [] },
    calculator: { code: 'shipgraph-rates', arguments: Object.entries(args).map(([name, value]) => ({ name, value })) },
    translations: en({ name: code, description: '' }),
  };
  return (await owner.ask('mutation($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }', { input })).id;
}

interface Payment {
  readonly handler: string;
  readonly checker?: string;
  readonly arguments?: readonly { readonly name: string; readonly value: string }[];
}

async function addPaymentMethod(owner: VendureUser, code: string, { handler, checker, arguments: args = [] }: Payment): Promise<void> {
  const input = {
    code,
    enabled: true,
    handler: { code: handler, arguments: args },
    ...(checker && { checker: { code: checker, arguments: [] } }),
    translations: en({ name: code }),
  };
  await owner.ask('mutation($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) { id } }', { input });
}
