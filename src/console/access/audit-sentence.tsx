import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { AuditNamesDocument, type AuditRowFragment } from './operations.generated.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The most that one request may name. */
const MOST = 100;

export type NameOf = (id: unknown) => string | undefined;

/** Names of the records that the events of a page mention. */
export function useAuditNames(rows: readonly AuditRowFragment[]): NameOf {
  const mentioned = rows.flatMap(({ subjectId, arguments: given }) => [subjectId, ...Object.values(given), ...inputOf(given)]);
  const ids = [...new Set(mentioned.filter((id): id is string => typeof id === 'string' && ID.test(id)))].sort().slice(0, MOST);
  const { data } = useRead(AuditNamesDocument, { ids }, { enabled: ids.length > 0, keep: true });
  const names = new Map((data?.nodes ?? []).flatMap((node) => (node && 'id' in node ? [[node.id, nameIn(node)] as const] : [])));
  return (id) => (typeof id === 'string' ? names.get(id) : undefined);
}

type Node = Partial<Record<'name' | 'displayName' | 'reference' | 'url' | 'shopName' | 'planName', string>>;

const nameIn = ({ name, displayName, reference, url, shopName, planName }: Node): string =>
  name ?? displayName ?? reference ?? shopName ?? planName ?? url ?? '';

const inputOf = (given: AuditRowFragment['arguments']): readonly unknown[] => {
  const input = (given as Readonly<Record<string, unknown>>)['input'];
  return typeof input === 'object' && input !== null ? Object.values(input) : [];
};

/** What happened, as a sentence: who did what to which record. */
export function AuditSentence({ of: row, nameOf }: { readonly of: AuditRowFragment; readonly nameOf: NameOf }) {
  const { t, i18n } = useTranslation('access');
  const { action, actorName, actorType } = row;
  const who = actorName ?? t(`audit.actors.${actorType}` as 'audit.actors.erp', { defaultValue: actorType });
  const facts = { who, ...factsOf(row, nameOf, t('audit.record')) };
  const key = `audit.did.${action}`;
  const isKnown = i18n.exists(key, { ns: 'access', ...facts });
  return <bdi>{isKnown ? t(key as 'audit.did.updateSeller', facts) : t('audit.didOther', { ...facts, action: inWords(action) })}</bdi>;
}

function factsOf({ subjectId, arguments: given }: AuditRowFragment, nameOf: NameOf, record: string) {
  const asked = given as Readonly<Record<string, unknown>>;
  const input = typeof asked['input'] === 'object' && asked['input'] !== null ? (asked['input'] as Readonly<Record<string, unknown>>) : {};
  const all = { ...asked, ...input };
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => all[name]).find((value): value is string => typeof value === 'string' && value !== '' && !ID.test(value));
  const ids = ['ids', 'shipments', 'taskIds'].map((name) => all[name]).find(Array.isArray);
  const target = ['driverId', 'staffId', 'sellerId', 'to', 'toDriverId'].map((name) => nameOf(all[name])).find(Boolean);
  return {
    what: nameOf(subjectId) ?? text('reference', 'name', 'email', 'code', 'url', 'id', 'shopDomain') ?? record,
    target: target ?? text('email', 'name') ?? record,
    count: ids?.length ?? 1,
    amount: [text('amount'), text('currency')].filter(Boolean).join(' '),
    status: text('status') ?? '',
  };
}

/** assignTask as "assign task". */
const inWords = (action: string): string => action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
