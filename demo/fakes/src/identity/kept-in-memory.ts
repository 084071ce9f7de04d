import type { Adapter, AdapterPayload } from 'oidc-provider';

type Store = Map<string, AdapterPayload>;

/** What a provider keeps of one kind; each fake has its own, and they go with it. */
export class KeptInMemory implements Adapter {
  readonly #store: Store;
  readonly #kind: string;

  constructor(store: Store, kind: string) {
    this.#store = store;
    this.#kind = kind;
  }

  upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#store.set(this.#key(id), payload);
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#store.get(this.#key(id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#own().find(([, payload]) => payload.uid === uid)?.[1]);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#own().find(([, payload]) => payload.userCode === userCode)?.[1]);
  }

  consume(id: string): Promise<void> {
    const payload = this.#store.get(this.#key(id));
    if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.#store.delete(this.#key(id));
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    // Its own kind alone: whoever is asked anew while another person is still signed in has a page that names the old grant.
    for (const [key, payload] of this.#own()) if (payload.grantId === grantId) this.#store.delete(key);
    return Promise.resolve();
  }

  #own(): [string, AdapterPayload][] {
    return [...this.#store].filter(([key]) => key.startsWith(`${this.#kind}:`));
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`;
  }
}
