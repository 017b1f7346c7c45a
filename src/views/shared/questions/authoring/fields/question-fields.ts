import type { ComponentType } from 'react';
import type { BodyOf, KeyOf, QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';

/** Props of a type's fields: the current value, which may be incomplete. */
export type FieldsProps<Body, Key> = {
  readonly body: Body;
  /** React reserves the name `key`. */
  readonly answerKey: Key;
  readonly onChange: (body: Body, key: Key) => void;
  /** The message for a field: `body.choices.1.text`, `answer`. */
  readonly errorOf: (path: string) => string | undefined;
  readonly images: readonly RichTextImage[];
  /** An image was uploaded, and can be shown from now on. */
  readonly onImage: (image: RichTextImage) => void;
  /** Names of the variables of a randomised question, whose placeholders look like blanks. */
  readonly variables: readonly string[];
};

export type QuestionFields<T extends QuestionTypeName> = FieldsProps<BodyOf<T>, KeyOf<T>>;

/** The fields of a type whose name is only known at run time. */
export type AnyFields = ComponentType<FieldsProps<unknown, unknown>>;

/** Pairs a type with its fields. The registry's rows only differ in their types. */
export const defineFields = <T extends QuestionTypeName>(
  _type: T,
  fields: ComponentType<QuestionFields<T>>,
): AnyFields => fields as unknown as AnyFields;
