import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was given back of an invoice. The database refuses every change but the drawing of the PDF. */
@Entity('credit_note')
export class CreditNote {
  @PrimaryColumn({ name: 'refund_id', type: 'int' })
  refundId: number;

  @Index()
  @Column({ name: 'order_id', type: 'int' })
  orderId: number;

  @Column({ type: 'text', unique: true })
  number: string;

  @Column({ name: 'issued_at', type: 'timestamptz' })
  issuedAt: Date;

  /** All that it says, as it was when it was issued. */
  @Column({ type: 'jsonb' })
  facts: object;

  @Column({ type: 'bytea', nullable: true })
  pdf: Buffer | null;
}

/** The last number of a year. */
@Entity('credit_note_counter')
export class CreditNoteCounter {
  @PrimaryColumn({ type: 'int' })
  year: number;

  @Column({ type: 'int' })
  last: number;
}
