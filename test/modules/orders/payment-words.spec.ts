import { doorPaymentWords } from '../../../src/modules/orders/payment-words.js';
import { paymentRemarks } from '../../../src/modules/orders/payment-remarks.js';
import { paymentMeaning } from '../../../src/modules/orders/payment.rules.js';

const METHODS: Readonly<Record<string, readonly string[]>> = {
  en: ['Cash on Delivery (COD)', 'COD', 'Pay on Delivery', 'Payment on delivery', 'Cash upon delivery', 'cash-on-delivery', 'Card on delivery', 'Pay at the door', 'Gift Card + Cash on Delivery (COD)', 'C.O.D.'],
  ar: ['الدفع عند التوصيل', 'الدفع عند الاستلام', 'الدَّفع نقدًا عند الاستلام', 'الدفع نقدا عند التسليم', 'نقداً عند الإستلام', 'كاش عند الاستلام'],
  de: ['Nachnahme', 'Per Nachnahme', 'Barzahlung bei Lieferung', 'Zahlung bei Übergabe', 'Nachnahmegebühr'],
  tr: ['Kapıda ödeme', 'KAPIDA ÖDEME', 'Kapıda Nakit Ödeme', 'Kapıda Kredi Kartı ile Ödeme'],
  fr: ['Paiement à la livraison', 'Contre-remboursement', 'Espèces à la livraison'],
  es: ['Pago contra entrega', 'Contra reembolso', 'Contrareembolso', 'Efectivo al recibir'],
  it: ['Contrassegno', 'Pagamento alla consegna', 'Contanti alla consegna'],
  pt: ['Pagamento na entrega', 'Envio à cobrança', 'Dinheiro na entrega'],
  nl: ['Rembours', 'Contant bij levering', 'Betalen bij aflevering'],
  pl: ['Płatność przy odbiorze', 'Za pobraniem', 'Pobranie'],
  ro: ['Plata la livrare', 'Ramburs', 'Numerar la livrare'],
  hu: ['Utánvét', 'Utánvétes fizetés', 'Fizetés átvételkor'],
  cs: ['Dobírka', 'Na dobírku', 'Platba při převzetí'],
  sk: ['Dobierka', 'Na dobierku', 'Platba pri prevzatí'],
  bg: ['Наложен платеж', 'Плащане при доставка', 'В брой при получаване'],
  el: ['Αντικαταβολή', 'Πληρωμή κατά την παράδοση'],
  ru: ['Наложенный платёж', 'Оплата при получении', 'Наличными курьеру'],
  uk: ['Накладений платіж', 'Післяплата', 'Оплата при отриманні'],
  hi: ['कैश ऑन डिलीवरी', 'डिलीवरी पर नकद भुगतान'],
  ur: ['کیش آن ڈیلیوری', 'ڈیلیوری پر ادائیگی', 'نقد ادائیگی ڈلیوری پر'],
  bn: ['ক্যাশ অন ডেলিভারি'],
  id: ['Bayar di tempat', 'Bayar di Tempat (COD)', 'Tunai saat diterima'],
  ms: ['Bayar semasa penghantaran', 'Tunai semasa penghantaran'],
  th: ['เก็บเงินปลายทาง', 'ชำระเงินปลายทาง', 'จ่ายเงินเมื่อได้รับสินค้า'],
  vi: ['Thanh toán khi nhận hàng', 'Trả tiền mặt khi nhận hàng', 'Thanh toán khi giao hàng (COD)'],
  zh: ['货到付款', '貨到付款', '代收货款'],
  ja: ['代金引換', '代引き', '代引き決済'],
  ko: ['착불', '대금상환', '만나서 카드 결제'],
  fa: ['پرداخت در محل', 'پرداخت هنگام تحویل', 'پرداخت هنگام دریافت در محل'],
  he: ['תשלום במזומן לשליח', 'תשלום בעת המסירה', 'מזומן לשליח'],
  sv: ['Postförskott', 'Betalning vid leverans', 'Efterkrav'],
  da: ['Efterkrav', 'Betaling ved levering', 'Pr. efterkrav'],
  nb: ['Postoppkrav', 'Betaling ved levering', 'Betaling på døren'],
  fi: ['Postiennakko', 'Jälkivaatimus', 'Maksu toimituksen yhteydessä'],
  hr: ['Pouzeće', 'Plaćanje pouzećem', 'Gotovinom prilikom preuzimanja'],
  sr: ['Плаћање поузећем', 'Plaćanje pouzećem', 'Готовином при испоруци'],
  sl: ['Plačilo po povzetju', 'Gotovina ob dostavi'],
  lt: ['Apmokėjimas pristatymo metu', 'Grynais kurjeriui', 'Mokėjimas atsiimant'],
  lv: ['Pēcmaksa', 'Apmaksa piegādes brīdī', 'Skaidrā naudā kurjeram samaksa'],
  et: ['Makse kättesaamisel', 'Sularahas kullerile', 'Lunamaks'],
  sq: ['Pagesë në dorëzim', 'Paguaj në momentin e dorëzimit'],
  ka: ['გადახდა მიწოდებისას', 'ნაღდი კურიერთან'],
  hy: ['Վճարում առաքման պահին', 'Կանխիկ ստանալիս'],
  az: ['Qapıda ödəniş', 'Çatdırılma zamanı ödəniş'],
  kk: ['Жеткізу кезінде төлем', 'Төлем алған кезде'],
  uz: ['Yetkazib berilganda toʻlov naqd', 'Naqd pul kuryerga'],
  sw: ['Lipa unapopokea', 'Malipo wakati wa kupokea'],
  am: ['ሲደርስ ክፍያ', 'ክፍያ በማድረስ ጊዜ'],
  ta: ['கேஷ் ஆன் டெலிவரி', 'டெலிவரியின் போது பணம்'],
  ne: ['क्यास अन डेलिभरी', 'डेलिभरीमा भुक्तानी'],
  si: ['භාරදීමේදී මුදල් ගෙවීම', 'මුදල් ලැබුණු පසු'],
  km: ['បង់ប្រាក់ពេលទទួល', 'ទូទាត់ពេលដឹកជញ្ជូន'],
  tl: ['Bayad pagdating', 'Magbayad sa paghahatid'],
}; // prettier-ignore

