import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** B§2.5: what a visitor wrote to the shop. */
@Entity('contact_request')
export class ContactRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'case_number', type: 'text', unique: true })
  caseNumber: string;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ type: 'text' })
  locale: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  subreason: string;

  @Column({ name: 'contact_name', type: 'text' })
  contactName: string;

  @Column({ name: 'company_name', type: 'text', nullable: true })
  companyName: string | null;

  @Column({ name: 'customer_email', type: 'text' })
  customerEmail: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  description: string;

  /** What only some reasons ask for: numbers of orders, products and invoices, a phone number. */
  @Column({ type: 'jsonb' })
  details: object;

  @Column({ type: 'text', default: 'open' })
  state: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Of the session it came from; what a visitor writes of herself is no proof. */
  @Column({ name: 'customer_id', type: 'int', nullable: true })
  customerId: number | null;

  /** How it stands with the case management outside: `none` where there is none. */
  @Column({ name: 'delivery_state', type: 'text', default: 'none' })
  deliveryState: string;

  @Column({ name: 'delivery_due_at', type: 'timestamptz', default: () => 'now()' })
  deliveryDueAt: Date;

  @Column({ name: 'delivery_attempts', type: 'int', default: 0 })
  deliveryAttempts: number;

  @Column({ name: 'delivery_error', type: 'text', nullable: true })
  deliveryError: string | null;

  @Column({ name: 'delivered_at', type: 'timestamptz', nullable: true })
  deliveredAt: Date | null;
}
