export const OWN_HEADER =
  'order_number,name,email,phone,address,city,country_code,currency,payment,cod_amount,item_name,quantity,price,weight_g,length_cm,width_cm,height_cm';

export const ownLine = (
  number: string,
  more: { name?: string; city?: string; payment?: string; cod?: string; item?: string } = {},
): string =>
  [
    number,
    more.name ?? 'Aisha Khan',
    'aisha@example.com',
    '+971 50 123 4567',
    'Corniche 5',
    more.city ?? 'Abu Dhabi',
    'AE',
    'USD',
    more.payment ?? 'prepaid',
    more.cod ?? '',
    more.item ?? 'Mug',
    '2',
    '50.00',
    '600',
    '20',
    '20',
    '10',
  ].join(',');

export const ownFile = (lines: readonly string[]): string => [OWN_HEADER, ...lines].join('\r\n');

const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Cancelled at,Payment Method,Payment Reference';

/** As Shopify exports: quotes around texts, an apostrophe before zips, notes over two lines, and items on their own lines. */
export const shopifyFile = [
  SHOPIFY,
  `#1001,layla@example.com,paid,2026-11-20 10:00:00 +0400,unfulfilled,AED,150.00,20.00,0.00,170.00,,0.00,Standard,2026-11-20 10:00:00 +0400,2,"Mug, blue",50.00,M1,Layla Saleh,"Corniche 5, Flat 12",Corniche 5,Flat 12,,Abu Dhabi,'00000,AZ,AE,'+971501234567,"Ring twice,\nthen call",,Card,p1`,
  `#1001,layla@example.com,,,,,,,,,,,,2026-11-20 10:00:00 +0400,1,Spoon,50.00,S1,,,,,,,,,,,,,,`,
  `#1002,omar@example.com,pending,,unfulfilled,AED,90.00,10.00,5.00,105.00,,0.00,Standard,2026-11-20 11:00:00 +0400,1,Teapot,90.00,T1,Omar Haddad,Al Nahda 8,Al Nahda 8,,,Dubai,,DU,AE,,,,Cash on Delivery (COD),p2`,
  `#1003,mona@example.com,refunded,,unfulfilled,AED,90.00,10.00,5.00,105.00,,0.00,Standard,2026-11-20 11:00:00 +0400,1,Teapot,90.00,T1,Mona Aziz,Al Nahda 8,Al Nahda 8,,,Dubai,,DU,AE,,,,Card,p3`,
].join('\n');

const WOO =
  'Order Number;Order Status;Order Date;First Name (Billing);Last Name (Billing);Address 1&2 (Billing);City (Billing);State Code (Billing);Postcode (Billing);Country Code (Billing);Email (Billing);Phone (Billing);First Name (Shipping);Last Name (Shipping);Address 1&2 (Shipping);City (Shipping);State Code (Shipping);Postcode (Shipping);Country Code (Shipping);Payment Method Title;Cart Discount Amount;Order Subtotal Amount;Order Shipping Amount;Order Total Amount;Order Total Tax Amount;SKU;Item #;Item Name;Quantity (- Refund);Item Cost';

export const woocommerceFile = [
  WOO,
  '5001;Processing;2026-11-20;Huda;Jaber;Al Barsha 1;Dubai;DU;;AE;huda@example.com;+971501112233;;;;;;;;Cash on delivery;0;100,00;15,00;115,00;0;M1;1;Mug;2;50,00',
  '5002;Cancelled;2026-11-20;Sara;Nasser;Al Barsha 2;Dubai;DU;;AE;sara@example.com;+971501112244;Sara;Nasser;Al Barsha 2;Dubai;DU;;AE;Credit card;0;100,00;15,00;115,00;0;M1;1;Mug;2;50,00',
].join('\r\n');
