import type { VolumeDiscount as VolumeDiscountDocument } from '@tradehall/domain/cart/discount.ts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A§3 Volume discount: what the pieces of one group cost less, the more of them lie in a cart. */
@Entity('volume_discount')
export class VolumeDiscount {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Index()
  @Column({ name: 'discount_group', type: 'text' })
  discountGroup: string;

  /** Rising. */
  @Column({ type: 'jsonb' })
  steps: VolumeDiscountDocument['steps'];

  /** Null where it holds in all stores. */
  @Column({ type: 'text', array: true, nullable: true })
  stores: string[] | null;

  @Column({ name: 'is_active', type: 'boolean', default: true })
  isActive: boolean;

  @Column({ name: 'sort_order', type: 'int', default: 0 })
  sortOrder: number;
}
