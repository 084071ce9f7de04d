import { useState } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import { Combobox } from '../ui/inputs/combobox.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.search;

const suggest = (names: readonly string[], typed: string) =>
  names
    .filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()))
    .map((label) => ({ id: label, label }));

export function KitSearch() {
  const [typed, setTyped] = useState('');
  const products = suggest(texts.productNames, typed);
  const categories = suggest(texts.categoryNames, typed).map((option) => ({ ...option, href: '#search' }));
  const count = products.length + categories.length;
  return (
    <KitSection id="search" title={uiKitTexts.sections.search}>
      <form action="#search" className={styles['searchLine']} onSubmit={(event) => event.preventDefault()}>
        <Combobox
          label={texts.label}
          clearLabel={texts.clear}
          name="q"
          placeholder={texts.placeholder}
          groups={[
            { label: texts.products, options: products },
            { label: texts.categories, options: categories },
          ]}
          status={count === 0 ? texts.none : texts.counted(count)}
          emptyText={texts.none}
          footer={count > 0 ? <Button kind="quiet">{texts.all}</Button> : undefined}
          onType={setTyped}
        />
        <Button type="submit" kind="primary">
          {texts.submit}
        </Button>
      </form>
      <div className={styles['narrow']}>
        <Combobox
          label={texts.busy}
          clearLabel={texts.clear}
          name="busy"
          groups={[]}
          status=""
          isBusy
          onType={() => undefined}
        />
      </div>
    </KitSection>
  );
}
