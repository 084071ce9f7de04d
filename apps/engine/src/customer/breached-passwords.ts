/** Whoever knows which passwords are known from data leaks. It never throws: where nobody can say, a password is fine. */
export abstract class BreachedPasswords {
  abstract has(password: string): Promise<boolean>;
}
