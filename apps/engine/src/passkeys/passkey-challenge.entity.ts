import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type ChallengePurpose = 'add' | 'sign-in';

/** What a device is asked to sign, once and soon. */
@Entity('passkey_challenge')
export class PasskeyChallenge {
  /** SHA-256 of the challenge. */
  @PrimaryColumn({ type: 'text' })
  hash: string;

  @Column({ type: 'text' })
  purpose: ChallengePurpose;

  /** Whose passkey is to be added; nobody's while somebody signs in. */
  @Column({ name: 'user_id', type: 'int', nullable: true })
  userId: number | null;

  /** SHA-256 of the cookie of the browser that asked for it. */
  @Column({ name: 'browser_hash', type: 'text' })
  browserHash: string;

  @Index('passkey_challenge_expires_at')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
