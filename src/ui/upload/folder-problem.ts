import { textsNow } from '#texts/current-language.ts';
import { uploadTexts } from '#texts/platform/upload.texts.ts';
import type { FolderChoice, FolderLimits } from './folder-choice.ts';

/** Why no file of a folder is accepted, in a sentence; null if its files are. */
export function folderProblem(choice: FolderChoice, { files, depth }: FolderLimits): string | null {
  const t = textsNow(uploadTexts).folder;
  switch (choice.kind) {
    case 'files':
      return null;
    case 'tooMany':
      return t.tooMany({ most: files });
    case 'tooDeep':
      return t.tooDeep({ folder: choice.folder, most: depth });
    case 'empty':
      return t.empty;
    case 'unreadable':
      return t.unreadable({ path: choice.path });
  }
}
