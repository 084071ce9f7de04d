import { z } from 'zod';
import { focusPoint } from '../catalogue/focus-point.ts';
import { plainText } from '../calls/fields.ts';
import { contentLink } from './content-link.ts';
import { productZoneKeys } from './product-zones.ts';

// Fields that several kinds of block share. A field's `description` is the hint under it in the operator's editor. By its
// `format` the shop finds it in any block: to clean it, or to look up the products and categories it names.

export const heading = plainText(160);
export const text = plainText(600);
/** Sanitised when it is saved and again when it is drawn. */
export const richText = z.string().min(1).max(30_000).meta({ description: 'Formatted text', format: 'html' });
export const moment = z.iso.datetime();

/** From our own host only. An empty `alt` marks a picture that says nothing the text does not. */
export const picture = z
  .strictObject({
    src: z
      .string()
      .max(300)
      .regex(/^\/(?:pictures|media)\/[\w/.-]+\.(?:svg|avif|webp|png|jpg)$/)
      .describe('/pictures/… or /media/…, .webp, .avif, .png, .jpg or .svg'),
    alt: z.string().trim().max(200).describe('What it shows. Empty if it says nothing the text does not.'),
    width: z.int().min(1).max(4000),
    height: z.int().min(1).max(4000),
    /** Of the library at the time: the engine writes it, whatever an author says. */
    focus: focusPoint.optional(),
  })
  .meta({ description: 'Picture', format: 'picture' });

export const link = z.strictObject({ label: plainText(80).describe('Words of the link'), to: contentLink });

/** The path of keys from the department down: `gastronomy/refrigeration`. */
export const categoryKey = z
  .string()
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
  .meta({ description: 'The keys from the department down: gastronomy/refrigeration', format: 'category' });

/** Products by number, by quick-filter tag, of a category or of a brand; only those sold in the shop are shown. */
export const productSource = z
  .discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('skus'),
      skus: z
        .array(
          z
            .string()
            .regex(/^EX\d{8}$/)
            .describe('EX and eight digits'),
        )
        .min(1)
        .max(24),
    }),
    z.strictObject({
      by: z.literal('tag'),
      tag: z
        .string()
        .regex(/^[\w-]{1,60}$/)
        .describe('A quick-filter tag, like on-sale'),
      category: categoryKey.optional(),
      limit: z.int().min(1).max(24),
    }),
    z.strictObject({ by: z.literal('category'), category: categoryKey, limit: z.int().min(1).max(24) }),
    z.strictObject({
      by: z.literal('brand'),
      brand: plainText(100).describe('As products name it, like Royal Catering'),
      category: categoryKey.optional(),
      limit: z.int().min(1).max(24),
    }),
  ])
  .meta({ description: 'Products', format: 'products' });
export type ProductSource = z.output<typeof productSource>;

/** What sells best in a department. */
export const productZone = z.enum(productZoneKeys).meta({ format: 'product-zone' });

/** Drawings the shop has for a short promise. */
export const promiseIcons = [
  'truck',
  'shield',
  'return',
  'headset',
  'percent',
  'lock',
  'calendar',
  'package',
  'star',
  'wrench',
] as const;

export const promise = z.strictObject({ icon: z.enum(promiseIcons), title: heading, text });

export const card = z.strictObject({
  title: heading,
  text: text.optional(),
  picture: picture.optional(),
  link: link.optional(),
});

export const illustratedCategory = z.strictObject({ category: categoryKey, picture: picture.optional() });