describe('Cash on delivery', () => {
  it.each(Object.entries(METHODS))('is understood in the words of %s', (_language, methods) => {
    expect(methods.filter((method) => paymentMeaning(method) !== 'door')).toEqual([]);
  });

  it.each(Object.entries(doorPaymentWords))('is named by each pair of words of %s, in any order', (_language, { pay, door, phrases }) => {
    const pairs = pay.flatMap((paid) => door.flatMap((at) => [`${paid} ${at}`, `${at} ${paid}`]));
    expect([...phrases, ...pairs].filter((method) => paymentMeaning(method) !== 'door')).toEqual([]);
  });

  it('is tried in every language that has words for it', () => {
    expect(Object.keys(METHODS).toSorted()).toEqual(Object.keys(doorPaymentWords).toSorted());
    expect(Object.keys(paymentRemarks)).toEqual(Object.keys(doorPaymentWords));
  });

  it.each([
    'Credit card', 'Visa', 'Shopify Payments', 'PayPal', 'Bank Deposit', 'Direct bank transfer', 'Vorkasse', 'Kreditkarte', 'Kredi kartı', 'بطاقة ائتمان',
    'تحويل بنكي', 'Tabby', 'Cashew', 'Codex Pay', 'Barclaycard', 'Banküberweisung', 'Carte bancaire', 'Delivery', 'Standard delivery', 'Prepaid, no cash on delivery', '银行转账', 'Manual', '', 'Cash App',
    'Zahlung auf Rechnung', 'Carta di credito', 'Bar', 'Оплата картой онлайн', 'Pago con tarjeta', 'Paiement par carte', 'クレジットカード', '카드 결제',
  ])('is not what "%s" says', (method) => expect(paymentMeaning(method)).not.toBe('door')); // prettier-ignore

  it('is not a method that is paid before', () => {
    for (const method of [
      'Visa ending 4242',
      'Shopify Payments',
      'PayPal Express',
      'Direct bank transfer',
      'Kreditkarte',
      'بطاقة ائتمان',
      'تحويل بنكي',
    ])
      expect([method, paymentMeaning(method)]).toEqual([method, 'before']);
    for (const method of ['Manual', 'Custom', 'Invoice', '']) expect([method, paymentMeaning(method)]).toEqual([method, 'unknown']);
  });

  it.each([
    'مدى عند الاستلام', 'Mada on delivery', 'KNET on delivery', 'Visa on delivery', 'Visa bei Lieferung', 'Card machine at your door', 'Swipe card when driver arrives', 'UPI on delivery',
    'UPI (scan at doorstep)', 'Paytm on delivery', 'Cheque on delivery', 'Chèque à la livraison', 'Bizum a la entrega', 'Pix na entrega', 'Mada kapıda', 'Pay by UPI to delivery boy', 'Visa, livraison',  'Visa, pay with the courier',
    'Card, paid online - delivery by courier', 'PayPal / Cash on delivery', 'Cash on delivery or credit card', 'bank transfer, collect on arrival', '支付宝 (送货上门)',
  ])('is not sure where a method is paid before as well: "%s"', (method) => expect(paymentMeaning(method)).toBe('unclear')); // prettier-ignore

  it.each([
    'COD (paid online)', 'COD collected', 'Paid / COD', 'cod refunded', 'COD cancelled - paid by card', 'COD - already paid', 'Pas de contre remboursement', 'Contre remboursement annulé',
    'Carte bancaire (remboursement différé)', 'Nachnahme storniert', 'Keine Nachnahme', 'Kapıda ödeme iptal', 'الدفع عند الاستلام - تم الدفع', 'ليس الدفع عند الاستلام', 'Contra reembolso pagado', 'Contrassegno già pagato',
    'Ramburs anulat', 'Dobírka zaplaceno', 'Наложенный платёж оплачен', '货到付款 已付', '代引き 返金', '착불 결제 완료', 'Betalt ved levering', 'Betaald bij levering', 'Pagato alla consegna', 'Card refunded', 'COD 50% advance', 'Nachnahme, Anzahlung geleistet', 'الدفع عند الاستلام مع عربون',  'Visa declined',
  ])('is not sure where a method is paid, refunded, cancelled or denied: "%s"', (method) => expect(paymentMeaning(method)).toBe('unclear')); // prettier-ignore

  it.each(['Remboursé', 'remboursement', 'Avoir (remboursement)', 'Rambursat', 'Rambursare', 'Paid online, delivery by courier', 'Nachnahmefrei', 'Codes', 'Bezahlt'])(
    'has no part in "%s"',
    (method) => expect(paymentMeaning(method)).toBe('unknown'),
  ); // prettier-ignore

  it.each([
    'Card on delivery', 'Credit card on delivery', 'Cash or card on delivery', 'Card on delivery (COD)', 'Carte bancaire à la livraison', 'Paid on delivery', 'Payé à la livraison', 'Tarjeta de crédito contra entrega',
    'Pagamento no ato da entrega', 'Kapıda Kredi Kartı', 'بطاقة عند الاستلام', 'Store credit + COD', 'Nachnahmezahlung',
  ])('is meant by "%s"', (method) => expect(paymentMeaning(method)).toBe('door')); // prettier-ignore

  it('is not known of a text that is longer than what is read', () => {
    expect(paymentMeaning(`COD${' '.repeat(200)}refunded`)).toBe('unknown');
  });
});
