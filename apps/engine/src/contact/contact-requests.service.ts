import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { ContactRequest as SentRequest } from '@tradehall/domain/contact/contact-request.ts';
import { contactEngineCalls } from '@tradehall/domain/contact/contact.engine-calls.ts';
import { CustomerService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { IsNull, MoreThan } from 'typeorm';
import { z } from 'zod';
import { EngineDoor, type EngineResult } from '../platform/engine-door/engine-door';
import { environment } from '../platform/environment';
import { CountryStore } from '../platform/stores/country-store.entity';
import { type Store, storeOf, todayIn } from '../platform/stores/store';
import { MailOutboxService } from '../mail/mail-outbox.service';
import { caseNumber } from './case-number';
import { ContactRequest } from './contact-request.entity';

const tenMinutesMs = 10 * 60_000;
const confirmationUsefulMs = 24 * 60 * 60_000;
/** An address can be anybody's: whoever writes in its name does not fill its mailbox. */
const mostConfirmations = 10;
const counted = z.array(z.object({ last: z.int() })).length(1);

function written({ selectedReason, selectedSubreason, companyName, ...sent }: SentRequest, { key }: Store) {
  const { locale, contactName, customerEmail, subject, description, ...details } = sent;
  return {
    storeKey: key,
    locale,
    reason: selectedReason,
    subreason: selectedSubreason,
    contactName,
    companyName: companyName ?? null,
    customerEmail,
    subject,
    description,
    details,
  };
}
type WrittenRequest = ReturnType<typeof written>;

@Injectable()
export class ContactRequestsService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly customers: CustomerService,
    private readonly mails: MailOutboxService,
  ) {
    door.serve(contactEngineCalls, {
      submitContactRequest: (ctx, sent) => connection.withTransaction(ctx, (tx) => this.submit(tx, sent)),
    });
  }

  private async submit(
    tx: RequestContext,
    sent: SentRequest,
  ): Promise<EngineResult<typeof contactEngineCalls.submitContactRequest>> {
    const store = storeOf(tx);
    if (!store.country.locales.includes(sent.locale)) return fail({ code: 'contact-request-failed' });
    const { flags } = await this.connection.getRepository(tx, CountryStore).findOneByOrFail({ key: store.key });
    if (!flags.contact_webform_enabled) return fail({ code: 'feature-disabled' });
    const request = written(sent, store);
    return succeed({ caseNumber: (await this.findSent(tx, request)) ?? (await this.keep(tx, request, store)) });
  }

  /** What is kept here is the truth: the case management outside is told afterwards, by the worker. */
  private async keep(ctx: RequestContext, request: WrittenRequest, store: Store): Promise<string> {
    const number = await this.nextCaseNumber(ctx, Number(todayIn(store.country).slice(0, 4)));
    await this.confirm(ctx, request, number);
    await this.connection.getRepository(ctx, ContactRequest).insert({
      ...request,
      caseNumber: number,
      customerId: await this.findCustomer(ctx),
      deliveryState: environment.CASE_MANAGEMENT_URL === undefined ? 'none' : 'waiting',
    });
    return number;
  }

  /** Says the number and nothing that was typed: whoever gets it may not be who wrote. */
  private async confirm(ctx: RequestContext, request: WrittenRequest, number: string): Promise<void> {
    const { storeKey, locale, customerEmail } = request;
    const createdAt = MoreThan(new Date(Date.now() - tenMinutesMs));
    const earlier = await this.connection.getRepository(ctx, ContactRequest).countBy({ customerEmail, createdAt });
    if (earlier >= mostConfirmations) return;
    await this.mails.order(ctx, {
      kind: 'case-received',
      storeKey,
      locale,
      to: customerEmail,
      contents: { caseNumber: number },
      usefulUntil: new Date(Date.now() + confirmationUsefulMs),
    });
  }

  private async findCustomer(ctx: RequestContext): Promise<number | null> {
    if (ctx.activeUserId === undefined) return null;
    const customer = await this.customers.findOneByUserId(ctx, ctx.activeUserId, false);
    return customer === undefined ? null : Number(customer.id);
  }

  /** The same words again within minutes: from a second tab, or because the answer to the first got lost. */
  private async findSent(ctx: RequestContext, request: WrittenRequest): Promise<string | null> {
    const repository = this.connection.getRepository(ctx, ContactRequest);
    await repository.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify(request)]);
    const { details, companyName, ...texts } = request;
    const alike = await repository.findBy({
      ...texts,
      companyName: companyName ?? IsNull(),
      state: 'open',
      createdAt: MoreThan(new Date(Date.now() - tenMinutesMs)),
    });
    return alike.find((sent) => isDeepStrictEqual(sent.details, details))?.caseNumber ?? null;
  }

  /** Without gaps: the count is taken back when the request could not be written. */
  private async nextCaseNumber(ctx: RequestContext, year: number): Promise<string> {
    const rows: unknown = await this.connection.getRepository(ctx, ContactRequest).query(
      `INSERT INTO contact_case_count (year, last) VALUES ($1, 1)
       ON CONFLICT (year) DO UPDATE SET last = contact_case_count.last + 1 RETURNING last`,
      [year],
    );
    const [count] = counted.parse(rows);
    return caseNumber(year, count?.last ?? 0);
  }
}
