import type { AnkiPart, ArchiveFormat, NoFacts, OtherFileKind, PdfFault, XmlFault, ZipFault } from './reason-parts.ts';

/** Why a file as a whole cannot be read. Sizes are in bytes. */
export type FileFacts = {
  fileOfOtherKind: { readonly kind: OtherFileKind };
  // The format of the file's content; another one was chosen.
  fileOfOtherFormat: { readonly format: ArchiveFormat };
  fileFormatUnknown: { readonly file: string };
  fileEncodingUnknown: { readonly encoding: string };
  fileTooLarge: { readonly max: number };
  termSeparatorUnknown: NoFacts;
  documentTooLong: { readonly max: number };
  // `max`: pages.
  pdfRefused: { readonly fault: PdfFault; readonly max: number };
  formNotJson: NoFacts;
  formWithoutItems: NoFacts;
  formWithoutKey: NoFacts;
  fileNotOpened: { readonly cause: string };
  // Tables.
  tableQuoteOpen: { readonly line: number };
  tableRowTooLong: { readonly line: number; readonly max: number };
  tableWithoutQuestionColumn: NoFacts;
  tableColumnMissing: { readonly column: string };
  tableRoleUnknown: { readonly role: string };
  tableTooManyColumns: { readonly max: number };
  spreadsheetTooLarge: { readonly max: number };
  workbookWithoutSheet: NoFacts;
  workbookSheetUnknown: { readonly sheet: string; readonly sheets: string };
  workbookSheetDamaged: { readonly sheet: string };
  workbookCellBeyond: { readonly line: number; readonly max: number };
  workbookTextMissing: { readonly line: number };
  // XML; `file`: within an archive, null if it is the file itself. `found`: the actual content.
  xmlDamaged: {
    readonly file: string | null;
    readonly line: number;
    readonly column: number;
    readonly fault: XmlFault;
    readonly found: string;
  };
  // A damaged part, and the lines around it that are not read; `to`: the last of them, null if it is the file's last.
  xmlPartDamaged: {
    readonly line: number;
    readonly fault: XmlFault;
    readonly found: string;
    readonly from: number;
    readonly to: number | null;
  };
  tablePartDamaged: { readonly line: number; readonly from: number; readonly to: number | null };
  moodleXmlExpected: { readonly element: string };
  qtiExpected: { readonly element: string };
  qtiNeitherArchiveNorXml: NoFacts;
  qtiManifestMissing: NoFacts;
  qtiManifestEmpty: NoFacts;
  qtiItemExpected: { readonly element: string };
  packageFileElsewhere: { readonly path: string };
  packageFileMissing: { readonly path: string };
  packageFileTooLarge: { readonly path: string; readonly max: number };
  // Archives.
  archiveDamaged: NoFacts;
  archiveFileDamaged: { readonly path: string };
  archiveLocked: NoFacts;
  archiveTooLarge: { readonly max: number };
  archiveTooManyFiles: { readonly max: number };
  archiveUnsafe: { readonly path: string; readonly fault: ZipFault };
  archivePackingUnknown: { readonly path: string };
  archiveWithoutQuestions: NoFacts;
  moodleBackupOld: NoFacts;
  moodleBackupWithoutQuestions: NoFacts;
  ankiCollectionMissing: NoFacts;
  ankiDamaged: { readonly part: AnkiPart };
};
