import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { declaredLines } from '@tradehall/domain/orders/declared-lines.ts';
import {
  type Declaration,
  type OrderRequest,
  withdrawalEngineCalls,
} from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import type { OrderCare, Withdrawal } from '@tradehall/domain/orders/order-care.ts';
import { OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { EngineDoor, type EngineResult } from '../../platform/engine-door/engine-door';
import { storeOf, todayIn } from '../../platform/stores/store';
import { MailOutboxService } from '../../mail/mail-outbox.service';
import { Statements } from '../../platform/statements';
import { ShopOrders } from '../../payment/placing/shop-orders';
import { isEverythingSent, judgeWithdrawal } from './judge-withdrawal';
import { type OrderFacts, OrderFactsService, type WithdrawalRow, withdrawalRow } from './order-facts';
import { orderLink } from './order-link';

const dayMs = 24 * 60 * 60_000;
const linkValidForMs = 180 * dayMs;
const mailUsefulForMs = 14 * dayMs;

const insertWithdrawal = `
  INSERT INTO order_withdrawal (order_id, intent_id, name, email, locale, lines) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING id, intent_id AS "intentId", received_at AS "receivedAt", name, email, lines`;

type Outcome = EngineResult<typeof withdrawalEngineCalls.withdrawOrder>;

const notFound = fail({ code: 'order-not-found' });

/** What has become of an order, and the way out of it that the law gives. */
@Injectable()
export class WithdrawalsService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly orders: ShopOrders,
    private readonly facts: OrderFactsService,
    private readonly statements: Statements,
    private readonly mails: MailOutboxService,
    private readonly engineOrders: OrderService,
  ) {
    door.serve(withdrawalEngineCalls, {
      orderCare: async (ctx, request) => succeed(await this.findCare(ctx, request)),
      withdrawOrder: (ctx, declaration) => this.withdraw(ctx, declaration),
    });
  }

  private async findCare(ctx: RequestContext, { orderId, token, locale }: OrderRequest): Promise<OrderCare | null> {
    if (!(await this.orders.isOpenTo(ctx, orderId, token))) return null;
    const facts = await this.facts.find(ctx, orderId, locale);
    if (!facts) return null;
    const { refusal, until, lines } = judge(ctx, facts);
    return {
      shipments: facts.shipments.map((shipment) => ({ ...shipment, at: shipment.at.toISOString() })),
      isEverythingSent: isEverythingSent(facts.lines),
      hasElectronicInvoice: facts.hasElectronicInvoice,
      creditNotes: facts.creditNotes,
      withdrawal: {
        refusal,
        until,
        lines: lines.map(({ lineId, quantity }) => ({ lineId: String(lineId), quantity })),
      },
      withdrawals: facts.withdrawals.map(answerOf),
    };
  }

  /** One at a time an order: the lock makes the second click see what the first has done. */
  private async withdraw(ctx: RequestContext, declaration: Declaration): Promise<Outcome> {
    const { orderId, token } = declaration;
    if (!(await this.orders.isOpenTo(ctx, orderId, token))) return notFound;
    return this.connection.withTransaction(ctx, async (tx) => {
      await this.facts.lock(tx, orderId);
      const facts = await this.facts.find(tx, orderId, declaration.locale);
      if (!facts) return notFound;
      const before = facts.withdrawals.find(({ intentId }) => intentId === declaration.intentId);
      return before ? succeed(answerOf(before)) : this.declare(tx, declaration, facts);
    });
  }

  private async declare(ctx: RequestContext, declaration: Declaration, facts: OrderFacts): Promise<Outcome> {
    const { refusal, lines: left } = judge(ctx, facts);
    const declared = refusal === null ? declaredLines(declaration.lines, left, facts.lines) : null;
    if (!declared) return fail({ code: 'withdrawal-not-possible' });
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
    return succeed(answerOf(row));
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

function answerOf({ id, receivedAt, name, email, lines }: WithdrawalRow): Withdrawal {
  return {
    id: String(id),
    receivedAt: receivedAt.toISOString(),
    name,
    email,
    lines: lines.map((line) => ({ name: line.name, quantity: line.quantity })),
  };
}
