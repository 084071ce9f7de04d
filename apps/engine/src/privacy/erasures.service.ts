import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { ConfirmedErasure } from '@tradehall/domain/privacy/my-data.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { AccountMails } from '../customer/account-mails';
import { type Account, AccountRows } from '../customer/account-rows';
import { AccountTokens } from '../customer/account-tokens';
import { SessionEnding } from '../customer/session-ending';
import { Refused } from '../platform/engine-door/engine-door';
import { environment } from '../platform/environment';
import { createLinkToken, hashOfToken } from '../platform/link-token';
import { Statements } from '../platform/statements';
import { ErasureDuties } from './erasure-duties.service';
import { OpenCarts } from './open-carts.service';
import { OwnerProofs } from './owner-proofs.service';
import { PersonalRows } from './personal-rows.service';
import { Persons } from './persons.service';

const idRow = z.object({ id: z.int() });

/** A deletion as it is kept outside the database. The moment tells her from whoever gets her number after a restore. */
const notedErasure = z.object({
  customerId: z.int().positive(),
  customerSince: z.string().regex(/^\d+$/),
  erasedAt: z.iso.datetime(),
});
type NotedErasure = z.output<typeof notedErasure>;

const customerSince = `(extract(epoch FROM customer."createdAt") * 1000000)::bigint::text`;
const selectNoted = `
  SELECT customer_id AS "customerId", ${customerSince} AS "customerSince",
    to_char(erased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "erasedAt"
  FROM erasure JOIN customer ON customer.id = customer_id ORDER BY erased_at, customer_id`;
const selectNow = `
  SELECT id AS "customerId", ${customerSince} AS "customerSince",
    to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "erasedAt" FROM customer WHERE id = $1`;
const selectBack = `
  SELECT "userId" FROM customer WHERE id = $1 AND ${customerSince} = $2 AND "userId" IS NOT NULL AND "deletedAt" IS NULL`;
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
      await this.noteInJournal(tx, account.customerId);
      await this.eraseAll(tx, account, hash);
      const { email } = account;
      await this.mails.order(tx, 'account-deleted', { email, locale }, { deletedAt: new Date().toISOString() });
    });
  }

  list(ctx: RequestContext): Promise<NotedErasure[]> {
    return this.statements.all(ctx, notedErasure, selectNoted);
  }

  /** A line of JSON for each. All are read before anybody is deleted: a file that is not whole deletes nobody. */
  async replayAll(ctx: RequestContext, text: string): Promise<{ read: number; deleted: number }> {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const all = lines.map((line) => notedErasure.parse(JSON.parse(line)));
    let deleted = 0;
    for (const noted of all) if (await this.replay(ctx, noted)) deleted += 1;
    return { read: all.length, deleted };
  }

  /** Deletes again whom a restore has brought back; false where nobody has. She was told when she did it. */
  private async replay(ctx: RequestContext, { customerId, customerSince: since }: NotedErasure): Promise<boolean> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const back = await this.statements.first(tx, z.object({ userId: z.int() }), selectBack, [customerId, since]);
      const account = back && (await this.accounts.findOfUser(tx, back.userId));
      if (!account) return false;
      await this.addresses.lockAddress(tx, account.email);
      await this.eraseAll(tx, account, createLinkToken().hash);
      return true;
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

  /** Before it is done: one that is in the journal and was not done is done by a replay, as she wished. */
  private async noteInJournal(tx: RequestContext, customerId: number): Promise<void> {
    if (environment.ERASURE_JOURNAL === undefined) return;
    const noted = await this.statements.first(tx, notedErasure, selectNow, [customerId]);
    if (!noted) throw new Error(`customer ${customerId} is not there`);
    const journal = await open(environment.ERASURE_JOURNAL, 'a', 0o600);
    try {
      await journal.appendFile(`${JSON.stringify(noted)}\n`);
      await journal.sync();
    } finally {
      await journal.close();
    }
  }

  private async isDone(ctx: RequestContext, hash: string): Promise<boolean> {
    return (await this.statements.first(ctx, idRow, selectDone, [hash])) !== null;
  }
}
