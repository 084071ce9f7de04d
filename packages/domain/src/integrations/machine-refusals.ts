/** Why a call of a machine is turned away. No shopper reads these, so they have no words in other languages. */
export const machineRefusals = {
  'call-malformed': { status: 400, reason: 'A header or a parameter is missing, or is not written as it has to be.' },
  'key-refused': { status: 401, reason: 'There is no such key, or it is withdrawn or over.' },
  'timestamp-off': { status: 401, reason: 'The timestamp is more than five minutes away from our clock.' },
  'signature-wrong': {
    status: 401,
    reason: 'None of the signatures was made of this content with the secret of this key.',
  },
  'kind-not-allowed': { status: 403, reason: 'The key may not bring in files of this kind.' },
  'right-missing': { status: 403, reason: 'The key has no right to this.' },
  'run-unknown': { status: 404, reason: 'No file of this key has this number.' },
  'call-differs': { status: 409, reason: 'The same webhook-id came with another file or other wishes before.' },
  'call-under-way': { status: 409, reason: 'The same call is being taken in. Ask again in a few seconds.' },
  'order-unknown': { status: 404, reason: 'There is no order with this number that the key may see.' },
  'cursor-unknown': {
    status: 410,
    reason: 'Events were missed, or have had no such number. Ask for all without a cursor, and compare.',
  },
  'length-required': { status: 411, reason: 'The length of the body has to be said before it.' },
  'file-too-large': { status: 413, reason: 'The file is larger than 8 MB, or what is told larger than 256 KB.' },
  'file-refused': { status: 422, reason: 'The file cannot be read.' },
  'shipment-refused': { status: 422, reason: 'This cannot be sent.' },
  'payment-refused': { status: 422, reason: 'This payment cannot be noted.' },
  'too-many-calls': { status: 429, reason: 'More calls than this key or this address may make.' },
  unavailable: { status: 503, reason: 'The shop cannot take the call now. The same call can be sent again.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly reason: string }>>;

export type MachineRefusal = keyof typeof machineRefusals;
