import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { environment } from '../platform/environment';
import { MailPlugin } from '../mail/mail.plugin';
import { PaymentsPlugin } from '../payment/payments.plugin';
import { StatementsPlugin } from '../platform/statements';
import { AccountCalls } from './account-calls';
import { AccountMails } from './account-mails';
import { AccountMailTurn } from './account-mail-turn.entity';
import { AccountRows } from './account-rows';
import { AccountToken } from './account-token.entity';
import { AccountTokens } from './account-tokens';
import { Argon2HashingStrategy } from './argon2-hashing.strategy';
import { BreachedPasswords } from './breached-passwords';
import { forgetOldTokensTask } from './forget-old-tokens.task';
import { NewPasswords } from './new-passwords';
import { Passwords } from './passwords.service';
import { RangeBreachedPasswords } from './range-breached-passwords';
import { Registrations } from './registrations.service';
import { RehashingAuthenticationStrategy } from './rehashing-authentication.strategy';
import { SessionEnding } from './session-ending';

/** Accounts: how they begin, how their passwords are kept and replaced, and what ends with a password. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, MailPlugin, PaymentsPlugin, StatementsPlugin],
  entities: [AccountToken, AccountMailTurn],
  providers: [
    { provide: BreachedPasswords, useFactory: () => new RangeBreachedPasswords(environment.BREACHED_PASSWORDS_URL) },
    AccountTokens,
    AccountRows,
    AccountMails,
    NewPasswords,
    SessionEnding,
    Registrations,
    Passwords,
    AccountCalls,
  ],
  exports: [AccountTokens, AccountRows, AccountMails, BreachedPasswords, SessionEnding],
  configuration: (config) => {
    const customersQueue = new Argon2HashingStrategy();
    config.authOptions.passwordHashingStrategy = customersQueue;
    config.authOptions.shopAuthenticationStrategy = [new RehashingAuthenticationStrategy(customersQueue)];
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldTokensTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class AccountsPlugin {}
