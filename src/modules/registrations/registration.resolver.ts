import { Arg, Ctx, Extensions, Mutation, Query, Resolver, GUESSABLE } from '../../platform/graphql/resolvers.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { RegisterSellerInput, SellerType } from '../sellers/index.js';
import { confirmInBrowser, openRegistration } from './confirm-registration.js';
import { registerBySomebody } from './register-by-somebody.js';
import { RegistrationType, SelfRegistrationType } from './registration.types.js';
import type { RegistrationServices } from './services.js';

const TOKEN = { description: 'The token from the mail (reg_...).' } as const;

@Resolver()
export class RegistrationResolver {
  @Mutation(() => SellerType, {
    description:
      'Registers a seller. Staff and ERP systems receive the account, which can sign in immediately; EMAIL_IN_USE when ' +
      'the address is taken. Anonymous callers get the same answer whether or not the address has an account, and the ' +
      'rest by mail: a link that creates the account when REGISTRATION_CONFIRMATION is on. RATE_LIMITED by network.',
  })
  registerSeller(
    @Arg('input', () => RegisterSellerInput, { description: 'The new account.' }) input: RegisterSellerInput,
    @Ctx() context: Context<AuthServices & RegistrationServices>,
  ): Promise<SellerType> {
    return registerBySomebody(context, input);
  }

  @Extensions(GUESSABLE)
  @Query(() => RegistrationType, {
    description:
      'The address of a registration, shown before it is confirmed. NOT_FOUND for unknown, used and expired tokens, ' + 'RATE_LIMITED.',
  })
  async registration(@Arg('token', () => String, TOKEN) token: string, @Ctx() context: Context): Promise<RegistrationType> {
    await countVisitor(context);
    return openRegistration(context.sql, token, context.services.clock.now());
  }

  @Extensions(GUESSABLE)
  @Mutation(() => RegistrationType, {
    description:
      'Confirms a registration and creates its account, which can sign in from then on. NOT_FOUND for unknown, used ' +
      'and expired tokens, RATE_LIMITED.',
  })
  async confirmRegistration(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('cookie', () => Boolean, {
      defaultValue: false,
      description: 'True for browsers: signs in as well, with the session in a cookie, as login does.',
    })
    cookie: boolean,
    @Ctx() context: Context<AuthServices>,
  ): Promise<RegistrationType> {
    await countVisitor(context);
    return confirmInBrowser(context, { token, cookie });
  }

  @Query(() => SelfRegistrationType, { description: 'Whether anyone may register as a seller, and what follows.' })
  selfRegistration(@Ctx() { services: { settings } }: Context): SelfRegistrationType {
    return { open: settings.selfRegistration, confirmed: settings.registrationConfirmation };
  }
}
