import { Injectable } from '@nestjs/common';
import { declaredLines } from '@tradehall/domain/orders/declared-lines.ts';
import { OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { storeOf, todayIn } from '../../platform/stores/store';
import { MailOutboxService } from '../../mail/mail-outbox.service';
import { Statements } from '../../platform/statements';
import { ShopOrders } from '../../payment/placing/shop-orders';
import { isEverythingSent, judgeWithdrawal } from './judge-withdrawal';
import { type OrderFacts, OrderFactsService, type WithdrawalRow, withdrawalRow } from './order-facts';
import { orderLink } from './order-link';
import type { Declaration, OrderRequest } from './withdraw-request';

const dayMs = 24 * 60 * 60_000;
const linkValidForMs = 180 * dayMs;
const mailUsefulForMs = 14 * dayMs;

const insertWithdrawal = `
  INSERT INTO order_withdrawal (order_id, intent_id, name, email, locale, lines) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING id, intent_id AS "intentId", received_at AS "receivedAt", name, email, lines`;

export type Withdrawal = WithdrawalRow & { readonly __typename: 'OrderWithdrawal' };

export interface NotWithdrawn {
  readonly __typename: 'NotWithdrawn';
  readonly code: 'order-not-found' | 'withdrawal-not-possible';
}

const notWithdrawn = (code: NotWithdrawn['code']): NotWithdrawn => ({ __typename: 'NotWithdrawn', code });
const answerOf = (row: WithdrawalRow): Withdrawal => ({ __typename: 'OrderWithdrawal', ...row });

/** What has become of an order, and the way out of it that the law gives. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: ShopOrders,
    private readonly facts: OrderFactsService,
    private readonly statements: Statements,
    private readonly mails: MailOutboxService,
    private readonly engineOrders: OrderService,
  ) {}

  async care(ctx: RequestContext, { orderId, token, locale }: OrderRequest) {
    if (!(await this.orders.isOpenTo(ctx, orderId, token))) return null;
    const facts = await this.facts.find(ctx, orderId, locale);
    if (!facts) return null;
    return {
      shipments: facts.shipments,
      isEverythingSent: isEverythingSent(facts.lines),
      withdrawal: judge(ctx, facts),
      withdrawals: facts.withdrawals,
    };
  }

  /** One at a time an order: the lock makes the second click see what the first has done. */
  async withdraw(ctx: RequestContext, declaration: Declaration): Promise<Withdrawal | NotWithdrawn> {
    const { orderId, token } = declaration;
    if (!(await this.orders.isOpenTo(ctx, orderId, token))) return notWithdrawn('order-not-found');
    return this.connection.withTransaction(ctx, async (tx) => {
      await this.facts.lock(tx, orderId);
      const facts = await this.facts.find(tx, orderId, declaration.locale);
      if (!facts) return notWithdrawn('order-not-found');
      const before = facts.withdrawals.find(({ intentId }) => intentId === declaration.intentId);
      return before ? answerOf(before) : this.declare(tx, declaration, facts);
    });
  }

  private async declare(ctx: RequestContext, declaration: Declaration, facts: OrderFacts) {
    const { refusal, lines: left } = judge(ctx, facts);
    const declared = refusal === null ? declaredLines(declaration.lines, left, facts.lines) : null;
    if (!declared) return notWithdrawn('withdrawal-not-possible');
    const named = declared.map((line) => ({
      ...line,
      name: facts.lines.find(({ id }) => id === line.lineId)?.name ?? '',
    }));
    const { orderId, intentId, name, email, locale } = declaration;
    const values = [orderId, intentId, name, email, locale, JSON.stringify(named)];
    const row = await this.statements.first(ctx, withdrawalRow, insertWithdrawal, values);
    if (!row) throw new Error(`order ${orderId}: the withdrawal was not kept`);
    await this.tellOperators(ctx, orderId, row);
    await this.sendReceipts(ctx, declaration, facts, row);
    return answerOf(row);
  }

  private async tellOperators(ctx: RequestContext, orderId: number, { receivedAt, name, email, lines }: WithdrawalRow) {
    const goods = lines.map((line) => `${line.quantity} × ${line.name}`).join('; ');
    const note = `Withdrawal received ${receivedAt.toISOString()} from ${name} (${email}): ${goods}`;
    await this.engineOrders.addNoteToOrder(ctx, { id: orderId, note, isPublic: false });
  }

  /** Also to the address of the order: nobody withdraws behind the back of whoever has ordered. */
  private async sendReceipts(
    ctx: RequestContext,
    { orderId, locale }: Declaration,
    { orderNumber, storeKey, email: ofOrder }: OrderFacts,
    { receivedAt, name, email, lines }: WithdrawalRow,
  ): Promise<void> {
    const recipients = new Set([email.toLowerCase(), ofOrder.toLowerCase()]);
    for (const to of recipients) {
      await this.mails.order(ctx, {
        kind: 'withdrawal-receipt',
        storeKey,
        locale,
        to,
        contents: {
          orderNumber,
          receivedAt: receivedAt.toISOString(),
          name,
          lines: lines.map((line) => ({ name: line.name, quantity: line.quantity })),
          link: orderLink(orderId, locale, linkValidForMs),
        },
        usefulUntil: new Date(Date.now() + mailUsefulForMs),
      });
    }
  }
}

function judge(ctx: RequestContext, facts: OrderFacts) {
  const { country } = storeOf(ctx);
  return judgeWithdrawal(facts, country, todayIn(country));
}
