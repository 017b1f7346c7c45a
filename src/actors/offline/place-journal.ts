import * as z from 'zod/mini';

const placeSchema = z.object({ heading: z.nullable(z.string()), share: z.number() });
export type KeptPlace = z.infer<typeof placeSchema>;
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A user's reading position in each note, until the server has it. */
export type PlaceJournal = {
  readonly all: () => readonly { readonly material: string; readonly place: KeptPlace }[];
  readonly keep: (material: string, place: KeptPlace) => void;
  /** Deletes a position that was saved; a later one stays. */
  readonly forget: (material: string, place: KeptPlace) => void;
};

export function createPlaceJournal(person: string, storage: Shelf): PlaceJournal {
  const begin = `lectern.place/${person}/`;
  const read = (material: string): KeptPlace | null => {
    try {
      const place = placeSchema.safeParse(JSON.parse(storage.getItem(begin + material) ?? 'null'));
      return place.success ? place.data : null;
    } catch {
      // Not written by any version of Lectern: it contains no position.
      return null;
    }
  };
  return {
    all: () =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .filter((name) => name.startsWith(begin))
        .flatMap((name) => {
          const material = name.slice(begin.length);
          const place = read(material);
          return place === null ? [] : [{ material, place }];
        }),
    keep: (material, place) => {
      try {
        storage.setItem(begin + material, JSON.stringify(place));
      } catch (cause) {
        console.warn('Your place in this note cannot be kept on the device.', cause);
      }
    },
    forget: (material, { heading, share }) => {
      const kept = read(material);
      if (kept?.heading === heading && kept.share === share) storage.removeItem(begin + material);
    },
  };
}
