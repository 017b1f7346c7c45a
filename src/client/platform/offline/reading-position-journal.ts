import * as z from 'zod/mini';

const positionSchema = z.object({ heading: z.nullable(z.string()), share: z.number() });
export type StoredReadingPosition = z.infer<typeof positionSchema>;
type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A user's reading position in each note, until the server has it. */
export type ReadingPositionJournal = {
  readonly all: () => readonly { readonly material: string; readonly position: StoredReadingPosition }[];
  readonly save: (material: string, savedPosition: StoredReadingPosition) => void;
  /** Deletes a position that was saved; a later one stays. */
  readonly forget: (material: string, savedPosition: StoredReadingPosition) => void;
};

/** The journal of a user in a storage. Unreadable entries count as none. */
export function createReadingPositionJournal(userId: string, storage: JournalStorage): ReadingPositionJournal {
  const keyPrefix = `lectern.place/${userId}/`;
  const read = (material: string): StoredReadingPosition | null => {
    try {
      const savedPosition = positionSchema.safeParse(JSON.parse(storage.getItem(keyPrefix + material) ?? 'null'));
      return savedPosition.success ? savedPosition.data : null;
    } catch {
      // Not written by any version of Lectern: it contains no position.
      return null;
    }
  };
  return {
    all: () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((name) => name.startsWith(keyPrefix))
        .flatMap((name) => {
          const material = name.slice(keyPrefix.length);
          const savedPosition = read(material);
          return savedPosition === null ? [] : [{ material, position: savedPosition }];
        }),
    save: (material, savedPosition) => {
      try {
        storage.setItem(keyPrefix + material, JSON.stringify(savedPosition));
      } catch (cause) {
        console.warn('The reading position could not be saved on this device.', cause);
      }
    },
    forget: (material, { heading, share }) => {
      const stored = read(material);
      if (stored?.heading === heading && stored.share === share) storage.removeItem(keyPrefix + material);
    },
  };
}
