import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { folderImageStore, type ImageStore } from './image-store.ts';
import { folderMediaStore, type MediaStore } from './media-store.ts';

export type Storage = {
  readonly imageStore: ImageStore;
  /** Audio and video. */
  readonly media: MediaStore;
  /** Students' uploads. */
  readonly answerFiles: ImageStore;
  /** Question banks, for a day after their upload, so that any process can import them. */
  readonly bankFiles: MediaStore;
};

/** The configured storage: a bucket, or folders of DATA_DIR. */
export async function openStorage(settings: Settings): Promise<Storage> {
  const { s3Bucket: bucket, s3Region: region, s3Endpoint: endpoint } = settings;
  if (bucket === null) {
    const folder = (name: string): string => join(settings.dataDir, 'media', name);
    return {
      imageStore: folderImageStore(folder('figures')),
      media: folderMediaStore(folder('files')),
      answerFiles: folderImageStore(folder('answers')),
      // Not included in backups.
      bankFiles: folderMediaStore(join(settings.dataDir, 'banks')),
    };
  }
  // Most installations use a folder.
  const [{ s3Objects }, { s3ImageStore, s3MediaStore }, { machineCredentials }] = await Promise.all([
    import('./s3/s3-objects.ts'),
    import('./s3/s3.store.ts'),
    import('./s3/machine-credentials.ts'),
  ]);
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = settings;
  const credentials =
    accessKeyId === null || secretAccessKey === null
      ? // AWS sets variables of its own, which are not settings of Lectern.
        machineCredentials(process.env, region)
      : async () => ({ accessKeyId, secretAccessKey, sessionToken: null, expiresAt: null });
  const objects = s3Objects({ bucket, region, endpoint, credentials });
  return {
    imageStore: s3ImageStore(objects, 'figures'),
    media: s3MediaStore(objects, 'files'),
    answerFiles: s3ImageStore(objects, 'answers'),
    bankFiles: s3MediaStore(objects, 'banks'),
  };
}
