import { FileInput } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { base64Of } from '../ui/files.js';
import { notice } from '../ui/notices.js';
import { Logo } from './branding-preview.js';
import { RemoveSellerLogoDocument, SetSellerLogoDocument } from './operations.generated.js';

const MOST_KIB = 256;

/** Replaces the logo. The image is validated before the upload. */
export function ChangeLogo({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation(['sellers', 'app']);
  const [file, setFile] = useState<File | null>(null);
  const set = useWrite(SetSellerLogoDocument, () => notice(t('branding.logoChanged')));
  const tooLarge = file !== null && file.size > MOST_KIB * 1024;
  return (
    <Action
      name={t('branding.changeLogo')}
      begin={() => setFile(null)}
      consequences={t('branding.logoConsequences')}
      run={async () => {
        if (file === null || tooLarge) throw new Error(t('branding.logoHint', { most: MOST_KIB }));
        await set.mutateAsync({ sellerId, content: await base64Of(file) });
      }}
    >
      <FileInput
        label={t('branding.logo')}
        description={t('branding.logoHint', { most: MOST_KIB })}
        accept="image/png,image/jpeg"
        value={file}
        onChange={setFile}
        error={tooLarge && t('branding.logoTooLarge', { most: MOST_KIB })}
        clearable
        clearButtonProps={{ 'aria-label': t('app:cancel') }}
        required
      />
      {file && <ChosenLogo file={file} />}
    </Action>
  );
}

function ChosenLogo({ file }: { readonly file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <Logo src={url} />;
}

/** Removes the logo, so that shoppers see only the name. */
export function RemoveLogo({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('sellers');
  const remove = useWrite(RemoveSellerLogoDocument, () => notice(t('branding.logoRemoved')));
  return (
    <Action
      name={t('branding.removeLogo')}
      isGrave
      consequences={t('branding.removeConsequences')}
      run={() => remove.mutateAsync({ sellerId })}
    />
  );
}
