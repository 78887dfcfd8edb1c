import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { useShopName } from '../ui/manual-shop.js';
import { CreateDisplayRule } from './create-display-rule.js';
import {
  DeleteSellerDisplayRuleDocument,
  SellerDisplayRulesDocument,
  type SellerDisplayRuleFragment,
  type SellerDisplayRulesQuery,
} from './operations.generated.js';
import { Section } from './section.js';
import { countryName } from '../ui/countries.js';
import { inOneLine } from '../ui/isolated.js';

/** Display rules of a seller: prices shown to shoppers. */
export function DisplayRules({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('sellers');
  const { can, isOperator } = useSession();
  const read = useRead(SellerDisplayRulesDocument, { id: sellerId });
  const mayEdit = isOperator && can('rate-book:edit');
  return (
    <Loaded read={read}>
      {({ seller }) => (
        <Section title={t('rules.title')} actions={mayEdit && <CreateDisplayRule sellerId={sellerId} seller={seller} />}>
          <Text size="sm">{t('rules.explained')}</Text>
          {seller.displayRules.length === 0 ? (
            <Empty title={t('rules.empty')} advice={t('rules.advice')} />
          ) : (
            <RulesTable seller={seller} mayEdit={mayEdit} />
          )}
        </Section>
      )}
    </Loaded>
  );
}

interface RulesTableProps {
  readonly seller: SellerDisplayRulesQuery['seller'];
  readonly mayEdit: boolean;
}

function RulesTable({ seller: { displayRules, shops }, mayEdit }: RulesTableProps) {
  const { t } = useTranslation('sellers');
  const conditionsOf = useRuleConditions();
  const shopName = useShopName();
  return (
    <DataTable
      caption={t('rules.title')}
      rows={displayRules}
      idOf={({ id }) => id}
      columns={[
        { key: 'priority', title: t('rules.priority'), end: true, cell: ({ priority }) => priority },
        {
          key: 'for',
          title: t('rules.for'),
          cell: ({ shopId }) =>
            shopId === null ? t('rules.allShops') : <bdi>{shopName(shops.find(({ id }) => id === shopId)?.domain ?? shopId)}</bdi>,
        },
        {
          key: 'effect',
          title: t('rules.effect'),
          cell: ({ effect, value, currency }) => t(`rules.effects.${effect}`, { value: value ?? '', currency }),
        },
        { key: 'conditions', title: t('rules.conditions'), cell: (rule) => conditionsOf(rule) },
        { key: 'rounding', title: t('rules.rounding'), cell: ({ rounding }) => t(`rules.roundings.${rounding}`) },
        ...(mayEdit
          ? [{ key: 'delete', title: t('rules.delete'), cell: (rule: SellerDisplayRuleFragment) => <DeleteRule rule={rule} /> }]
          : []),
      ]}
    />
  );
}

function DeleteRule({ rule: { id, priority } }: { readonly rule: SellerDisplayRuleFragment }) {
  const { t } = useTranslation('sellers');
  const remove = useWrite(DeleteSellerDisplayRuleDocument, () => notice(t('rules.deleted')));
  return (
    <Action
      name={t('rules.deleteName', { priority })}
      short={t('rules.delete')}
      size="xs"
      isGrave
      consequences={t('rules.deleteConsequences')}
      run={() => remove.mutateAsync({ id })}
    />
  );
}

/** Conditions and limits of a display rule as text. */
function useRuleConditions(): (rule: SellerDisplayRuleFragment) => string {
  const { t, i18n } = useTranslation('sellers');
  const separator = i18n.language === 'ar' ? '، ' : ', ';
  const range = (name: 'orders' | 'weight', [from, to]: readonly (string | null | undefined)[], currency: string): string | undefined =>
    from == null && to == null ? undefined : t(`rules.when.${name}`, { from: from ?? '0', to: to ?? t('rules.when.any'), currency });
  return ({ currency, orderValueFrom, orderValueTo, weightFromKg, weightToKg, countries, services, min, max }) =>
    inOneLine(
      range('orders', [orderValueFrom?.amount, orderValueTo?.amount], currency),
      range('weight', [weightFromKg, weightToKg], currency),
      countries && t('rules.when.countries', { list: countries.map((code) => countryName(i18n.language, code)).join(separator) }),
      services && t('rules.when.services', { list: services.join(', ') }),
      min && t('rules.when.min', { value: min.amount, currency }),
      max && t('rules.when.max', { value: max.amount, currency }),
    ) || t('rules.always');
}
