import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One address a customer has kept, for bills or for goods. */
@Entity('customer_address')
@Unique('customer_address_intent', ['customerId', 'kind', 'intentId'])
@Index('customer_address_default', ['customerId', 'kind'], { unique: true, where: 'is_default' })
export class CustomerAddress {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'customer_id', type: 'int' })
  customerId: number;

  @Column({ type: 'text' })
  kind: AddressKind;

  @Column({ name: 'is_default', type: 'boolean', default: false })
  isDefault: boolean;

  /** As it was written. */
  @Column({ type: 'jsonb' })
  address: object;

  @Column({ type: 'int', default: 1 })
  version: number;

  /** One wish of the shopper, however often it is sent. */
  @Column({ name: 'intent_id', type: 'text' })
  intentId: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
