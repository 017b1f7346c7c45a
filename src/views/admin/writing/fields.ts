import type { WritingPlacesQuery } from '#api/documents/writing.generated.ts';
import type { Draft, WritingList } from '#domain/writing/writing.schema.ts';
import type { Desk } from './use-writing.ts';

export type Places = WritingPlacesQuery['writingPlaces'];

/** What the fields of one kind are given. */
export type FieldsProps<D extends Draft = Draft> = {
  readonly draft: D;
  readonly change: (next: D) => void;
  readonly errorOf: (name: string) => string | undefined;
  readonly desk: Desk;
  readonly places: Places;
  readonly list: WritingList;
};
