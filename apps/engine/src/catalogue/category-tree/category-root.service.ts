import { Injectable } from '@nestjs/common';
import {
  Collection,
  CollectionTranslation,
  LanguageCode,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';

// The engine's own name for it: under any other it would make a second root.
const rootName = '__root_collection__';

/** The engine makes the root with the first collection; a bulk import needs it before. */
@Injectable()
export class CategoryRootService {
  constructor(private readonly connection: TransactionalConnection) {}

  async seed(ctx: RequestContext): Promise<void> {
    const collections = this.connection.getRepository(ctx, Collection);
    if (await collections.existsBy({ isRoot: true })) return;
    const translation = await this.connection.getRepository(ctx, CollectionTranslation).save(
      new CollectionTranslation({
        languageCode: LanguageCode.en,
        name: rootName,
        slug: rootName,
        description: 'The root of the category tree.',
      }),
    );
    await collections.save(
      new Collection({ isRoot: true, position: 0, translations: [translation], channels: [ctx.channel], filters: [] }),
    );
  }
}
