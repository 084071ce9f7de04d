import { componentDataOf, keepHeightTold, onMerchantAsks, tellMerchant } from './merchant-page.mjs';

const pay = document.getElementById('pay');
const sheet = document.getElementById('sheet');
const { kind, country } = pay.dataset;

/** Stands for the token that the wallet encrypts for the provider. */
const tokens = {
  googlepay: () => ({ type: 'googlepay', googlePayToken: crypto.randomUUID(), googlePayCardNetwork: 'VISA' }),
  applepay: () => ({ type: 'applepay', applePayToken: btoa(crypto.randomUUID()) }),
};

function submit(express) {
  tellMerchant('provider:submit', { componentData: componentDataOf(tokens[kind]()), express });
}

function expressOf({ email, street, houseNumber, ...rest }) {
  const address = { ...rest, streetName: street, streetNumber: houseNumber, country };
  return { email, billingAddress: address, shippingAddress: address };
}

function showSheet(isOpen) {
  sheet.hidden = !isOpen;
  pay.hidden = isOpen;
  (isOpen ? sheet.querySelector('input') : pay).focus();
}

// A merchant who asked to be asked says what it comes to before the sheet opens.
const isMerchantAsked = pay.dataset.asks === '1';

pay.addEventListener('click', () => {
  if (sheet === null) submit(null);
  else if (isMerchantAsked) tellMerchant('provider:open');
  else showSheet(true);
});
onMerchantAsks('provider:show-sheet', ({ note }) => {
  if (sheet === null) return;
  document.getElementById('note').textContent = String(note);
  showSheet(true);
});
onMerchantAsks('provider:close-sheet', () => sheet !== null && showSheet(false));
sheet?.addEventListener('submit', (event) => {
  event.preventDefault();
  submit(expressOf(Object.fromEntries(new FormData(sheet))));
});
document.getElementById('close')?.addEventListener('click', () => {
  showSheet(false);
  tellMerchant('provider:cancel');
});
keepHeightTold();
tellMerchant('provider:ready');
