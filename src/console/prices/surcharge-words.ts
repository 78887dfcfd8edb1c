export const surchargeCodes = ['FUEL', 'REMOTE', 'OVERSIZE', 'PEAK', 'COD_CARRIER'] as const;
export const surchargeKinds = ['PERCENT', 'FLAT', 'PER_KG'] as const;
export const surchargeBases = ['BASE', 'BASE_PLUS_PREV'] as const;
