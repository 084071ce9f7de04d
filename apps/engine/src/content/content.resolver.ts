import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { blockJsonSchemas } from '@tradehall/domain/content/formatted-fields.ts';
import { Allow, Ctx, RequestContext, Transaction } from '@vendure/core';
import { type ListedPage, type ListedRevision, ContentListService } from './content-list.service';
import { ContentPagesService } from './content-pages.service';
import { contentPermission } from '../staff/content-permission';
import { type DraftInput, ContentRevisionsService } from './content-revisions.service';

interface PageArgs {
  pageKey: string;
  locale: string;
}

interface PublishArgs {
  id: string;
  startsAt?: Date | null;
  endsAt?: Date | null;
}

@Resolver()
export class ContentResolver {
  constructor(
    private readonly list: ContentListService,
    private readonly pages: ContentPagesService,
    private readonly revisions: ContentRevisionsService,
  ) {}

  @Query('contentPages')
  @Allow(contentPermission.Read)
  listPages(@Ctx() ctx: RequestContext, @Args('locale') locale: string): Promise<ListedPage[]> {
    return this.list.pages(ctx, locale);
  }

  @Query('contentRevisions')
  @Allow(contentPermission.Read)
  listRevisions(@Ctx() ctx: RequestContext, @Args() { pageKey, locale }: PageArgs): Promise<ListedRevision[]> {
    return this.list.revisions(ctx, pageKey, locale);
  }

  @Query('contentBlockSchemas')
  @Allow(contentPermission.Read)
  blockSchemas(): object {
    return blockJsonSchemas;
  }

  @Mutation('createContentPage')
  @Allow(contentPermission.Write)
  @Transaction()
  async create(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<ListedPage | undefined> {
    return this.list.page(ctx, await this.pages.create(ctx, input));
  }

  @Mutation('setContentSlug')
  @Allow(contentPermission.Write)
  @Transaction()
  async setSlug(
    @Ctx() ctx: RequestContext,
    @Args() args: PageArgs & { slug: string },
  ): Promise<ListedPage | undefined> {
    return this.list.page(ctx, await this.pages.setSlug(ctx, args));
  }

  @Mutation('saveContentDraft')
  @Allow(contentPermission.Write)
  @Transaction()
  async saveDraft(@Ctx() ctx: RequestContext, @Args('input') input: DraftInput): Promise<ListedRevision | undefined> {
    return this.list.revision(ctx, await this.revisions.saveDraft(ctx, input));
  }

  @Mutation('publishContentRevision')
  @Allow(contentPermission.Write)
  @Transaction()
  async publish(
    @Ctx() ctx: RequestContext,
    @Args() { id, startsAt = null, endsAt = null }: PublishArgs,
  ): Promise<ListedRevision | undefined> {
    return this.list.revision(ctx, await this.revisions.publish(ctx, Number(id), startsAt, endsAt));
  }

  @Mutation('withdrawContentRevision')
  @Allow(contentPermission.Write)
  @Transaction()
  async withdraw(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<ListedRevision | undefined> {
    return this.list.revision(ctx, await this.revisions.withdraw(ctx, Number(id)));
  }
}
