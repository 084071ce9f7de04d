import { Refused } from '../platform/engine-door/engine-door';

const retryAfterSeconds = 2;

/** More passwords at once than this process may hash. Of the engine's own sign-in the middleware knows it by its code. */
export class TooManyHashes extends Refused {
  constructor() {
    super({ code: 'too-many-requests', retryAfterSeconds });
  }
}
