import { IconKeyOff, IconPower } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { ActivateShopDocument, RevokeShopTokenDocument, type ShopIntakeFragment, type ShopQuery } from './operations.generated.js';

type Shop = Pick<ShopQuery['shop'], 'domain' | 'name' | 'activated'> & ShopIntakeFragment;

interface ActivationProps {
  readonly shop: Shop;
  /** In a list, where the name of the action names the shop. */
  readonly isInList?: boolean;
}

/** Activates or deactivates shipping. What that changes depends on whether the operator requires it. */
export function Activation({ shop: { domain, name, activated, intake }, isInList = false }: ActivationProps) {
  const { t } = useTranslation('access');
  const activate = useWrite(ActivateShopDocument);
  const which = activated ? 'deactivate' : 'activate';
  return (
    <Action
      key={which}
      name={isInList ? t(`${which}.of`, { name }) : t(`${which}.name`)}
      {...(isInList && { short: t(`${which}.short`), size: 'xs' as const })}
      icon={<IconPower size={isInList ? 14 : 16} aria-hidden />}
      variant={activated ? 'default' : 'filled'}
      consequences={t(`${which}.consequences.${intake.activationRequired ? 'required' : 'optional'}`)}
      run={() => activate.mutateAsync({ domain, activate: !activated })}
      done={() => notice(t(`${which}.done`))}
    />
  );
}

/** Actions on a shop that a store is connected to. */
export function ShopActions({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('access');
  const revoke = useWrite(RevokeShopTokenDocument);
  return (
    <>
      <Activation shop={shop} />
      <Action
        name={t('revokeShop.name')}
        isGrave
        variant="outline"
        icon={<IconKeyOff size={16} aria-hidden />}
        consequences={t('revokeShop.consequences')}
        run={() => revoke.mutateAsync({ domain: shop.domain })}
        done={() => notice(t('revokeShop.done'))}
      />
    </>
  );
}
