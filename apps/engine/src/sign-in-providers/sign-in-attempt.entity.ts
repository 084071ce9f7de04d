import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who was sent to a provider and has not come back yet. */
@Entity('sign_in_attempt')
export class SignInAttempt {
  /** SHA-256 of what the provider hands back. */
  @PrimaryColumn({ name: 'state_hash', type: 'text' })
  stateHash: string;

  @Column({ type: 'text' })
  provider: string;

  @Column({ name: 'code_verifier', type: 'text' })
  codeVerifier: string;

  @Column({ type: 'text' })
  nonce: string;

  @Column({ type: 'text' })
  locale: string;

  /** The page to go on with, a path of the shop. */
  @Column({ type: 'text', nullable: true })
  next: string | null;

  /** SHA-256 of the cookie of the browser that began: to another the answer is worth nothing. */
  @Column({ name: 'browser_hash', type: 'text' })
  browserHash: string;

  @Index('sign_in_attempt_expires_at')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
