import { type Annotation, annotationSchema } from '#domain/content/notes/annotation.schema.ts';

export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Persists a user's highlights until the server has them, so that a reload or an empty battery loses nothing. */
export type AnnotationJournal = {
  readonly all: () => readonly Annotation[];
  readonly write: (annotation: Annotation) => void;
  /** Deletes a highlight that was saved or refused; a newer revision of it stays. */
  readonly forget: (annotation: Annotation) => void;
};

const KEY_PREFIX = 'lectern.mark/';

/** The notes in which a user has highlights that the server does not have. */
export function materialsWithMarks(user: string, storage: JournalStorage): readonly string[] {
  const prefix = `${KEY_PREFIX}${user}/`;
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const materials = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length).split('/')[0]);
  return [...new Set(materials.filter((material) => material !== undefined))];
}

/** The journal of one user's highlights in one note: on a shared device, another user's are never sent. */
export function createAnnotationJournal(user: string, material: string, storage: JournalStorage): AnnotationJournal {
  const prefix = `${KEY_PREFIX}${user}/${material}/`;
  const read = (name: string): Annotation | null => {
    try {
      const entry = annotationSchema.safeParse(JSON.parse(storage.getItem(name) ?? 'null'));
      return entry.success ? entry.data : null;
    } catch {
      // Not written by any version of Lectern: there is nothing to send.
      return null;
    }
  };
  return {
    all: () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at))
        .filter((name) => name?.startsWith(prefix))
        .flatMap((name) => read(name ?? '') ?? []),
    write: (annotation) => {
      try {
        storage.setItem(prefix + annotation.id, JSON.stringify(annotation));
      } catch (cause) {
        // Storage is full or forbidden: the highlight is still in memory and is being sent.
        console.warn('This highlight could not be saved on this device.', cause);
      }
    },
    forget: ({ id, revision }) => {
      const stored = read(prefix + id);
      if (stored !== null && stored.revision <= revision) storage.removeItem(prefix + id);
    },
  };
}
