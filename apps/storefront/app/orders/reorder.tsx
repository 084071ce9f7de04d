import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import styles from './order-page.module.css';
import type { ReorderedView, ReorderFormView } from './reorder-view.ts';

/** One post, and without JavaScript too. */
export function ReorderForm({ view }: { readonly view: ReorderFormView }) {
  const { title, text } = view;
  return (
    <section aria-labelledby="order-again" className={styles['card']}>
      <h2 id="order-again">{title}</h2>
      <p>{text}</p>
      <ReorderButton view={view} />
    </section>
  );
}

export function ReorderButton({ view: { action, intentId, button } }: { readonly view: ReorderFormView }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="intentId" value={intentId} />
      <Button type="submit" kind="primary" icon={RotateCw} isWide>
        {button}
      </Button>
    </form>
  );
}

export function Reordered({ view: { kind, title, lines, toCart } }: { readonly view: ReorderedView }) {
  return (
    <Notice
      kind={kind}
      title={title}
      isLive
      action={
        toCart === null ? undefined : (
          <ButtonLink href={toCart.href} kind="primary">
            {toCart.label}
          </ButtonLink>
        )
      }
    >
      <ul className={styles['told']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
