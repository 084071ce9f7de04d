import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Where visitors of an address at which there is no page any more are sent. */
@Entity('redirect')
export class Redirect {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Null: in all shops. */
  @Column({ name: 'store_key', type: 'text', nullable: true })
  storeKey: string | null;

  @Column({ name: 'source_path', type: 'text' })
  sourcePath: string;

  @Column({ name: 'target_path', type: 'text' })
  targetPath: string;

  /** The target as it would be written as a source. */
  @Column({ name: 'target_key', type: 'text', nullable: true })
  targetKey: string | null;

  @Column({ type: 'smallint' })
  status: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
