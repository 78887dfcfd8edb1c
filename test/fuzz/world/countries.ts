/** How people of a country write what an order is made of. */
export interface Country {
  readonly code: string;
  readonly currency: string;
  /** Between units and hundredths, and between thousands, as the spreadsheets of the country write them. */
  readonly marks: { readonly decimal: '.' | ','; readonly thousands: string };
  readonly people: readonly { readonly first: string; readonly last: string }[];
  readonly companies: readonly string[];
  /** As written, and what is to be dialled; null where no one can. */
  readonly phones: readonly (readonly [written: string, dialled: string | null])[];
  readonly streets: readonly (readonly [line: string, more: string])[];
  readonly places: readonly Place[];
  readonly cashOnDelivery: readonly string[];
  readonly paidBefore: readonly string[];
}

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly lat: number;
  readonly lng: number;
}

const place = (city: string, state: string, zip: string, lat: number, lng: number): Place => ({ city, state, zip, lat, lng });

export const countries: readonly Country[] = [
  {
    code: 'AE',
    currency: 'AED',
    marks: { decimal: '.', thousands: ',' },
    people: [
      { first: 'Aisha', last: 'Khan' },
      { first: 'عبدالله', last: 'المنصوري' },
      { first: "'Abdullah", last: 'bin Zayed' },
    ],
    companies: ['Al Noor Trading L.L.C.', 'شركة النور'],
    phones: [
      ['050 123 4567', '+971501234567'],
      ['+971 (0)50 123 4567', '+971501234567'],
      ['00971 50 765 4321', '+971507654321'],
      ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
      ['555', null],
    ],
    streets: [
      ['Building 212, Al Nahda', '12'],
      ['Villa 7, Jumeirah Beach Road', 'Gate 3'],
      ['برج خليفة', 'شقة ١٢'],
    ],
    places: [
      place('Dubai', 'Dubai', '', 25.2048, 55.2708),
      place('دبي', 'دبي', '', 25.2048, 55.2708),
      place('Abu Dhabi', 'AZ', '', 24.4539, 54.3773),
    ],
    cashOnDelivery: ['Cash on Delivery (COD)', 'الدفع عند الاستلام', 'الدفع عند التوصيل', 'Pay on Delivery', 'Payment on delivery'],
    paidBefore: ['Visa', 'Apple Pay', 'Tabby'],
  },
  {
    code: 'SA',
    currency: 'SAR',
    marks: { decimal: '.', thousands: ',' },
    people: [
      { first: 'محمد', last: 'القحطاني' },
      { first: 'Noura', last: 'Al-Saud' },
    ],
    companies: ['مؤسسة الرياض'],
    phones: [
      ['055 123 4567', '+966551234567'],
      ['+966-55-765-4321', '+966557654321'],
    ],
    streets: [
      ['King Fahd Road 12', ''],
      ['شارع العليا', 'مبنى ٥'],
    ],
    places: [place('Riyadh', 'Riyadh', '', 24.7136, 46.6753), place('جدة', '', '21577', 21.4858, 39.1925)],
    cashOnDelivery: ['Cash upon delivery', 'الدفع نقدا عند الاستلام'],
    paidBefore: ['mada', 'Visa'],
  },
  {
    code: 'KW',
    currency: 'KWD',
    marks: { decimal: ',', thousands: '.' },
    people: [{ first: 'Fahad', last: 'Al Sabah' }],
    companies: ['Gulf Spices W.L.L.'],
    phones: [
      ['5551 2345', '+96555512345'],
      ['+965 9765 4321', '+96597654321'],
    ],
    streets: [['Block 4, Street 12', 'House 7']],
    places: [place('Kuwait City', '', '', 29.3759, 47.9774), place('Salmiya', '', '', 29.3339, 48.0761)],
    cashOnDelivery: ['COD', 'Cash on delivery'],
    paidBefore: ['KNET', 'Visa'],
  },
  {
    code: 'US',
    currency: 'USD',
    marks: { decimal: '.', thousands: ',' },
    people: [
      { first: 'Conan', last: "O'Brien" },
      { first: 'Mary-Jane', last: 'Watson' },
    ],
    companies: ['Acme, Inc.'],
    phones: [
      ['(201) 555-0123', '+12015550123'],
      ['+1 617 555 0188', '+16175550188'],
    ],
    streets: [
      ['1 Main St', 'Apt 12'],
      ['350 5th Ave', ''],
    ],
    places: [
      place('Newark', 'NJ', '07102', 40.7357, -74.1724),
      place('Trenton', 'New Jersey', '08608', 40.2206, -74.7597),
      place('Springfield', 'IL', '62701', 39.7817, -89.6501),
      place('Boston', 'MA', '02138', 42.3601, -71.0589),
    ],
    cashOnDelivery: ['Cash on Delivery'],
    paidBefore: ['Shopify Payments', 'PayPal'],
  },
  {
    code: 'GB',
    currency: 'GBP',
    marks: { decimal: '.', thousands: ',' },
    people: [{ first: 'Zoë', last: 'Smith-Jones' }],
    companies: ['Fish & Chips Ltd'],
    phones: [
      ['020 7946 0018', '+442079460018'],
      ['07400 123456', '+447400123456'],
    ],
    streets: [['10 Downing Street', 'Flat 1']],
    places: [place('London', '', 'SW1A 2AA', 51.5034, -0.1276)],
    cashOnDelivery: ['Cash on delivery'],
    paidBefore: ['Klarna', 'Visa'],
  },
  {
    code: 'DE',
    currency: 'EUR',
    marks: { decimal: ',', thousands: '.' },
    people: [{ first: 'Jürgen', last: 'Groß' }],
    companies: ['Müller & Söhne GmbH'],
    phones: [
      ['030 123456', '+4930123456'],
      ['0151/23456789', '+4915123456789'],
    ],
    streets: [['Hauptstraße 5', 'Hinterhaus']],
    places: [place('Berlin', 'BE', '10115', 52.532, 13.3849), place('Leipzig', 'Sachsen', '04109', 51.3397, 12.3731)],
    cashOnDelivery: ['Nachnahme'],
    paidBefore: ['PayPal', 'SEPA-Lastschrift'],
  },
  {
    code: 'TR',
    currency: 'TRY',
    marks: { decimal: ',', thousands: '.' },
    people: [{ first: 'Işıl', last: 'Çağlar' }],
    companies: ['Güneş A.Ş.'],
    phones: [['0532 123 45 67', '+905321234567']],
    streets: [['İstiklal Cad. 12', 'D: 4']],
    places: [place('İstanbul', 'İstanbul', '34430', 41.0335, 28.9784)],
    cashOnDelivery: ['Kapıda ödeme', 'Kapıda nakit ödeme'],
    paidBefore: ['Kredi kartı'],
  },
  {
    code: 'IN',
    currency: 'INR',
    marks: { decimal: '.', thousands: ',' },
    people: [
      { first: 'प्रिया', last: 'शर्मा' },
      { first: 'Ravi', last: 'Kumar' },
    ],
    companies: ['Shree Exports Pvt. Ltd.'],
    phones: [
      ['098765 43210', '+919876543210'],
      ['+91-98765-43210', '+919876543210'],
    ],
    streets: [['12, MG Road', 'Near Metro Pillar 45']],
    places: [place('Bengaluru', 'Karnataka', '560001', 12.9716, 77.5946), place('Mumbai', 'MH', '400001', 18.9388, 72.8354)],
    cashOnDelivery: ['Cash on Delivery (COD)', 'COD'],
    paidBefore: ['Razorpay', 'UPI'],
  },
  {
    code: 'JP',
    currency: 'JPY',
    marks: { decimal: '.', thousands: ',' },
    people: [{ first: '花子', last: '山田' }],
    companies: ['株式会社山田'],
    phones: [['03-1234-5678', '+81312345678']],
    streets: [['千代田1-1', '101号室']],
    places: [place('千代田区', '東京都', '100-0001', 35.6852, 139.7528)],
    cashOnDelivery: ['代金引換'],
    paidBefore: ['クレジットカード'],
  },
  {
    code: 'NL',
    currency: 'EUR',
    marks: { decimal: ',', thousands: '.' },
    people: [{ first: 'Anke', last: 'van der Berg' }],
    companies: ['De Groot B.V.'],
    phones: [['06 12345678', '+31612345678']],
    streets: [["'s-Gravelandseweg 1", '2 hoog']],
    places: [place("'s-Hertogenbosch", 'Noord-Brabant', '5211 AB', 51.6978, 5.3037)],
    cashOnDelivery: ['Onder rembours'],
    paidBefore: ['iDEAL'],
  },
  {
    code: 'FR',
    currency: 'EUR',
    marks: { decimal: ',', thousands: '\u00a0' },
    people: [{ first: 'Hélène', last: "L'Écuyer" }],
    companies: ['Société Générale de Thé'],
    phones: [['01 23 45 67 89', '+33123456789']],
    streets: [['12 rue de la Paix', 'Bâtiment B']],
    places: [place('Paris', 'Île-de-France', '75002', 48.8686, 2.3314), place('Bourg-en-Bresse', '', '01000', 46.2052, 5.2255)],
    cashOnDelivery: ['Paiement à la livraison', 'Contre remboursement'],
    paidBefore: ['Carte bancaire'],
  },
  {
    code: 'EG',
    currency: 'EGP',
    marks: { decimal: '.', thousands: ',' },
    people: [{ first: 'أحمد', last: 'حسن' }],
    companies: ['شركة النيل'],
    phones: [
      ['0100 123 4567', '+201001234567'],
      ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ],
    streets: [['شارع التحرير ١٢', 'الدور الثالث']],
    places: [place('Cairo', 'Cairo', '11511', 30.0444, 31.2357)],
    cashOnDelivery: ['الدفع عند الاستلام'],
    paidBefore: ['Fawry', 'Visa'],
  },
];
