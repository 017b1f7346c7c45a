import { ACTED, BY_USER, CREATED_FOR_OTHERS, named, type PersonalTables, retained } from '../personal-rows.ts';

const NUMBER_ONLY = 'Versions are never changed. The id stays, but no account has it any more.';

/** Content written for others. */
export const CONTENT_DATA: PersonalTables = {
  items: [named('owner_id', CREATED_FOR_OTHERS, { omit: ['live', 'estimate'] })],
  quizzes: [named('owner_id', CREATED_FOR_OTHERS, { omit: ['live', 'search'] })],
  item_versions: [retained('t.author_id = $1', NUMBER_ONLY, { omit: ['search'] })],
  note_versions: [retained('t.author_id = $1', NUMBER_ONLY)],
  regrades: [named('applied_by', ACTED)],
  imports: [named('user_id', CREATED_FOR_OTHERS, { omit: ['report', 'made'] })],
  import_arrivals: [],
  import_items: [],
  import_notes: [],
  uploads: [
    {
      where: BY_USER,
      onDeletion: {
        does: 'fade',
        columns: { user_id: 'null', name: `'file'` },
        why: 'The row is needed to delete the file once no content uses it.',
      },
    },
  ],
};
