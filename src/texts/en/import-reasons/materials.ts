import type { MediaFault } from '#domain/interchange/import-reason.ts';
import type { MaterialFacts } from '#domain/interchange/reasons/material-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, quoted, size } from './reason-parts.ts';

const MEDIA: Readonly<Record<MediaFault, string>> = {
  missing: 'doesn’t exist. Correct its path; paths start in the folder of the list',
  outside: 'is outside the folder of the list. Move it into that folder',
  locked: 'can’t be opened. Check its permissions',
  empty: 'is empty. Replace it',
  otherFormat: 'isn’t an MP3, MP4, M4A, Ogg, WAV or WebM file. Convert it to one of these',
  broken: 'is damaged. Save it again from the program it came from',
  pictureInSound: 'contains a picture in a format for sound. Convert it to MP4 or WebM',
  withoutLength: 'doesn’t say how long it is. Save it again from the program it came from',
  noCaptions: 'contains no captions. Add captions, or remove it from the list',
  notWebVtt: 'isn’t a WebVTT file: it has to start with WEBVTT. Convert the captions to WebVTT',
  tooManyCaptions: 'contains too many captions. Split the recording',
};

/** Why a note, a recording, an exam paper or a glossary is not imported. */
export const materials: ReasonTextsOf<keyof MaterialFacts> = {
  fileNotUtf8: () => 'The file isn’t saved as UTF-8. Save it as UTF-8 and import it again.',
  fieldValueUnknown: ({ field, values }) => `The field ${quoted(field)} has to be one of: ${values}.`,
  noteHeadMissing: () =>
    'The note doesn’t start with its details between two lines of ---. Add title, subject, topic and kind there.',
  noteHeadLine: ({ line, text }) =>
    `Line ${line} (${quoted(text)}) isn’t written as “name: value”. Correct it or remove it.`,
  noteFieldRepeated: ({ field, line }) =>
    `The field ${quoted(field)} appears again in line ${line}. Remove one of the two.`,
  noteFieldQuoteOpen: ({ field, line }) =>
    `The field ${quoted(field)} in line ${line} starts with a quotation mark and doesn’t end with one. Add the closing quotation mark.`,
  noteEmpty: () => 'The note has no text after its details. Write the text below the second line of ---.',
  noteTooLong: ({ max }) => `The note is longer than ${characters(max)}. Split it into several notes.`,
  noteImageMissing: ({ image }) =>
    `The image ${quoted(image)} isn’t in the folder of the note. Put it there, or name the folder of the images with --pictures.`,
  mediaFileUnusable: ({ file, fault }) => `The file ${quoted(file)} ${MEDIA[fault]}.`,
  mediaFileTooLarge: ({ file, max }) => `The file ${quoted(file)} is larger than ${size(max)}. Make it smaller.`,
  mediaKindDiffers: ({ file, kind, hasVideo }) =>
    `The list calls ${quoted(file)} ${quoted(kind)}, but the file ${hasVideo ? 'is a video' : 'has only sound'}. Correct its kind.`,
  paperNotJson: () => 'The file isn’t valid JSON. Check its quotation marks, commas and brackets.',
  paperSubjectUnknown: ({ subject }) =>
    `There is no subject ${quoted(subject)}. Import its questions first, or correct the name.`,
  paperQuestionRepeated: ({ question }) =>
    `The paper uses the question ${quoted(question)} twice. Remove one of the two.`,
  paperQuestionsMissing: ({ questions, more }) =>
    `The question bank doesn’t contain ${questions.map(quoted).join(', ')}${more === 0 ? '' : ` and ${counted(more, { one: '# more question', other: '# more questions' })}`}. Import the questions first.`,
  deckColumnsMissing: () => 'No column is called “front” or “back”. Name both columns in the first line.',
  cardRepeated: ({ front }) => `The card ${quoted(front)} appears twice with the same back. Remove one of the two.`,
};
