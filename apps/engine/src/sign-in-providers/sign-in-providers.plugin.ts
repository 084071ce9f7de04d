import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { environment } from '../platform/environment';
import { AccountsPlugin } from '../customer/accounts.plugin';
import { StatementsPlugin } from '../platform/statements';
import { forgetOldAttemptsTask } from './forget-old-attempts.task';
import { OfferedProviders } from './offered-providers';
import { ProvenElsewhereStrategy } from './proven-elsewhere.strategy';
import { ProviderSignIns } from './provider-sign-ins.service';
import { SessionBeginning } from './session-beginning';
import { SignInAttempt } from './sign-in-attempt.entity';
import { SignInAttempts } from './sign-in-attempts';
import { SignInIdentities } from './sign-in-identities';
import { SignInIdentity } from './sign-in-identity.entity';
import { SignInProviderCalls } from './sign-in-provider-calls';

/** Signing in with an account of Google or Facebook; and how a session begins without a password. */
@VendurePlugin({
  imports: [PluginCommonModule, AccountsPlugin, EngineDoorPlugin, StatementsPlugin],
  entities: [SignInAttempt, SignInIdentity],
  providers: [
    { provide: OfferedProviders, useFactory: () => OfferedProviders.of(environment) },
    SignInAttempts,
    SignInIdentities,
    SessionBeginning,
    ProviderSignIns,
    SignInProviderCalls,
  ],
  exports: [SessionBeginning],
  configuration: (config) => {
    const ways = (['google', 'facebook', 'passkey'] as const).map((way) => new ProvenElsewhereStrategy(way));
    config.authOptions.shopAuthenticationStrategy = [...config.authOptions.shopAuthenticationStrategy, ...ways];
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldAttemptsTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class SignInProvidersPlugin {}
