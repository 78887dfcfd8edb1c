import { SellerInvitationSchema } from './seller-invitation.entity.js';

export { InvitationResolver } from './invitation.resolver.js';
export const invitationEntities = [SellerInvitationSchema];
