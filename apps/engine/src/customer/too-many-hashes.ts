import { I18nError, LogLevel } from '@vendure/core';

/** More passwords at once than this process may hash. Of the engine's own sign-in the middleware knows it by its code. */
export class TooManyHashes extends I18nError {
  constructor() {
    super('too-many-requests', {}, 'TOO_MANY_REQUESTS', LogLevel.Warn);
  }
}
