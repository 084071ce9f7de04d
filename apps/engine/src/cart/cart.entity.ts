import { Order } from '@vendure/core';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { VatCheck } from '../vat/vat-check.entity';

/** Who owns an order that is still a cart, in which store, and how many changes it has seen. */
@Entity('cart')
@Index(['sessionTokenHash', 'storeKey'], { unique: true, where: `state = 'Active' AND session_token_hash IS NOT NULL` })
@Index(['customerId', 'storeKey'], { unique: true, where: `state = 'Active' AND customer_id IS NOT NULL` })
export class Cart {
  @PrimaryColumn({ name: 'order_id', type: 'int' })
  orderId: number;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ name: 'session_token_hash', type: 'text', nullable: true })
  sessionTokenHash: string | null;

  @Index('cart_ordered_by', { where: `state = 'Ordered' AND customer_id IS NOT NULL` })
  @Column({ name: 'customer_id', type: 'int', nullable: true })
  customerId: number | null;

  @Column({ type: 'int', default: 0 })
  version: number;

  /** A§3 cartState: Active, Merged or Ordered; Deleted is never answered. */
  @Column({ type: 'text', default: 'Active' })
  state: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Its last change. */
  @Index('cart_changed_at')
  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  /** What the shop changed by itself since the shopper's last change. */
  @Column({ type: 'jsonb', default: [] })
  notices: object[];

  /** Until then somebody may be paying for it as it is. */
  @Column({ name: 'frozen_until', type: 'timestamptz', nullable: true })
  frozenUntil: Date | null;

  /** What the VAT service said of the number it is taxed by. */
  @Index('cart_vat_check', { where: 'vat_check_id IS NOT NULL' })
  @Column({ name: 'vat_check_id', type: 'int', nullable: true })
  vatCheckId: number | null;

  @ManyToOne(() => VatCheck, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'vat_check_id' })
  vatCheck?: VatCheck | null;

  @OneToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Order;
}
