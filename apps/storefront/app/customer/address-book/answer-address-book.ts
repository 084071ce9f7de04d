import { randomUUID } from 'node:crypto';
import { intentId as intentField, version as versionField } from '@tradehall/domain/calls/fields.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import type { FormFaults } from '../../address-form/written-address.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import type { BookSuccess } from './address-book-view.ts';
import { bookCalls, findSaved, pathOfBook } from './address-books.ts';
import { codeOf, errorOf, logged, textIn } from '../account-request.ts';
import { addressToSave, checkSavedAddress, readSavedAddress, type SavedAddressForm } from './saved-address-form.ts';
import { savedAddressFacts } from './saved-address-view.ts';

/** What was typed, where anything was, and what is wrong with it. */
export interface AddressRefusal {
  readonly form: SavedAddressForm | null;
  readonly faults: FormFaults;
  readonly text: string;
}

type BookAnswer = { readonly to: string } | { readonly refusal: AddressRefusal; readonly code: string };

interface Asked {
  readonly kind: AddressKind;
  readonly sent: FormData;
  readonly customer: Customer;
}

const expected = [
  'failure.not-authenticated',
  'failure.customer-version-conflict',
  'failure.failed-to-add-address',
  'failure.failed-to-update-address',
  'failure.failed-to-delete-address',
  'failure.failed-to-set-default-address',
] as const;

const answered = (kind: AddressKind, done: BookSuccess): BookAnswer => ({ to: pathOfBook(kind, `?done=${done}`) });
const gone = (kind: AddressKind): BookAnswer => ({ to: pathOfBook(kind, '?gone') });

const refusedFor = (code: string, form: SavedAddressForm | null, shop: ShopRequest): BookAnswer => ({
  refusal: { form, faults: {}, text: errorOf(code, shop, expected) },
  code,
});

async function save(
  { kind, sent, customer }: Asked,
  visitor: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<BookAnswer> {
  const id = textIn(sent, 'addressId');
  const edited = findSaved(kind, customer, id);
  if (id !== '' && edited === null) return gone(kind);
  const form = readSavedAddress(sent, kind, savedAddressFacts(edited, shop));
  const faults = checkSavedAddress(kind, form);
  if (Object.keys(faults).length > 0)
    return { refusal: { form, faults, text: translator(shop.locale)('form.checkFields') }, code: 'invalid-input' };
  const address = addressToSave(kind, form);
  const { add, update } = bookCalls(kind, visitor);
  const seen = versionField.safeParse(Number(textIn(sent, 'version')));
  const intentId = intentField.safeParse(textIn(sent, 'intentId')).data ?? randomUUID();
  const answer =
    edited === null
      ? await add({ intentId, address }, logged(shop, 'no address was added'))
      : await update(
          { addressId: edited.id, version: seen.success ? seen.data : 0, address },
          logged(shop, 'no address was changed'),
        );
  if (answer?.ok === true) return answered(kind, 'saved');
  const code = codeOf(answer);
  return code === 'address-not-found' ? gone(kind) : refusedFor(code, form, shop);
}

async function remove(
  { kind, sent }: Asked,
  visitor: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<BookAnswer> {
  const addressId = textIn(sent, 'addressId');
  const answer = await bookCalls(kind, visitor).remove({ addressId }, logged(shop, 'no address was deleted'));
  // Two clicks, two tabs: gone is gone.
  const isGone = answer?.ok === true || codeOf(answer) === 'address-not-found';
  return isGone ? answered(kind, 'removed') : refusedFor(codeOf(answer), null, shop);
}

async function setDefault(
  { kind, sent }: Asked,
  visitor: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<BookAnswer> {
  const addressId = textIn(sent, 'addressId');
  const answer = await bookCalls(kind, visitor).setDefault({ addressId }, logged(shop, 'no default address was set'));
  if (answer?.ok === true) return answered(kind, 'default');
  const code = codeOf(answer);
  return code === 'address-not-found' ? gone(kind) : refusedFor(code, null, shop);
}

/** One press of a button of the address book. */
export function answerAddressBook(
  asked: Asked,
  visitor: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<BookAnswer> {
  switch (textIn(asked.sent, 'intent')) {
    case 'remove':
      return remove(asked, visitor, shop);
    case 'default':
      return setDefault(asked, visitor, shop);
    default:
      return save(asked, visitor, shop);
  }
}
