import { closeKey } from './place-key.js';

/** Cities by country and subdivision, each with its Arabic name and the usual Latin spellings. The first is the one by which they are compared. */
const CITIES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AE: {
    AZ: [
      'Abu Dhabi|أبو ظبي|Abudhabi|Abu Dabi|Abu Zabi|AUH', 'Al Ain|العين|Al Ayn|El Ain', 'Madinat Zayed|مدينة زايد|Zayed City', 'Ruwais|الرويس|Al Ruwais',
      'Khalifa City|مدينة خليفة|Khalifa A|Khalifa City A', 'Mussafah|مصفح|Musaffah|Mussafa|Musafah', 'Bani Yas|بني ياس|Baniyas', 'Al Shahama|الشهامة|Shahama', 'Ghayathi|غياثي|Gayathi',
      'Liwa|ليوا', 'Al Mirfa|المرفأ|Mirfa', 'Al Sila|السلع|Sila',
    ],
    DU: ['Dubai|دبي|Dubayy|Dubay|Doubai|DXB', 'Hatta|حتا', 'Jebel Ali|جبل علي|Jabal Ali'],
    SH: ['Sharjah|الشارقة|Ash Shariqah|Al Sharjah|Sharja|SHJ', 'Khor Fakkan|خورفكان|Khorfakkan|Khawr Fakkan', 'Kalba|كلباء', 'Dhaid|الذيد|Al Dhaid|Al Daid', 'Dibba Al Hisn|دبا الحصن'],
    AJ: ['Ajman|عجمان|Adjman|Ujman'],
    UQ: ['Umm Al Quwain|أم القيوين|Umm al Qaywayn|Umm al-Qaiwain|Um Al Quwain|UAQ'],
    RK: ['Ras Al Khaimah|رأس الخيمة|Ras al Khaymah|Ras Al Khaima|RAK', 'Al Rams|الرمس'],
    FU: ['Fujairah|الفجيرة|Al Fujayrah|Fujaira|Al Fujairah', 'Dibba Al Fujairah|دبا الفجيرة|Dibba'],
  },
  SA: {
    '01': ['Riyadh|الرياض|Ar Riyad|Riyad|Ryadh', 'Al Kharj|الخرج|Kharj', 'Al Majmaah|المجمعة|Majmaah', 'Diriyah|الدرعية|Ad Diriyah', 'Al Dawadmi|الدوادمي|Dawadmi', 'Al Zulfi|الزلفي|Zulfi', 'Wadi ad-Dawasir|وادي الدواسر|Wadi Al Dawasir', 'Afif|عفيف', 'Shaqra|شقراء', 'Al Muzahimiyah|المزاحمية|Muzahmiyya'],
    '02': ['Jeddah|جدة|Jiddah|Jedda|Djeddah', 'Makkah|مكة|مكة المكرمة|Mecca|Makka|Makkah Al Mukarramah', 'Taif|الطائف|At Taif|Al Taif|Ta\'if', 'Rabigh|رابغ', 'Al Qunfudhah|القنفذة|Qunfudah|Al Qunfudah', 'Al Lith|الليث', 'King Abdullah Economic City|مدينة الملك عبدالله الاقتصادية|KAEC'],
    '03': ['Madinah|المدينة المنورة|المدينة|Medina|Al Madinah|Al Madinah Al Munawwarah|Madina', 'Yanbu|ينبع|Yanbu Al Bahr', 'Al Ula|العلا', 'Badr|بدر'],
    '04': ['Dammam|الدمام|Ad Dammam|Al Dammam', 'Khobar|الخبر|Al Khobar|Al Khubar', 'Dhahran|الظهران|Az Zahran', 'Jubail|الجبيل|Al Jubail|Al Jubayl', 'Hofuf|الهفوف|Al Hufuf|Al Hofuf', 'Al Ahsa|الأحساء|Al Hasa|Al Hassa|Ahsa', 'Qatif|القطيف|Al Qatif', 'Hafar Al Batin|حفر الباطن|Hafr Al Batin|Hafer Al Batin', 'Khafji|الخفجي|Al Khafji', 'Ras Tanura|رأس تنورة', 'Abqaiq|بقيق|Buqaiq', 'Saihat|سيهات', 'Al Mubarraz|المبرز|Mubarraz'],
    '05': ['Buraydah|بريدة|Buraidah|Buraida', 'Unaizah|عنيزة|Unayzah|Onaizah', 'Ar Rass|الرس|Al Rass|Ar Rass'],
    '06': ['Hail|حائل|Ha\'il|Hayel'],
    '07': ['Tabuk|تبوك|Tabouk', 'Duba|ضباء|Dhuba', 'Umluj|أملج', 'NEOM|نيوم'],
    '08': ['Arar|عرعر', 'Rafha|رفحاء', 'Turaif|طريف'],
    '09': ['Jazan|جازان|Jizan|جيزان|Gizan', 'Sabya|صبيا|Sabia', 'Abu Arish|أبو عريش', 'Samtah|صامطة'],
    10: ['Najran|نجران', 'Sharurah|شرورة'],
    11: ['Al Bahah|الباحة|Baha|Al Baha', 'Baljurashi|بلجرشي'],
    12: ['Sakaka|سكاكا', 'Qurayyat|القريات|Al Qurayyat|Gurayat', 'Dumat Al Jandal|دومة الجندل'],
    14: ['Abha|أبها', 'Khamis Mushait|خميس مشيط|Khamis Mushayt', 'Bisha|بيشة|Bishah', 'Muhayil|محايل عسير|محايل|Mahayel', 'Ahad Rafidah|أحد رفيدة'],
  },
  KW: {
    KU: ['Kuwait City|مدينة الكويت|الكويت|Kuwait|Al Kuwayt|Al Kuwait', 'Sharq|شرق', 'Shuwaikh|الشويخ|Al Shuwaikh'],
    HA: ['Hawalli|حولي|Hawally|Hawali', 'Salmiya|السالمية|Al Salmiya|As Salimiyah|Salmiyah', 'Jabriya|الجابرية|Al Jabriya', 'Rumaithiya|الرميثية|Al Rumaithiya', 'Bayan|بيان', 'Mishref|مشرف|Mishrif'],
    FA: ['Farwaniya|الفروانية|Al Farwaniyah|Farwaniyah|Al Farwaniya', 'Jleeb Al Shuyoukh|جليب الشيوخ|Jleeb', 'Khaitan|خيطان', 'Ardiya|العارضية|Al Ardiya'],
    AH: ['Ahmadi|الأحمدي|Al Ahmadi', 'Fahaheel|الفحيحيل|Al Fahaheel|Fahahil', 'Mangaf|المنقف|Al Mangaf', 'Mahboula|المهبولة|Mahbula', 'Fintas|الفنطاس|Al Fintas', 'Sabahiya|الصباحية'],
    JA: ['Jahra|الجهراء|Al Jahra'],
    MU: ['Mubarak Al Kabeer|مبارك الكبير|Mubarak Al Kabir', 'Sabah Al Salem|صباح السالم', 'Al Qurain|القرين|Qurain'],
  },
  QA: {
    DA: ['Doha|الدوحة|Ad Dawhah|Ad Doha|Al Doha|Dowha', 'Lusail|لوسيل'],
    RA: ['Al Rayyan|الريان|Ar Rayyan|Rayyan', 'Dukhan|دخان'],
    WA: ['Al Wakrah|الوكرة|Wakra|Al Wakra|Wakrah', 'Mesaieed|مسيعيد|Umm Said'],
    KH: ['Al Khor|الخور|Al Khawr', 'Al Thakhira|الذخيرة'],
    US: ['Umm Salal|أم صلال|Umm Slal|Umm Salal Mohammed'],
    ZA: ['Al Daayen|الضعاين|Al Daayen|Daayen'],
    SH: ['Al Shahaniya|الشيحانية|Al Sheehaniya|Ash Shihaniyah'],
    MS: ['Al Ruwais|الرويس', 'Madinat ash Shamal|مدينة الشمال|Al Shamal'],
  },
  BH: {
    13: ['Manama|المنامة|Al Manamah|Al Manama', 'Juffair|الجفير|Al Juffair', 'Sitra|سترة|Sitrah'],
    14: ['Riffa|الرفاع|Ar Rifa|Al Riffa|Rifa\'a', 'Isa Town|مدينة عيسى|Madinat Isa', 'Zallaq|الزلاق|Az Zallaq', 'Awali|عوالي'],
    15: ['Muharraq|المحرق|Al Muharraq', 'Hidd|الحد|Al Hidd', 'Busaiteen|البسيتين'],
    17: ['Hamad Town|مدينة حمد|Madinat Hamad', 'Budaiya|البديع|Al Budaiya', 'Saar|سار', 'Jidhafs|جدحفص|Jidd Hafs'],
  },
  OM: {
    MA: ['Muscat|مسقط|Masqat', 'Seeb|السيب|As Sib|Al Seeb', 'Muttrah|مطرح|Mutrah|Matrah', 'Bawshar|بوشر|Bausher|Bosher', 'Ruwi|روي', 'Al Amarat|العامرات|Amarat', 'Quriyat|قريات|Qurayyat'],
    ZU: ['Salalah|صلالة|Salala'],
    BS: ['Sohar|صحار|Suhar', 'Saham|صحم', 'Shinas|شناص', 'Liwa|لوى', 'Al Khaburah|الخابورة|Khabourah', 'Suwaiq|السويق|As Suwayq|Al Suwaiq'],
    BJ: ['Barka|بركاء', 'Rustaq|الرستاق|Ar Rustaq|Al Rustaq', 'Musannah|المصنعة|Al Musannah'],
    DA: ['Nizwa|نزوى', 'Bahla|بهلاء', 'Samail|سمائل', 'Izki|إزكي', 'Adam|أدم'],
    SS: ['Ibra|إبراء', 'Sinaw|سناو'],
    SJ: ['Sur|صور', 'Jalan Bani Bu Ali|جعلان بني بو علي'],
    ZA: ['Ibri|عبري', 'Yanqul|ينقل'],
    BU: ['Al Buraimi|البريمي|Buraimi|Al Buraymi'],
    MU: ['Khasab|خصب', 'Dibba|دبا'],
    WU: ['Duqm|الدقم|Ad Duqm', 'Haima|هيما'],
  },
}; // prettier-ignore

export interface KnownCity {
  /** The name by which it is compared, normalised. */
  readonly key: string;
  readonly name: string;
  /** The code of its subdivision. */
  readonly state: string;
}

const byName: ReadonlyMap<string, KnownCity> = new Map(
  Object.entries(CITIES).flatMap(([country, states]) =>
    Object.entries(states).flatMap(([state, cities]) =>
      cities.flatMap((names) => {
        const [name = '', ...others] = names.split('|');
        return [name, ...others].map((each): [string, KnownCity] => [`${country}|${closeKey(each)}`, { key: closeKey(name), name, state }]);
      }),
    ),
  ),
);

/** A city of the Gulf by any of its usual names. */
export const knownCity = (country: string, city: string): KnownCity | undefined => byName.get(`${country}|${closeKey(city)}`);

/** The delivered names: country, subdivision, city, alias. */
export function* deliveredAliases(): Generator<readonly [country: string, state: string, city: string, alias: string]> {
  for (const [country, states] of Object.entries(CITIES))
    for (const [state, cities] of Object.entries(states))
      for (const names of cities) {
        const [city = '', ...aliases] = names.split('|');
        for (const alias of aliases) yield [country, state, city, alias];
      }
}
