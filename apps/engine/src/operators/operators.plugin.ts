import type { OnModuleInit } from '@nestjs/common';
import { concatAST } from 'graphql';
import {
  AdministratorEvent,
  type CustomFieldConfig,
  EventBus,
  LanguageCode,
  PluginCommonModule,
  TransactionalConnection,
  VendurePlugin,
} from '@vendure/core';
import { z } from 'zod';
import { AccountsPlugin } from '../customer/accounts.plugin';
import { Argon2HashingStrategy } from '../customer/argon2-hashing.strategy';
import { PasskeysPlugin } from '../passkeys/passkeys.plugin';
import { stores } from '../platform/stores/store';
import { StatementsPlugin } from '../platform/statements';
import { forgetOldActionsTask } from './log/forget-old-actions.task';
import { OperatorLog } from './log/operator-log';
import { operatorLogPermission, OperatorLogResolver, operatorLogSchema } from './log/operator-log.resolver';
import { OperatorAccessStrategy } from './operator-access.strategy';
import {
  OperatorAuthenticationStrategy,
  PasskeyAuthenticationStrategy,
  SecondFactorAuthenticationStrategy,
} from './operator-authentication.strategy';
import { oneSignIn, operatorDesk } from './operator-desk';
import { OperatorPasswords } from './operator-passwords';
import { OperatorSessions } from './operator-sessions';
import { PasskeyFactorResolver, passkeyFactorSchema } from './second-factor/passkey-factor.resolver';
import { PasskeyFactors } from './second-factor/passkey-factors.service';
import {
  secondFactorPermission,
  SecondFactorResolver,
  secondFactorSchema,
} from './second-factor/second-factor.resolver';
import { RecoveryCodes } from './second-factor/recovery-codes.service';
import { SecondFactors } from './second-factor/second-factors.service';
import { SignInTurns } from './sign-in-turns';
import { StoreScope } from './stores/store-scope';
import { findOpenSession, uploadDoor } from './upload-door';

const storesField: CustomFieldConfig = {
  name: 'stores',
  type: 'string',
  list: true,
  label: [{ languageCode: LanguageCode.en, value: 'Stores' }],
  description: [
    {
      languageCode: LanguageCode.en,
      value: 'The stores that this operator sees and changes. None chosen: all of them.',
    },
  ],
  options: stores.map(({ key }) => ({ value: key })),
  // apps/engine/dashboard/operators/stores-input.tsx
  ui: { component: 'operator-stores' },
};

const rows = z.array(z.object({}));

/** How operators sign in, for how long, for which stores, and what they did. */
@VendurePlugin({
  imports: [PluginCommonModule, AccountsPlugin, PasskeysPlugin, StatementsPlugin],
  providers: [
    SignInTurns,
    OperatorPasswords,
    OperatorSessions,
    OperatorLog,
    SecondFactors,
    PasskeyFactors,
    RecoveryCodes,
    StoreScope,
  ],
  adminApiExtensions: {
    schema: () => concatAST([operatorLogSchema, secondFactorSchema, passkeyFactorSchema]),
    resolvers: [OperatorLogResolver, SecondFactorResolver, PasskeyFactorResolver],
  },
  configuration: (config) => {
    config.customFields.Administrator = [...config.customFields.Administrator, storesField];
    config.authOptions.customPermissions = [
      ...config.authOptions.customPermissions,
      operatorLogPermission,
      secondFactorPermission,
    ];
    // Whoever guesses at operators' passwords keeps no customer waiting.
    const queue = new Argon2HashingStrategy();
    config.authOptions.adminAuthenticationStrategy = [
      new OperatorAuthenticationStrategy(queue),
      new SecondFactorAuthenticationStrategy(queue),
      new PasskeyAuthenticationStrategy(queue),
    ];
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldActionsTask];
    config.authOptions.entityAccessControlStrategy = new OperatorAccessStrategy();
    config.apiOptions.adminApiValidationRules = [...config.apiOptions.adminApiValidationRules, oneSignIn];
    config.apiOptions.apolloServerPlugins = [...config.apiOptions.apolloServerPlugins, operatorDesk];
    return config;
  },
  compatibility: '^3.7.0',
})
export class OperatorsPlugin implements OnModuleInit {
  constructor(
    private readonly turns: SignInTurns,
    private readonly passwords: OperatorPasswords,
    private readonly log: OperatorLog,
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onModuleInit(): void {
    this.log.listen();
    this.events.registerBlockingEventHandler({
      event: AdministratorEvent,
      id: 'password-of-operator',
      handler: (event) => this.passwords.change(event),
    });
    uploadDoor.open(
      async (token) => rows.parse(await this.connection.rawConnection.query(findOpenSession, [token])).length > 0,
    );
    operatorDesk.open({ turns: this.turns, passwords: this.passwords, log: this.log });
  }
}
