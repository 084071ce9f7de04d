import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** In how many orders two products stood together. Nothing here says whose orders they were. */
@Entity('co_purchase')
@Check('sku_a < sku_b')
export class CoPurchase {
  @PrimaryColumn({ name: 'sku_a', type: 'text' })
  skuA: string;

  @PrimaryColumn({ name: 'sku_b', type: 'text' })
  skuB: string;

  @Column({ type: 'int' })
  count: number;
}
