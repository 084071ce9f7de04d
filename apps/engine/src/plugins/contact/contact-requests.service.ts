import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { contactRequest } from '@tradehall/domain/contact/contact-request.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { IsNull, MoreThan } from 'typeorm';
import { z } from 'zod';
import { CountryStore } from '../country-stores/country-store.entity';
import { storeOf, todayIn } from '../country-stores/store';
import { caseNumber } from './case-number';
import { ContactRequest } from './contact-request.entity';

const listRequest = z.object({
  state: z.enum(['open', 'closed']).nullish(),
  skip: z.int().min(0).nullish(),
  take: z.int().min(1).max(200).nullish(),
});

const sameWithinMs = 10 * 60_000;
const counted = z.array(z.object({ last: z.int() })).length(1);

type NewRequest = Omit<ContactRequest, 'id' | 'caseNumber' | 'state' | 'createdAt'>;

@Injectable()
export class ContactRequestsService {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Null where the store does not offer the form. */
  async submit(ctx: RequestContext, input: unknown): Promise<string | null> {
    const parsed = contactRequest.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const store = storeOf(ctx);
    const { flags } = await this.connection.getRepository(ctx, CountryStore).findOneByOrFail({ key: store.key });
    if (!flags.contact_webform_enabled) return null;
    const { locale, selectedReason, selectedSubreason, contactName, customerEmail, ...rest } = parsed.data;
    const { companyName, subject, description, ...details } = rest;
    const request = {
      storeKey: store.key,
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
    const sent = await this.findSent(ctx, request);
    if (sent !== null) return sent;
    const number = await this.nextCaseNumber(ctx, Number(todayIn(store.country).slice(0, 4)));
    await this.connection.getRepository(ctx, ContactRequest).insert({ ...request, caseNumber: number });
    return number;
  }

  async find(ctx: RequestContext, request: unknown): Promise<{ items: ContactRequest[]; totalItems: number }> {
    const { state, skip, take } = listRequest.parse(request);
    const [items, totalItems] = await this.connection.getRepository(ctx, ContactRequest).findAndCount({
      where: state ? { state } : {},
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: skip ?? 0,
      take: take ?? 50,
    });
    return { items, totalItems };
  }

  async close(ctx: RequestContext, id: number): Promise<ContactRequest> {
    const repository = this.connection.getRepository(ctx, ContactRequest);
    const request = await repository.findOneBy({ id });
    if (!request) throw new UserInputError('This request does not exist.');
    return repository.save(Object.assign(request, { state: 'closed' }));
  }

  /** The same words again within minutes: from a second tab, or because the answer to the first got lost. */
  private async findSent(ctx: RequestContext, request: NewRequest): Promise<string | null> {
    const repository = this.connection.getRepository(ctx, ContactRequest);
    await repository.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify(request)]);
    const { details, companyName, ...texts } = request;
    const alike = await repository.findBy({
      ...texts,
      companyName: companyName ?? IsNull(),
      state: 'open',
      createdAt: MoreThan(new Date(Date.now() - sameWithinMs)),
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
