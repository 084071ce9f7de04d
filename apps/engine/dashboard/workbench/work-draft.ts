import { isLanguage, type Language, languages } from '@tradehall/domain/locales/languages.ts';
import type { ProductFile, SetPart } from '@tradehall/domain/catalogue/product-document.ts';
import type { TechnicalDetail } from '../../src/catalogue/attributes/product-json';
import { type LanguageTexts, isSameText, noTexts, type TextField, textFields } from '../../src/workbench/product-texts';
import { say } from '../say';
import type { Facts, ProductWork, ShownForm, WorkInput } from './workbench.documents';

/** An attribute while it is edited; `id` stays with it wherever it is moved. */
export interface DetailDraft {
  readonly id: number;
  readonly key: string;
  /** A number as it is typed, a word, or `yes` and `no`. */
  readonly typed: string;
  readonly chosen: readonly string[];
  readonly unit: string;
  /** As it was opened: what nobody touches is sent as it came. */
  readonly saved: TechnicalDetail | null;
}

type AllTexts = Readonly<Record<Language, LanguageTexts>>;

/** What is on the screen. */
export interface WorkDraft {
  readonly texts: AllTexts;
  readonly facts: Facts;
  readonly details: readonly DetailDraft[];
  readonly categoryIds: readonly string[];
  readonly relatedAccessories: readonly string[];
  readonly accessoryOf: readonly string[];
  readonly setParts: readonly SetPart[];
  readonly files: readonly ProductFile[];
  /** Texts that were compared with a source, as `de name`, and with which. */
  readonly checked: Readonly<Record<string, Language>>;
}

export function textsOf(work: Pick<ProductWork, 'texts'>): AllTexts {
  const known = new Map(work.texts.map(({ language, texts }) => [language, texts]));
  const entries = languages.map((code): [Language, LanguageTexts] => [code, known.get(code) ?? noTexts]);
  const texts: Partial<Record<Language, LanguageTexts>> = Object.fromEntries(entries);
  return allOf(texts);
}

function allOf(texts: Partial<Record<Language, LanguageTexts>>): AllTexts {
  const of = (code: Language) => texts[code] ?? noTexts;
  return {
    ...{ bg: of('bg'), cs: of('cs'), da: of('da'), de: of('de'), el: of('el'), en: of('en'), es: of('es') },
    ...{ fi: of('fi'), fr: of('fr'), hr: of('hr'), hu: of('hu'), it: of('it'), lt: of('lt'), nb: of('nb') },
    ...{ nl: of('nl'), pl: of('pl'), pt: of('pt'), ro: of('ro'), sk: of('sk'), sl: of('sl'), sv: of('sv') },
  };
}

export function draftOf(work: ProductWork): WorkDraft {
  return {
    texts: textsOf(work),
    facts: work.facts,
    details: work.technicalData.map((detail, id) => detailDraft(detail, id)),
    categoryIds: work.categoryIds,
    relatedAccessories: work.relatedAccessories,
    accessoryOf: work.accessoryOf,
    setParts: work.setParts,
    files: work.files,
    checked: {},
  };
}

function detailDraft(saved: TechnicalDetail, id: number): DetailDraft {
  const { key, value, unit } = saved;
  const words = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'boolean' ? (one ? 'yes' : 'no') : String(one),
  );
  return { id, key, typed: words.join('; '), chosen: words, unit: unit ?? '', saved };
}

export function newDetail(form: ShownForm, others: readonly DetailDraft[]): DetailDraft {
  const id = Math.max(-1, ...others.map((each) => each.id)) + 1;
  return { id, key: form.key, typed: '', chosen: [], unit: form.units[0] ?? '', saved: null };
}

/** A number as people type it, with a comma or a point. */
const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.') || Number.NaN);

/** As it is saved; null where what is typed is not yet anything. */
function detailOf(draft: DetailDraft, form: ShownForm | undefined): TechnicalDetail | null {
  const { key, typed, chosen, unit, saved } = draft;
  if (saved !== null && isUntouched(draft, saved)) return saved;
  const withUnit = unit === '' ? {} : { unit };
  switch (form?.kind ?? 'words') {
    case 'number': {
      const numbers = typed.split(';').map(numberOf);
      if (!numbers.every(Number.isFinite)) return null;
      const [only, ...others] = numbers;
      return only === undefined ? null : { key, value: others.length === 0 ? only : numbers, ...withUnit };
    }
    case 'yes-or-no':
      return typed === '' ? null : { key, value: typed === 'yes', ...withUnit };
    case 'choices':
      return chosen.length === 0 ? null : { key, value: [...chosen], ...withUnit };
    case 'choice':
    case 'words':
      return typed.trim() === '' ? null : { key, value: typed.trim(), ...withUnit };
  }
}

