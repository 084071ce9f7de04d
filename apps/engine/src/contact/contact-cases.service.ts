import { Injectable } from '@nestjs/common';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { EntityNotFoundError, type RequestContext, TransactionalConnection, User, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { MailOutboxService } from '../mail/mail-outbox.service';
import { ContactCaseEvent } from './contact-case-event.entity';
import { ContactOrders, type ContactOrder } from './contact-orders';
import { ContactRequest } from './contact-request.entity';

const text = z.string().max(100).nullish();
const listRequest = z.object({
  state: z.enum(['open', 'closed']).nullish(),
  storeKey: text,
  reason: text,
  skip: z.int().min(0).nullish(),
  take: z.int().min(1).max(200).nullish(),
});
const answer = z.object({ words: z.string().trim().min(1).max(10_000), intentId: z.uuid() });
const answerUsefulMs = 30 * 24 * 60 * 60_000;

export interface ContactCase {
  readonly request: ContactRequest;
  readonly events: readonly ContactCaseEvent[];
  readonly order: ContactOrder | null;
}

type Event = Pick<ContactCaseEvent, 'kind'> & Partial<Pick<ContactCaseEvent, 'words' | 'intentId'>>;

/** What operators see of the requests, and do about them. */
@Injectable()
export class ContactCases {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly mails: MailOutboxService,
    private readonly orders: ContactOrders,
  ) {}

  async find(ctx: RequestContext, request: unknown): Promise<{ items: ContactRequest[]; totalItems: number }> {
    const { state, storeKey, reason, skip, take } = listRequest.parse(request);
    const [items, totalItems] = await this.connection.getRepository(ctx, ContactRequest).findAndCount({
      where: { ...(state && { state }), ...(storeKey && { storeKey }), ...(reason && { reason }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: skip ?? 0,
      take: take ?? 50,
    });
    return { items, totalItems };
  }

  async get(ctx: RequestContext, id: number): Promise<ContactCase> {
    const request = await this.connection.getRepository(ctx, ContactRequest).findOneBy({ id });
    if (!request) throw new UserInputError('This request does not exist.');
    const events = await this.connection
      .getRepository(ctx, ContactCaseEvent)
      .find({ where: { requestId: id }, order: { id: 'ASC' } });
    return { request, events, order: await this.orders.find(ctx, request) };
  }

  async close(ctx: RequestContext, id: number): Promise<ContactCase> {
    return this.change(ctx, id, 'open', 'closed', { kind: 'closed' });
  }

  async reopen(ctx: RequestContext, id: number): Promise<ContactCase> {
    return this.change(ctx, id, 'closed', 'open', { kind: 'reopened' });
  }

  /** A mail to whoever asked, in the language she asked in. The same intent again is the same answer. */
  async answer(ctx: RequestContext, id: number, given: unknown): Promise<ContactCase> {
    const { words, intentId } = answer.parse(given);
    const request = await this.lock(ctx, id);
    const events = this.connection.getRepository(ctx, ContactCaseEvent);
    if (await events.existsBy({ intentId })) return this.get(ctx, id);
    await this.note(ctx, id, { kind: 'answered', words, intentId });
    const { storeKey, locale, customerEmail, caseNumber } = request;
    if (!isLocale(locale)) throw new Error(`${caseNumber} was written in no language of the shop`);
    await this.mails.order(ctx, {
      kind: 'case-answer',
      storeKey,
      locale,
      to: customerEmail,
      contents: { caseNumber, words },
      usefulUntil: new Date(Date.now() + answerUsefulMs),
    });
    return this.get(ctx, id);
  }

  /** Once more to the case management outside, by the same number. */
  async deliver(ctx: RequestContext, id: number): Promise<ContactCase> {
    if (environment.CASE_MANAGEMENT_URL === undefined) throw new UserInputError('No case management is configured.');
    const request = await this.lock(ctx, id);
    if (request.deliveryState !== 'failed' && request.deliveryState !== 'none') return this.get(ctx, id);
    const waiting = { deliveryState: 'waiting', deliveryDueAt: new Date(), deliveryAttempts: 0 };
    await this.connection.getRepository(ctx, ContactRequest).update({ id }, waiting);
    await this.note(ctx, id, { kind: 'delivery-wanted' });
    return this.get(ctx, id);
  }

  /** Nothing where it stands so already: another operator was quicker. */
  private async change(ctx: RequestContext, id: number, from: string, to: string, event: Event): Promise<ContactCase> {
    const { affected } = await this.connection
      .getRepository(ctx, ContactRequest)
      .update({ id, state: from }, { state: to });
    if (affected === 1) await this.note(ctx, id, event);
    return this.get(ctx, id);
  }

  private async lock(ctx: RequestContext, id: number): Promise<ContactRequest> {
    const request = await this.connection
      .getRepository(ctx, ContactRequest)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!request) throw new UserInputError('This request does not exist.');
    return request;
  }

  private async note(ctx: RequestContext, requestId: number, event: Event): Promise<void> {
    const userId = ctx.activeUserId;
    if (userId === undefined) throw new EntityNotFoundError('User', '');
    const { identifier } = await this.connection.getEntityOrThrow(ctx, User, userId);
    await this.connection
      .getRepository(ctx, ContactCaseEvent)
      .insert({ words: null, intentId: null, ...event, requestId, operator: identifier });
  }
}
