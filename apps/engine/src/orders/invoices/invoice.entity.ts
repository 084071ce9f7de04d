import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order's invoice. The database refuses every change but the drawing of the PDF. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn({ name: 'order_id', type: 'int' })
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
