import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnotationJournal, type JournalStorage } from '#client/study/annotations/annotation-journal.ts';
import { createAnnotationOutbox } from '#client/study/annotations/annotation-outbox.ts';
import type { Annotation } from '#domain/content/notes/annotation.schema.ts';

const ID = '3f2b8e0e-7f1d-4a43-9a58-0d9a5a1d2c11';
const mark = (changes: Partial<Annotation> = {}): Annotation => ({
  id: ID,
  quote: 'words',
  before: '',
  after: '',
  start: 0,
  comment: '',
  revision: 1,
  removed: false,
  ...changes,
});

function memoryStorage(): JournalStorage {
  const saved = new Map<string, string>();
  return {
    getItem: (name) => saved.get(name) ?? null,
    setItem: (name, text) => void saved.set(name, text),
    removeItem: (name) => void saved.delete(name),
    key: (at) => [...saved.keys()][at] ?? null,
    get length() {
      return saved.size;
    },
  };
}

/** A server that responds when the test says so. */
function world(stored: readonly Annotation[] = [], storage = memoryStorage()) {
  const sent: { annotation: Annotation; answer: () => void; fail: (cause: Error) => void }[] = [];
  const journal = createAnnotationJournal('ada', 'note', storage);
  const outbox = createAnnotationOutbox(stored, {
    journal,
    send: (annotation) =>
      new Promise<void>((resolve, reject) => sent.push({ annotation, answer: resolve, fail: reject })),
    refusalOf: (cause) => (cause instanceof TypeError ? null : String((cause as Error).message)),
  });
  outbox.start();
  const finishSync = async (at: number, cause?: Error) => {
    if (cause === undefined) sent[at]?.answer();
    else sent[at]?.fail(cause);
    await vi.advanceTimersByTimeAsync(0);
  };
  const shown = () => outbox.getSnapshot().annotations.map(({ comment, state }) => [comment, state]);
  return { outbox, journal, storage, sent, settle: finishSync, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a highlight', () => {
  test('is shown at once, stored on the device, and deleted there when the server has it', async () => {
    const { outbox, journal, settle: finishSync, shown } = world();
    outbox.put(mark());
    expect(shown()).toEqual([['', 'saving']]);
    expect(journal.all()).toEqual([mark()]);
    await finishSync(0);
    expect(shown()).toEqual([['', 'saved']]);
    expect(journal.all()).toEqual([]);
  });

  test('that changes in flight is sent again with a higher revision', async () => {
    const { outbox, journal, sent, settle: finishSync, shown } = world();
    outbox.put(mark());
    outbox.put(mark({ comment: 'more' }));
    expect(sent).toHaveLength(1);
    await finishSync(0);
    expect(sent[1]?.annotation).toMatchObject({ comment: 'more', revision: 2 });
    expect(journal.all()).toHaveLength(1);
    await finishSync(1);
    expect(shown()).toEqual([['more', 'saved']]);
    expect(journal.all()).toEqual([]);
  });

  test('that fails is retried, and survives the page', async () => {
    const { outbox, storage, sent, settle: finishSync, shown } = world();
    outbox.put(mark({ comment: 'kept' }));
    await finishSync(0, new TypeError('no network'));
    expect(shown()).toEqual([['kept', 'waiting']]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(2);
    outbox.stop();
    const next = world([], storage);
    expect(next.sent.map(({ annotation }) => annotation.comment)).toEqual(['kept']);
    await next.settle(0);
    expect(next.shown()).toEqual([['kept', 'saved']]);
  });

  test('of the journal that the server already has is deleted; a newer one takes precedence', () => {
    const storage = memoryStorage();
    const before = world([], storage);
    before.outbox.put(mark({ comment: 'mine' }));
    expect(world([mark({ comment: 'other device', revision: 5 })], storage).shown()).toEqual([
      ['other device', 'saved'],
    ]);
    expect(before.journal.all()).toEqual([]);
  });

  test('that is removed disappears at once, and stays removed after reading the storage', async () => {
    const { outbox, storage, shown } = world([mark({ comment: 'old', revision: 3 })]);
    outbox.put(mark({ removed: true }));
    expect(shown()).toEqual([]);
    expect(world([mark({ comment: 'old', revision: 3 })], storage).shown()).toEqual([]);
  });

  test('that is refused says so and is not retried for ever', async () => {
    const { outbox, journal, sent, settle: finishSync, shown } = world();
    outbox.put(mark());
    await finishSync(0, new Error('Too many marks.'));
    expect(shown()).toEqual([['', 'refused']]);
    expect(outbox.getSnapshot().refusal).toBe('Too many marks.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, journal.all().length]).toEqual([1, 0]);
  });

  test('of another user on the same device is ignored', () => {
    const storage = memoryStorage();
    createAnnotationJournal('bob', 'note', storage).write(mark());
    storage.setItem('lectern.mark/ada/note/broken', '{"id":');
    expect(world([], storage).shown()).toEqual([]);
  });
});
