import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What operators did about a request. */
@Entity('contact_case_event')
export class ContactCaseEvent {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ name: 'request_id', type: 'int' })
  requestId: number;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'text', nullable: true })
  words: string | null;

  @Column({ type: 'text' })
  operator: string;

  @Column({ name: 'intent_id', type: 'uuid', unique: true, nullable: true })
  intentId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
