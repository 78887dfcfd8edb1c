/** Words of one language that together name a payment at the door: one of the first list and one of the second, or its own phrase. */
export interface DoorPaymentWords {
  /** A word may go on: "pay" is not in "paypal", but "payment" is in "payments". */
  readonly pay: readonly string[];
  readonly door: readonly string[];
  /** Whole words, as "rembours" is also in "remboursé" and "ramburs" in "rambursat". */
  readonly phrases: readonly string[];
}

export const wordList = (text: string): string[] => text.split('|').filter((each) => each !== '');

const words = (pay: string, door: string, phrases = ''): DoorPaymentWords => ({
  pay: wordList(pay),
  door: wordList(door),
  phrases: wordList(phrases),
});

/** Cash on delivery as stores of our markets call it, by language. */
export const doorPaymentWords: Readonly<Record<string, DoorPaymentWords>> = {
  en: words('cash|pay|payment|card|pos|collect|money', 'on delivery|upon delivery|at delivery|on door|at the door|at door|doorstep|on receipt|upon receipt|on arrival|on collection|on pickup|on pick up|when delivered|to courier|to driver|at your door|at doorstep|at your doorstep', 'cod|c o d|cash on delivery|cash on deliveries|collect on delivery|cash delivery|delivery cash|paid on delivery|paid upon delivery|paid at delivery|paid at the door|paid on receipt'),
  ar: words('الدفع|دفع|نقد|نقدا|نقدي|نقديه|كاش|الكاش|السداد|بطاقه', 'عند الاستلام|عند التسليم|عند التوصيل|عند الباب|عند الوصول|وقت الاستلام|وقت التوصيل|لدي الاستلام|للمندوب'),
  de: words('zahlung|zahlen|bezahlen|barzahlung|bar|bezahlung|karte', 'bei lieferung|bei zustellung|bei erhalt|bei empfang|bei ubergabe|an der haustur|an der tur', 'nachnahme|nachnahmegebühr|nachnahmezahlung|nachnahmeversand|nachnahmesendung|nachnahmepaket|postnachnahme|barnachnahme'),
  tr: words('odeme|nakit|ode|kredi karti|tahsilat', 'kapida|teslimatta|teslim aninda|teslimat aninda', 'kapıda ödeme|kapıda ödemeli|kapıda nakit'),
  fr: words('paiement|payer|payable|especes|comptant|reglement|cash|carte', 'a la livraison|a la reception|a reception|au livreur|a domicile lors|lors de la livraison', 'contre remboursement|envoi contre remboursement|payé à la livraison|payée à la livraison|payez à la livraison'),
  es: words('pago|pagar|efectivo|contado|cobro|tarjeta', 'contra entrega|contraentrega|al recibir|a la entrega|en la entrega|en domicilio|al momento de la entrega', 'contra reembolso|contrareembolso|contra rembolso|contraentrega|pago contra entrega|pagado a la entrega'),
  it: words('pagamento|pagare|contanti|paga|carta', 'alla consegna|in consegna|al corriere|alla ricezione', 'contrassegno|in contrassegno|contro assegno'),
  pt: words('pagamento|pagar|dinheiro|cobranca|cartao|no cartao', 'na entrega|a entrega|contra entrega|no ato da entrega|na recepcao', 'contra reembolso|envio a cobranca|a cobranca'),
  nl: words('betalen|betaling|contant|betaal|pin', 'bij levering|bij aflevering|bij ontvangst|bij bezorging|aan de deur', 'rembours|onder rembours|remboursement levering'),
  pl: words('platnosc|zaplata|gotowka|place|karta|oplata', 'przy odbiorze|przy dostawie|u kuriera|kurierowi|przy doreczeniu', 'pobranie|za pobraniem|pobraniem|pobraniowa|pobraniowe|pobraniowy'),
  ro: words('plata|numerar|cash|platesc|card', 'la livrare|la primire|la curier', 'ramburs|cu ramburs|rambursul'),
  hu: words('fizetes|keszpenz|fizet|bankkartya', 'atvetelkor|kiszallitaskor|szallitaskor|a futarnal|futarnak|atveteli', 'utánvét|utánvétes|utánvétel|utánvéttel|utánvételes'),
  cs: words('platba|hotove|hotovost|zaplatit|kartou', 'pri prevzeti|pri doruceni|pri dodani|kuryrovi', 'dobírka|na dobírku|dobírku|dobírkou'),
  sk: words('platba|hotovost|v hotovosti|zaplatit|kartou', 'pri prevzati|pri doruceni|pri dodani|kurierovi', 'dobierka|na dobierku|dobierku|dobierkou'),
  bg: words('плащане|в брои|пари|плати|карта', 'при доставка|при получаване|на куриер|на куриера', 'наложен платеж|наложения платеж'),
  el: words('πληρωμη|μετρητα|εξοφληση|καρτα', 'κατα την παραδοση|στην παραδοση|με την παραδοση|κατα την παραλαβη|στον κουριερ', 'αντικαταβολή|αντικαταβολής|με αντικαταβολή'),
  ru: words('оплата|наличными|наличные|наличныи|оплатить|платеж|картои', 'при получении|при доставке|курьеру|после получения', 'наложенный платеж|наложенным платежом|наложенного платежа'),
  uk: words('оплата|готівкою|готівка|сплатити|платіж|карткою|готівковии', 'при отриманні|при доставці|під час отримання|під час доставки|кур єру|кур єрові', 'накладений платіж|післяплата|післяплати|накладеним платежем|післяплатою'),
  hi: words('भुगतान|नकद|कैश|पेमेट', 'डिलीवरी पर|डिलिवरी पर|वितरण पर|पर डिलीवरी|ऑन डिलीवरी|प्राप्ति पर|सुपुर्दगी पर', 'कैश ऑन डिलीवरी|कैश ऑन डिलिवरी|सीओडी'),
  ur: words('ادائیگی|نقد|نقدی|کیش|رقم', 'ڈیلیوری پر|ڈلیوری پر|ترسیل پر|وصولی پر|آن ڈیلیوری|آن ڈلیوری', 'کیش آن ڈیلیوری|کیش آن ڈلیوری'),
  bn: words('পেমেন্ট|ক্যাশ|নগদ|মূল্য|টাকা', 'অন ডেলিভারি|ডেলিভারিতে|ডেলিভারির সময়|পণ্য হাতে পেয়ে|প্রাপ্তিতে', 'ক্যাশ অন ডেলিভারি'),
  id: words('bayar|pembayaran|tunai', 'di tempat|saat diterima|saat barang|saat pengiriman|saat pengantaran|ke kurir'),
  ms: words('bayar|bayaran|tunai|pembayaran', 'semasa penghantaran|ketika penghantaran|semasa terima|atas penghantaran|saat penerimaan|ketika terima'),
  th: words('เงินสด|ชำระ|จ่าย|เก็บเงิน|เก็บ', 'ปลายทาง|เมื่อได้รับ|เมื่อรับสินค้า|เมื่อส่ง|เมื่อจัดส่ง|ตอนรับ', 'เก็บเงินปลายทาง'),
  vi: words('thanh toan|tra tien|tien mat|thu tien|thu ho', 'khi nhan|khi giao|luc giao|tan noi|tai nha|luc nhan'),
  zh: words('付款|支付|现金|現金|收款|付现|付現|货款|貨款', '货到|貨到|到货|到貨|送货|送貨|收货时|收貨時|上门|交货|交貨', '货到付款|貨到付款|代收货款|代收貨款|代引'),
  ja: words('現金|支払|払い', '代引|商品到着時|受取時|配達時|着払', '代金引換|代引き|代引|着払い'),
  ko: words('결제|현금|지불|카드', '배송 시|배송시|수령 시|수령시|도착 시|만나서|현장', '착불|대금 상환|대금상환|대금교환'),
  fa: words('پرداخت|نقد|نقدی|کارتخوان', 'در محل|هنگام تحویل|موقع تحویل|زمان تحویل|درب منزل|پس از تحویل'),
  he: words('תשלום|מזומן|במזומן|לשלם', 'בעת המסירה|במסירה|לשליח|בעת קבלת|בעת האספקה|במעמד המסירה|בקבלת המשלוח'),
  sv: words('betalning|betala|kontant|kontanter|kort', 'vid leverans|vid mottagande|vid dorren|mot leverans', 'postförskott|efterkrav|mot postförskott'),
  da: words('betaling|betal|kontant|kort', 'ved levering|ved modtagelse|ved doren', 'efterkrav|postopkrævning|pr efterkrav|på efterkrav'),
  nb: words('betaling|betal|kontant|kort', 'ved levering|ved mottak|ved doren|pa doren', 'oppkrav|postoppkrav|etterkrav|mot etterkrav'),
  fi: words('maksu|maksa|kateinen|kateisella|kateismaksu|kortti', 'toimituksen yhteydessa|toimitettaessa|vastaanotettaessa|kuljettajalle|ovella', 'postiennakko|postiennakolla|jälkivaatimus|jälkivaatimuksella'),
  hr: words('placanje|plati|gotovina|gotovinom|kartica', 'pri dostavi|prilikom dostave|prilikom preuzimanja|kod preuzimanja|po dostavi|pouzecem', 'pouzeće|pouzećem|pouzeću'),
  sr: words('плаћање|готовина|готовином|placanje|gotovina|плати', 'при испоруци|приликом преузимања|приликом испоруке|куриру|pri isporuci|prilikom preuzimanja|prilikom isporuke|kuriru', 'поузеће|поузећем|pouzece|pouzecem'),
  sl: words('placilo|placaj|gotovina|z gotovino|kartica', 'po povzetju|ob dostavi|ob prevzemu|ob prejemu', 'povzetje|po povzetju|odkupnina|odkupnino'),
  lt: words('mokejimas|apmokejimas|grynais|grynaisiais|moketi|kortele', 'pristatymo metu|atsiimant|atsiemimo metu|kurjeriui|gavus', 'apmokėti pristatymo metu|išperkamoji siunta'),
  lv: words('maksajums|apmaksa|skaidra nauda|maksat|samaksa|karte', 'piegades bridi|sanemsanas bridi|kurjeram|sanemot|piegadi', 'pēcmaksa|pēcapmaksa|pēcmaksas'),
  et: words('makse|maksa|tasumine|sularaha|sularahas|kaart', 'kattesaamisel|kohaletoimetamisel|kullerile|kauba kattesaamisel', 'lunaga|lunamaks|lunamaksu|järelmaks kullerile'),
  sq: words('pagese|paguaj|para ne dore|kesh', 'ne dorezim|me dorezim|ne momentin e dorezimit|te korrieri|ne dere'),
  ka: words('გადახდა|ნაღდი|ბარათი', 'მიწოდებისას|მიტანისას|ჩაბარებისას|ადგილზე|კურიერთან'),
  hy: words('վճարում|կանխիկ|վճարել', 'առաքման պահին|առաքման ժամանակ|ստանալիս|առաքիչին|տեղում'),
  az: words('odenis|odeme|nagd|nagd pul', 'catdirilma zamani|catdirilanda|qapida|tehvil zamani'),
  kk: words('төлем|қолма қол|нақты', 'жеткізу кезінде|алған кезде|курьерге|жеткізген кезде'),
  uz: words('tolov|naqd|naqd pul', 'yetkazib berilganda|yetkazib berishda|qabul qilishda|kuryerga|qolga tekkanda'),
  sw: words('lipa|malipo|fedha taslimu|pesa taslimu', 'wakati wa kupokea|unapopokea|baada ya kupokea|unapofikishiwa|wakati wa uwasilishaji'),
  am: words('ክፍያ|በጥሬ ገንዘብ|ጥሬ ገንዘብ', 'ሲደርስ|በማድረስ ጊዜ|ሲረከቡ|ሲቀበሉ'),
  ta: words('பணம்|கட்டணம்|ரொக்கம்|கேஷ்', 'டெலிவரியின் போது|டெலிவரி நேரத்தில்|ஆன் டெலிவரி|பெறும்போது'),
  ne: words('भुक्तानी|नगद|क्यास', 'डेलिभरीमा|डेलिभरी गर्दा|अन डेलिभरी|प्राप्त गर्दा'),
  si: words('මුදල්|ගෙවීම', 'භාරදීමේදී|බෙදාහැරීමේදී|ලැබුණු පසු|භාර දෙන විට'),
  km: words('ទូទាត់|បង់ប្រាក់|បង់លុយ|សាច់ប្រាក់', 'ពេលទទួល|ពេលដឹក|ពេលប្រគល់'),
  tl: words('bayad|magbayad|pera', 'pagdating|sa paghahatid|pagkatanggap|sa pagdeliver'),
}; // prettier-ignore

