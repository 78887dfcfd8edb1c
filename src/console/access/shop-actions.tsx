import { IconKeyOff, IconPower } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { ActivateShopDocument, RevokeShopTokenDocument } from './operations.generated.js';

interface ShopActionsProps {
  readonly domain: string;
  readonly activated: boolean;
}

/** Actions on a shop. */
export function ShopActions({ domain, activated }: ShopActionsProps) {
  const { t } = useTranslation('access');
  const activate = useWrite(ActivateShopDocument);
  const revoke = useWrite(RevokeShopTokenDocument);
  const which = activated ? 'deactivate' : 'activate';
  return (
    <>
      <Action
        key={which}
        name={t(`${which}.name`)}
        icon={<IconPower size={16} aria-hidden />}
        variant={activated ? 'default' : 'filled'}
        consequences={t(`${which}.consequences`)}
        run={() => activate.mutateAsync({ domain, activate: !activated })}
        done={() => notice(t(`${which}.done`))}
      />
      <Action
        name={t('revokeShop.name')}
        isGrave
        variant="outline"
        icon={<IconKeyOff size={16} aria-hidden />}
        consequences={t('revokeShop.consequences')}
        run={() => revoke.mutateAsync({ domain })}
        done={() => notice(t('revokeShop.done'))}
      />
    </>
  );
}
