import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a browser has agreed to or refused. Never changed: another choice is another receipt. */
@Entity('consent_receipt')
export class ConsentReceipt {
  /** Made at random by the browser, and kept in its cookie. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The choice this one takes the place of. */
  @Index('consent_receipt_replaces', { where: 'replaces IS NOT NULL' })
  @Column({ type: 'uuid', nullable: true })
  replaces: string | null;

  @Index('consent_receipt_customer', { where: 'customer_id IS NOT NULL' })
  @Column({ name: 'customer_id', type: 'int', nullable: true })
  customerId: number | null;

  @Column({ type: 'text', array: true })
  purposes: string[];

  @Column({ name: 'text_version', type: 'int' })
  textVersion: number;

  @Column({ type: 'text' })
  language: string;

  @Column({ type: 'text' })
  locale: string;

  @Column({ name: 'store_key', type: 'text' })
  storeKey: string;

  @Column({ name: 'given_at', type: 'timestamptz', default: () => 'now()' })
  givenAt: Date;
}
