export { InvitationResolver, StaffInvitationResolver } from './invitation.resolver.js';
