/** ISO 13616: how long an IBAN of a country is. Of other countries only the check digits are looked at. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LT: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
};

/** The examples of the IBAN registry and of banks' own pages: they pass every check, and no money can reach them. */
const examples: ReadonlySet<string> = new Set([
  'AT611904300234573201',
  'BE68539007547034',
  'BG80BNBG96611020345678',
  'CH9300762011623852957',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'DK5000400440116243',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IE29AIBK93115212345678',
  'IT60X0542811101000000123456',
  'LT121000011101001000',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'RO49AAAA1B31007593840000',
  'SE4550000000058398257466',
  'SI56263300012039086',
  'SK3112000000198742637541',
]);

/** As it is kept: without the spaces people group it by, in capitals. */
export function plainAccountCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** Whether its length fits its country and its check digits fit the rest (ISO 7064, 97-10). */
export function isIban(text: string): boolean {
  const iban = plainAccountCode(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if ((lengths[iban.slice(0, 2)] ?? iban.length) !== iban.length) return false;
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  // Letters count from ten on: A is 10, Z is 35.
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

export function isExampleIban(text: string): boolean {
  return examples.has(plainAccountCode(text));
}

/** ISO 9362: bank, country, place, and where it has one the branch. Whether there is such a bank nobody can tell from it. */
export function isBic(text: string): boolean {
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(plainAccountCode(text));
}
