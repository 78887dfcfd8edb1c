import { Alert, Stack } from '@mantine/core';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Facts } from '../ui/facts.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { BrandingPreview } from './branding-preview.js';
import { ChangeLogo, RemoveLogo } from './change-logo.js';
import { EditBranding } from './edit-branding.js';
import { BrandingPageDocument, UpdateBrandingDocument, type SellerBrandingFragment } from './operations.generated.js';
import { Section } from './section.js';

/** Branding of a seller, and shopper e-mails. */
export function BrandingSection({ sellerId }: { readonly sellerId: string }) {
  const read = useRead(BrandingPageDocument, { id: sellerId });
  return <Loaded read={read}>{({ seller }) => <Branding seller={seller} />}</Loaded>;
}

function Branding({ seller }: { readonly seller: SellerBrandingFragment }) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  const { branding } = seller;
  const actions = can('seller:brand') && (
    <>
      {branding.logo && <RemoveLogo sellerId={seller.id} />}
      <ChangeLogo sellerId={seller.id} />
      <EditBranding seller={seller} />
    </>
  );
  return (
    <Section title={t('branding.title')} actions={actions}>
      <Stack gap="md">
        <MailSwitch seller={seller} />
        <BrandingPreview seller={seller} />
        <Facts
          of={[
            [t('branding.brandName'), branding.brandName && <bdi>{branding.brandName}</bdi>],
            [t('branding.supportEmail'), branding.supportEmail && <bdi dir="ltr">{branding.supportEmail}</bdi>],
            [t('branding.supportPhone'), branding.supportPhone && <bdi dir="ltr">{branding.supportPhone}</bdi>],
            [t('branding.supportUrl'), branding.supportUrl && <bdi dir="ltr">{branding.supportUrl}</bdi>],
            [t('branding.mailLanguage'), t(`branding.languages.${branding.mailLanguage ?? 'COUNTRY'}`)],
          ]}
        />
      </Stack>
    </Section>
  );
}

/** Shopper e-mails are off by default, so the switch comes first. */
function MailSwitch({ seller: { id, branding } }: { readonly seller: SellerBrandingFragment }) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  const isOn = branding.shopperMails;
  const update = useWrite(UpdateBrandingDocument, () => notice(t(isOn ? 'branding.switchedOff' : 'branding.switchedOn')));
  return (
    <Alert
      color={isOn ? 'green' : 'yellow'}
      icon={isOn ? <IconMail aria-hidden /> : <IconMailOff aria-hidden />}
      title={t(isOn ? 'branding.mailsOn' : 'branding.mailsOff')}
    >
      <Stack gap="sm" align="start">
        {t(isOn ? 'branding.mailsOnMeaning' : 'branding.mailsOffMeaning')}
        {can('seller:brand') && (
          <Action
            name={t(isOn ? 'branding.switchOff' : 'branding.switchOn')}
            consequences={t(isOn ? 'branding.offConsequences' : 'branding.onConsequences')}
            run={() => update.mutateAsync({ sellerId: id, input: { shopperMails: !isOn } })}
          />
        )}
      </Stack>
    </Alert>
  );
}
