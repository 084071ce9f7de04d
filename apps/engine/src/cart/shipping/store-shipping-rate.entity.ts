import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CountryStore } from '../../platform/stores/country-store.entity';

/** What a shipping method costs in one store from a day on; the newest row that has begun is in force. */
@Entity('store_shipping_rate')
export class StoreShippingRate {
  @PrimaryColumn({ name: 'store_key', type: 'text' })
  storeKey: string;

  @PrimaryColumn({ name: 'method_key', type: 'text' })
  methodKey: string;

  @PrimaryColumn({ name: 'effective_from', type: 'date' })
  effectiveFrom: string;

  @Column({ name: 'price_cents', type: 'int' })
  priceCents: number;

  @Column({ name: 'free_above_cents', type: 'int' })
  freeAboveCents: number;

  @ManyToOne(() => CountryStore, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'store_key' })
  store?: CountryStore;
}
