import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders } from '../../request/cookie-headers.ts';
import { storeOf } from '../../request/shop-documents.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { accountFrame } from '../account-frame.ts';
import { formOf, shownAgain } from '../account-request.ts';
import { addressBookView } from './address-book-view.ts';
import { addressBooks, findSaved, pathOfBook } from './address-books.ts';
import { answerAddressBook } from './answer-address-book.ts';
import { removalView, savedAddressFormView } from './saved-address-view.ts';
import { signedInCustomer } from '../signed-in-customer.ts';

function savedOrGone(kind: AddressKind, customer: Customer, id: string) {
  const found = findSaved(kind, customer, id);
  if (found === null) throw redirect(pathOfBook(kind, '?gone'), 302);
  return found;
}

/** What the page shows is said by its address: the list, `?add`, `?edit=…` or `?remove=…`. */
export async function loadAddressBook(
  kind: AddressKind,
  query: URLSearchParams,
  visitor: VisitorRequest,
  shop: ShopRequest,
) {
  const { place, title: titleKey } = addressBooks[kind];
  const customer = await signedInCustomer(place, visitor, shop);
  const title = translator(shop.locale)(titleKey);
  const edit = query.get('edit');
  const remove = query.get('remove');
  const edited = edit === null ? null : savedOrGone(kind, customer, edit);
  const form =
    edited === null && !query.has('add')
      ? null
      : savedAddressFormView(kind, { edited, customer, store: await storeOf(shop), intentId: randomUUID() }, shop);
  return {
    ...accountFrame(place, title, shop),
    title,
    book: addressBookView(kind, customer, query, shop),
    form,
    removal: remove === null ? null : removalView(kind, savedOrGone(kind, customer, remove), shop),
  };
}

export async function changeAddressBook(
  kind: AddressKind,
  request: Request,
  visitor: VisitorRequest,
  shop: ShopRequest,
) {
  const sent = await formOf(request, visitor);
  const customer = await signedInCustomer(addressBooks[kind].place, visitor, shop);
  const answer = await answerAddressBook({ kind, sent, customer }, visitor, shop);
  return 'to' in answer
    ? redirect(answer.to, { status: 303, headers: cookieHeaders(visitor.newCookies()) })
    : shownAgain(answer.refusal, answer.code);
}
