import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { openInstead } from '../ui/overlays/overlay-links.ts';
import styles from './contact-choices.module.css';
import type { ShortcutView } from './contact-form-view.ts';

interface Choice {
  readonly key: string;
  readonly label: string;
  /** The same choice as a page. */
  readonly href: string;
  readonly onChoose: () => void;
}

/** Changes what the form shows, so it neither leaves the page nor closes the dialog around it. */
const chooseInstead = (event: MouseEvent, choose: () => void): void =>
  openInstead(event, () => {
    event.stopPropagation();
    choose();
  });

interface StepProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Under the title of a page, or of what lies over one. */
  readonly level: 2 | 3;
  readonly back: Choice | null;
  readonly children: ReactNode;
}

/** What was pressed is gone with its step: the heading takes the focus. */
export function Step({ title, heading, level, back, children }: StepProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles['step']}>
      {back !== null && (
        <div>
          <ButtonLink
            kind="quiet"
            icon={ArrowLeft}
            href={back.href}
            onClick={(event) => chooseInstead(event, back.onChoose)}
          >
            {back.label}
          </ButtonLink>
        </div>
      )}
      <Heading ref={heading} tabIndex={-1} className={styles['heading']}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Links, so that they work as pages as well. */
export function ContactChoices({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <ul role="list" className={styles['choices']}>
      {choices.map(({ key, label, href, onChoose }) => (
        <li key={key}>
          <a href={href} className={styles['choice']} onClick={(event) => chooseInstead(event, onChoose)}>
            {label}
            <Icon icon={ChevronRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ContactShortcutProps {
  readonly shortcut: ShortcutView;
  readonly onward: Choice;
}

/** B§2.5: what is sooner found elsewhere; the request can be made all the same. */
export function ContactShortcut({ shortcut: { text, links }, onward }: ContactShortcutProps) {
  return (
    <div className={styles['shortcut']}>
      <p>{text}</p>
      <div className={styles['ways']}>
        {links.map(({ label, href }) => (
          <ButtonLink key={href} kind="primary" href={href}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink href={onward.href} onClick={(event) => chooseInstead(event, onward.onChoose)}>
          {onward.label}
        </ButtonLink>
      </div>
    </div>
  );
}
