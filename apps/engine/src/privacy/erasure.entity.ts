import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That an account was deleted, and nothing of whose it was. */
@Entity('erasure')
export class Erasure {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** The number is all that is left of the customer. */
  @Column({ name: 'customer_id', type: 'int', unique: true })
  customerId: number;

  /** SHA-256 of what the last button sent: sent again it is the same deletion. */
  @Column({ name: 'confirmation_hash', type: 'text', unique: true })
  confirmationHash: string;

  @Column({ name: 'erased_at', type: 'timestamptz', default: () => 'now()' })
  erasedAt: Date;
}
