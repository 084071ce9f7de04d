import type { EnergyLabel } from '@tradehall/domain/catalogue/energy-label.ts';
import type { Translate } from '../i18n/translator.ts';
import type { EnergyView } from '../ui/goods/energy-arrow.tsx';

/** Best first. Every scale is seven of them in a row. */
const classes = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
const steps = [1, 2, 3, 4, 5, 6, 7] as const;

export function energyView(energy: EnergyLabel, href: string, translate: Translate): EnergyView {
  const [best = '', worst = ''] = energy.scale.split('-');
  const step = classes.indexOf(energy.class) - classes.indexOf(best);
  return {
    class: energy.class,
    best,
    worst,
    step: steps[step] ?? 7,
    label: translate('product.energyShow', { class: energy.class }),
    href,
  };
}
