import {
  type ID,
  type Injector,
  NativeAuthenticationMethod,
  NativeAuthenticationStrategy,
  type RequestContext,
  TransactionalConnection,
  type User,
  UserService,
} from '@vendure/core';
import { z } from 'zod';
import type { Argon2HashingStrategy } from './argon2-hashing.strategy';
import { hashPassword, isHashOfToday } from './password-hash';

const selectHash = `
  SELECT id, coalesce("passwordHash", '') AS hash FROM authentication_method
   WHERE "userId" = $1 AND type = 'NativeAuthenticationMethod' ORDER BY id LIMIT 1`;

const storedHash = z.object({ id: z.int(), hash: z.string() });
type StoredHash = z.output<typeof storedHash>;

interface TypedIn {
  readonly username: string;
  readonly password: string;
}

/**
 * The engine's sign-in, in a queue of its own for customers and for operators. Nothing is looked up before the queue has
 * room, so that a full one refuses everybody alike. Here an old hash is replaced, for only here is the password there to be
 * hashed again.
 */
export class RehashingAuthenticationStrategy extends NativeAuthenticationStrategy {
  private database: TransactionalConnection;
  private users: UserService;
  /** Compared with where there is no account: the same work, and nobody knows its password. */
  private decoy: string;

  constructor(private readonly hashing: Argon2HashingStrategy) {
    super();
  }

  override async init(injector: Injector): Promise<void> {
    await super.init(injector);
    this.database = injector.get(TransactionalConnection);
    this.users = injector.get(UserService);
    this.decoy = await hashPassword(crypto.randomUUID());
  }

  override authenticate(ctx: RequestContext, { username, password }: TypedIn): Promise<User | false> {
    return this.hashing.inTurn(async () => {
      const user = await this.users.getUserByEmailAddress(ctx, username);
      const isRight = await this.isRight(ctx, user?.id ?? null, password);
      return user !== undefined && isRight ? user : false;
    });
  }

  override verifyUserPassword(ctx: RequestContext, userId: ID, password: string): Promise<boolean> {
    return this.hashing.inTurn(() => this.isRight(ctx, userId, password));
  }

  private async isRight(ctx: RequestContext, userId: ID | null, password: string): Promise<boolean> {
    const before = userId === null ? null : await this.read(ctx, userId, selectHash);
    const isOpened = await this.hashing.compare(password, before?.hash ? before.hash : this.decoy);
    if (!isOpened || userId === null || !before?.hash) return false;
    // A password that was replaced while it was checked opens nothing; one that is replaced from now on waits for this
    // sign-in to be done, and ends its session with the others.
    const now = await this.read(ctx, userId, `${selectHash} FOR NO KEY UPDATE`);
    if (now?.hash !== before.hash) return false;
    if (!isHashOfToday(now.hash)) await this.renew(ctx, now, password);
    return true;
  }

  private async renew(ctx: RequestContext, { id }: StoredHash, password: string): Promise<void> {
    const methods = this.database.getRepository(ctx, NativeAuthenticationMethod);
    await methods.update({ id }, { passwordHash: await hashPassword(password) });
  }

  private async read(ctx: RequestContext, userId: ID, statement: string): Promise<StoredHash | null> {
    const rows: unknown = await this.database.getRepository(ctx, NativeAuthenticationMethod).query(statement, [userId]);
    return z.array(storedHash).parse(rows)[0] ?? null;
  }
}
