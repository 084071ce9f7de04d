import { z } from 'zod';
import { BucketFiles } from './bucket-files.ts';
import { FolderFiles } from './folder-files.ts';
import type { KeptFiles } from './kept-files.ts';

interface UploadsSettings {
  readonly UPLOADS_FOLDER: string;
  readonly UPLOADS_BUCKET?: string | undefined;
  readonly UPLOADS_BUCKET_URL?: string | undefined;
  readonly UPLOADS_BUCKET_REGION: string;
  readonly UPLOADS_BUCKET_ADDRESS: 'path' | 'host';
  readonly UPLOADS_BUCKET_KEY_ID?: string | undefined;
  readonly UPLOADS_BUCKET_SECRET?: string | undefined;
}

/** As S3 has them. */
export const bucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/);
export const bucketUrl = z.url({ protocol: /^https?$/ });
export const bucketRegion = z.string().min(1).default('eu-central-1');
export const bucketAddress = z.enum(['path', 'host']).default('path');

/** A bucket and its key belong together: half of them would send uploads into a folder that nobody serves. */
export const isBucketWhole = (given: Omit<UploadsSettings, 'UPLOADS_FOLDER'>): boolean =>
  !given.UPLOADS_BUCKET === !given.UPLOADS_BUCKET_KEY_ID && !given.UPLOADS_BUCKET === !given.UPLOADS_BUCKET_SECRET;

export const halfBucket = {
  path: ['UPLOADS_BUCKET_SECRET'],
  error: 'bucket, key and secret of the uploads belong together',
};

/** What operators have uploaded: in the bucket where one is named, else in the folder. */
export function openUploads(settings: UploadsSettings): KeptFiles {
  const { UPLOADS_BUCKET: name, UPLOADS_BUCKET_KEY_ID: keyId, UPLOADS_BUCKET_SECRET: secret } = settings;
  if (!name || !keyId || !secret) return new FolderFiles(settings.UPLOADS_FOLDER);
  const { UPLOADS_BUCKET_REGION: region, UPLOADS_BUCKET_URL: url = null, UPLOADS_BUCKET_ADDRESS: address } = settings;
  return new BucketFiles({ name, region, url, address, keyId, secret });
}
