/** Whoever knows which passwords are known from data leaks, or tried first here. It never throws: where nobody can say, a password is fine. */
export abstract class BreachedPasswords {
  abstract has(password: string): Promise<boolean>;
}
