import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Erasure } from './erasure.entity';

/** What others still have to be told of a deletion; asked for until they have done it. */
@Entity('erasure_duty')
export class ErasureDuty {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'erasure_id', type: 'int' })
  erasureId: number;

  @Column({ type: 'text' })
  kind: string;

  /** By which they know the customer. */
  @Column({ type: 'text' })
  subject: string;

  /** The same each time they are told. */
  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' })
  key: string;

  @Column({ type: 'int', default: 0 })
  tries: number;

  @Index('erasure_duty_due', { where: 'done_at IS NULL' })
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  @Column({ name: 'done_at', type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError: string | null;

  @ManyToOne(() => Erasure, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'erasure_id' })
  erasure?: Erasure;
}
