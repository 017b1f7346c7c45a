import type { ComponentType } from 'react';
import type { BodyOf, KeyOf, QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';

/** What the fields of a type are given: what stands there by now, which need not be whole yet. */
export type FieldsProps<Body, Key> = {
  readonly body: Body;
  /** React keeps the name `key` for itself. */
  readonly answerKey: Key;
  readonly onChange: (body: Body, key: Key) => void;
  /** The message beside a field: `body.choices.1.text`, `answer`. */
  readonly errorOf: (path: string) => string | undefined;
  readonly figures: readonly RichTextImage[];
  /** A picture has been sent, and can be shown from now on. */
  readonly onImage: (figure: RichTextImage) => void;
};

export type QuestionFields<T extends QuestionTypeName> = FieldsProps<BodyOf<T>, KeyOf<T>>;

/** The fields of a type whose name is only known at run time. */
export type AnyFields = ComponentType<FieldsProps<unknown, unknown>>;

/** Pairs a type with its fields. The registry's rows differ in their types alone. */
export const defineFields = <T extends QuestionTypeName>(
  _type: T,
  fields: ComponentType<QuestionFields<T>>,
): AnyFields => fields as unknown as AnyFields;
