import { wordList } from './payment-words.js';

/** What people write beside a payment method, in one language. */
export interface PaymentRemarks {
  /** It is paid, or collected, already, or a part of it is. */
  readonly paid: readonly string[];
  /** It is refunded, cancelled, or not this method. */
  readonly undone: readonly string[];
  /** Words of the door that do not say by themselves that it is paid there. */
  readonly near: readonly string[];
}

const remarks = (paid: string, undone: string, near: string): PaymentRemarks => ({
  paid: wordList(paid),
  undone: wordList(undone),
  near: wordList(near),
});

/** By language. A word may go on where a star says so. */
export const paymentRemarks: Readonly<Record<string, PaymentRemarks>> = {
  en: remarks('paid|prepaid|pre paid|already|collected|received|settled|completed|online|advance|deposit|partial|partially|half', 'refund*|cancel*|void*|reversed|declined|failed|not|no|never|without|instead|except', 'door|your door|doorstep|by courier|courier|driver|driver arrives|rider|on arrival|upon arrival|when delivered|delivery boy|delivery man|delivery guy|delivery agent|delivery person|agent|in person|at home|on receiving|handover|arrives|pickup'),
  ar: remarks('تم الدفع|مدفوع|مدفوعه|مدفوعا|تم السداد|مسدد|تم التحصيل|محصل|مسبقا|مقدما|اونلاين|الكترونيا|عبر الانترنت|عربون|مقدم|دفعه اولي|جزئي', 'مسترجع|مسترد|استرداد|استرجاع|مرتجع|ملغي|ملغاه|الغاء|الالغاء|بدون|ليس|ليست|لا|غير', 'الباب|باب المنزل|المندوب|السائق|التوصيل للمنزل|مندوب|عند استلام|السواق'),
  de: remarks('bezahlt|gezahlt|vorab|bereits|schon|kassiert|eingezogen|online|anzahlung|teilweise', 'storniert|storno|erstattet|erstattung|rückerstattung|rückerstattet|gutschrift|ohne|kein|keine|keiner|nicht', 'haustür|tür|fahrer|kurier|zusteller|paketbote|lieferant|lieferung|lieferboten|zustellung|abholung'),
  tr: remarks('ödendi|ödenmiş|tahsil edildi|alındı|önceden|online|çevrimiçi|kapora|ön ödeme|ön ödemeli', 'iade*|iptal*|yok|değil|hariç|olmadan', 'kapı|kapıya|kurye*|teslimat sırasında|teslimat'),
  fr: remarks('payé|payée|payés|prépayé|prépayée|encaissé|encaissée|déjà|en ligne|acompte|arrhes', 'remboursé|remboursée|rembourser|remboursement|annulé|annulée|annulation|sans|pas de|pas en|pas un|pas encore|n est pas|non|ne', 'porte|livreur|coursier|à votre porte|livraison'),
  es: remarks('pagado|pagada|pagados|prepagado|prepago|cobrado|cobrada|ya|en línea|por adelantado|anticipado|anticipo|seña|depósito', 'reembolsado|reembolsada|reembolso|devuelto|devolución|cancelado|cancelada|anulado|anulada|sin|no', 'puerta|repartidor|mensajero|domicilio|entrega'),
  it: remarks('pagato|pagata|già|prepagato|prepagata|incassato|incassata|anticipato|acconto|caparra', 'rimborsato|rimborsata|rimborso|annullato|annullata|senza|non', 'porta|corriere|domicilio|consegna'),
  pt: remarks('já pago|já paga|foi pago|pago online|pré pago|cobrado|cobrada|recebido|recebida|antecipado|antecipada|sinal|adiantamento|depósito', 'reembolsado|reembolso|estornado|estorno|devolvido|cancelado|cancelada|sem|não', 'porta|entregador|domicílio|entrega'),
  nl: remarks('betaald|vooraf|vooruitbetaald|geïncasseerd|reeds|aanbetaling', 'terugbetaald|terugbetaling|geannuleerd|zonder|geen|niet', 'deur|koerier|bezorger|chauffeur|levering|bezorging'),
  pl: remarks('opłacone|opłacony|opłacona|opłacono|zapłacono|zapłacone|zapłacony|pobrano|pobrane|już|przedpłata|zaliczka|zadatek', 'zwrot|zwrócono|zwrócone|anulowane|anulowano|anulowany|bez|nie', 'drzwi|kurier*'),
  ro: remarks('plătit|plătită|achitat|achitată|încasat|încasată|deja|avans', 'rambursat|rambursată|rambursare|returnat|anulat|anulată|fără|nu', 'ușă|curier*'),
  hu: remarks('fizetve|kifizetve|kifizetett|beszedve|már|előre|előleg|foglaló', 'visszatérítve|visszatérítés|visszatérített|törölve|törölt|lemondva|nélkül|nem', 'ajtó*|futár*'),
  cs: remarks('zaplaceno|zaplacena|uhrazeno|vybráno|již|předem|záloha', 'vráceno|vrácena|zrušeno|zrušena|stornováno|storno|bez|ne|není', 'dveř*|kurýr*'),
  sk: remarks('zaplatené|zaplatená|uhradené|vybrané|vopred|záloha|preddavok', 'vrátené|vrátená|zrušené|zrušená|stornované|nie', 'dver*|kuriér*'),
  bg: remarks('платено|платена|платен|събран*|вече|предварително|онлайн|капаро|аванс', 'възстановен*|върнат*|анулиран*|отказан*|отменен*|без|не', 'врата*|куриер*'),
  el: remarks('πληρωμένο|πληρωμένη|πληρώθηκε|εξοφλημέν*|εξοφλήθηκε|εισπράχθηκε|ήδη|προπληρωμ*|προκαταβολή', 'επιστροφή*|ακυρώθηκε|ακυρωμέν*|ακύρωση|χωρίς|δεν|όχι', 'πόρτα|κούριερ'),
  ru: remarks('оплачен*|предоплач*|предоплат*|уже|онлайн|аванс|задаток|частич*', 'возврат*|возвращ*|отмен*|аннулир*|без|не', 'двер*|курьер*'),
  uk: remarks('оплачен*|сплачен*|передоплат*|стягнут*|вже|онлайн|аванс|завдаток|частков*', 'повернен*|повернут*|скасован*|анульован*|без|не', 'двер*|кур єр*'),
  hi: remarks('भुगतान हो गया|भुगतान हो चुका|भुगतान किया|चुका दिया|वसूल|पहले से|ऑनलाइन|प्रीपेड|एडवांस|अग्रिम', 'रिफंड|वापस|वापसी|रद्द|कैंसल|बिना|नहीं', 'दरवाजे|दरवाज़े'),
  ur: remarks('ادا شدہ|ادا ہو چکی|ہو چکی|وصول شدہ|پہلے سے|آن لائن|پیشگی|ایڈوانس|بیعانہ', 'ریفنڈ|واپس|واپسی|منسوخ|کینسل|بغیر|نہیں', 'دروازے'),
  bn: remarks('পরিশোধিত|পরিশোধ করা|পেইড|আগে|অনলাইন|অগ্রিম|এডভান্স', 'রিফান্ড|ফেরত|বাতিল|ছাড়া|না|নয়', 'দরজায়'),
  id: remarks('dibayar|lunas|ditagih|sudah|di muka|uang muka|dp', 'dikembalikan|pengembalian|dibatalkan|batal|tanpa|bukan|tidak', 'kurir|pintu'),
  ms: remarks('dibayar|dikutip|telah|dalam talian|deposit', 'dipulangkan|bayaran balik|dibatalkan', 'pintu|penghantar'),
  th: remarks('ชำระแล้ว|จ่ายแล้ว|ชำระเงินแล้ว|จ่ายเงินแล้ว|เก็บเงินแล้ว|โอนแล้ว|โอนเงิน|ออนไลน์|ล่วงหน้า', 'คืนเงิน|ยกเลิก|ไม่', 'หน้าบ้าน'),
  vi: remarks('đã thanh toán|đã trả|đã thu|trước|trực tuyến|chuyển khoản|đặt cọc', 'hoàn tiền|hủy|huỷ|không', 'tại cửa|shipper'),
  zh: remarks('已付|已支付|已收|预付|預付|在线|在線|线上|線上|定金|订金|訂金', '退款|已退|取消|不|非|未|无需|無需', '门口|門口'),
  ja: remarks('支払済|支払い済|決済済|回収済|前払|事前|オンライン|前金|内金', '返金|キャンセル|取消|不可|なし|以外', '玄関'),
  ko: remarks('완료|입금|수금|선불|선결제|온라인|미리|계약금', '환불|취소|제외|불가|아님|없이', '문앞|문 앞|후불'),
  fa: remarks('پرداخت شده|پرداخت شد|تسویه شده|وصول شده|دریافت شده|قبلا|آنلاین|اینترنتی|پیش پرداخت|بیعانه', 'بازپرداخت|استرداد|عودت|لغو|نیست|نه', 'درب|پیک'),
  he: remarks('שולם|שולמה|נגבה|כבר|מראש|אונליין|מקוון|מקדמה', 'הוחזר|החזר|זיכוי|בוטל|בוטלה|ביטול|ללא|בלי|לא|אינו', 'דלת|שליח'),
  sv: remarks('betald|betalt|betalats|förbetald|inkasserad|redan', 'återbetald|återbetalt|återbetalning|annullerad|makulerad|avbeställd|utan|ej|inte|ingen', 'dörr*|bud'),
  da: remarks('betalt|forudbetalt|opkrævet|allerede', 'refunderet|refundering|tilbagebetalt|annulleret|uden|ikke', 'dør*|chauffør*'),
  nb: remarks('forhåndsbetalt|innkrevd|på nett', 'refundert|refusjon|tilbakebetalt|kansellert|avbestilt|uten', 'sjåfør*'),
  fi: remarks('maksettu|maksettiin|peritty|jo|verkossa|ennakkoon', 'maksuton|hyvitetty|hyvitys|palautettu|palautus|peruttu|peruutettu|ilman|ei', 'ovella|kuljettaja*'),
  hr: remarks('plaćeno|plaćena|naplaćeno|već|unaprijed|kapara|predujam', 'vraćeno|povrat*|otkazano|otkazana|stornirano|poništeno|nije', 'vrata|dostavljač*'),
  sr: remarks('плаћено|плаћена|наплаћено|већ|унапред|онлајн|placeno|naplaceno|unapred|капара|аванс|kapara', 'враћено|повраћај|отказано|поништено|није|vraceno|povracaj|otkazano', 'врата|курир*|kurir*'),
  sl: remarks('plačano|plačana|pobrano|že|vnaprej|spletu', 'vrnjeno|vračilo|preklicano|brez|ni', 'vratih'),
  lt: remarks('apmokėta|apmokėtas|sumokėta|surinkta|jau|iš anksto|internetu', 'grąžinta|grąžinimas|atšaukta|atšauktas|nėra', 'durų|kurjer*'),
  lv: remarks('apmaksāts|samaksāts|samaksāta|iekasēts|iepriekš|tiešsaistē', 'atmaksāts|atmaksa|atcelts|atcelta|nav', 'durvīm'),
  et: remarks('makstud|tasutud|kogutud|juba|ette', 'tagastatud|tagastus|tagasimakse|tühistatud|ilma|mitte', 'uksel|uksele|kuller*'),
  sq: remarks('paguar|arkëtuar|tashmë', 'rimbursuar|kthyer|anuluar|nuk', 'derë'),
  ka: remarks('გადახდილი*|მიღებული|უკვე|ონლაინ|წინასწარ', 'დაბრუნებ*|გაუქმებ*|გარეშე|არ|არა', 'კართან|კურიერ*'),
  hy: remarks('վճարված*|գանձված|արդեն|առցանց|կանխավճար*', 'վերադարձ*|չեղարկ*|առանց|ոչ', 'դռան|առաքիչ*'),
  az: remarks('ödənilib|ödənildi|ödənilmiş|artıq|onlayn|əvvəlcədən', 'qaytarılıb|qaytarıldı|ləğv|deyil|yox', 'qapı|kuryer*'),
  kk: remarks('төленген|төленді|бұрын|алдын ала', 'қайтарылған|қайтарылды|жойылған|емес|жоқ', 'есік*'),
  uz: remarks('tolangan|toʻlangan|to langan|allaqachon|oldindan', 'qaytarilgan|qaytarildi|bekor|emas|yoq', 'eshik*'),
  sw: remarks('imelipwa|umelipwa|imelipiwa|imekusanywa|tayari|mtandaoni', 'imerejeshwa|imeghairiwa|imefutwa|bila|sio|hapana', 'mlangoni'),
  am: remarks('ተከፍሏል|የተከፈለ|አስቀድሞ|ኦንላይን', 'ተመላሽ|ተመልሷል|ተሰርዟል|የተሰረዘ|ያለ|አይደለም', 'በር'),
  ta: remarks('செலுத்தப்பட்டது|ஏற்கனவே|ஆன்லைன்|முன்கூட்டியே', 'திருப்பி*|ரத்து*|இல்லை|இல்லாமல்', 'வாசலில்'),
  ne: remarks('भुक्तानी भयो|भुक्तानी भइसकेको|तिरिसकेको|पहिले नै|अनलाइन', 'फिर्ता|रद्द|होइन', 'ढोकामा'),
  si: remarks('ගෙවා ඇත|ගෙවන ලද|කලින්|මාර්ගගත', 'ආපසු|අවලංගු|නොමැතිව|නැත', 'දොරකඩ'),
  km: remarks('បានបង់|បង់រួច|បានទូទាត់|អនឡាញ|មុន', 'សងប្រាក់|បោះបង់|លុបចោល|មិន', 'មាត់ទ្វារ'),
  tl: remarks('bayad na|nabayaran|binayaran|nakolekta', 'ibinalik|kinansela|hindi|walang|wala', 'pinto|pintuan'),
}; // prettier-ignore
