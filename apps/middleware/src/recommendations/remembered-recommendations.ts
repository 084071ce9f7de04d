import { LRUCache } from 'lru-cache';
import type {
  RecommendationQuestion,
  RecommendationService,
  RecommendedSkus,
} from '../context/services/recommendation-service.ts';

const keptForMs = 5 * 60_000;
const mostKept = 20_000;

/**
 * What the service said of a product to nobody in particular holds for everybody: it is asked once at a time and kept for
 * some minutes. Who cannot wait is answered null; what comes later is there for the next.
 */
export class RememberedRecommendations implements RecommendationService {
  readonly #service: RecommendationService;
  readonly #patienceMs: (question: RecommendationQuestion) => number;
  readonly #kept = new LRUCache<string, { readonly said: RecommendedSkus }>({ max: mostKept, ttl: keptForMs });
  readonly #asked = new Map<string, Promise<RecommendedSkus | null>>();

  constructor(service: RecommendationService, patienceMs = patienceFor) {
    this.#service = service;
    this.#patienceMs = patienceMs;
  }

  readonly recommend: RecommendationService['recommend'] = (question) => {
    if (question.cookie !== null) return within(this.#patienceMs(question), this.#service.recommend(question));
    const key = JSON.stringify(question);
    const kept = this.#kept.get(key);
    return kept === undefined
      ? within(this.#patienceMs(question), this.#askOnce(key, question))
      : Promise.resolve(kept.said);
  };

  #askOnce(key: string, question: RecommendationQuestion): Promise<RecommendedSkus | null> {
    const running = this.#asked.get(key);
    if (running !== undefined) return running;
    const asking = this.#service
      .recommend(question)
      .then((said) => {
        if (said !== null) this.#kept.set(key, { said });
        return said;
      })
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asking);
    return asking;
  }
}

/** Similar products stand in the page itself, which is not to wait for them; the others come after it. */
function patienceFor({ typeId }: RecommendationQuestion): number {
  return typeId === 'similar-products' ? 150 : 800;
}

async function within<Value>(patienceMs: number, answer: Promise<Value | null>): Promise<Value | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
