import { VendureUser } from './vendure-api.js';

export interface OfferedMethod {
  readonly id: string;
  readonly code: string;
  readonly price: number;
  readonly metadata: { readonly service?: string; readonly isFallback?: boolean } | null;
}

const OR_REFUSED = '__typename ... on ErrorResult { errorCode message }';
const CORNICHE = {
  fullName: 'Aisha Khan',
  streetLine1: 'Corniche 5',
  city: 'Abu Dhabi',
  province: 'Abu Dhabi',
  postalCode: '',
  countryCode: 'AE',
  phoneNumber: '+971501234567',
};

/** Somebody in the shop, with a basket. */
export class Shopper extends VendureUser {
  constructor(url: string) {
    super(url, 'shop-api');
  }

  async add(variant: string, quantity: number): Promise<string> {
    const { lines } = await this.ask(
      `mutation($variant: ID!, $quantity: Int!) { addItemToOrder(productVariantId: $variant, quantity: $quantity) { ${OR_REFUSED} ... on Order { lines { id productVariant { id } } } } }`,
      { variant, quantity },
    );
    return lines.find((line: { productVariant: { id: string } }) => line.productVariant.id === variant).id;
  }

  async introduce(email: string): Promise<void> {
    await this.ask(`mutation($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { ${OR_REFUSED} } }`, {
      input: { firstName: 'Aisha', lastName: 'Khan', emailAddress: email },
    });
  }

  async sendTo(address: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.ask(`mutation($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ${OR_REFUSED} } }`, {
      input: { ...CORNICHE, ...address },
    });
  }

  methods(): Promise<OfferedMethod[]> {
    return this.ask('{ eligibleShippingMethods { id code price metadata } }');
  }

  async choose(method: string): Promise<{ readonly shippingWithTax: number; readonly totalWithTax: number }> {
    return this.ask(
      `mutation($ids: [ID!]!) { setOrderShippingMethod(shippingMethodId: $ids) { ${OR_REFUSED} ... on Order { shippingWithTax totalWithTax } } }`,
      { ids: [method] },
    );
  }

  /** Answers the codes of the ways to pay that are offered. */
  async waysToPay(): Promise<string[]> {
    const methods: { code: string; isEligible: boolean }[] = await this.ask('{ eligiblePaymentMethods { code isEligible } }');
    return methods.filter(({ isEligible }) => isEligible).map(({ code }) => code);
  }

  async pay(
    method: string,
  ): Promise<{ readonly id: string; readonly code: string; readonly state: string; readonly totalWithTax: number }> {
    await this.ask(`mutation { transitionOrderToState(state: "ArrangingPayment") { ${OR_REFUSED} } }`);
    return this.ask(
      `mutation($input: PaymentInput!) { addPaymentToOrder(input: $input) { ${OR_REFUSED} ... on Order { id code state totalWithTax } } }`,
      {
        input: { method, metadata: {} },
      },
    );
  }
}
