export { InvitationResolver } from './invitation.resolver.js';
export { StaffInvitationResolver } from './staff-invitation.resolver.js';
