import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningFake } from '../fake.ts';
import { Faults, type Fault } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';
import { judgeAddress, validationQuestion } from './judge-address.ts';
import { findPlace, placesLike } from './known-places.ts';

interface AddressEntry {
  readonly asked: 'suggestions' | 'address' | 'validation';
  /** What was typed, or the id that was chosen. */
  readonly about: string;
  readonly language: string;
  readonly sitting: string;
  /** A sitting ends with an address; what is asked afterwards under its name is paid for by itself. */
  readonly isPaidAlone: boolean;
  readonly found: number;
}

interface AddressFake extends RunningFake {
  readonly journal: Journal<AddressEntry>;
}

type Asked = Omit<AddressEntry, 'isPaidAlone' | 'found'>;

interface Answer {
  readonly found: number;
  readonly body: object;
}

const sittingName = z.string().regex(/^[\w-]{1,36}$/);

const suggestQuestion = z.strictObject({
  input: z.string().min(1),
  includedPrimaryTypes: z.array(z.string()).max(5).default([]),
  includedRegionCodes: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(15)
    .default([]),
  regionCode: z.string().optional(),
  languageCode: z.string().default(''),
  sessionToken: sittingName.optional(),
});

const placePath = '/v1/places/';
const validationPath = '/v1:validateAddress';

/** A service that suggests and validates addresses, in the words of Google's Places API (New) and Address Validation API. */
export async function startAddressFake(port: number, key: string): Promise<AddressFake> {
  const journal = new Journal<AddressEntry>();
  const faults = new Faults();
  const endedSittings = new Set<string>();

  const record = (asked: Asked, found: number): void => {
    journal.record({ ...asked, found, isPaidAlone: asked.sitting === '' || endedSittings.has(asked.sitting) });
    if (asked.asked === 'address') endedSittings.add(asked.sitting);
  };

  const answer = async (asked: Asked, { found, body }: Answer, fault: Fault | null): Promise<Response | null> => {
    record(asked, found);
    if (fault?.kind === 'repeat') record(asked, found);
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    return fault?.kind === 'lost-answer' ? null : Response.json(body);
  };

  const server = await startHttpServer(port, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/v1/') && pathname !== validationPath) return overview(journal);
    if (request.headers.get('x-goog-api-key') !== key) return refusal(403, 'PERMISSION_DENIED');
    const fault = faults.take();
    if (fault?.kind === 'refuse') return refusal(fault.code ?? 503, 'UNAVAILABLE');
    if (request.method === 'POST' && pathname === '/v1/places:autocomplete') {
      const question = suggestQuestion.safeParse(await request.json());
      return question.success ? answer(...suggestions(question.data), fault) : refusal(400, 'INVALID_ARGUMENT');
    }
    if (request.method === 'POST' && pathname === validationPath) {
      const question = validationQuestion.safeParse(await request.json());
      return question.success ? answer(...validation(question.data), fault) : refusal(400, 'INVALID_ARGUMENT');
    }
    if (request.method !== 'GET' || !pathname.startsWith(placePath)) return refusal(404, 'NOT_FOUND');
    // There is no place without a word about what of it is wanted.
    if (request.headers.get('x-goog-fieldmask') !== 'addressComponents') return refusal(400, 'INVALID_ARGUMENT');
    const place = findPlace(decodeURIComponent(pathname.slice(placePath.length)));
    if (place === null) return refusal(404, 'NOT_FOUND');
    const asked = {
      asked: 'address',
      about: place.id,
      language: searchParams.get('languageCode') ?? '',
      sitting: searchParams.get('sessionToken') ?? '',
    } as const;
    return answer(asked, { found: 1, body: { addressComponents: place.components } }, fault);
  });
  return { name: 'addresses', url: server.url, journal, faults, stop: server.stop };
}

function suggestions(question: z.output<typeof suggestQuestion>): readonly [Asked, Answer] {
  const { input, includedRegionCodes, languageCode, sessionToken = '' } = question;
  const places = placesLike(input, includedRegionCodes);
  const asked = { asked: 'suggestions', about: input, language: languageCode, sitting: sessionToken } as const;
  const predictions = places.map(({ id, text }) => ({ placePrediction: { placeId: id, text: { text } } }));
  // Where there is none, the list is left out.
  return [asked, { found: places.length, body: places.length === 0 ? {} : { suggestions: predictions } }];
}

function validation(question: z.output<typeof validationQuestion>): readonly [Asked, Answer] {
  const asked = {
    asked: 'validation',
    about: question.address.addressLines.join(', '),
    language: '',
    sitting: '',
  } as const;
  return [asked, { found: 1, body: { result: judgeAddress(question) } }];
}

function refusal(code: number, status: string): Response {
  return Response.json({ error: { code, message: status, status } }, { status: code });
}

function overview(journal: Journal<AddressEntry>): Response {
  const rows = journal.entries.map(
    ({ asked, about, language, found, isPaidAlone }) =>
      `<tr><td>${asked}<td>${escapeHtml(about)}<td>${escapeHtml(language)}<td>${found}<td>${isPaidAlone ? 'alone' : ''}`,
  );
  return htmlPage('Addresses', `<table><tr><th>Asked for<th>About<th>In<th>Found<th>Paid${rows.join('')}</table>`);
}
