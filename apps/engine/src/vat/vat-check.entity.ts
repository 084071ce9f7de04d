import { Order } from '@vendure/core';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** What the VAT service has said about a number when it was given for an order; never changed afterwards. */
@Entity('vat_check')
export class VatCheck {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('vat_check_order')
  @Column({ name: 'order_id', type: 'int' })
  orderId: number;

  /** The member state that has given the number. */
  @Column({ type: 'text' })
  country: string;

  /** Both numbers with their prefix, as they were sent. */
  @Column({ type: 'text' })
  number: string;

  @Column({ name: 'own_number', type: 'text' })
  ownNumber: string;

  @Column({ type: 'text' })
  service: string;

  @Column({ type: 'text' })
  verdict: string;

  @Column({ name: 'error_code', type: 'int' })
  errorCode: number;

  @Column({ name: 'consultation_id', type: 'text', nullable: true })
  consultationId: string | null;

  @Column({ type: 'text' })
  raw: string;

  @Column({ name: 'checked_at', type: 'timestamptz' })
  checkedAt: Date;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Order;
}
