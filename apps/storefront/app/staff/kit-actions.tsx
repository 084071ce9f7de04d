import Download from 'lucide-react/icons/download';
import House from 'lucide-react/icons/house';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Badge } from '../ui/layout/badge.tsx';
import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { Chip } from '../ui/inputs/chip.tsx';
import { IconButton, IconButtonLink } from '../ui/inputs/icon-button.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.actions;
const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'good', 'warning', 'danger', 'action', 'trust'] as const;

export function KitActions() {
  return (
    <KitSection id="actions" title={uiKitTexts.sections.actions}>
      <Buttons />
      <h3>{texts.icons}</h3>
      <div className={styles['line']}>
        <IconButton icon={User} label={texts.account} />
        <IconButton icon={User} label={`${texts.account}: ${texts.off}`} disabled />
        <IconButton icon={User} label={`${texts.account}: ${texts.underWay}`} isBusy />
        <IconButton icon={Trash2} label={texts.remove} kind="secondary" />
        <IconButton icon={Trash2} label={`${texts.remove}: ${texts.off}`} kind="secondary" disabled />
        <IconButtonLink icon={ShoppingCart} label={texts.cart} count="3" href="#actions" />
      </div>
      <h3>{texts.chips}</h3>
      <Chips />
      <h3>{texts.badges}</h3>
      <div className={styles['line']}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {texts.badgeNames[tone]}
          </Badge>
        ))}
      </div>
    </KitSection>
  );
}

function Buttons() {
  return (
    <>
      <div className={styles['line']} role="group" aria-label={texts.rest}>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {texts[kind]}
          </Button>
        ))}
        <Button kind="primary" icon={ShoppingCart}>
          {texts.primary}
        </Button>
        <ButtonLink href="#actions" icon={House}>
          {texts.link}
        </ButtonLink>
        <ButtonLink href="#actions" kind="quiet" iconAfter={Download}>
          {texts.download}
        </ButtonLink>
      </div>
      <div className={styles['line']} role="group" aria-label={texts.underWay}>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} isBusy>
            {texts.busy}
          </Button>
        ))}
      </div>
      <div className={styles['line']} role="group" aria-label={texts.off}>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            {texts.disabled}
          </Button>
        ))}
      </div>
      <div className={styles['line']}>
        <Button kind="primary" size="large">
          {texts.large}
        </Button>
        <ButtonLink kind="secondary" size="large" href="#actions">
          {texts.secondary}
        </ButtonLink>
      </div>
      <div className={styles['narrow']}>
        <Button kind="primary" size="large" isWide>
          {texts.wide}
        </Button>
      </div>
    </>
  );
}

function Chips() {
  const [selected, setSelected] = useState<string | null>(texts.chipNames[0] ?? null);
  return (
    <div className={styles['line']}>
      {texts.chipNames.map((name) => (
        <Chip
          key={name}
          isSelected={name === selected}
          onPress={() => setSelected((before) => (before === name ? null : name))}
        >
          {name}
        </Chip>
      ))}
      <Chip href="#actions" hasCross label={texts.removeChip}>
        {texts.chipWithCross}
      </Chip>
      <Chip onPress={() => undefined} isDisabled>
        {texts.disabled}
      </Chip>
      <Chip>{texts.badgeNames.good}</Chip>
    </div>
  );
}
