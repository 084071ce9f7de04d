import { ProductVariant } from '@vendure/core';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CountryStore } from '../../platform/stores/country-store.entity';

/** What a variant costs in one store, gross, in minor units of the store's currency. */
@Entity('store_price')
export class StorePrice {
  @PrimaryColumn({ name: 'variant_id', type: 'int' })
  variantId: number;

  @PrimaryColumn({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ name: 'list_cents', type: 'int' })
  listCents: number;

  @Column({ name: 'sale_cents', type: 'int', nullable: true })
  saleCents: number | null;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE', createForeignKeyConstraints: true })
  @JoinColumn({ name: 'variant_id' })
  variant?: ProductVariant;

  @ManyToOne(() => CountryStore, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'store_key' })
  store?: CountryStore;
}
