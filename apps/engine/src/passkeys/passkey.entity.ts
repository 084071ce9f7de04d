import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The public half of a key pair whose secret never leaves the device of a customer or an operator. */
@Entity('passkey')
export class StoredPasskey {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Index('passkey_user')
  @Column({ name: 'user_id', type: 'int' })
  userId: number;

  @Column({ name: 'credential_id', type: 'text', unique: true })
  credentialId: string;

  @Column({ name: 'public_key', type: 'bytea' })
  publicKey: Buffer;

  /** Of uses, where the device counts: one that falls behind was copied. */
  @Column({ type: 'bigint', default: 0 })
  counter: string;

  @Column({ type: 'text', array: true, default: '{}' })
  transports: string[];

  /** As its owner calls it. */
  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
