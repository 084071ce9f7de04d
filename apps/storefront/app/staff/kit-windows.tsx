import Copy from 'lucide-react/icons/copy';
import Globe from 'lucide-react/icons/globe';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { Dialog, Drawer } from '../ui/overlays/modal.tsx';
import { DropdownPanel } from '../ui/overlays/dropdown-panel.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.windows;
const nothing = () => undefined;

export function KitWindows() {
  return (
    <KitSection id="windows" title={uiKitTexts.sections.windows}>
      <Modals />
      <div className={styles['line']}>
        <Menu
          opener={texts.menu}
          icon={Globe}
          hasChevron
          menuLabel={texts.menuLabel}
          items={Object.entries(texts.languages).map(([lang, label]) => ({
            key: lang,
            label,
            lang,
            href: '#windows',
            isCurrent: lang === 'de',
          }))}
        />
        <Menu
          opener={texts.actionsMenu}
          kind="secondary"
          hasChevron
          menuLabel={texts.actionsMenuLabel}
          items={[
            { key: 'copy', label: texts.menuActions.copy, icon: Copy, onSelect: nothing },
            { key: 'print', label: texts.menuActions.print, icon: Printer, onSelect: nothing, isDisabled: true },
            { key: 'share', label: texts.menuActions.share, icon: Share2, onSelect: nothing },
          ]}
        />
        <DropdownPanel opener={texts.panel} icon={Phone} panelLabel={texts.panelLabel}>
          <div className={styles['stack']}>
            <p>{texts.hours}</p>
            <a href="tel:+493000000000" className={styles['plainLink']}>
              {texts.phone}
            </a>
            <ButtonLink href="#windows" kind="primary" isWide>
              {texts.write}
            </ButtonLink>
          </div>
        </DropdownPanel>
        <DropdownPanel opener={texts.endPanel} icon={User} hasChevron align="end" panelLabel={texts.endPanelLabel}>
          <PlainLinks names={texts.accountLinks} />
        </DropdownPanel>
      </div>
    </KitSection>
  );
}

function PlainLinks({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles['plainLinks']}>
      {names.map((name) => (
        <li key={name}>
          <a href="#windows" className={styles['plainLink']}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type OpenWindow = 'dialog' | 'wide' | 'left' | 'right' | null;

function Modals() {
  const [opened, setOpened] = useState<OpenWindow>(null);
  const close = () => setOpened(null);
  const shared = { onClose: close, closeLabel: texts.close };
  const answers = (
    <>
      <Button onClick={close}>{texts.cancel}</Button>
      <Button kind="danger" onClick={close}>
        {texts.confirm}
      </Button>
    </>
  );
  return (
    <div className={styles['line']}>
      <Button onClick={() => setOpened('dialog')}>{texts.dialog}</Button>
      <Button onClick={() => setOpened('wide')}>{texts.wideDialog}</Button>
      <Button onClick={() => setOpened('left')}>{texts.left}</Button>
      <Button onClick={() => setOpened('right')}>{texts.right}</Button>
      <Dialog {...shared} isOpen={opened === 'dialog'} title={texts.dialogTitle} actions={answers}>
        <p>{texts.dialogText}</p>
      </Dialog>
      <Dialog {...shared} isOpen={opened === 'wide'} title={texts.write} size="wide" isKept>
        <TextField label={uiKitTexts.fields.message} name="dialog-message" />
      </Dialog>
      <Drawer {...shared} isOpen={opened === 'left'} side="left" title={texts.leftTitle}>
        <PlainLinks names={texts.categories} />
      </Drawer>
      <Drawer
        {...shared}
        isOpen={opened === 'right'}
        side="right"
        title={texts.rightTitle}
        actions={
          <Button kind="primary" size="large" isWide onClick={close}>
            {texts.checkout}
          </Button>
        }
      >
        <p>{texts.dialogText}</p>
      </Drawer>
    </div>
  );
}
