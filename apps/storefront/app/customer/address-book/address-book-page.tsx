import { AccountArea } from '../account-area.tsx';
import { AddressBook } from './address-book.tsx';
import { AddressRemoval } from './address-removal.tsx';
import type { AddressRefusal } from './answer-address-book.ts';
import { EditAddress } from './edit-address.tsx';
import type { loadAddressBook } from './load-address-book.ts';

interface AddressBookPageProps {
  readonly page: Pick<Awaited<ReturnType<typeof loadAddressBook>>, 'area' | 'title' | 'book' | 'form' | 'removal'>;
  readonly refused: AddressRefusal | null;
}

/** One thing at a time: an address that is written, one that is about to go, or the list. */
export function AddressBookPage({ page, refused }: AddressBookPageProps) {
  const { area, title, book, form, removal } = page;
  return (
    <AccountArea area={area} title={title}>
      {form !== null && <EditAddress view={form} refused={refused} />}
      {form === null && removal !== null && <AddressRemoval view={removal} />}
      {form === null && removal === null && <AddressBook view={book} error={refused?.text ?? null} />}
    </AccountArea>
  );
}
