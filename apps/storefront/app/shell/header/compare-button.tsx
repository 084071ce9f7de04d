import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useEffect } from 'react';
import { toggleCompared, useCompared } from '../../product-card/compared.ts';
import { IconButtonLink } from '../../ui/inputs/icon-button.tsx';
import { notify } from '../../ui/overlays/notifications.ts';
import type { CompareView } from '../header-view.ts';
import styles from './compare-button.module.css';

/** One listener for the ticks of all cards. It comes before the one that follows links. */
function useTicks({ href, label, full }: CompareView): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const tick = event.target instanceof Element ? event.target.closest('a[data-compare]') : null;
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (tick === null || !isPlain) return;
      event.preventDefault();
      const isTaken = toggleCompared(tick.getAttribute('data-compare') ?? '');
      if (!isTaken) notify({ kind: 'info', text: full, action: { label, target: { href } } });
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [href, label, full]);
}

/** In sight where something is compared: a mark of the root element says so before the page is painted. */
export function CompareButton({ compare }: { readonly compare: CompareView }) {
  const { length } = useCompared();
  useTicks(compare);
  return (
    <IconButtonLink
      icon={GitCompareArrows}
      label={compare.label}
      href={compare.href}
      rel="nofollow"
      count={length === 0 ? undefined : String(length)}
      className={styles['button']}
    />
  );
}
