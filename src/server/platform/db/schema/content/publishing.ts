import { sql } from 'drizzle-orm';
import { boolean, integer, text } from 'drizzle-orm/pg-core';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { instant } from '../../columns.ts';

/* Columns of content that authors write and students see: who may see it, and its latest change. */

export const authored = () => ({
  /** Of the latest version. Imported content is published at once. */
  stage: text('stage').$type<Stage>().notNull().default('published'),
  /** When a job publishes content in review; null: a user does. */
  publishAt: instant('publish_at'),
  /** When it was deleted. Answers stay. */
  deletedAt: instant('deleted_at'),
  /** Raised by every change, so that conflicting edits are detected. */
  revision: integer('revision').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Whether students can find it. */
export const live = (when: string) => boolean('live').notNull().generatedAlwaysAs(sql.raw(when));
