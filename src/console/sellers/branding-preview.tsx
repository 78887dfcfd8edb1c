import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SellerBrandingFragment } from './operations.generated.js';

/** Preview of the header of the tracking page. */
export function BrandingPreview({ seller }: { readonly seller: SellerBrandingFragment }) {
  const { t } = useTranslation('sellers');
  const { branding, shops } = seller;
  const name = branding.brandName ?? shops[0]?.name ?? seller.displayName;
  const contacts = [
    branding.supportEmail && { href: `mailto:${encodeURIComponent(branding.supportEmail)}`, text: branding.supportEmail },
    branding.supportPhone && { href: `tel:${branding.supportPhone.replace(/[^\d+]/g, '')}`, text: branding.supportPhone },
    branding.supportUrl && { href: branding.supportUrl, text: new URL(branding.supportUrl).host },
  ].filter((contact) => contact !== null && contact !== '');
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {t('branding.preview')}
      </Text>
      <Paper withBorder p="md" maw={420} bg="var(--mantine-color-body)" data-branding-preview>
        <PreviewText name={name} contacts={contacts} branding={branding} />
      </Paper>
    </Stack>
  );
}

interface PreviewTextProps {
  readonly name: string;
  readonly contacts: readonly { readonly href: string; readonly text: string }[];
  readonly branding: SellerBrandingFragment['branding'];
}

function PreviewText({ name, contacts, branding }: PreviewTextProps) {
  const { t } = useTranslation('sellers');
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap">
        {branding.logo && <Logo src={new URL(branding.logo.url).pathname} />}
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
      </Group>
      <Text fw={600} size="lg">
        {t('branding.example')}
      </Text>
      {contacts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('branding.noContact')}
        </Text>
      ) : (
        contacts.map(({ href, text }) => (
          <Anchor key={href} href={href} size="sm" rel="noopener noreferrer" target="_blank">
            <bdi dir="ltr">{text}</bdi>
          </Anchor>
        ))
      )}
    </Stack>
  );
}

/** White background, because logos are designed for it. */
export const Logo = ({ src }: { readonly src: string }) => (
  <img
    src={src}
    alt=""
    style={{
      display: 'block',
      maxWidth: '10rem',
      maxHeight: '3.5rem',
      objectFit: 'contain',
      background: '#fff',
      borderRadius: 6,
      padding: 3,
    }}
  />
);
