import { Query, Resolver } from '@nestjs/graphql';
import { Allow, Permission } from '@vendure/core';
import { environment } from '../platform/environment';
import { contentShops, type ContentShop } from './content-shops';

@Resolver()
export class ContentShopsResolver {
  /** Every visitor knows these addresses. */
  @Query('contentShops')
  @Allow(Permission.Authenticated)
  list(): ContentShop[] {
    return contentShops(environment.SHOP_ORIGIN_PATTERN);
  }
}
