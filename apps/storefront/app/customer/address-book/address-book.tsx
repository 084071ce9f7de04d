import MapPin from 'lucide-react/icons/map-pin';
import { Badge } from '../../ui/layout/badge.tsx';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AddressBookView } from './address-book-view.ts';
import { AddressText } from './address-text.tsx';
import styles from './address-book.module.css';

type SavedAddressView = AddressBookView['addresses'][number];

interface AddressBookProps {
  readonly view: AddressBookView;
  /** Why the last press of a button changed nothing. */
  readonly error: string | null;
}

/** The saved addresses, and what can be done with each. Every button is a form or a link: they work without JavaScript. */
export function AddressBook({ view, error }: AddressBookProps) {
  const { addresses, add, full, told, texts } = view;
  const addLink = add !== null && (
    <ButtonLink href={add.href} kind="primary">
      {add.label}
    </ButtonLink>
  );
  return (
    <>
      {error !== null && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      {told !== null && error === null && (
        <Notice kind={told.kind} isLive>
          {told.text}
        </Notice>
      )}
      {addresses.length === 0 ? (
        <EmptyState icon={MapPin} title={texts.empty} action={addLink}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <ul className={styles['addresses']}>
            {addresses.map((address) => (
              <Saved key={address.id} view={view} address={address} />
            ))}
          </ul>
          <div>{add === null ? <p>{full}</p> : addLink}</div>
        </>
      )}
    </>
  );
}

interface SavedProps {
  readonly view: AddressBookView;
  readonly address: SavedAddressView;
}

function Saved({ view: { action, texts }, address }: SavedProps) {
  const { id, lines, spoken, isDefault, editHref, removeHref } = address;
  const about = <VisuallyHidden>{`: ${spoken}`}</VisuallyHidden>;
  return (
    <li className={styles['saved']}>
      {isDefault && (
        <div>
          <Badge tone="trust">{texts.isDefault}</Badge>
        </div>
      )}
      <AddressText lines={lines} />
      <div className={styles['ways']}>
        <ButtonLink href={editHref}>
          {texts.edit}
          {about}
        </ButtonLink>
        <ButtonLink href={removeHref} kind="quiet">
          {texts.remove}
          {about}
        </ButtonLink>
        {!isDefault && (
          <form method="post" action={action}>
            <input type="hidden" name="addressId" value={id} />
            <Button type="submit" name="intent" value="default" kind="quiet">
              {texts.makeDefault}
              {about}
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}
