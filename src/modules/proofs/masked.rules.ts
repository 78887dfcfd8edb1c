/** A mail address that dispatch may see: `mail f***@e…`. */
export function maskedMail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `mail ${[...name][0] ?? ''}***@${[...domain][0] ?? ''}…`;
}

/** A phone number that dispatch may see: `SMS …67`. */
export const maskedPhone = (phone: string): string => `SMS …${phone.slice(-2)}`;
