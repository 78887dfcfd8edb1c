import { useTranslation } from 'react-i18next';
import type words from './words.en.json';

type Code = keyof typeof words.accountNames;

/** All ledger accounts by code. */
export const accountCodes = [
  '1100', '1105', '1110', '1120', '1130', '1140', '1200', '1210', '2100', '2200', '2300', '4100', '4110', '4120', '4130', '5100', '5200', '5300', '5400',
] as const satisfies readonly Code[]; // prettier-ignore

const isKnown = (code: string): code is Code => accountCodes.some((known) => known === code);

/** Localised account name; falls back to the service's name. */
export function useAccountName(): (account: { readonly code: string; readonly title: string }) => string {
  const { t } = useTranslation('ledger');
  return ({ code, title }) => (isKnown(code) ? t(`accountNames.${code}`) : title);
}

export function AccountName({ code, title }: { readonly code: string; readonly title: string }) {
  const nameOf = useAccountName();
  return (
    <span>
      <bdi dir="ltr">{code}</bdi> · {nameOf({ code, title })}
    </span>
  );
}
