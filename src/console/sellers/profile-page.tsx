import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ProfileDocument } from './operations.generated.js';
import { ProfileForm } from './profile-form.js';

/** The seller's own profile. Bank account and branding are on other pages. */
export default function ProfilePage() {
  const { t } = useTranslation(['sellers', 'app']);
  const { seller } = useSession();
  return (
    <Page title={t('profile.title')}>
      {seller ? (
        <OwnProfile id={seller.id} />
      ) : (
        <Empty title={t('profile.operatorTitle')} advice={t('profile.operatorAdvice')} to="/sellers" action={t('app:areas.sellers')} />
      )}
    </Page>
  );
}

/** Resets the form to the saved values. */
function OwnProfile({ id }: { readonly id: string }) {
  return <Loaded read={useRead(ProfileDocument, { id })}>{({ seller }) => <ProfileForm key={seller.updatedAt} seller={seller} />}</Loaded>;
}
