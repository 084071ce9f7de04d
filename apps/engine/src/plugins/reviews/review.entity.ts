import { Product } from '@vendure/core';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** A§3 Review. */
@Entity('review')
@Check('rating BETWEEN 1 AND 5')
@Index(['productId', 'createdAt'])
export class Review {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'product_id', type: 'int' })
  productId: number;

  @Column({ name: 'author_name', type: 'text' })
  authorName: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'smallint' })
  rating: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'text' })
  locale: string;

  @Column({ name: 'included_in_statistics', type: 'boolean', default: true })
  includedInStatistics: boolean;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}