/** What a store takes instead of money: what is owed is less by it already. */
export const vouchers: readonly string[] = ['gift card', 'gift cards', 'giftcard', 'store credit'];

/** Cards, which a driver may take as well as a store. */
export const cards: readonly string[] = [
  'card', 'cards', 'credit card', 'debit card', 'visa', 'mastercard', 'maestro', 'amex', 'american express', 'mada', 'knet', 'benefit', 'troy', 'rupay', 'unionpay',
  'kreditkarte', 'kreditkarten', 'girocard', 'carte bancaire', 'carte de credit', 'carte bleue', 'tarjeta de credito', 'tarjeta de debito', 'carta di credito', 'cartao de credito', 'cartao de debito',
  'kredi karti', 'banka karti', 'بطاقه ائتمان', 'بطاقه ائتمانيه', 'بطاقه الائتمان', 'مدي', 'karta', 'банковскои картои', 'банковская карта', 'картои', '信用卡', 'クレジットカード', 'クレカ', '카드',
]; // prettier-ignore

/** Other methods by which a store is paid before it ships. */
export const prepaidMethods: readonly string[] = [
  'paypal', 'stripe', 'shopify payments', 'shop pay', 'apple pay', 'google pay', 'samsung pay', 'amazon pay', 'stc pay', 'alipay', 'wechat pay', 'paytm', 'upi', 'm pesa', 'mpesa', 'cash app',
  'klarna', 'afterpay', 'clearpay', 'affirm', 'tabby', 'tamara', 'postpay', 'spotii', 'cashew', 'valu', 'scalapay', 'sezzle',
  'paytabs', 'telr', 'tap', 'myfatoorah', 'checkout com', 'hyperpay', 'moyasar', 'payfort', 'network international', 'ccavenue', 'razorpay', 'payu', 'iyzico', 'paytr', 'mollie', 'adyen', 'square', 'braintree', 'authorize net', 'paymob', 'fawry', 'flutterwave', 'paystack', 'mercado pago',
  'ideal', 'bancontact', 'sofort', 'giropay', 'eps', 'blik', 'przelewy24', 'multibanco', 'mb way', 'bizum', 'twint', 'swish', 'vipps', 'mobilepay',
  'bank transfer', 'direct bank transfer', 'wire transfer', 'bank deposit', 'bacs', 'sepa', 'cheque', 'check payments',
  'uberweisung', 'bankuberweisung', 'vorkasse', 'lastschrift', 'virement', 'transferencia', 'bonifico', 'pix', 'boleto', 'havale', 'eft', 'تحويل بنكي', 'przelew', '支付宝', '支付寶', '微信支付', '银行转账', '銀行振込', '계좌이체', '무통장',
]; // prettier-ignore
