import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { ProductCategory } from './product-category.entity';

@Injectable()
export class ProductCategoriesService {
  constructor(private readonly connection: TransactionalConnection) {}

  async findCollectionIds(ctx: RequestContext, productId: number): Promise<number[]> {
    const rows = await this.connection
      .getRepository(ctx, ProductCategory)
      .find({ where: { productId }, order: { collectionId: 'ASC' } });
    return rows.map((row) => row.collectionId);
  }

  async set(ctx: RequestContext, productId: number, collectionIds: number[]): Promise<number[]> {
    const repository = this.connection.getRepository(ctx, ProductCategory);
    const before = await this.findCollectionIds(ctx, productId);
    const left = before.filter((collectionId) => !collectionIds.includes(collectionId));
    const entered = [...new Set(collectionIds)].filter((collectionId) => !before.includes(collectionId));
    if (left.length > 0) await repository.delete({ productId, collectionId: In(left) });
    if (entered.length > 0) await repository.insert(entered.map((collectionId) => ({ productId, collectionId })));
    return this.findCollectionIds(ctx, productId);
  }
}
