import { Injectable } from '@nestjs/common';
import { plainText } from '@tradehall/domain/calls/fields.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { ContentPage } from './content-page.entity';
import { ContentRevision } from './content-revision.entity';
import { parseBlocks } from './parse-blocks';

const draftTexts = z.object({
  title: plainText(160),
  metaDescription: z
    .string()
    .trim()
    .max(320)
    .regex(/^[^<>\p{Cc}]*$/u),
});

const problemOfText: Readonly<Record<string, string>> = {
  title: 'The title has to be a text of at most 160 characters without < and >.',
  metaDescription: 'The description has to be a text of at most 320 characters without < and >.',
};

export interface DraftInput {
  readonly id?: number | string | null;
  readonly pageKey: string;
  readonly locale: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: unknown;
  readonly updatedAt?: Date | null;
}

/** From draft to page and off it again. */
@Injectable()
export class ContentRevisionsService {
  constructor(private readonly connection: TransactionalConnection) {}

  async saveDraft(ctx: RequestContext, input: DraftInput): Promise<ContentRevision> {
    const changes = { ...parseTexts(input), blocks: parseOrRefuse(input.blocks), ...this.by(ctx) };
    const before = input.id === undefined || input.id === null ? null : await this.lock(ctx, Number(input.id));
    const repository = this.connection.getRepository(ctx, ContentRevision);
    if (before?.state !== 'draft') {
      const { key, locale } = await this.getPage(ctx, input);
      return repository.save(
        repository.create({ ...changes, pageKey: key, locale, state: 'draft', startsAt: null, endsAt: null }),
      );
    }
    if (before.pageKey !== input.pageKey || before.locale !== input.locale)
      throw new UserInputError(`This draft belongs to ${before.pageKey} in ${before.locale}.`);
    refuseToOverwrite(before, input, changes.updatedBy);
    return repository.save(Object.assign(before, changes));
  }

  /** At once without a start, for good without an end. What is published already gets other dates. */
  async publish(ctx: RequestContext, id: number, start: Date | null, endsAt: Date | null): Promise<ContentRevision> {
    const revision = await this.lock(ctx, id);
    const startsAt = start ?? new Date();
    if (endsAt !== null && endsAt <= startsAt) throw new UserInputError('The end has to be after the start.');
    if (endsAt !== null && endsAt <= new Date()) throw new UserInputError('The end has to be in the future.');
    // Kinds of blocks may have changed since the draft was saved.
    if (parseOrRefuse(revision.blocks).length === 0) throw new UserInputError('A page needs at least one block.');
    const changes = { state: 'published', startsAt, endsAt, ...this.by(ctx) } as const;
    return this.connection.getRepository(ctx, ContentRevision).save(Object.assign(revision, changes));
  }

  async withdraw(ctx: RequestContext, id: number): Promise<ContentRevision> {
    const revision = await this.lock(ctx, id);
    const changes = { state: 'withdrawn', ...this.by(ctx) } as const;
    return this.connection.getRepository(ctx, ContentRevision).save(Object.assign(revision, changes));
  }

  /** Null also for what can be the number of no revision. */
  async find(ctx: RequestContext, id: number): Promise<ContentRevision | null> {
    const known = z.int32().safeParse(id);
    return known.success ? this.connection.getRepository(ctx, ContentRevision).findOneBy({ id: known.data }) : null;
  }

  private async lock(ctx: RequestContext, id: number): Promise<ContentRevision> {
    const revision = await this.connection
      .getRepository(ctx, ContentRevision)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (revision === null) throw new UserInputError('There is no such revision.');
    return revision;
  }

  private async getPage(ctx: RequestContext, { pageKey, locale }: DraftInput): Promise<ContentPage> {
    const pages = await this.connection.getRepository(ctx, ContentPage).findBy({ key: pageKey });
    const page = pages.find((each) => each.locale === locale);
    if (page === undefined) throw new UserInputError(`There is no page ${pageKey} in ${locale} yet.`);
    return page;
  }

  private by(ctx: RequestContext): { updatedAt: Date; updatedBy: string } {
    return { updatedAt: new Date(), updatedBy: ctx.session?.user?.identifier ?? 'the shop' };
  }
}

function parseTexts(input: DraftInput): z.output<typeof draftTexts> {
  const parsed = draftTexts.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new UserInputError([...fields].map((field) => problemOfText[field]).join(' '));
}

function parseOrRefuse(given: unknown) {
  const { blocks, problems } = parseBlocks(given);
  if (blocks === null) throw new UserInputError(problems);
  return blocks;
}

/** Without a word of what the operator saw, only their own draft is theirs to overwrite. */
function refuseToOverwrite(before: ContentRevision, { updatedAt }: DraftInput, operator: string): void {
  const hasSeen = updatedAt ? updatedAt.getTime() === before.updatedAt.getTime() : before.updatedBy === operator;
  if (hasSeen) return;
  throw new UserInputError(
    `${before.updatedBy} has saved this draft since you opened it, at ${before.updatedAt.toISOString()}. ` +
      'Open it again so that nothing of it is lost.',
  );
}
