/** A phone number as people write it, of 7 to 15 digits. */
export const isPhone = (phone: string): boolean => phone.length <= 30 && /^\+?[0-9]{7,15}$/.test(phone.replace(/[\s\-.()]/g, ''));
