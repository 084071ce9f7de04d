import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What a variant really cost from a moment on, for the lowest price of the last 30 days. No foreign keys: rows come by
 * the million, and a variant is only ever marked as deleted.
 */
@Entity('store_price_history')
export class StorePriceHistory {
  @PrimaryColumn({ name: 'variant_id', type: 'int' })
  variantId: number;

  @PrimaryColumn({ name: 'store_key', type: 'text' })
  storeKey: string;

  @PrimaryColumn({ name: 'effective_from', type: 'timestamptz' })
  effectiveFrom: Date;

  @Column({ type: 'int' })
  cents: number;
}
