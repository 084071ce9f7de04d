import { entityId, productSku } from '@tradehall/domain/calls/fields.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'undici';
import { z } from 'zod';
import type {
  RecommendationQuestion,
  RecommendationService,
  RecommendedSkus,
} from '../context/services/recommendation-service.ts';

interface HttpRecommendationServiceOptions {
  readonly url: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
}

const mostSkus = 40;
const mostBytes = 64 * 1024;

const answers = z.object({
  data: z.object({
    results: z.array(z.object({ id: entityId.optional(), value: z.array(z.unknown()).nullable() })),
  }),
});
const named = z.union([productSku, z.object({ sku: productSku }).transform(({ sku }) => sku)]);

/** The recommendation service of B§7.3, over HTTP. What it was asked is never part of an error or a log line. */
export class HttpRecommendationService implements RecommendationService {
  readonly #pool: Pool;
  readonly #path: string;
  readonly #timeoutMs: number;
  readonly #log: HttpRecommendationServiceOptions['log'];
  readonly #breaker = new CircuitBreaker({ failuresToOpen: 5, pauseMs: 10_000 });
  #isOut = false;

  constructor({ url, log, timeoutMs = 800 }: HttpRecommendationServiceOptions) {
    const { origin, pathname } = new URL(url);
    this.#path = `${pathname.replace(/\/$/, '')}/recommendation`;
    this.#timeoutMs = timeoutMs;
    this.#log = log;
    const patience = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, maxResponseSize: mostBytes };
    this.#pool = new Pool(origin, { connections: 16, connect: { timeout: timeoutMs }, ...patience });
  }

  readonly recommend: RecommendationService['recommend'] = async (question) => {
    try {
      const answer = await this.#breaker.run(() => this.#ask(question));
      if (this.#isOut) this.#log.info('the recommendation service answers again');
      this.#isOut = false;
      return answer;
    } catch (failure) {
      if (!this.#isOut) this.#log.warn({ err: failure }, 'the recommendation service does not answer');
      this.#isOut = true;
      return null;
    }
  };

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #ask(question: RecommendationQuestion): Promise<RecommendedSkus | null> {
    const answer = await this.#pool.request({
      method: 'POST',
      path: this.#path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(question)),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`the recommendation service answers ${answer.statusCode}`);
    const read = answers.safeParse(jsonIn(text));
    if (!read.success) throw new Error('the recommendation service answers something else');
    const [first] = read.data.data.results;
    const skus = (first?.value ?? []).flatMap((one) => named.safeParse(one).data ?? []).slice(0, mostSkus);
    return skus.length === 0 ? null : { recommendationId: first?.id ?? `service-${question.typeId}`, skus };
  }
}

/** The names of B§7.3. */
function bodyOf({ cookie, storeKey, locale, ...rest }: RecommendationQuestion) {
  return { ...rest, bloomreachCookie: cookie ?? '', domainId: storeKey, languageAndCountry: locale };
}

/** Null for what is no JSON: the complaint about it would quote it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
