import { Anchor, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { isManualShop } from '../ui/manual-shop.js';
import type { ShopQuery } from './operations.generated.js';
import { ShopState, SignIn } from './shop-state.js';

/** What a shop is, and whether its orders come in. */
export function ShopFacts({ of: shop }: { readonly of: ShopQuery['shop'] }) {
  const { t } = useTranslation(['access', 'app']);
  const { domain, url, platform, seller, intake, activated } = shop;
  const isStore = !isManualShop(domain);
  return (
    <Paper withBorder p="md">
      <Facts
        of={[
          [t('shops.orders'), <ShopState key="state" of={shop} />],
          [t('shops.lastOrder'), intake.lastOrderAt ? <Instant key="last" at={intake.lastOrderAt} ago /> : t('shops.noOrder')],
          [t('signIn.title'), isStore && <SignIn key="sign-in" of={shop} />],
          [t('shops.state'), isStore && t(activated ? 'shops.on' : 'shops.off')],
          [t('shops.domain'), isStore && <bdi dir="ltr">{domain}</bdi>],
          [t('shops.url'), isStore && <bdi dir="ltr">{url}</bdi>],
          [t('shops.platform'), isStore && <bdi>{platform}</bdi>],
          [
            t('shops.seller'),
            seller && (
              <Anchor component={Link} to={`/sellers/${seller.id}`} size="sm">
                <bdi>{seller.displayName}</bdi>
              </Anchor>
            ),
          ],
        ]}
      />
    </Paper>
  );
}
