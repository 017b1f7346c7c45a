import type { ExportFacts } from './reasons/export-facts.ts';
import type { FileFacts } from './reasons/file-facts.ts';
import type { LossFacts } from './reasons/loss-facts.ts';
import type { MaterialFacts } from './reasons/material-facts.ts';
import type { InferenceFacts, RecognitionRefusals } from './reasons/recognition-facts.ts';
import type { RefusalFacts, WrittenFacts } from './reasons/refusal-facts.ts';
import type { RuleFacts } from './reasons/rule-facts.ts';

export {
  ARCHIVE_FORMATS,
  type ArchiveFormat,
  type CoursePart,
  IMAGE_FAULTS,
  type ImageFault,
  MEDIA_FAULTS,
  type MediaFault,
  OTHER_FILE_KINDS,
  type OtherFileKind,
  type QuestionPart,
  type XmlFault,
  type ZipFault,
} from './reasons/reason-parts.ts';

/** A field of a JSON Lines file, by its name in the file, and its problem. */
type FieldFacts = { inField: { readonly field: string; readonly reason: ImportReason } };

type Facts = FileFacts &
  RefusalFacts &
  WrittenFacts &
  RuleFacts &
  FieldFacts &
  LossFacts &
  ExportFacts &
  MaterialFacts &
  InferenceFacts &
  RecognitionRefusals;
export type ReasonCode = keyof Facts;
/** Codes of changes on import or export. */
export type LossCode = keyof LossFacts | keyof ExportFacts;

/** A reason by its code. */
export type ReasonByCode = { readonly [Code in ReasonCode]: { readonly code: Code } & Facts[Code] };

/**
 * Why a file or a question is not imported, or what is lost on import or export: a code and the parameters of its
 * message. The messages are in `src/texts`, in every language; the compiler requires each.
 */
export type ImportReason = ReasonByCode[ReasonCode];

/** A reason in a report; several belong to the same question. */
export type Reason = ImportReason | readonly ImportReason[];

/** A reason in a stored report: earlier versions stored English sentences, which are shown unchanged. */
export type StoredReason = Reason | string;
