import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a year. */
@Entity('invoice_counter')
export class InvoiceCounter {
  @PrimaryColumn({ type: 'int' })
  year: number;

  @Column({ type: 'int' })
  last: number;
}
