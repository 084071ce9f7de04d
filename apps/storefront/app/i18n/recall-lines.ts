import type { Recall } from '@tradehall/domain/equipment/recall.ts';
import type { Translate } from './translator.ts';

/** What a recalled product may do, what its owner gets, and which pieces it is about. */
export function recallLines({ hazard, action, batch }: Omit<Recall, 'id'>, translate: Translate): readonly string[] {
  return [
    translate(`recall.hazard.${hazard}`),
    translate(`recall.action.${action}`),
    ...(batch === null ? [] : [translate('recall.batch', { batch })]),
  ];
}

/** One title stands over all of them, wherever they are shown. */
export const recallTitle = (translate: Translate): string => translate('recall.title');
