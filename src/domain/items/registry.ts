import type * as z from 'zod/mini';
import { cloze } from './cloze.item.ts';
import { essay } from './essay.item.ts';
import { expression } from './expression.item.ts';
import { file } from './file.item.ts';
import { hotspot } from './hotspot.item.ts';
import type { ItemType } from './item-type.ts';
import { labelling } from './labelling.item.ts';
import { matching } from './matching.item.ts';
import { multipleChoice } from './multiple-choice.item.ts';
import { multipleResponse } from './multiple-response.item.ts';
import { numeric } from './numeric.item.ts';
import { open } from './open.item.ts';
import { ordering } from './ordering.item.ts';
import { shortAnswer } from './short-answer.item.ts';
import { structuredAnswer } from './structured-answer.item.ts';
import { table } from './table.item.ts';
import { trueFalse } from './true-false.item.ts';

/** Every type of item there is. A new type is a file and a row here; its view is a row in the views' registry. */
export const ITEM_TYPES = {
  'multiple-choice': multipleChoice,
  'multiple-response': multipleResponse,
  'true-false': trueFalse,
  numeric,
  'short-answer': shortAnswer,
  matching,
  cloze,
  ordering,
  hotspot,
  labelling,
  table,
  expression,
  open,
  'structured-answer': structuredAnswer,
  essay,
  file,
} as const;

export type ItemTypeName = keyof typeof ITEM_TYPES;
export type BodyOf<T extends ItemTypeName> = z.infer<(typeof ITEM_TYPES)[T]['body']>;
export type KeyOf<T extends ItemTypeName> = z.infer<(typeof ITEM_TYPES)[T]['key']>;
export type ResponseOf<T extends ItemTypeName> = z.infer<(typeof ITEM_TYPES)[T]['response']>;

export const ITEM_TYPE_NAMES = Object.keys(ITEM_TYPES) as readonly ItemTypeName[];

export function isItemTypeName(value: unknown): value is ItemTypeName {
  return typeof value === 'string' && Object.hasOwn(ITEM_TYPES, value);
}

/** The row of a type whose name is only known at run time. The registry's rows differ in their type arguments alone. */
export function itemType(name: ItemTypeName): ItemType {
  return ITEM_TYPES[name] as unknown as ItemType;
}
