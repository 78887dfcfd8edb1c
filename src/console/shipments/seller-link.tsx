import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';

/** Name of a seller, as a link for those who may see its page. */
export function SellerLink({ seller: { id, displayName } }: { readonly seller: { readonly id: string; readonly displayName: string } }) {
  const { can } = useSession();
  const name = <bdi>{displayName}</bdi>;
  return can('seller:read') ? (
    <Anchor component={Link} to={`/sellers/${id}`} size="sm">
      {name}
    </Anchor>
  ) : (
    name
  );
}
