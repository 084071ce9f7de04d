import { type CachedSession, InMemorySessionCacheStrategy, type SessionCacheStrategy } from '@vendure/core';

/**
 * Remembers guests only. A customer's session is read from the database each time, so that it ends everywhere at the
 * moment of logout or password change, also in the other server processes.
 */
export class AnonymousSessionCacheStrategy implements SessionCacheStrategy {
  private readonly guests = new InMemorySessionCacheStrategy(20_000);

  get(sessionToken: string): CachedSession | undefined {
    return this.guests.get(sessionToken);
  }

  set(session: CachedSession): void {
    if (session.user) this.guests.delete(session.token);
    else this.guests.set(session);
  }

  delete(sessionToken: string): void {
    this.guests.delete(sessionToken);
  }

  clear(): void {
    this.guests.clear();
  }
}
