import { Injectable } from '@nestjs/common';
import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { type Account, AccountRows } from '../customer/account-rows';
import { Statements } from '../platform/statements';

const userRow = z.object({ userId: z.int() });

const selectIdentity = `SELECT user_id AS "userId" FROM sign_in_identity WHERE provider = $1 AND subject = $2`;

// Only a closed account is left for another: an open one was found before.
const link = `
  INSERT INTO sign_in_identity (user_id, provider, subject, email) VALUES ($1, $2, $3, $4)
  ON CONFLICT (provider, subject) DO UPDATE SET user_id = EXCLUDED.user_id, email = EXCLUDED.email, created_at = now()`;

/** Which account of a provider opens which of ours. */
@Injectable()
export class SignInIdentities {
  constructor(
    private readonly statements: Statements,
    private readonly accounts: AccountRows,
  ) {}

  async find(ctx: RequestContext, provider: SignInProviderName, subject: string): Promise<Account | null> {
    const identity = await this.statements.first(ctx, userRow, selectIdentity, [provider, subject]);
    return identity && this.accounts.findOfUser(ctx, identity.userId);
  }

  async link(ctx: RequestContext, account: Pick<Account, 'userId' | 'email'>, provider: string, subject: string) {
    await this.statements.run(ctx, link, [account.userId, provider, subject, account.email]);
  }
}
