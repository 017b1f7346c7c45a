import type * as z from 'zod/mini';
import type { Permission } from '../../access/permission.ts';

/** A column of the list. The server's table of the resource defines its content, its kind how it is shown. */
export type ResourceColumn = {
  readonly name: string;
  /**
   * `money` is a number in the smallest unit of the row's `currency`; `markdown` a text whose markup is not shown;
   * `stage` the instant of publication, and null for a draft.
   */
  readonly kind: 'text' | 'markdown' | 'number' | 'toggle' | 'instant' | 'choice' | 'money' | 'stage';
  /** Options of a choice or stage, for the filter. */
  readonly choices?: readonly string[];
  /** The resource whose records filter the list by this column. */
  readonly references?: string;
  /** Whether the column can be filtered: toggles, choices, stages and references. */
  readonly filter?: true;
  /** Whether rows cannot be sorted by it, since no index supports it. */
  readonly unordered?: true;
  readonly hiddenAtFirst?: true;
  /** Share of the list's width. Default 1. */
  readonly share?: number;
};

/** A field of the form, in the order of the form. */
export type ResourceField = {
  readonly name: string;
  /** A `date` is a day as `2026-05-31`, an `instant` a time in UTC (ISO 8601); each may be null. */
  readonly input:
    | 'text'
    | 'lines'
    | 'markdown'
    | 'number'
    | 'money'
    | 'toggle'
    | 'choice'
    | 'date'
    | 'instant'
    | 'reference';
  readonly choices?: readonly string[];
  /** A resource, or `quiz`, which has its own list and editor. */
  readonly references?: string;
  /** Whether it may be changed for many records at once. */
  readonly bulk?: true;
};

/**
 * Everything that lists, forms and the server need to know about one kind of record. Data only: a screen that needs
 * more is written by hand.
 */
export type Resource = {
  /** As in the address: `/admin/exam-focus`. */
  readonly name: string;
  readonly read: Permission;
  readonly write: Permission;
  readonly columns: readonly ResourceColumn[];
  /** The default order of the list. */
  readonly order: ResourceOrder;
  readonly fields: readonly ResourceField[];
  /**
   * The written values; a strict object, so that no other fields are accepted. A field that is added later has a
   * default, because tabs of the version before do not send it.
   */
  readonly schema: z.ZodMiniType<ResourceValues>;
  /** Records are created and edited in a separate editor; the fields are for changing many at once. */
  readonly ownEditor?: true;
  /** Initial values of a new record's form. */
  readonly initial: ResourceValues;
};

export type ResourceOrder = { readonly column: string; readonly direction: 'ascending' | 'descending' };

export type ResourceValue = string | number | boolean | null;
export type ResourceValues = Readonly<Record<string, ResourceValue>>;
