import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Progress } from '../ui/layout/progress.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Spinner } from '../ui/inputs/spinner.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.waiting;

export function KitWaiting() {
  return (
    <KitSection id="waiting" title={uiKitTexts.sections.waiting}>
      <div className={styles['line']}>
        <Spinner size={16} />
        <Spinner />
        <Spinner size={24} label={texts.spinner} />
      </div>
      <div className={styles['columns']}>
        <Progress label={texts.known} value={74} max={100} text={texts.knownText} />
        <Progress label={texts.unknown} />
      </div>
      <h3>{texts.skeleton}</h3>
      <div className={styles['columns']} aria-busy="true">
        <Skeleton shape="picture" />
        <div>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
        </div>
        <Skeleton shape="block" />
      </div>
      <EmptyState
        icon={ShoppingCart}
        title={texts.emptyTitle}
        action={<ButtonLink href="#waiting">{texts.emptyAction}</ButtonLink>}
      >
        {texts.emptyText}
      </EmptyState>
    </KitSection>
  );
}
