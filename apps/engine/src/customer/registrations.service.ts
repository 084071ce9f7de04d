import { Injectable } from '@nestjs/common';
import type {
  ChosenPassword,
  MailProof,
  OrderAccount,
  Registration,
} from '@tradehall/domain/customer/account.engine-calls.ts';
import { Logger, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { Refused } from '../platform/engine-door/engine-door';
import { Statements } from '../platform/statements';
import { ShopOrders } from '../payment/placing/shop-orders';
import { AccountMails, type Recipient } from './account-mails';
import { AccountRows } from './account-rows';
import { AccountTokens, type OpenToken, type PendingAccount } from './account-tokens';
import { answerEvenly } from '../platform/answer-evenly';
import { NewPasswords } from './new-passwords';

const orderRow = z.object({
  orderNumber: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

const selectOrder = `
  SELECT placed.code AS "orderNumber", lower(trim(placed."customFieldsContactemail")) AS email,
         coalesce(customer."firstName", '') AS "firstName", coalesce(customer."lastName", '') AS "lastName"
    FROM "order" AS placed LEFT JOIN customer ON customer.id = placed."customerId"
   WHERE placed.id = $1 AND placed."customFieldsContactemail" IS NOT NULL`;

type TellOfToken = (ctx: RequestContext, token: string) => Promise<void>;

/**
 * How an account comes about. Before the mailbox is proven there is none: no customer, no user, no sign-in, only a token
 * with what was typed. And a password that was typed before counts only where nothing can be had by it: nobody has ordered
 * with the address, and nobody else has begun an account with it. Otherwise whoever holds the mail's link chooses one.
 */
@Injectable()
export class Registrations {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly tokens: AccountTokens,
    private readonly accounts: AccountRows,
    private readonly mails: AccountMails,
    private readonly passwords: NewPasswords,
    private readonly orders: ShopOrders,
    private readonly statements: Statements,
  ) {}

  /** The same answer for every address, after the same work: the mail says what holds. */
  async register(ctx: RequestContext, { email, locale, password, ...names }: Registration): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const recipient = { email, locale };
    const tell: TellOfToken = (tx, token) => this.mails.order(tx, 'account-verify', recipient, { token });
    const offering = this.connection.withTransaction(ctx, (tx) =>
      this.offer(tx, recipient, { ...names, passwordHash }, tell),
    );
    await answerEvenly(offering);
  }

  /** For the session that has ordered, at the order's address; a password is asked for behind the mail's link. */
  async requestForOrder(ctx: RequestContext, { orderId, locale }: OrderAccount): Promise<void> {
    if (!(await this.orders.isOpenTo(ctx, orderId, null))) throw new Refused({ code: 'order-not-found' });
    const order = await this.statements.first(ctx, orderRow, selectOrder, [orderId]);
    if (!order) throw new Refused({ code: 'order-not-found' });
    const { email, orderNumber, ...names } = order;
    const recipient = { email, locale };
    const tell: TellOfToken = (tx, token) =>
      this.mails.order(tx, 'account-from-order', recipient, { token, orderNumber });
    const offering = this.connection.withTransaction(ctx, (tx) =>
      this.offer(tx, recipient, { ...names, passwordHash: null }, tell),
    );
    await answerEvenly(offering);
  }

  /** Answers whose mailbox it was; null: a password has to be chosen, with the same token. */
  verify(ctx: RequestContext, { token }: MailProof): Promise<string | null> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const open = await this.tokens.lock(tx, token, 'verify');
      const passwordHash = open.pending?.passwordHash ?? null;
      if (passwordHash === null || (await this.accounts.hasOrders(tx, open.email))) return null;
      return this.begin(tx, open, passwordHash);
    });
  }

  async completeAccount(ctx: RequestContext, { token, password }: ChosenPassword): Promise<string> {
    await this.tokens.get(ctx, token, 'verify');
    const passwordHash = await this.passwords.hash(password);
    return this.connection.withTransaction(ctx, async (tx) =>
      this.begin(tx, await this.tokens.lock(tx, token, 'verify'), passwordHash),
    );
  }

  private async offer(
    tx: RequestContext,
    recipient: Recipient,
    wanted: PendingAccount,
    tell: TellOfToken,
  ): Promise<void> {
    const { email, locale } = recipient;
    await this.tokens.lockAddress(tx, email);
    const isTurn = await this.tokens.takeTurn(tx, 'registration', email);
    const isKnown = (await this.accounts.find(tx, email)) !== null;
    const isContested = await this.tokens.dropPasswords(tx, email);
    const hasOrders = await this.accounts.hasOrders(tx, email);
    if (!isTurn) return;
    if (isKnown) return this.mails.order(tx, 'account-exists', recipient, {});
    const pending = { ...wanted, passwordHash: isContested || hasOrders ? null : wanted.passwordHash };
    await tell(tx, await this.tokens.create(tx, { purpose: 'verify', email, locale, pending }));
  }

  private async begin(tx: RequestContext, { email, pending }: OpenToken, passwordHash: string): Promise<string> {
    // An operator may have been faster.
    if (!pending || (await this.accounts.find(tx, email))) throw new Refused({ code: 'link-expired' });
    const { firstName, lastName } = pending;
    await this.tokens.spend(tx, email, 'verify');
    const { customerId, orders } = await this.accounts.begin(tx, { email, firstName, lastName }, passwordHash);
    Logger.info(`customer ${customerId} has an account now, with ${orders} orders made as a guest`, 'Accounts');
    return email;
  }
}
