import { Collection, Product } from '@vendure/core';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** Which products stand in which category. The engine's collections are only the tree; their filters are unused. */
@Entity('product_category')
export class ProductCategory {
  @PrimaryColumn({ name: 'product_id', type: 'int' })
  productId: number;

  @Index()
  @PrimaryColumn({ name: 'collection_id', type: 'int' })
  collectionId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Collection, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'collection_id' })
  collection?: Collection;
}
