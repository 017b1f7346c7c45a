import { sql } from 'drizzle-orm';
import { boolean, integer, text } from 'drizzle-orm/pg-core';
import type { Stage } from '#domain/authoring/stage.rule.ts';
import { instant } from '../columns.ts';

/* Columns of what authors write and students get: who may see it, and which change of it is the latest. */

export const authored = () => ({
  /** Of the latest version. What comes from files is published as it comes. */
  stage: text('stage').$type<Stage>().notNull().default('published'),
  /** When a job publishes what stands in review; null: a person does. */
  publishAt: instant('publish_at'),
  /** In the recycle bin since. What was answered stays. */
  deletedAt: instant('deleted_at'),
  /** Counts every change, so that two who change the same thing notice. */
  revision: integer('revision').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Whether students may come across it. */
export const live = (when: string) => boolean('live').notNull().generatedAlwaysAs(sql.raw(when));
