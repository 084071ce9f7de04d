import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Permission, PluginCommonModule, UserInputError, VendurePlugin } from '@vendure/core';

/** Without a search plugin the engine answers each of these with an error that it logs; open dashboards ask every minute. */
const ownSearch =
  'The search of the shop is filled by the worker, a second after each change. Nothing is to be started here.';

@Resolver()
export class SearchAnswersResolver {
  @Query('pendingSearchIndexUpdates')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  pending(): number {
    return 0;
  }

  @Mutation('runPendingSearchIndexUpdates')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  runPending(): { success: boolean } {
    return { success: true };
  }

  @Mutation('reindex')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  reindex(): never {
    throw new UserInputError(ownSearch);
  }

  @Query('search')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  search(): never {
    throw new UserInputError(ownSearch);
  }
}

/** What the dashboard is told of a search that is not the engine's. */
@VendurePlugin({
  imports: [PluginCommonModule],
  adminApiExtensions: { resolvers: [SearchAnswersResolver] },
  compatibility: '^3.7.0',
})
export class SearchAnswersPlugin {}
