import type { AuthenticationStrategy } from '@vendure/core';
import { type DocumentNode, parse } from 'graphql';
import type { WayToSignIn } from './session-beginning';

/**
 * A session names the strategy it was begun by, and the engine wants to know that name. Who somebody is was found out by
 * then: nobody is let in here, and the mutation that asks for it is closed.
 */
export class ProvenElsewhereStrategy implements AuthenticationStrategy<{ nothing: string }> {
  constructor(readonly name: WayToSignIn) {}

  defineInputType(): DocumentNode {
    return parse(`input ${this.name[0]?.toUpperCase() ?? ''}${this.name.slice(1)}AuthInput { nothing: String! }`);
  }

  authenticate(): Promise<false> {
    return Promise.resolve(false);
  }
}
