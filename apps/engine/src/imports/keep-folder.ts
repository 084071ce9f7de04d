import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { guaranteeSku, productSku } from '@tradehall/domain/calls/fields.ts';
import { keepPicture, type PictureKeeper } from '../catalogue/pictures/keep-picture';
import {
  digestOfBytes,
  findPictures,
  folderBegin,
  notePicture,
  noteRefusal,
} from '../catalogue/pictures/outside/outside-pictures';
import { mostBytes, PictureRefused } from '../catalogue/pictures/sniff-picture';
import type { Database } from '../platform/database';
import { findKeys, loadVariants } from './kinds/named-products';
import { FileFault } from './read/file-fault';

const pictureName = /^(?<base>.+)\.(?:jpe?g|png|webp|avif)$/i;
const numbered = /^(?<key>.+)-(?<number>\d{1,3})$/;

interface Folder {
  readonly folder: string;
  /** Which other system has the keys that the files are called by. */
  readonly source: string;
  readonly tell: (done: number, all: number) => void;
}

/**
 * The pictures of a folder are kept in the library, and told as the rows of a file: `PAN-24.jpg` is the first one of the
 * product PAN-24, `PAN-24-2.jpg` its second. Begun again after it was ended, it keeps none twice.
 */
export async function keepFolder(
  database: Database,
  keeper: PictureKeeper,
  { folder, source, tell }: Folder,
): Promise<Buffer> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && pictureName.test(entry.name) ? [entry.name] : [],
  );
  if (names.length === 0) throw new FileFault('The folder has no files that end with .jpg, .png, .webp or .avif.');
  const productOf = await productsIn(database, names, source);
  const rows: string[] = [];
  tell(0, names.length);
  for (const name of names.toSorted(new Intl.Collator('en', { numeric: true }).compare)) {
    const digest = await keepFile(database, keeper, join(folder, name), name);
    // The digest makes another file of the same names with other pictures.
    rows.push(JSON.stringify({ picture: `${folderBegin}${name}`, ...productOf(name), source, digest }));
    tell(rows.length, names.length);
  }
  return Buffer.from(rows.join('\n'));
}

async function keepFile(database: Database, keeper: PictureKeeper, path: string, title: string): Promise<string> {
  const address = `${folderBegin}${title}`;
  const isTooLarge = statSync(path).size > mostBytes;
  const bytes = isTooLarge ? Buffer.alloc(0) : readFileSync(path);
  const digest = digestOfBytes(bytes);
  const known = (await findPictures(database, [address])).get(address);
  if (known?.state === 'kept' && known.assetId !== null && known.digest === digest) return digest;
  const note = (assetId: number) => notePicture(database, address, { digest, assetId, etag: null, lastModified: null });
  try {
    await keepPicture(database, keeper, { bytes, title }, note);
  } catch (failure) {
    if (!(failure instanceof PictureRefused)) throw failure;
    const reason = isTooLarge ? `is larger than ${mostBytes / 1024 / 1024} MB` : failure.message;
    await noteRefusal(database, address, reason);
  }
  return digest;
}

const baseOf = (name: string): string => pictureName.exec(name)?.groups?.['base'] ?? name;

/** A number behind the name may be part of a key: the product decides that is called so as a whole. */
async function productsIn(database: Database, names: readonly string[], source: string) {
  const bases = names.map(baseOf);
  const skuOf = await findKeys(
    database,
    bases.map((key) => ({ source, key })),
  );
  const skus = bases.flatMap((base) => [base, numbered.exec(base)?.groups?.['key'] ?? '']);
  const known = await loadVariants(
    database,
    skus.filter((sku) => isSku(sku)),
  );
  return (name: string) => {
    const base = baseOf(name);
    const whole = skuOf({ source, key: base }) ?? (known.has(base) ? base : null);
    if (whole !== null) return { sku: whole, key: '', place: '1' };
    const { key = base, number = '1' } = numbered.exec(base)?.groups ?? {};
    return { sku: isSku(key) ? key : '', key: isSku(key) ? '' : key, place: String(Number(number)) };
  };
}

const isSku = (text: string): boolean => productSku.safeParse(text).success && !guaranteeSku.safeParse(text).success;
