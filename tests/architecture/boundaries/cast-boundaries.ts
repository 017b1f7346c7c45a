import type { Boundary } from './boundary.ts';

/** Where the browser's code casts values. No other file of the browser does. */
export const BROWSER_CASTS: readonly Boundary[] = [
  {
    reason:
      'A document, operation or route that is known at run time determines the types of what is sent and received.',
    files: {
      'src/api/client.ts': 3,
      'src/api/live.ts': 2,
      'src/app/prerender.tsx': 2,
      'src/app/start/page-answers.ts': 2,
      'src/app/structured-data.ts': 1,
      'src/client/platform/offline/amendment.rule.ts': 3,
      'src/client/platform/offline/cached-operations.ts': 2,
      'src/client/platform/offline/response-cache.ts': 3,
      'src/client/view.context.ts': 1,
    },
  },
  {
    reason: 'The name of an actor or machine determines its type.',
    files: {
      'src/client/lazy-actors.ts': 1,
      'src/client/platform/inspection/machine-list.ts': 1,
      'src/client/platform/inspection/trace.player.ts': 1,
      'src/client/wait-for-actor.ts': 2,
    },
  },
  {
    reason:
      'A draft on the device was written by this program, but maybe by another version; the schema checks it on saving.',
    files: {
      'src/views/admin/content/stored-draft.ts': 1,
      'src/views/shared/questions/authoring/stored-draft.ts': 1,
    },
  },
  {
    reason: 'Forms name their fields by strings; the form library types them by the paths of one record.',
    files: {
      'src/views/admin/billing/plan/plan.view.tsx': 4,
      'src/views/admin/platform/app-settings/app-settings.view.tsx': 4,
      'src/views/admin/platform/resource/resource-form.tsx': 4,
      'src/views/admin/platform/resource/use-draft.ts': 2,
      'src/views/admin/users/user.view.tsx': 1,
      'src/views/shared/platform/form/schema-form.ts': 2,
      'src/views/student/users/complete-profile.view.tsx': 1,
    },
  },
  {
    reason: 'The kind of content or the type of a question, known at run time, determines the type of a draft.',
    files: {
      'src/views/admin/content/card.fields.tsx': 1,
      'src/views/admin/content/content.screen.tsx': 2,
      'src/views/admin/content/describe-content.ts': 1,
      'src/views/admin/platform/resource/resource-columns.tsx': 1,
      'src/views/shared/questions/authoring/fields/question-fields.ts': 2,
    },
  },
  {
    reason: 'The parser and the editor declare tokens and documents as anything, and ours let nothing else in.',
    files: {
      'src/ui/rich-editor/rich-editor.tsx': 3,
      'src/ui/rich-text/markdown/markdown.parser.ts': 1,
      'src/ui/rich-text/markdown/note.extensions.ts': 4,
      'src/ui/rich-text/markdown/rich-token.ts': 1,
      'src/ui/rich-text/prepared-texts.ts': 1,
    },
  },
  {
    reason: 'The library of types says less than the platform does: of elements, events, keys and parsed JSON.',
    files: {
      'src/app/main.tsx': 1,
      'src/app/start/yield-to-main.ts': 1,
      'src/client/attempts/answer-journal.ts': 1,
      'src/ui/icon/icon.tsx': 1,
      'src/ui/illustration/drawn-scene.tsx': 1,
      'src/ui/note-text/note-outline.ts': 1,
      'src/ui/note-text/reading-text.ts': 1,
      'src/ui/rich-text/formulas/typesetter.ts': 1,
      'src/views/student/assessments/exams/use-match-count.ts': 1,
    },
  },
];
