import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An operator's passkey confirms the password that was right. */
export type ChallengePurpose = 'add' | 'sign-in' | 'confirm';

/** What a device is asked to sign, once and soon. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  /** SHA-256 of the challenge. */
  @PrimaryColumn({ type: 'text' })
  hash: string;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** Whose passkey is to be added or confirms the password; nobody's while a customer signs in. */
  @Column({ name: 'user_id', type: 'int', nullable: true })
  userId: number | null;

  /** SHA-256 of what the browser that asked for it is known by. */
  @Column({ name: 'browser_hash', type: 'text' })
  browserHash: string;

  @Index('passkey_challenge_expires_at')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
