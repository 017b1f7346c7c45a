import type * as z from 'zod/mini';
import type { BodyOf, KeyOf, QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { CommonField } from '../question-fields.schema.ts';

/** The formats of other programs that have several question types. A table is CSV or XLSX. */
export type ForeignFormat = 'gift' | 'moodle-xml' | 'qti' | 'table' | 'h5p';

/** Body and answer key in the form of the question type, not validated yet. */
export type Parts = { readonly body: unknown; readonly key: unknown };

type PartField<T extends QuestionTypeName> =
  | `body.${keyof BodyOf<T> & string}`
  | `key.${(KeyOf<T> extends infer Key ? (Key extends unknown ? keyof Key : never) : never) & string}`;

/** How questions of a type are written in a JSON Lines file, which is also the form between the bank and other formats. */
export type InterchangeType<T extends QuestionTypeName, Form extends z.ZodMiniType> = {
  /** One question. Unknown fields are rejected, so that a misspelt one is not silently lost. */
  readonly form: Form;
  /** The path of a field of body or answer key in the file, if it has another name there: used in messages for authors. */
  readonly paths: { readonly [Field in PartField<T>]?: readonly string[] };
  /** The question split into what the student sees and what stays on the server. */
  readonly parts: (question: z.infer<Form>) => Parts;
  /** The reverse of `parts`: the fields of the file, without those that every type has. */
  readonly fields: (body: BodyOf<T>, key: KeyOf<T>) => Omit<z.infer<Form>, CommonField | 'type'>;
  /**
   * The formats that have a similar type: their writers need a case for it. All others report the question as not
   * exported.
   */
  readonly writtenIn: readonly ForeignFormat[];
};

/** Keeps the schema's type, and which formats a type can be written in, while checking the shape. */
export const defineInterchange = <
  T extends QuestionTypeName,
  Form extends z.ZodMiniObject,
  const Formats extends readonly ForeignFormat[],
>(
  _type: T,
  definition: InterchangeType<T, Form> & { readonly writtenIn: Formats },
): InterchangeType<T, Form> & { readonly writtenIn: Formats } => definition;
