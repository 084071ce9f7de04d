import { Injectable } from '@nestjs/common';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { ownerProofMinutes } from '@tradehall/domain/privacy/retention-periods.ts';
import type { RequestContext } from '@vendure/core';
import { storeOf } from '../platform/stores/store';
import type { MailContents, MailKind } from '../mail/mail-kinds';
import { MailOutboxService } from '../mail/mail-outbox.service';
import { tokenLifeMs } from './account-tokens';

const usefulForMs = {
  'account-verify': tokenLifeMs.verify,
  'account-from-order': tokenLifeMs.verify,
  'account-exists': tokenLifeMs.verify,
  'password-reset': tokenLifeMs.reset,
  'password-changed': 3 * 24 * 60 * 60_000,
  'my-data-link': ownerProofMinutes * 60_000,
  'account-deleted': 3 * 24 * 60 * 60_000,
  'sign-in-added': 3 * 24 * 60 * 60_000,
} as const satisfies Partial<Record<MailKind, number>>;
type AccountMailKind = keyof typeof usefulForMs;

export interface Recipient {
  readonly email: string;
  readonly locale: Locale;
}

/** To the mailbox of an account, in a language of the shop it was asked for in. */
@Injectable()
export class AccountMails {
  constructor(private readonly mails: MailOutboxService) {}

  async order<Kind extends AccountMailKind>(
    ctx: RequestContext,
    kind: Kind,
    { email, locale }: Recipient,
    contents: MailContents<Kind>,
  ): Promise<void> {
    const { key, country } = storeOf(ctx);
    const mail = {
      kind,
      storeKey: key,
      locale: country.locales.find((spoken) => spoken === locale) ?? country.locales[0],
      to: email,
      contents,
      usefulUntil: new Date(Date.now() + usefulForMs[kind]),
    };
    // Two ways to sign in are two pieces of news; of everything else the last one holds.
    await (kind === 'sign-in-added' ? this.mails.order(ctx, mail) : this.mails.orderInstead(ctx, mail));
  }
}
