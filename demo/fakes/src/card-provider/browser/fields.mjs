import { componentDataOf, keepHeightTold, onMerchantAsks, tellMerchant } from './merchant-page.mjs';

const form = document.getElementById('fields');
const inputs = [...form.querySelectorAll('.field input')];
const digitsOf = (text) => text.replaceAll(/\D/g, '');

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function readExpiry(text) {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined) return null;
  const isPast = new Date(2000 + Number(year), Number(month)) <= new Date();
  return isPast ? null : { month, year: `20${year}` };
}

const rules = {
  number: (text) => /^\d{13,19}$/.test(digitsOf(text)) && passesLuhn(digitsOf(text)),
  expiry: (text) => readExpiry(text) !== null,
  cvc: (text) => /^\d{3,4}$/.test(text.trim()),
  holder: (text) => text.trim().length >= 2,
};
const isRight = (input) => rules[input.name](input.value);

function mark(input) {
  const error = document.getElementById(`${input.name}-error`);
  const isWrong = !isRight(input);
  error.hidden = !isWrong;
  error.textContent = isWrong ? form.dataset.invalid : '';
  input.toggleAttribute('aria-invalid', isWrong);
  if (isWrong) {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', error.id);
  } else {
    input.removeAttribute('aria-describedby');
  }
}

async function seal(fields) {
  const answer = await fetch('/fields/seal', { method: 'POST', body: JSON.stringify(fields) });
  return answer.json();
}

async function submit() {
  for (const input of inputs) mark(input);
  const wrong = inputs.find((input) => !isRight(input));
  if (wrong !== undefined) {
    wrong.focus();
    tellMerchant('provider:invalid');
    return;
  }
  const { number, expiry, cvc, holder, store } = Object.fromEntries(new FormData(form));
  const date = readExpiry(expiry ?? '');
  const sealed = await seal({
    ...(cvc === undefined ? {} : { cvc: cvc.trim() }),
    ...(number === undefined ? {} : { number: digitsOf(number), ...date }),
  });
  const card = {
    encryptedCardNumber: sealed.number,
    encryptedExpiryMonth: sealed.month,
    encryptedExpiryYear: sealed.year,
    holderName: holder?.trim(),
    brand: number?.startsWith('5') ? 'mc' : 'visa',
  };
  const { type } = form.dataset;
  const paymentMethod = { type, ...(number === undefined ? {} : card), encryptedSecurityCode: sealed.cvc };
  tellMerchant('provider:submit', { componentData: componentDataOf(paymentMethod), storeCard: store !== undefined });
}

form.addEventListener('input', ({ target }) => {
  if (target.name === 'number') target.value = digitsOf(target.value).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  if (target.hasAttribute('aria-invalid')) mark(target);
  tellMerchant('provider:change', { isValid: inputs.every(isRight) });
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tellMerchant('provider:enter');
});
form.addEventListener('keydown', (event) => {
  // Without a button of its own a form of several fields does not submit by Enter.
  if (event.key !== 'Enter') return;
  event.preventDefault();
  tellMerchant('provider:enter');
});
onMerchantAsks('provider:request-submit', () => void submit());
keepHeightTold();
tellMerchant('provider:ready');
