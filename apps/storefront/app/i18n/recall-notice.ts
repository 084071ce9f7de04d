import type { Recall } from '@tradehall/domain/equipment/recall.ts';
import type { Translate } from './translator.ts';

interface RecallNotice {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a recalled product may do, what its owner gets, and which pieces it is about: the same words on every page. */
export function recallNotice({ id, hazard, action, batch }: Recall, translate: Translate): RecallNotice {
  const lines = [translate(`recall.hazard.${hazard}`), translate(`recall.action.${action}`)];
  return {
    id,
    title: translate('recall.title'),
    lines: batch === null ? lines : [...lines, translate('recall.batch', { batch })],
  };
}
