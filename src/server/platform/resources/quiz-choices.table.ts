import type { ResourceTable } from './resource-table.ts';

/** Quizzes as targets of references. They are listed and edited on screens of their own. */
export const QUIZ_CHOICES: ResourceTable = {
  table: 'quizzes',
  joins: 'join topics t on t.id = r.topic_id join subjects s on s.id = t.subject_id',
  where: 'r.deleted_at is null and r.in_bank',
  columns: {},
  fields: {},
  title: `t.title || ': ' || r.title`,
  search: `lower(' ' || s.title || ' ' || t.title || ' ' || r.title)`,
  school: null,
};
