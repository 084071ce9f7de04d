import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('redirect_hits')
export class RedirectHits {
  @PrimaryColumn({ name: 'redirect_id', type: 'int' })
  redirectId: number;

  @Column({ type: 'bigint' })
  hits: string;

  @Column({ name: 'last_hit_at', type: 'timestamptz' })
  lastHitAt: Date;
}