function isUntouched(draft: DetailDraft, saved: TechnicalDetail): boolean {
  const before = detailDraft(saved, draft.id);
  return JSON.stringify({ ...draft, saved: null }) === JSON.stringify({ ...before, saved: null });
}

type Forms = ReadonlyMap<string, ShownForm>;

export interface WorkProblem {
  readonly detailId: number;
  readonly words: string;
}

export function problemsOf(draft: WorkDraft, forms: Forms): WorkProblem[] {
  return draft.details.flatMap((detail) => {
    const form = forms.get(detail.key);
    if (detailOf(detail, form) !== null) return [];
    return [
      {
        detailId: detail.id,
        words:
          form?.kind === 'number' && detail.typed !== ''
            ? say('This is no number.')
            : say('Enter a value, or remove it.'),
      },
    ];
  });
}

/** What differs from what is saved, as it is sent. */
export function changesOf(work: ProductWork, draft: WorkDraft, forms: Forms): Record<string, unknown> {
  const saved = textsOf(work);
  const texts = languages
    .filter((code) => !isSameLanguage(saved[code], draft.texts[code]))
    .map((language) => ({ language, texts: draft.texts[language] }));
  const facts = Object.fromEntries(
    Object.entries(draft.facts).filter(([name, value]) => new Map(Object.entries(work.facts)).get(name) !== value),
  );
  const details = draft.details.flatMap((detail) => detailOf(detail, forms.get(detail.key)) ?? []);
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const checked = checkedOf(draft.checked);
  return {
    ...(texts.length === 0 ? {} : { texts }),
    ...(checked.length === 0 ? {} : { checked }),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(differs(details, work.technicalData) ? { technicalData: details } : {}),
    ...(differs(draft.categoryIds.toSorted(), work.categoryIds.toSorted()) ? { categoryIds: draft.categoryIds } : {}),
    ...(differs(draft.relatedAccessories, work.relatedAccessories)
      ? { relatedAccessories: draft.relatedAccessories }
      : {}),
    ...(differs(draft.accessoryOf, work.accessoryOf) ? { accessoryOf: draft.accessoryOf } : {}),
    ...(differs(draft.setParts, work.setParts) ? { setParts: draft.setParts } : {}),
    ...(differs(draft.files, work.files) ? { files: draft.files } : {}),
  };
}

const isSameLanguage = (one: LanguageTexts, other: LanguageTexts): boolean =>
  textFields.every((field) => isSameText(one[field], other[field]));

export function inputOf(work: ProductWork, changes: Record<string, unknown>): WorkInput {
  return { ...changes, productId: work.productId, version: work.version };
}

function checkedOf(checked: WorkDraft['checked']) {
  const entries = Object.entries(checked).map(([place, source]) => ({ place: place.split(' '), source }));
  const groups = Map.groupBy(entries, ({ place, source }) => `${place[0] ?? ''} ${source}`);
  return [...groups.values()].flatMap((group) => {
    const [{ place, source } = { place: [], source: '' }] = group;
    const language = place[0] ?? '';
    return isLanguage(language) ? [{ language, source, fields: group.map((each) => each.place[1] ?? '') }] : [];
  });
}

/** A text was written, or looked over, beside the source. What English says is nobody's translation. */
export function withText(
  draft: WorkDraft,
  language: Language,
  source: Language,
  given: Partial<LanguageTexts>,
  looked: readonly TextField[] = [],
): WorkDraft {
  const own = { ...draft.texts[language], ...given };
  const fields = textFields.filter((field) => field !== 'slug' && (field in given || looked.includes(field)));
  const isTranslation = language !== 'en' && language !== source;
  const checked = isTranslation ? Object.fromEntries(fields.map((field) => [`${language} ${field}`, source])) : {};
  return {
    ...draft,
    texts: { ...draft.texts, [language]: own },
    checked: { ...draft.checked, ...checked },
  };
}

/** One of a kind in a language: the new one takes the place of the one before. */
export function withFile(draft: WorkDraft, file: ProductFile): WorkDraft {
  const others = draft.files.filter(({ kind, language }) => kind !== file.kind || language !== file.language);
  return { ...draft, files: [...others, file] };
}
