import type { FileFormat } from './file-format.js';

/** Our own columns, as in the template. */
export const own: FileFormat = {
  format: 'own',
  recognisedBy: ['order_number', 'address', 'city'],
  columns: {
    orderNumber: ['order_number'],
    name: ['name'],
    firstName: ['first_name'],
    lastName: ['last_name'],
    company: ['company'],
    deliveryNote: ['delivery_note'],
    email: ['email'],
    phone: ['phone'],
    address: ['address'],
    address2: ['address2'],
    city: ['city'],
    state: ['state'],
    countryCode: ['country_code'],
    country: ['country'],
    zip: ['zip'],
    currency: ['currency'],
    payment: ['payment'],
    codAmount: ['cod_amount'],
    paymentMethod: ['payment_method'],
    subTotal: ['subtotal'],
    tax: ['tax'],
    discount: ['discount'],
    shippingFee: ['shipping_fee'],
    total: ['total'],
    service: ['service'],
    locale: ['locale'],
    itemName: ['item_name'],
    itemQuantity: ['quantity'],
    itemPrice: ['price'],
    itemGrams: ['weight_g'],
    itemKilograms: ['weight_kg'],
    itemLength: ['length_cm'],
    itemWidth: ['width_cm'],
    itemHeight: ['height_cm'],
    itemHsCode: ['hs_code'],
    itemOrigin: ['origin_country'],
  },
  states: [],
};

const EXAMPLE = [
  'order_number,name,email,phone,address,address2,city,state,country_code,zip,currency,payment,cod_amount,item_name,quantity,price,weight_g,length_cm,width_cm,height_cm',
  '1001,Aisha Khan,aisha@example.com,+971 50 123 4567,Corniche 5,Flat 12,Abu Dhabi,Abu Dhabi,AE,,AED,cod,120.00,Mug,2,50.00,600,20,20,10',
  '1001,,,,,,,,,,,,,Spoon,1,20.00,100,15,3,2',
  '1002,Omar Haddad,omar@example.com,+971 50 765 4321,Al Nahda 8,,Dubai,Dubai,AE,,AED,prepaid,,Teapot,1,85.00,900,25,18,20',
];

/** A file to begin with: two orders, the first with two lines. */
export const ownTemplate = `${EXAMPLE.join('\r\n')}\r\n`;
