import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../context/environment.ts';
import { HttpRecommendationService } from './http-recommendation-service.ts';
import type { RecommendationService } from '../context/services/recommendation-service.ts';
import { RememberedRecommendations } from './remembered-recommendations.ts';

interface OpenedRecommendations {
  /** Null where the shop has no such service: then it speaks for itself. */
  readonly service: RecommendationService | null;
  readonly close: () => Promise<void>;
}

export function openRecommendations(
  { RECOMMENDATION_URL: url }: Pick<Environment, 'RECOMMENDATION_URL'>,
  log: FastifyBaseLogger,
): OpenedRecommendations {
  if (url === undefined) return { service: null, close: () => Promise.resolve() };
  const service = new HttpRecommendationService({ url, log });
  return { service: new RememberedRecommendations(service), close: () => service.close() };
}
