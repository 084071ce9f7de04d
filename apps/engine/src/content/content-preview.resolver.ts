import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { StaffPassService } from '../staff/staff-pass.service';
import { ContentRevisionsService } from './content-revisions.service';

@Resolver()
export class ContentPreviewResolver {
  constructor(
    private readonly revisions: ContentRevisionsService,
    private readonly passes: StaffPassService,
  ) {}

  /** Null without a valid pass, as if there were no such draft. */
  @Query('contentPreview')
  @Allow(Permission.Public)
  async preview(
    @Ctx() ctx: RequestContext,
    @Args() { revisionId, pass }: { revisionId: string; pass: string },
  ): Promise<object | null> {
    const revision = this.passes.isValid(pass) ? await this.revisions.find(ctx, Number(revisionId)) : null;
    if (revision === null) return null;
    const { pageKey: key, locale, title, metaDescription, blocks } = revision;
    return { key, locale, title, metaDescription, blocks };
  }
}
