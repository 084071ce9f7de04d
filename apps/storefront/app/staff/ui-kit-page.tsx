import { Chip } from '../ui/inputs/chip.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import { KitActions } from './kit-actions.tsx';
import { KitChoices } from './kit-choices.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitMessages } from './kit-messages.tsx';
import { KitOrder } from './kit-order.tsx';
import { KitProduct } from './kit-product.tsx';
import { KitRows } from './kit-rows.tsx';
import { KitSearch } from './kit-search.tsx';
import { KitText } from './kit-text.tsx';
import { KitWaiting } from './kit-waiting.tsx';
import { KitWindows } from './kit-windows.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

/** Every part of the shop in all its states, for those who build with them. */
export function UiKitPage() {
  return (
    <PageWidth>
      <div lang="en" className={styles['page']}>
        <div>
          <h1>{uiKitTexts.title}</h1>
          <p className={styles['lead']}>{uiKitTexts.lead}</p>
          <nav aria-label={uiKitTexts.contents} className={styles['contents']}>
            {Object.entries(uiKitTexts.sections).map(([id, name]) => (
              <Chip key={id} href={`#${id}`}>
                {name}
              </Chip>
            ))}
          </nav>
        </div>
        <KitActions />
        <KitFields />
        <KitChoices />
        <KitWindows />
        <KitSearch />
        <KitOrder />
        <KitRows />
        <KitMessages />
        <KitWaiting />
        <KitProduct />
        <KitText />
      </div>
    </PageWidth>
  );
}
