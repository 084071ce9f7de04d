import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { AccountsPlugin } from '../customer/accounts.plugin';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { StatementsPlugin } from '../platform/statements';
import { SignInProvidersPlugin } from '../sign-in-providers/sign-in-providers.plugin';
import { forgetOldChallengesTask } from './forget-old-challenges.task';
import { PasskeyCalls } from './passkey-calls';
import { PasskeyChallenge } from './passkey-challenge.entity';
import { PasskeyChallenges } from './passkey-challenges';
import { PasskeyRows } from './passkey-rows';
import { PasskeySignIns } from './passkey-sign-ins.service';
import { StoredPasskey } from './passkey.entity';
import { Passkeys } from './passkeys.service';

/** Signing in by a key that a customer's device keeps and unlocks. */
@VendurePlugin({
  imports: [PluginCommonModule, AccountsPlugin, EngineDoorPlugin, StatementsPlugin, SignInProvidersPlugin],
  entities: [StoredPasskey, PasskeyChallenge],
  providers: [PasskeyChallenges, PasskeyRows, Passkeys, PasskeySignIns, PasskeyCalls],
  exports: [PasskeyChallenges, PasskeyRows],
  configuration: (config) => {
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldChallengesTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class PasskeysPlugin {}
