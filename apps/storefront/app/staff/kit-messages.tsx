import { useState } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { notify } from '../ui/overlays/notifications.ts';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.messages;
const kinds = ['info', 'success', 'warning', 'error'] as const;

function removeWithUndo() {
  const undo = () => void notify({ kind: 'success', text: texts.undone });
  notify({ kind: 'info', text: texts.removed, stays: true, action: { label: texts.undo, target: { onSelect: undo } } });
}

export function KitMessages() {
  const [hasBanner, setHasBanner] = useState(true);
  return (
    <KitSection id="messages" title={uiKitTexts.sections.messages}>
      <div className={styles['stack']}>
        {hasBanner && (
          <Notice kind="info" isBanner dismissal={{ label: texts.dismiss, onDismiss: () => setHasBanner(false) }}>
            {texts.banner}
          </Notice>
        )}
        {kinds.map((kind) => (
          <Notice
            key={kind}
            kind={kind}
            title={texts.titles[kind]}
            action={kind === 'error' ? <Button>{texts.action}</Button> : undefined}
          >
            {texts.texts[kind]}
          </Notice>
        ))}
        <Notice kind="warning">{texts.texts.warning}</Notice>
      </div>
      <div className={styles['line']}>
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => notify({ kind, text: texts.toasts[kind] })}>
            {texts.show[kind]}
          </Button>
        ))}
        <Button onClick={removeWithUndo}>{texts.showWithAction}</Button>
      </div>
    </KitSection>
  );
}
