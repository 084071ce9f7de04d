import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An account of a provider that opens one of ours. */
@Entity('sign_in_identity')
@Unique('sign_in_identity_provider_subject', ['provider', 'subject'])
export class SignInIdentity {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Index('sign_in_identity_user')
  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ type: 'text' })
  provider: string;

  /** The provider's own name for the account. */
  @Column({ type: 'text' })
  subject: string;

  /** The address by which the two were joined; it may have changed on both sides since. */
  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
