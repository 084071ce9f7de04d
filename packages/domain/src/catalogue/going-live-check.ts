/** What the check of a store looks at before it opens, as operators call it. */
export const checkTopics = [
  'Phone',
  'Hours',
  'E-mail address',
  'Bank account',
  'Links',
  'Seller',
  'Imprint',
  'Privacy',
  'Terms and conditions',
  'Withdrawal',
  'Batteries',
  'Translations',
  'Mail',
  'Payments',
  'Reviews',
  'Manufacturers',
] as const;
export type CheckTopic = (typeof checkTopics)[number];

/** What it says of them; each sentence stands alone. */
export const checkSentences = {
  'no-phone': 'No phone number in {languages}.',
  'placeholder-phone': '{numbers} is a placeholder.',
  'no-hours': 'No hours in {languages}.',
  'hours-there': 'Entered.',
  example: '{text} is an example.',
  'no-bank': 'None: nobody is offered to pay by bank transfer.',
  'example-links': 'Examples: {sites}.',
  'links-lead-somewhere': 'None leads to an example.',
  'invented-seller': '{seller} is invented: SELLER_NAME and SELLER_ADDRESS of the engine.',
  found: '{text}',
  'no-page': 'There is no such page.',
  'first-words': 'Still has the words that every shop begins with.',
  'nobody-approved': 'Nobody has approved it.',
  'changed-since': 'Changed since it was approved by {by} on {date}.',
  approved: 'Approved by {by} on {date}.',
  'products-without-name': 'Products without a name in this language: {count}.',
  'categories-without-name': 'Categories without a name in this language: {count}.',
  complete: 'Complete.',
  'mail-silent': 'The mail server does not answer: MAIL_URL of engine and worker.',
  answers: 'Answers.',
  'provider-silent': 'The card provider does not answer: CARD_PROVIDER_… of the engine.',
  'provider-answers': 'The card provider answers.',
  'sample-reviews': 'Sample reviews that are shown: {count}.',
  'no-sample-reviews': 'None is a sample.',
  'invented-brands': 'Invented: {brands}.',
  'no-invented-brands': 'None is invented.',
} as const;
export type CheckSentence = keyof typeof checkSentences;

/** A sentence with what stands in its place; of a list each entry for itself. */
export interface CheckFinding {
  readonly code: CheckSentence;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

/** In English, for whoever asks without the dashboard. */
export function findingInEnglish({ code, values }: CheckFinding): string {
  return checkSentences[code].replaceAll(/\{(\w+)\}/g, (_hole, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value.join(', ') : String(value);
  });
}
