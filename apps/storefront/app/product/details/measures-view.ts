import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { sidesOf, type MeasuredBox, type Sides } from '@tradehall/domain/catalogue/product-measures.ts';
import { softHyphenated } from '@tradehall/domain/search/soft-hyphens.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { formatCount, formatMeasure } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';

export interface Row {
  readonly label: string;
  readonly value: string;
}

const metres = (mm: number, locale: Locale): string => `${formatMeasure(mm / 1_000, locale)}\u00a0m`;
const centimetres = (mm: number, locale: Locale): string => `${formatMeasure(mm / 10, locale)}\u00a0cm`;
const millimetres = (mm: number, locale: Locale): string => `${formatCount(mm, locale)}\u00a0mm`;

/** `(L × B × H)` stays in one line. */
const unbroken = (label: string): string =>
  label.replace(/\([^()]{1,16}\)/, (short) => short.replaceAll(' ', '\u00a0'));

function measuredRows(
  box: MeasuredBox,
  keys: { readonly sides: string; readonly weight: string },
  labels: { readonly sides: string; readonly weight: string },
  locale: Locale,
): readonly (Row & { readonly name: string })[] {
  const sides = sidesOf(box);
  const lengths = sides === null ? [] : [sides.lengthMm, sides.widthMm, sides.heightMm];
  const size = `${lengths.map((mm) => formatCount(mm, locale)).join(' × ')}\u00a0mm`;
  const weight = box.weightG === null ? null : `${formatMeasure(box.weightG / 1_000, locale)}\u00a0kg`;
  return [
    ...(sides === null ? [] : [{ name: keys.sides, label: labels.sides, value: size }]),
    ...(weight === null ? [] : [{ name: keys.weight, label: labels.weight, value: weight }]),
  ];
}

/** The technical data, and what an operator has measured but not written there. */
export function technicalRows(
  { attributes, measures, model, ean }: ProductDocument,
  locale: Locale,
  translate: Translate,
): readonly Row[] {
  const net = { sides: translate('product.dimensions'), weight: translate('product.netWeight') };
  const gross = { sides: translate('product.packageDimensions'), weight: translate('product.grossWeight') };
  const measured =
    measures === undefined
      ? []
      : [
          ...measuredRows(measures.net, { sides: 'dimensions', weight: 'net-weight' }, net, locale),
          ...measuredRows(measures.gross, { sides: 'package-dimensions', weight: 'gross-weight' }, gross, locale),
        ];
  const written = attributes.filter(({ value }) => value.trim() !== '');
  const names = new Set(written.map(({ name }) => name));
  const { language } = locales[locale];
  return [
    ...written,
    ...measured.filter(({ name }) => !names.has(name)),
    ...(model === '' || names.has('model') ? [] : [{ label: translate('product.model'), value: model }]),
    ...(ean === null ? [] : [{ label: translate('product.ean'), value: ean }]),
  ].map(({ label, value }) => ({ label: softHyphenated(unbroken(label), language), value }));
}

/** Beside whom or on what the product is drawn, all to one scale. */
export interface SizeView {
  readonly title: string;
  /** What the drawing says, in words. */
  readonly text: string;
  readonly caption: string;
  readonly reference: 'person' | 'worktop';
  readonly referenceMm: number;
  readonly sides: Sides;
  readonly labels: {
    readonly length: Row;
    readonly width: Row;
    readonly height: Row;
    readonly reference: string;
  };
}

const personMm = 1_750;
const worktopMm = 900;
/** Smaller than this it would be a dot. */
const leastShownMm = 200;
/** What is larger stands on the floor. */
const mostOnWorktop = { heightMm: 800, lengthMm: 1_200, widthMm: 700, weightG: 60_000 } as const;

/** Null where the product was not measured, or is too small to be seen. */
export function sizeView({ measures }: ProductDocument, locale: Locale, translate: Translate): SizeView | null {
  const sides = measures === undefined ? null : sidesOf(measures.net);
  if (measures === undefined || sides === null) return null;
  if (Math.max(sides.lengthMm, sides.widthMm, sides.heightMm) < leastShownMm) return null;
  const fitsOnWorktop =
    sides.heightMm <= mostOnWorktop.heightMm &&
    sides.lengthMm <= mostOnWorktop.lengthMm &&
    sides.widthMm <= mostOnWorktop.widthMm &&
    (measures.net.weightG ?? 0) <= mostOnWorktop.weightG;
  const reference = fitsOnWorktop ? centimetres(worktopMm, locale) : metres(personMm, locale);
  const named = (label: string, mm: number): Row => ({ label, value: millimetres(mm, locale) });
  const labels = {
    length: named(translate('product.length'), sides.lengthMm),
    width: named(translate('product.width'), sides.widthMm),
    height: named(translate('product.height'), sides.heightMm),
    reference,
  };
  const caption = translate(fitsOnWorktop ? 'product.sizeWorktop' : 'product.sizePerson', { height: reference });
  return {
    title: translate('product.sizeTitle'),
    text: `${[labels.length, labels.width, labels.height].map(({ label, value }) => `${label} ${value}`).join(', ')}. ${caption}`,
    caption,
    ...(fitsOnWorktop
      ? { reference: 'worktop', referenceMm: worktopMm }
      : { reference: 'person', referenceMm: personMm }),
    sides,
    labels,
  };
}
