import { expect, test } from 'vitest';
import { readFolders } from '#ui/upload/dropped-folder.ts';
import { chooseFromInput, isSystemName } from '#ui/upload/folder-choice.ts';

const LIMITS = { files: 3, depth: 2 };

/** A file as an input for folders returns it. */
function inFolder(path: string): File {
  const file = new File([path], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

type Tree = { readonly [name: string]: Tree | string };

/** The entries of a dropped folder, whose children come in batches, as browsers return them. */
function entryOf(name: string, content: Tree | string, above = ''): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  const shared = { name, fullPath, isFile: typeof content === 'string', isDirectory: typeof content !== 'string' };
  if (typeof content === 'string') {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void): void =>
      content === 'locked' ? reject(new Error('NotReadableError')) : resolve(new File([content], name));
    return { ...shared, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const batches = Object.entries(content).map((child) => [entryOf(...child, fullPath)]);
    return { readEntries: (resolve: (batch: FileSystemEntry[]) => void) => resolve(batches.shift() ?? []) };
  };
  return { ...shared, createReader } as unknown as FileSystemEntry;
}

const namesIn = (choice: Awaited<ReturnType<typeof readFolders>>) =>
  choice.kind === 'files' ? { names: choice.files.map(({ name }) => name), leftOut: choice.leftOut } : choice;

test('hidden files, system files and lock files of Word are recognised by their names', () => {
  const names = ['.DS_Store', 'Thumbs.db', '__MACOSX', 'desktop.ini', '.git', '~$quiz.docx', 'Icon\r'];
  expect(names.filter((name) => !isSystemName(name))).toEqual([]);
  expect(['quiz.docx', 'thumbs.csv', 'a.DS_Store'].filter(isSystemName)).toEqual([]);
});

test('a dropped folder is read with its folders; what systems create is left out and counted', async () => {
  const folder = entryOf('Physics', {
    'unit 10.docx': 'ten',
    'unit 2.docx': 'two',
    '.DS_Store': 'x',
    __MACOSX: { '._unit 2.docx': 'x' },
    Waves: { 'quiz.gift': 'waves', 'Thumbs.db': 'x' },
  });
  expect(namesIn(await readFolders([folder], LIMITS))).toEqual({
    names: ['unit 2.docx', 'unit 10.docx', 'quiz.gift'],
    leftOut: 3,
  });
});

test('files with the same name are named with their folders', async () => {
  const folder = entryOf('Physics', { Heat: { 'quiz.docx': 'a' }, Waves: { 'quiz.docx': 'b' } });
  expect(namesIn(await readFolders([folder], LIMITS))).toEqual({
    names: ['Heat – quiz.docx', 'Waves – quiz.docx'],
    leftOut: 0,
  });
});

test('a folder with too many files, too many levels, none, or a locked file gives no file at all', async () => {
  const four = entryOf('Physics', { a: '1', b: '2', c: '3', d: '4' });
  expect(await readFolders([four], LIMITS)).toEqual({ kind: 'tooMany' });
  const disk = entryOf('Disk', Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`.hidden-${at}`, 'x'])));
  expect(await readFolders([disk], LIMITS)).toEqual({ kind: 'tooMany' });
  const deep = entryOf('Physics', { a: '1', Waves: { Old: { b: '2' } } });
  expect(await readFolders([deep], LIMITS)).toEqual({ kind: 'tooDeep', folder: 'Physics/Waves/Old' });
  expect(await readFolders([entryOf('Empty', { '.DS_Store': 'x' })], LIMITS)).toEqual({ kind: 'empty', leftOut: 1 });
  const locked = entryOf('Physics', { a: '1', 'b.docx': 'locked' });
  expect(await readFolders([locked], LIMITS)).toEqual({ kind: 'unreadable', path: 'Physics/b.docx' });
});

test('a chosen folder is read by the same rules', () => {
  const choose = (...paths: string[]) => chooseFromInput(paths.map(inFolder), LIMITS);
  expect(namesIn(choose('P/b.docx', 'P/.DS_Store', 'P/.git/x', 'P/.git/y', 'P/W/a.gift'))).toEqual({
    names: ['b.docx', 'a.gift'],
    leftOut: 2,
  });
  expect(choose('P/1', 'P/2', 'P/3', 'P/4')).toEqual({ kind: 'tooMany' });
  expect(choose('P/a', 'P/W/Old/b')).toEqual({ kind: 'tooDeep', folder: 'P/W/Old' });
  expect(choose('P/.hidden')).toEqual({ kind: 'empty', leftOut: 1 });
});
