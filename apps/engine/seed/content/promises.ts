import type { FieldsOf } from '@tradehall/domain/content/content-block.ts';
import type { ContentTexts } from './content-texts';

type Promise = FieldsOf<'usp-section'>['promises'][number];

const icons: Readonly<Record<keyof ContentTexts['promises'], Promise['icon']>> = {
  delivery: 'truck',
  withdrawal: 'return',
  guarantee: 'shield',
  advice: 'headset',
  volume: 'percent',
  secure: 'lock',
};

export const promises = (texts: ContentTexts, ...names: (keyof ContentTexts['promises'])[]): Promise[] =>
  names.map((name) => ({ icon: icons[name], ...texts.promises[name] }));
