import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { DataExport } from './data-export.service';
import { Erasures } from './erasures.service';
import { type MyDataOverview, OwnerProofs } from './owner-proofs.service';
import { type MyDataResult, myDataResult } from './privacy-failure';
import { parseConfirmed, parseLinkWish, parseProof } from './privacy-request';

const done: MyDataResult = { __typename: 'MyDataDone', isDone: true };

@Resolver()
export class PrivacyResolver {
  constructor(
    private readonly proofs: OwnerProofs,
    private readonly file: DataExport,
    private readonly erasures: Erasures,
  ) {}

  @Query('myData')
  @Allow(Permission.Public)
  myData(@Ctx() ctx: RequestContext): Promise<MyDataOverview | null> {
    return this.proofs.overview(ctx);
  }

  @Mutation('requestMyDataLink')
  @Allow(Permission.Public)
  requestMyDataLink(@Ctx() ctx: RequestContext, @Args() args: object): Promise<MyDataResult> {
    const { locale } = parseLinkWish(args);
    return myDataResult(async () => {
      await this.proofs.mailLink(ctx, locale);
      return done;
    });
  }

  @Mutation('exportMyData')
  @Allow(Permission.Public)
  exportMyData(@Ctx() ctx: RequestContext, @Args() args: object): Promise<MyDataResult> {
    const proof = parseProof(args);
    return myDataResult(async () => this.file.write(ctx, await this.proofs.prove(ctx, proof)));
  }

  @Mutation('beginErasure')
  @Allow(Permission.Public)
  beginErasure(@Ctx() ctx: RequestContext, @Args() args: object): Promise<MyDataResult> {
    const proof = parseProof(args);
    return myDataResult(async () => {
      const { userId } = await this.proofs.prove(ctx, proof);
      const confirmation = await this.proofs.create(ctx, 'erasure', userId);
      return { __typename: 'ErasureConfirmation', confirmation };
    });
  }

  @Mutation('eraseMe')
  @Allow(Permission.Public)
  eraseMe(@Ctx() ctx: RequestContext, @Args() args: object): Promise<MyDataResult> {
    const confirmed = parseConfirmed(args);
    return myDataResult(async () => {
      await this.erasures.erase(ctx, confirmed);
      return done;
    });
  }
}
