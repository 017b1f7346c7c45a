import { copyFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importMediaFiles } from '#server/interchange/bank/import-files.ts';
import { MediaError, readMedia } from '#server/interchange/media/media.reader.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const LESSONS = join(import.meta.dirname, '../../../../src/server/demo/media');

const database = await testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-media-import-'));
  for (const file of ['newtons-laws.mp3', 'newtons-laws.en.vtt', 'along-or-shift.mp4']) {
    await copyFile(join(LESSONS, file), join(folder, file));
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const LINE = {
  file: 'newtons-laws.mp3',
  kind: 'audio',
  subject: 'Physics',
  topic: 'Forces',
  title: 'Newton',
  captions: 'newtons-laws.en.vtt',
  source: { work: 'A work' },
  licence: 'CC BY 4.0',
};

async function importLines(lines: readonly object[], dryRun = false) {
  const list = join(folder, 'list.jsonl');
  await writeFile(list, lines.map((line) => JSON.stringify(line)).join('\n'));
  const media = folderMediaStore(join(folder, 'store'));
  return importMediaFiles(database.pool, { files: [list], media, dryRun });
}

const stored = async () => {
  const { rows } = await database.pool.query(
    `select m.title, m.kind, m.summary, m.seconds, m.source, f.mime, f.width, f.height, f.byte_count::int as bytes,
       (select array_agg(t.language order by t.language) from media_tracks t where t.material_id = m.id) as languages
     from materials m join media_files f on f.material_id = m.id order by m.kind, m.position`,
  );
  return rows;
};

describe('importing media', () => {
  it('names those of several lists that cannot be read, and imports the others', async () => {
    const good = join(folder, 'good.jsonl');
    const missing = join(folder, 'missing.jsonl');
    await writeFile(good, JSON.stringify({ ...LINE, topic: 'Lists' }));
    const media = folderMediaStore(join(folder, 'store'));
    const report = { imported: 1, unchanged: 0, rejected: [], unreadable: [{ file: missing }] };
    // A dry run, so that the other tests find an empty database.
    expect(await importMediaFiles(database.pool, { files: [good, missing], media, dryRun: true })).toMatchObject(
      report,
    );
    await expect(importMediaFiles(database.pool, { files: [missing], media, dryRun: true })).rejects.toThrow('ENOENT');
  });

  it('writes nothing in a dry run', async () => {
    expect(await importLines([LINE], true)).toEqual({ imported: 1, unchanged: 0, rejected: [] });
    expect(await stored()).toEqual([]);
    expect(await readdir(folder)).not.toContain('store');
  });

  it('adds audio and videos to their topics once, and updates existing ones', async () => {
    const short = { ...LINE, file: 'along-or-shift.mp4', kind: 'short', title: 'Along', captions: null };
    expect(await importLines([LINE, short])).toEqual({ imported: 2, unchanged: 0, rejected: [] });
    expect(await stored()).toMatchObject([
      {
        title: 'Newton',
        mime: 'audio/mpeg',
        seconds: 62,
        width: null,
        languages: ['en'],
        source: { work: 'A work', author: null, url: null, licence: 'CC BY 4.0' },
      },
      { title: 'Along', mime: 'video/mp4', width: 720, height: 1280, languages: null },
    ]);
    expect(await importLines([LINE, short])).toMatchObject({ imported: 0, unchanged: 2 });
    const captions = [
      { file: 'newtons-laws.en.vtt', language: 'en' },
      { file: 'newtons-laws.en.vtt', language: 'de-AT' },
    ];
    expect(await importLines([{ ...LINE, summary: 'New', captions }])).toMatchObject({ imported: 1 });
    expect((await stored())[0]).toMatchObject({ summary: 'New', languages: ['de-AT', 'en'] });
    const { rows } = await database.pool.query('select count(*)::int as quizzes from quizzes');
    expect(rows).toEqual([{ quizzes: 0 }]);
  });

  it('gives a reason for each line that it rejects, and imports the others', async () => {
    const mp4 = await readFile(join(folder, 'along-or-shift.mp4'));
    await writeFile(join(folder, 'cut.mp4'), mp4.subarray(0, 2_000));
    await writeFile(join(folder, 'page.mp4'), '<!doctype html><script>alert(1)</script>');
    await writeFile(join(folder, 'empty.mp3'), '');
    await writeFile(join(folder, 'wrong.vtt'), '1\n00:00:01,000 --> 00:00:02,000\nSubRip');
    await symlink('/etc/hostname', join(folder, 'link.mp3'));
    const { imported, rejected } = await importLines([
      { ...LINE, file: 'cut.mp4', kind: 'video' },
      { ...LINE, file: 'page.mp4', kind: 'video' },
      { ...LINE, file: 'empty.mp3' },
      { ...LINE, file: 'gone.mp3' },
      { ...LINE, file: '../../etc/hostname' },
      { ...LINE, file: 'link.mp3' },
      { ...LINE, kind: 'video' },
      { ...LINE, captions: 'wrong.vtt' },
      { ...LINE, license: 'CC' },
      { ...LINE, title: 'Newton again' },
    ]);
    expect(imported).toBe(1);
    const unusable = (file: string, fault: string) => ({ code: 'mediaFileUnusable', file, fault });
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [1, unusable('cut.mp4', 'broken')],
      [2, unusable('page.mp4', 'otherFormat')],
      [3, unusable('empty.mp3', 'empty')],
      [4, unusable('gone.mp3', 'missing')],
      [5, { ...unusable('../../etc/hostname', ''), fault: expect.stringMatching(/^(outside|missing)$/) }],
      [6, unusable('link.mp3', 'outside')],
      [7, { code: 'mediaKindDiffers', file: LINE.file, kind: 'video', hasVideo: false }],
      [8, unusable('wrong.vtt', 'notWebVtt')],
      [9, [{ code: 'fieldUnknown', field: 'license' }]],
    ]);
  });

  it('reads the duration of a video without sound', async () => {
    const film = await readFile(join(LESSONS, 'along-or-shift.mp4'));
    const { seconds, hasSound } = await readMedia(join(folder, 'along-or-shift.mp4'));
    // The sound track becomes free space: a screen recorded without a microphone has none.
    const sound = film.lastIndexOf('trak', film.indexOf('soun'), 'latin1');
    film.write('free', sound, 'latin1');
    await writeFile(join(folder, 'silent.mp4'), film);
    const silent = await readMedia(join(folder, 'silent.mp4'));
    expect(silent.mime).toBe('video/mp4');
    expect(Math.abs(silent.seconds - seconds)).toBeLessThan(1);
    expect([hasSound, silent.hasSound]).toEqual([true, false]);
  });

  it('never accepts a file as media because of its name alone', async () => {
    await writeFile(
      join(folder, 'noise.mp3'),
      Buffer.from('ID3 and then nothing that plays, in a file that is not long'),
    );
    await expect(readMedia(join(folder, 'noise.mp3'))).rejects.toThrow(MediaError);
  });
});
