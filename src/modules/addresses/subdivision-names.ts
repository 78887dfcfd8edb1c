/** Names that the data sets lack: Arabic ones of the Gulf and the Levant, and what people call a few others. */
export const MORE_SUBDIVISION_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AE: {
    AZ: ['Abudhabi', 'Abu Zabi'],
    UQ: ['أم القيوين', 'Umm Al Quwain', 'Umm Al Qaiwain', 'UAQ'],
    RK: ['RAK', 'Ras Al Khaima', 'راس الخيمه'],
    SH: ['Sharja', 'شارقة'],
    DU: ['DXB', 'دبى'],
    FU: ['Fujaira'],
  },
  BH: {
    13: ['Manama', 'العاصمة', 'Al Asimah'],
    14: ['الجنوبية', 'Al Janubiyah'],
    15: ['المحرق', 'Al Muharraq'],
    17: ['الشمالية', 'Ash Shamaliyah'],
  },
  JO: {
    AJ: ['عجلون'], AM: ['عمان', 'العاصمة'], AQ: ['العقبة'], AT: ['الطفيلة'], AZ: ['الزرقاء', 'Az Zarqa'], BA: ['البلقاء'],
    IR: ['إربد'], JA: ['جرش'], KA: ['الكرك'], MA: ['المفرق'], MD: ['مادبا'], MN: ['معان'],
  }, // prettier-ignore
  KW: {
    AH: ['الأحمدي', 'Ahmadi'],
    FA: ['الفروانية', 'Farwaniya', 'Farwaniyah', 'Al Farwaniya'],
    HA: ['حولي', 'Hawally', 'Hawali'],
    JA: ['الجهراء', 'Jahra'],
    KU: ['العاصمة', 'Capital', 'Kuwait City', 'الكويت'],
    MU: ['مبارك الكبير', 'Mubarak Al Kabir'],
  },
  LB: {
    AK: ['عكار'], AS: ['الشمال', 'North Lebanon'], BA: ['بيروت'], BH: ['بعلبك الهرمل'], BI: ['البقاع', 'Bekaa'],
    JA: ['الجنوب', 'South Lebanon'], JL: ['جبل لبنان'], NA: ['النبطية'],
  }, // prettier-ignore
  MX: { CMX: ['Mexico City', 'CDMX', 'Distrito Federal', 'DF'], MEX: ['Estado de México', 'Edomex'] },
  OM: {
    BJ: ['جنوب الباطنة', 'South Batinah', 'Al Batinah South'], BS: ['شمال الباطنة', 'North Batinah', 'Al Batinah North'],
    BU: ['البريمي', 'Buraimi'], DA: ['الداخلية', 'Dakhiliyah'], MA: ['مسقط'], MU: ['مسندم'],
    SJ: ['جنوب الشرقية', 'South Sharqiyah', 'Ash Sharqiyah South'], SS: ['شمال الشرقية', 'North Sharqiyah', 'Ash Sharqiyah North'],
    WU: ['الوسطى'], ZA: ['الظاهرة', 'Dhahirah'], ZU: ['ظفار', 'Zufar'],
  }, // prettier-ignore
  QA: {
    DA: ['الدوحة'], KH: ['الخور', 'Al Khor and Al Thakhira'], MS: ['الشمال', 'Al Shamal'], RA: ['الريان', 'Rayyan'],
    SH: ['الشيحانية', 'Al Shahaniya', 'Al Sheehaniya'], US: ['أم صلال', 'Umm Slal'], WA: ['الوكرة', 'Wakra'], ZA: ['الضعاين', 'Daayen'],
  }, // prettier-ignore
  SA: {
    '01': ['الرياض', 'Ar Riyad', 'Riyad'], '02': ['مكة المكرمة', 'مكة', 'Mecca', 'Makka', 'Western'], '03': ['المدينة المنورة', 'المدينة', 'Madinah', 'Medina', 'Al Madina'],
    '04': ['الشرقية', 'المنطقة الشرقية', 'Eastern Province', 'Al Sharqiyah'], '05': ['القصيم', 'Qassim', 'Al Qasim', 'Qasim'], '06': ['حائل', 'Hail'], '07': ['تبوك'],
    '08': ['الحدود الشمالية', 'Northern Border', 'Northern'], '09': ['جازان', 'جيزان', 'Jazan', 'Jizan'], 10: ['نجران'],
    11: ['الباحة', 'Baha', 'Al Baha'], 12: ['الجوف', 'Jouf', 'Al Jouf'], 14: ['عسير', 'Aseer', 'Asir'],
  }, // prettier-ignore
  US: { DC: ['Washington D.C.', 'D.C.'] },
};
