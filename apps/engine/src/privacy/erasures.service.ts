import { Injectable } from '@nestjs/common';
import type { ConfirmedErasure } from '@tradehall/domain/privacy/my-data.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { AccountMails } from '../customer/account-mails';
import { type Account, AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { SessionEnding } from '../customer/session-ending';
import { Refused } from '../platform/engine-door/engine-door';
import { hashOfToken } from '../platform/link-token';
import { Statements } from '../platform/statements';
import { ErasureDuties } from './erasure-duties.service';
import { OpenCarts } from './open-carts.service';
import { OwnerProofs } from './owner-proofs.service';
import { PersonalRows } from './personal-rows.service';
import { Persons } from './persons.service';

const idRow = z.object({ id: z.int() });
const selectDone = `SELECT id FROM erasure WHERE confirmation_hash = $1`;
const insertErasure = `INSERT INTO erasure (customer_id, confirmation_hash) VALUES ($1, $2) RETURNING id`;
// A sign-in that is under way is waited for, and its session ended with the others.
const lockWaysIn = `SELECT id FROM authentication_method WHERE "userId" = $1 ORDER BY id FOR UPDATE`;

/** The end of an account: one transaction, and whoever sends the last button again finds it done. */
@Injectable()
export class Erasures {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly accounts: AccountRows,
    private readonly addresses: AccountTokens,
    private readonly sessions: SessionEnding,
    private readonly mails: AccountMails,
    private readonly proofs: OwnerProofs,
    private readonly persons: Persons,
    private readonly carts: OpenCarts,
    private readonly rows: PersonalRows,
    private readonly duties: ErasureDuties,
  ) {}

  async erase(ctx: RequestContext, { confirmation, locale }: ConfirmedErasure): Promise<void> {
    const hash = hashOfToken(confirmation);
    const account = await this.accounts.findOfUser(ctx, Number(ctx.activeUserId ?? 0));
    if (!account) {
      if (await this.isDone(ctx, hash)) return;
      throw new Refused({ code: 'not-authenticated' });
    }
    await this.connection.withTransaction(ctx, async (tx) => {
      await this.addresses.lockAddress(tx, account.email);
      if (await this.isDone(tx, hash)) return;
      if (!(await this.proofs.isOpen(tx, hash, 'erasure', account.userId))) throw new Refused({ code: 'link-expired' });
      await this.eraseAll(tx, account, hash);
      const { email } = account;
      await this.mails.order(tx, 'account-deleted', { email, locale }, { deletedAt: new Date().toISOString() });
    });
  }

  private async eraseAll(tx: RequestContext, account: Account, hash: string): Promise<void> {
    const { customerId, userId } = account;
    const erasure = await this.statements.first(tx, idRow, insertErasure, [customerId, hash]);
    if (!erasure) throw new Error(`the deletion of customer ${customerId} was not noted`);
    await this.statements.all(tx, idRow, lockWaysIn, [userId]);
    const person = await this.persons.lock(tx, account);
    const carts = await this.carts.removeOf(tx, person);
    const ended = await this.sessions.endAll(tx, userId);
    await this.duties.owe(tx, erasure.id, customerId);
    await this.rows.erase(tx, { ...person, orderIds: await this.persons.ordersOf(tx, person.customerIds) });
    Logger.info(`customer ${customerId} has deleted the account: ${ended} sessions, ${carts} carts`, 'Privacy');
  }

  private async isDone(ctx: RequestContext, hash: string): Promise<boolean> {
    return (await this.statements.first(ctx, idRow, selectDone, [hash])) !== null;
  }
}
