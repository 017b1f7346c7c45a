import * as z from 'zod/mini';
import { gradeBoundariesSchema } from '#domain/attempts/results/grade-boundaries.ts';
import { LANGUAGES } from '#domain/platform/language.ts';
import { TEXT_MAX_CHARS, TITLE_MAX_CHARS } from '#domain/platform/text.limits.ts';
import { ESTIMATES } from '#domain/questions/authoring/question-draft.schema.ts';

/* The files of a library, as src/library/README.md describes them. */

/** What a topic of a library can contain besides texts. */
const LIBRARY_MEDIA_KINDS = ['audio', 'short'] as const;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_CHARS));
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX_CHARS));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'));

/** `subject.yaml` */
export const subjectFileSchema = z.strictObject({
  title,
  summary: text,
  /** The language of its content; left out: English. */
  language: z._default(z.enum(LANGUAGES), 'en'),
  /** Folders of the topics, in the order of the course. */
  topics: z.array(slug).check(z.minLength(1)),
  gradeBoundaries: gradeBoundariesSchema,
});

/** `TOPIC/topic.yaml` */
export const topicFileSchema = z.strictObject({
  title,
  summary: text,
  subtopics: z.array(title).check(z.minLength(1)),
  /** What students have to be able to do, by the number of the point. */
  specification: z.record(z.string(), text),
  /**
   * The misconceptions behind distractors: a short name, and what a student with it does (“Mixes up mass and weight”).
   */
  misconceptions: z.record(slug, text),
});

/** What a question of a library has besides the fields of its type in Lectern's JSON Lines. */
export const questionExtrasSchema = z.object({
  id: z.string().check(z.regex(/^\d{2,3}$/, 'must be a number of two or three digits, in quotation marks')),
  difficulty: z.enum(ESTIMATES),
  /** A number from the specification of the topic. */
  point: z.string(),
  subtopic: title,
  /** The misconceptions of the topic behind incorrect choices, by the id of the choice. */
  misconceptions: z.optional(z.record(z.string(), z.string())),
  /** Expressions that compute a numeric answer, or that have to be true. */
  check: z.optional(z.union([text, z.array(text)])),
});

/** `TOPIC/cards.yaml` */
export const cardsFileSchema = z.array(
  z.union([
    z.strictObject({ cloze: text }),
    z.strictObject({ image: text, alt: text, front: text, back: text }),
    z.strictObject({
      front: text,
      back: text,
      reversed: z.optional(z.boolean()),
      typed: z.optional(z.boolean()),
    }),
  ]),
);
export type LibraryCard = z.infer<typeof cardsFileSchema>[number];

/** `TOPIC/media.yaml`: audio summaries and shorts; paths within the topic's folder. */
export const mediaFileSchema = z.array(
  z.strictObject({
    kind: z.enum(LIBRARY_MEDIA_KINDS),
    file: text,
    title,
    summary: text,
    /** A WebVTT file in the language of the subject. Its text is also the transcript. */
    captions: text,
  }),
);
export type LibraryMedia = z.infer<typeof mediaFileSchema>[number];

/** `TOPIC/exam-focus.yaml` */
export const focusFileSchema = z.array(
  z.strictObject({
    title,
    body: text,
    weight: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
    /** A heading of the note that explains it. */
    heading: z.nullable(title),
    subtopics: z.array(title),
  }),
);
export type LibraryFocusPoint = z.infer<typeof focusFileSchema>[number];

/** `papers/*.yaml`; questions as `TOPIC/NUMBER`. */
export const paperFileSchema = z.strictObject({
  title,
  year: z.number().check(z.int()),
  session: title,
  minutes: z.number().check(z.int(), z.minimum(10), z.maximum(240)),
  instructions: text,
  sections: z
    .array(
      z.strictObject({
        title,
        instructions: text,
        questions: z
          .array(z.strictObject({ question: text, marks: z.number().check(z.int(), z.minimum(1)) }))
          .check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});
export type LibraryPaper = z.infer<typeof paperFileSchema>;
