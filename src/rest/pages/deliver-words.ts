import type { Language } from '../negotiate.js';
import type { DeliveryChoicesQuery } from '../operations.generated.js';

type Choices = DeliveryChoicesQuery['deliveryChoices'];
type Kind = Choices['kinds'][number];
type Closed = Exclude<Choices['state'], 'OPEN'>;

export interface DeliverWords {
  readonly title: string;
  readonly failed: string;
  readonly whichDay: string;
  readonly tapDay: string;
  readonly open: string;
  readonly closed: Readonly<Record<Closed, { readonly title: string; readonly advice: string }>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly nothing: string;
  readonly consignee: string;
  readonly chosen: string;
  /** What was chosen, with texts that are already escaped. */
  readonly summary: Readonly<Record<Kind, (text: string) => string>>;
  readonly noteOf: (note: string) => string;
  readonly undo: string;
  readonly changeable: string;
  readonly name: string;
  readonly flat: string;
  readonly place: (city: string) => string;
  readonly note: string;
  readonly optional: string;
  readonly save: string;
  readonly addNote: string;
  readonly noteThenDay: string;
  readonly track: string;
  readonly order: string;
}

export const deliverWords: Readonly<Record<Language, DeliverWords>> = {
  en: {
    title: 'How should we deliver?',
    failed: 'We tried to deliver it, but could not',
    whichDay: 'Which day suits you?',
    tapDay: 'Tap a day, and we will come then.',
    open: 'Choose one. You can change it until the parcel is out for delivery.',
    closed: {
      UNDER_WAY: {
        title: 'Your parcel is out for delivery',
        advice:
          'It is too late to change the delivery. The driver follows your last choice. If there is none, the parcel comes to your door.',
      },
      DELIVERED: { title: 'Your parcel was delivered', advice: 'There is nothing left to choose.' },
      OVER: { title: 'This parcel is not delivered any more', advice: 'Please contact the shop if you have questions.' },
    },
    kinds: {
      NEIGHBOUR: 'Leave it with a neighbour',
      DAY: 'Another day',
      PLACE: 'Another place nearby',
      NOTE: 'Note to the driver',
    },
    nothing: 'There is nothing to choose for this parcel.',
    consignee: 'The driver needs you at the door, to pay or to give a code. So the parcel cannot be left with a neighbour.',
    chosen: 'Your choice',
    summary: {
      NEIGHBOUR: (text) => `We leave it with your neighbour: ${text}.`,
      DAY: (text) => `We deliver on ${text}.`,
      PLACE: (text) => `We deliver to: ${text}.`,
      NOTE: () => 'The driver gets your note.',
    },
    noteOf: (note) => `Note: ${note}`,
    undo: 'Undo my choice',
    changeable: 'You can change this until the parcel is out for delivery.',
    name: 'Name of the neighbour',
    flat: 'Flat or house',
    place: (city) => `Where in ${city}?`,
    note: 'Note to the driver',
    optional: 'optional',
    save: 'Save',
    addNote: 'Add a note to the driver',
    noteThenDay: 'Write the note, then tap the day.',
    track: 'Track your parcel',
    order: 'Order',
  },
  ar: {
    title: 'كيف تريد استلام شحنتك؟',
    failed: 'حاولنا توصيلها ولم نتمكن',
    whichDay: 'أي يوم يناسبك؟',
    tapDay: 'اضغط على اليوم الذي يناسبك وسنأتي فيه.',
    open: 'اختر واحدًا مما يلي. يمكنك تغييره حتى تخرج الشحنة للتوصيل.',
    closed: {
      UNDER_WAY: {
        title: 'شحنتك خرجت للتوصيل',
        advice: 'فات وقت تغيير التوصيل. يلتزم السائق بآخر اختيار لك، وإن لم تختر شيئًا فستصل الشحنة إلى بابك.',
      },
      DELIVERED: { title: 'تم توصيل شحنتك', advice: 'لم يعد هناك ما تختاره.' },
      OVER: { title: 'لن يتم توصيل هذه الشحنة', advice: 'يرجى التواصل مع المتجر إذا كان لديك سؤال.' },
    },
    kinds: {
      NEIGHBOUR: 'التسليم إلى أحد الجيران',
      DAY: 'يوم آخر',
      PLACE: 'مكان آخر قريب',
      NOTE: 'ملاحظة للسائق',
    },
    nothing: 'لا توجد خيارات لهذه الشحنة.',
    consignee: 'يحتاج السائق إليك عند الباب للدفع أو لإعطاء الرمز، لذلك لا يمكن ترك الشحنة عند أحد الجيران.',
    chosen: 'اختيارك',
    summary: {
      NEIGHBOUR: (text) => `سنسلّمها إلى جارك: ${text}.`,
      DAY: (text) => `سنوصلها يوم ${text}.`,
      PLACE: (text) => `سنوصلها إلى: ${text}.`,
      NOTE: () => 'ستصل ملاحظتك إلى السائق.',
    },
    noteOf: (note) => `ملاحظة: ${note}`,
    undo: 'إلغاء اختياري',
    changeable: 'يمكنك تغيير اختيارك حتى تخرج الشحنة للتوصيل.',
    name: 'اسم الجار',
    flat: 'رقم الشقة أو المنزل',
    place: (city) => `أين في ${city}؟`,
    note: 'ملاحظة للسائق',
    optional: 'اختياري',
    save: 'حفظ',
    addNote: 'أضف ملاحظة للسائق',
    noteThenDay: 'اكتب الملاحظة ثم اضغط على اليوم.',
    track: 'تتبّع شحنتك',
    order: 'الطلب',
  },
};
