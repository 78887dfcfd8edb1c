export { AccountSessionResolver } from './account-session.resolver.js';
export { PasswordResetResolver } from './password-reset.resolver.js';
export { StaffTwoFactorResolver, TwoFactorResolver } from './two-factor.resolver.js';
export { passwordResetConsumer, RESETS_PER_ACCOUNT, RESETS_PER_CALLER, type ResetLimits, type AccountServices } from './password-reset.js';
